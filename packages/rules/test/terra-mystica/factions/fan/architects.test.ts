import { describe, expect, it } from 'vitest';
import { HEX_MARKS } from '../../../../src/terra-mystica/goods/pockets.ts';
import type { Player, Position, RuleTable } from '../../rule-table.ts';
import { withFan } from './fan-table.ts';

/** Town tiles are on the named hexes. */
function own(
  mine: Omit<Player, 'faction'>,
  rest: Omit<Position, 'players' | 'game'> = {},
  tiles: readonly string[] = [],
): RuleTable {
  const table = withFan('architects', mine, { passed: [1], ...rest });
  for (const hex of tiles) {
    HEX_MARKS.add(table.state, 0, table.hex(hex), 'town-tile', undefined);
  }
  return table;
}

const DIG = '0 ability bridge-dwelling';
const SPADES = '0 ability bridge-dwelling-with-spades';
const MOVE = '0 ability move-bridge';

describe('Architects', () => {
  it('[6.1] build a bridge for a priest by the usual rules, who goes to the supply', () => {
    const table = own({ dwellings: 'E8', priests: 2 }).play('0 ability priest-bridge - -');
    expect(table.legal(0, 'bridge')).toEqual(['D6-E8', 'E8-G3']);
    table.play('0 bridge E8-G3', '0 end');
    expect([table.priests(0), table.state.priestsPlaced(0)]).toEqual([1, 0]);
    expect(table.reach(0)).toContain('G3');
    table.play('0 ability priest-bridge - -', '0 bridge D6-E8');
    expect(table.state.bridgesLeft(0)).toBe(1);
  });

  it('[6.1] not without a priest, a bridge or a place; the power action stays', () => {
    const BRIDGE = '0 ability priest-bridge - -';
    expect(own({ dwellings: 'E8' }).refusal(BRIDGE)).toBe('not-enough-priests');
    expect(own({ dwellings: 'A9', priests: 1 }).refusal(BRIDGE)).toBe('ability-impossible');
    const none = own({ dwellings: 'E8', priests: 1, bridgesLeft: 0 });
    expect(none.refusal(BRIDGE)).toBe('ability-impossible');
    const power = own({ dwellings: 'E8', power: '0/0/3' }).play('0 power ACT1', '0 bridge E8-G3');
    expect(power.state.bridgesLeft(0)).toBe(2);
  });

  it('[6.2] a bridge inside a group adds 1 to its power, and is no structure', () => {
    const mine = { dwellings: 'E8 E7 G3', tradingPosts: 'F4', priests: 1 } as const;
    const ring = own({ ...mine, bridges: 'F4-G3' }).play('0 ability priest-bridge - -');
    expect(ring.play('0 bridge E8-G3').asked()).toEqual(['town']);
    const three = own({ dwellings: 'E8', stronghold: 'F4', tradingPosts: 'E7', priests: 1 });
    three.play('0 ability priest-bridge - -', '0 bridge E8-G3');
    expect(three.asked()).not.toContain('town');
  });

  it('[6.2] not one that leads to an empty hex, nor one of somebody else', () => {
    const mine = { dwellings: 'E8 E6', tradingPosts: 'E7 F4', priests: 1 } as const;
    const table = own(mine).play('0 ability priest-bridge - -', '0 bridge E8-G3');
    expect(table.asked()).not.toContain('town');
    const parts = { dwellings: 'E7 E8', tradingPosts: 'F4', temples: 'D5' } as const;
    const { power, ...theirs } = { power: '0/0/3', bridges: 'E8-G3', dwellings: 'G3' } as const;
    const foreign = withFan('architects', { ...parts, power }, { passed: [1] }, theirs);
    expect(foreign.play('0 power ACT1', '0 bridge F4-G3').asked()).not.toContain('town');
  });

  it('[6.3] a bridge saves a spade of transforming and building in one action', () => {
    const table = own({ dwellings: 'G2', bridges: 'G2-I6' }, { tile: 'SCORE1' });
    table.play(`${DIG} I6 -`);
    expect(table.told(0)).toEqual([
      '-3 workers spade',
      '+2 vp round-tile',
      '-1 workers build',
      '-2 coins build',
    ]);
    expect([table.on('I6'), table.terrain('I6')]).toEqual(['0 dwelling', 'wasteland']);
    expect(table.asked()).not.toContain('decline');
  });

  it('[6.3] down to none, and then nothing is scored; two bridges save two', () => {
    const one = own({ dwellings: 'D6', bridges: 'D6-E8' }, { tile: 'SCORE1' });
    expect(one.play(`${DIG} E8 -`).told(0)).toEqual(['-1 workers build', '-2 coins build']);
    const two = own({ dwellings: 'E8 F4', bridges: 'E8-G3 F4-G3' });
    expect(two.play(`${DIG} G3 -`).told(0)).toEqual(['-1 workers build', '-2 coins build']);
    const far = own({ dwellings: 'A3 B1', bridges: 'A3-C1 B1-C1', exchange: 2 });
    expect(far.play(`${DIG} C1 -`).total(0, 'workers', 'spade')).toBe(-1);
  });

  it('[6.3] transforming alone saves nothing', () => {
    const table = own({ dwellings: 'G2', bridges: 'G2-I6' });
    table.play('0 transform I6 wasteland short', '0 decline');
    expect(table.total(0, 'workers', 'spade')).toBe(-6);
  });

  it('[6.3] only where an own bridge leads, with price and piece, not on home terrain', () => {
    const mine = { dwellings: 'G2', bridges: 'G2-I6' } as const;
    const no = (given: object, hex: string, rest: object = {}) =>
      own({ ...mine, ...given }, rest).refusal(`${DIG} ${hex} -`);
    expect(no({}, 'F4')).toBe('ability-impossible');
    expect(no({}, 'G2')).toBe('not-empty');
    expect(no({ workers: 3 }, 'I6')).toBe('not-enough-workers');
    expect(no({ workers: 4 }, 'I6')).toBe('');
    expect(no({ coins: 1 }, 'I6')).toBe('not-enough-coins');
    expect(no({ dwellings: 'G2 A1 A2 A3 A4 A5 A7 A8' }, 'I6')).toBe('no-piece-left');
    expect(no({}, 'I6', { terrain: { wasteland: 'I6' } })).toBe('ability-impossible');
    expect(no({}, 'I6', { terrain: { ice: 'I6' } })).toBe('terrain-for-good');
  });

  it('[6.3] a spade that is left builds nothing, on home terrain neither', () => {
    const mine = { dwellings: 'G2', bridges: 'G2-I6', power: '0/0/6' } as const;
    const table = own(mine, { terrain: { wasteland: 'F4' } }).play('0 power ACT6');
    expect(table.refusal('0 build F4')).toBe('');
    table.play(`${SPADES} I6 -`);
    expect(table.refusal('0 build F4')).toBe('no-building-now');
  });

  it('[6.3] with free spades the saving comes first; one that is left transforms alone', () => {
    const mine = { dwellings: 'G2', bridges: 'G2-I6', power: '0/0/6' } as const;
    const table = own(mine, { tile: 'SCORE1' }).play('0 power ACT6', `${SPADES} I6 -`);
    expect(table.told(0)).toEqual([
      '-6 power power-action',
      '+2 vp round-tile',
      '-1 workers build',
      '-2 coins build',
    ]);
    expect(table.asked()).toEqual(['decline', 'transform']);
    table.play('0 transform I7 wasteland short');
    expect([table.terrain('I7'), table.on('I7')]).toEqual(['wasteland', 'none']);
    expect(table.asked()).not.toContain('build');
    const bought = own({ ...mine, dwellings: 'A3', bridges: 'A3-C1', power: '0/0/4' });
    bought.play('0 power ACT5', `${SPADES} C1 -`);
    expect(bought.total(0, 'workers', 'spade')).toBe(-3);
  });

  it('[6.3] with free spades also after another hex, unless the ruling has the first', () => {
    const mine = { dwellings: 'G2', bridges: 'G2-I6', power: '0/0/6' } as const;
    const after = (dwellingAfterTwo: 'first' | 'either') =>
      own(mine, { rulings: { dwellingAfterTwo } }).play(
        '0 power ACT6',
        '0 transform F3 wasteland short',
      );
    expect(after('first').refusal(`${SPADES} I6 -`)).toBe('ability-impossible');
    const table = after('either').play(`${SPADES} I6 -`);
    expect([table.on('I6'), table.on('F3')]).toEqual(['0 dwelling', 'none']);
    expect(table.total(0, 'workers', 'spade')).toBe(0);
  });

  it('[6.3] not with spades of the cult reward', () => {
    const mine = { dwellings: 'G2', bridges: 'G2-I6', cults: { water: 4 } } as const;
    const table = own(mine, { tile: 'SCORE6' }).passAll();
    expect(table.refusal(`${SPADES} I6 -`)).toBe('no-building-now');
  });

  const FORT = { stronghold: 'E7', tradingPosts: 'F4', dwellings: 'E8 E6' } as const;

  it('[6.4] the stronghold moves a bridge once a round for 3 points', () => {
    const fort = { ...FORT, bridges: 'E8-G3', inTown: 'E6 E7 E8 F4' };
    const table = own(fort, {}, ['E7']).play(`${MOVE} E8-G3 D6-E8`);
    expect(table.told(0)).toEqual(['+3 vp ability']);
    expect(table.happened('bridge-moved')).toMatchObject([{ from: 'E8-G3', to: 'D6-E8' }]);
    expect([table.reach(0).includes('G3'), table.reach(0).includes('D6')]).toEqual([false, true]);
    expect(table.state.bridgesLeft(0)).toBe(2);
    expect(table.play('0 end').refusal(`${MOVE} D6-E8 E8-G3`)).toBe('ability-used');
  });

  it('[6.4] an own bridge, to a free place at an own structure', () => {
    const theirs = { dwellings: 'D6', bridges: 'D6-E8' } as const;
    const mine = { ...FORT, bridges: 'E8-G3' };
    const table = withFan('architects', mine, { passed: [1] }, theirs);
    expect(table.refusal(`${MOVE} D6-E8 F4-G3`)).toBe('ability-impossible');
    expect(table.refusal(`${MOVE} E8-G3 D6-E8`)).toBe('bridge-place-taken');
    expect(table.refusal(`${MOVE} E8-G3 E8-G3`)).toBe('bridge-place-taken');
    expect(table.refusal(`${MOVE} E8-G3 G2-H4`)).toBe('bridge-not-at-own-building');
    const without = own({ dwellings: 'E8', bridges: 'E8-G3' });
    expect(without.refusal(`${MOVE} E8-G3 D6-E8`)).toBe('ability-needs-stronghold');
  });

  it('[6.4] a town may come of it', () => {
    const mine = { stronghold: 'E7', tradingPosts: 'F4', dwellings: 'E8 G3', bridges: 'D6-E8' };
    expect(own(mine).play(`${MOVE} D6-E8 E8-G3`).asked()).toEqual(['town']);
  });

  it('[6.5] not when the group of a town tile would be no town without the bridge', () => {
    const mine = { ...FORT, dwellings: 'E8 G3', bridges: 'E8-G3', inTown: 'E7 F4 E8 G3' };
    const table = own(mine, {}, ['E7']);
    expect(table.refusal(`${MOVE} E8-G3 D6-E8`)).toBe('ability-impossible');
    expect(table.refusal(`${MOVE} E8-G3 F4-G3`)).toBe('ability-impossible');
    // A town because of its power alone: six without the bridge that closes the ring, enough with
    // FAV5.
    const ring = {
      stronghold: 'A1',
      tradingPosts: 'F4',
      dwellings: 'E7 E8 G3',
      bridges: 'F4-G3 E8-G3',
      inTown: 'F4 E7 E8 G3',
    };
    expect(own(ring, {}, ['E8']).refusal(`${MOVE} E8-G3 D6-E8`)).toBe('ability-impossible');
    const six = own({ ...ring, favours: 'FAV5' }, {}, ['E8']);
    expect(six.refusal(`${MOVE} E8-G3 D6-E8`)).toBe('');
    const small = { ...FORT, dwellings: 'E8', sanctuary: 'E6', bridges: 'E8-G3' };
    const three = own({ ...small, inTown: 'E6 E7 F4 E8' }, {}, ['E6']);
    expect(three.refusal(`${MOVE} E8-G3 D6-E8`)).toBe('');
  });

  const SOUTH = { tradingPosts: 'F4 G3 H4 H5', inTown: 'E7 F4 E8 E6 G3 H4 H5' } as const;

  it('[6.5] two towns may be separated', () => {
    const south = { ...FORT, ...SOUTH, dwellings: 'E8 E6 I7', bridges: 'E8-G3' };
    const table = own({ ...south, inTown: `${SOUTH.inTown} I7` }, {}, ['E7', 'G3']);
    table.play(`${MOVE} E8-G3 D6-E8`);
    expect([table.isInTown(0, 'E6'), table.isInTown(0, 'I7')]).toEqual([true, true]);
    expect(table.asked()).not.toContain('town');
  });

  it('[6.5] what is cut off is free again and may found another town', () => {
    const south = { ...FORT, ...SOUTH, bridges: 'E8-G3' };
    const table = own(south, { terrain: { wasteland: 'I7' } }, ['E7']);
    table.play(`${MOVE} E8-G3 D6-E8`);
    expect([table.isInTown(0, 'E6'), table.isInTown(0, 'G3')]).toEqual([true, false]);
    expect(table.asked()).not.toContain('town');
    expect(table.play('0 end', '0 build I7').asked()).toEqual(['town']);
    const whole = own({ ...south, dwellings: 'E8 E6 I7', inTown: `${SOUTH.inTown} I7` }, {}, [
      'E7',
    ]);
    expect(whole.play(`${MOVE} E8-G3 D6-E8`).asked()).toEqual(['town']);
  });

  it('[6.6] the tile of a town lies on a hex of it of their choice', () => {
    const mine = { ...FORT, dwellings: 'E6', priests: 1 };
    const table = own(mine, { terrain: { wasteland: 'E8' } }).play('0 build E8', '0 town TW1');
    expect(table.legal(0)).toEqual(
      ['E6', 'E7', 'E8', 'F4'].map((hex) => `ability lay-town-tile ${hex} -`),
    );
    expect(table.refusal('0 ability lay-town-tile G3 -')).toBe('ability-impossible');
    table.play('0 ability lay-town-tile F4 -');
    expect(table.happened('marked')).toMatchObject([{ hex: 'F4', what: 'town-tile' }]);
    expect(HEX_MARKS.has(table.state, 0, table.hex('F4'))).toBe(true);
  });
});
