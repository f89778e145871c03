import { describe, expect, it } from 'vitest';
import { type Player, position } from '../rule-table.ts';
import { witches } from './positions.ts';

const CHARGED = { power: '0/0/12' } as const;

/** Halflings with a stronghold beside three hexes that are one step from plains: E5, F3, I7. */
const halflings = (mine: Omit<Player, 'faction'> = {}, others: readonly Player[] = []) =>
  position({
    players: [
      { faction: 'halflings', tradingPosts: 'E6', dwellings: 'I8', ...mine },
      ...(others.length > 0 ? others : [{ faction: 'engineers' } as const]),
    ],
  });

describe('free spades left over', () => {
  it('[FAQ 16] go to another hex once the first is home, or are thrown away', () => {
    const table = witches(CHARGED).play('0 power ACT6', '0 transform E7 forest short');
    const used = table.branch().play('0 transform G2 mountains short');
    expect(used.terrain('G2')).toBe('mountains');
    const thrown = table.branch().play('0 decline');
    expect(thrown.told(0)).toEqual(['lost 1 spades']);
  });

  it('[FAQ 16] three of them go to three hexes', () => {
    const table = halflings().play(
      '0 upgrade E6 stronghold',
      '0 transform E5 plains short',
      '0 transform F3 plains short',
      '0 transform I7 plains short',
    );
    expect(['E5', 'F3', 'I7'].map((hex) => table.terrain(hex))).toEqual(
      Array.from({ length: 3 }, () => 'plains'),
    );
    expect(table.total(0, 'workers', 'spade')).toBe(0);
    expect(table.refusal('0 transform E7 wasteland short')).toBe('no-more-transforming');
  });

  it('[FAQ 17] all go into one hex until it is home', () => {
    const table = witches(CHARGED).play('0 power ACT6', '0 transform G2 mountains short');
    expect(table.refusal('0 transform E7 forest short')).not.toBe('');
    expect(table.told(0)).toContain('lost 1 spades');
    const three = halflings().play('0 upgrade E6 stronghold', '0 transform D4 mountains short');
    expect(three.refusal('0 transform E5 plains short')).not.toBe('');
  });

  it('[FAQ 9] a hex that they made home is not transformed on, so nothing is built on it later', () => {
    const table = witches({ dwellings: 'F4 F2', ...CHARGED }).play(
      '0 power ACT6',
      '0 transform E7 forest short',
    );
    expect(table.refusal('0 transform E7 mountains short')).toBe('made-home-already');
    expect(table.refusal('0 transform E7 lakes short')).toBe('made-home-already');
    const three = halflings().play('0 upgrade E6 stronghold', '0 transform E5 plains short');
    expect(three.legal(0, 'transform').filter((way) => way.startsWith('E5 '))).toEqual([]);
    three.play('0 transform F3 plains short');
    expect(three.refusal('0 transform F3 swamp short')).toBe('made-home-already');
  });

  it('[FAQ 18] with paid spades only, one hex', () => {
    const table = witches({ exchange: 2 }).play('0 transform E7 forest short');
    expect(table.refusal('0 transform G2 mountains short')).toBe('no-more-transforming');
    const topped = witches(CHARGED).play('0 power ACT5', '0 transform G2 forest short');
    expect(topped.refusal('0 transform E7 forest short')).toBe('no-more-transforming');
  });
});

describe('the dwelling after free spades', () => {
  const two = (...hexes: readonly string[]) =>
    witches({ dwellings: 'F4 F2', ...CHARGED }).play(
      '0 power ACT6',
      ...hexes.map((hex) => `0 transform ${hex} forest short`),
    );

  it('[FAQ 19] stands on the hex that became home first', () => {
    expect(two('E7', 'F1').legal(0, 'build')).toEqual(['E7']);
    expect(two('F1', 'E7').legal(0, 'build')).toEqual(['F1']);
    const table = two('E7', 'F1');
    expect(table.refusal('0 build F1')).toBe('not-made-home');
    table.play('0 build E7');
    expect(table.told(0)).toEqual(['-1 workers build', '-2 coins build']);
    expect(table.refusal('0 build F1')).toBe('action-already-taken');
  });

  it('[FAQ 19] ruling dwellingAfterTwo: either of them, still one only', () => {
    const table = witches(
      { dwellings: 'F4 F2', ...CHARGED },
      { rulings: { dwellingAfterTwo: 'either' } },
    ).play('0 power ACT6', '0 transform E7 forest short', '0 transform F1 forest short');
    expect(table.legal(0, 'build')).toEqual(['E7', 'F1']);
    table.play('0 build F1');
    expect(table.refusal('0 build E7')).toBe('action-already-taken');
  });

  it('[FAQ 20] Halflings build stronghold and dwelling in one action, and both give power', () => {
    const table = halflings({}, [
      { faction: 'witches', dwellings: 'F4' },
      { faction: 'mermaids', dwellings: 'E4' },
    ]).play('0 upgrade E6 stronghold', '0 transform E5 plains short', '0 build E5');
    expect(table.told(0)).toEqual([
      '-4 workers upgrade',
      '-8 coins upgrade',
      '+5 vp round-tile',
      '+1 vp ability',
      'lost 2 spades',
      '-1 workers build',
      '-2 coins build',
    ]);
    const offered = table.happened('power-offered').map(({ seat, amount }) => [seat, amount]);
    expect(offered).toEqual([
      [1, 1],
      [2, 1],
    ]);
    table.play('2 take-power p1 1', '1 take-power p1 1');
    expect([table.power(1), table.power(2)]).toEqual(['11/1/0', '11/1/0']);
  });

  it('[FAQ 20] of three hexes at most one gets a dwelling, the first', () => {
    const table = halflings().play(
      '0 upgrade E6 stronghold',
      '0 transform F3 plains short',
      '0 transform E5 plains short',
      '0 transform I7 plains short',
    );
    expect(table.legal(0, 'build')).toEqual(['F3']);
    table.play('0 build F3');
    expect(table.asked()).toContain('end');
  });

  const chaos = (mine: Omit<Player, 'faction'>) =>
    position({
      players: [{ faction: 'chaos-magicians', ...mine }, { faction: 'engineers' }],
    });

  it('[FAQ 21] Chaos Magicians build two dwellings in a row by their double action', () => {
    const table = chaos({ stronghold: 'D4' });
    expect(table.reach(0)).not.toContain('E8');
    table.play('0 special ACTC', '0 transform E7 wasteland short', '0 build E7');
    table.play('0 transform E8 wasteland short', '0 build E8');
    expect(table.told(0)).toEqual(['-3 workers spade', '-1 workers build', '-2 coins build']);
    expect([table.on('E7'), table.on('E8')]).toEqual(['0 dwelling', '0 dwelling']);
    expect(table.refusal('0 build D4')).toBe('action-already-taken');
  });

  it('[FAQ 21] or upgrade and build', () => {
    const table = chaos({ stronghold: 'D4', dwellings: 'G2' }).play(
      '0 special ACTC',
      '0 upgrade G2 trading-post',
      '0 transform E7 wasteland short',
      '0 build E7',
    );
    expect([table.on('G2'), table.on('E7')]).toEqual(['0 trading-post', '0 dwelling']);
  });
});

describe('free spades and hexes that are home already', () => {
  const HOME = { terrain: { forest: 'E7' } } as const;

  it('[FAQ 23] such a hex cannot be named with no spade to use them elsewhere', () => {
    const table = witches(CHARGED, HOME).play('0 power ACT6');
    expect(table.legal(0, 'build')).toEqual(['E7']);
    table.play('0 transform G2 forest short');
    expect(table.legal(0, 'build')).toEqual(['G2']);
    expect(table.refusal('0 build E7')).toBe('not-made-home');
    const part = witches(CHARGED, HOME).play('0 power ACT5', '0 transform G2 mountains short');
    expect(part.refusal('0 build E7')).not.toBe('');
  });

  it('[FAQ 23] nor built on once another hex has been transformed', () => {
    const table = witches(CHARGED, { terrain: { forest: 'G2' } }).play('0 power ACT6');
    expect(table.legal(0, 'build')).toEqual(['G2']);
    table.play('0 transform E7 forest short');
    expect(table.legal(0, 'build')).toEqual(['E7']);
    expect(table.refusal('0 build G2')).toBe('not-made-home');
  });

  it('[FAQ 24] the action may only build there; the spades are lost and pay nothing', () => {
    const table = witches({ power: '0/0/4' }, { ...HOME, tile: 'SCORE1' });
    table.play('0 power ACT5', '0 build E7');
    expect(table.told(0)).toEqual([
      '-4 power power-action',
      'lost 1 spades',
      '-1 workers build',
      '-2 coins build',
    ]);
    expect(table.refusal('0 transform G2 mountains short')).toBe('action-already-taken');
  });

  it('[FAQ 24] nor for Halflings and Alchemists, unless spades pay when gained', () => {
    const plays = (spadeRewards: 'used' | 'gained', faction: Player) =>
      position({
        players: [{ ...CHARGED, ...faction }, { faction: 'engineers' }],
        tile: 'SCORE1',
        terrain: { plains: 'E7', swamp: 'D7' },
        rulings: { spadeRewards },
      });
    const halfling = { faction: 'halflings', dwellings: 'E6' } as const;
    const alchemist = { faction: 'alchemists', stronghold: 'E10', power: '4/0/8' } as const;
    const lost = ['-6 power power-action', 'lost 2 spades', '-1 workers build', '-2 coins build'];
    expect(plays('used', halfling).play('0 power ACT6', '0 build E7').told(0)).toEqual(lost);
    expect(plays('used', alchemist).play('0 power ACT6', '0 build D7').told(0)).toEqual(lost);
    const paid = plays('gained', halfling).play('0 power ACT6', '0 build E7');
    expect(paid.total(0, 'vp')).toBe(2 * 2 + 2);
    const charged = plays('gained', alchemist).play('0 power ACT6', '0 build D7');
    expect([charged.total(0, 'vp'), charged.total(0, 'power')]).toEqual([4, 4]);
  });
});
