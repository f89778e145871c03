import { describe, expect, it } from 'vitest';
import { type Player, position } from '../rule-table.ts';
import { dwarves, witches } from './positions.ts';

describe('spades of the cult reward', () => {
  const EARTH = (steps: number) => ({ cults: { earth: steps } }) as const;
  const reward = (steps: number, mine: Omit<Player, 'faction'> = {}) =>
    witches({ ...EARTH(steps), ...mine }, { tile: 'SCORE2' }).passAll();

  it('[FAQ 25] are no action: nothing is bought, nothing built', () => {
    const table = reward(4, { priests: 3, power: '0/0/12' });
    expect(table.deciders()).toEqual([0]);
    expect(table.asked()).toEqual(['decline', 'transform']);
    expect(table.refusal('0 transform G2 forest short')).toBe('too-many-spades');
    expect(table.refusal('0 convert power-to-coins 1')).toBe('not-now');
    table.play('0 transform E7 forest short');
    expect(table.terrain('E7')).toBe('forest');
    expect([table.on('E7'), table.state.round()]).toEqual(['none', 2]);
    expect(table.total(0, 'workers', 'build')).toBe(0);
  });

  it('[FAQ 25] nor is a hex built on that is home already', () => {
    const table = witches(EARTH(4), { tile: 'SCORE2', terrain: { forest: 'E7' } }).passAll();
    expect(table.refusal('0 build E7')).toBe('no-building-now');
  });

  it('[FAQ 26] go to one hex, or to two by the rules of transforming', () => {
    const two = reward(8).play('0 transform E7 forest short');
    expect(two.asked()).toEqual(['decline', 'transform']);
    two.play('0 transform G2 mountains short');
    expect([two.terrain('E7'), two.terrain('G2')]).toEqual(['forest', 'mountains']);
    const one = reward(8).play('0 transform G2 forest short');
    expect([one.terrain('G2'), one.state.round()]).toEqual(['forest', 2]);
    const part = reward(8).play('0 transform G2 mountains short');
    expect(part.refusal('0 transform E7 forest short')).not.toBe('');
    expect([part.terrain('E7'), part.state.round()]).toEqual(['mountains', 2]);
  });

  it('[FAQ 26] are used on free hexes in reach, by ship too', () => {
    expect(reward(4).refusal('0 transform E8 wasteland short')).toBe('not-in-reach');
    const ship = reward(4, { shipping: 1 });
    expect(ship.refusal('0 transform E8 wasteland short')).toBe('');
    expect(ship.refusal('0 transform F4 lakes short')).toBe('not-empty');
  });

  it('[FAQ 48] the shipping card does not help with them', () => {
    const players = [
      { faction: 'witches', dwellings: 'C4', cults: { earth: 4 }, card: 'BON4' },
      { faction: 'engineers' },
    ] as const;
    const action = position({ players });
    expect(action.refusal('0 build C3')).toBe('');
    const [{ card: _, ...mine }, other] = players;
    const table = position({
      players: [mine, other],
      passed: [1],
      tile: 'SCORE2',
      beside: 'BON1 BON2 BON4',
    }).play('0 pass BON4', '0 end');
    expect(table.card(0)).toBe('BON4');
    expect(table.asked()).toEqual(['decline', 'transform']);
    expect(table.refusal('0 transform C3 lakes short')).toBe('not-in-reach');
    expect(table.refusal('0 transform D6 mountains short')).toBe('');
    table.play('0 decline');
    expect(table.state.round()).toBe(2);
    expect(table.reach(0)).toContain('C3');
  });
});

describe('direct adjacency', () => {
  const banks = (bridges: string, owner: 0 | 1) =>
    position({
      players: [
        { faction: 'swarmlings', dwellings: 'D5', ...(owner === 0 && { bridges }) },
        { faction: 'witches', dwellings: 'C4', ...(owner === 1 && { bridges }) },
      ],
    }).play('0 upgrade D5 trading-post');

  it('[FAQ 27] a bridge, whoever built it, lowers the price and gives power', () => {
    for (const owner of [0, 1] as const) {
      const table = banks('C4-D5', owner);
      expect(table.told(0)).toEqual(['-3 workers upgrade', '-4 coins upgrade']);
      expect(table.happened('power-offered')).toMatchObject([{ seat: 1, amount: 1 }]);
    }
    const apart = banks('', 0);
    expect(apart.told(0)).toEqual(['-3 workers upgrade', '-8 coins upgrade']);
    expect(apart.happened('power-offered')).toEqual([]);
  });

  it('[FAQ 27] so does a structure on a neighbouring hex', () => {
    const table = position({
      players: [
        { faction: 'swarmlings', dwellings: 'E7' },
        { faction: 'witches', dwellings: 'F4' },
      ],
    }).play('0 upgrade E7 trading-post');
    expect(table.total(0, 'coins')).toBe(-4);
    expect(table.deciders()).toEqual([1]);
  });

  it('[FAQ 27] a town needs no line: four around one in the middle, or over a bridge', () => {
    const star = dwarves({ dwellings: '', tradingPosts: 'E10 F5 G6' }).play('0 build F6');
    expect(star.asked()).toEqual(['town']);
    const banks = () =>
      position({
        players: [
          {
            faction: 'witches',
            tradingPosts: 'D5',
            temples: 'E8',
            dwellings: 'B5 C4',
            power: '0/0/3',
          },
          { faction: 'engineers' },
        ],
        passed: [1],
      }).play('0 upgrade B5 trading-post');
    expect(banks().asked()).not.toContain('town');
    const joined = banks().play('0 end', '0 power ACT1');
    joined.play('0 bridge C4-D5');
    expect(joined.asked()).toEqual(['town']);
    joined.play('0 town TW1');
    expect(joined.happened('town')[0].buildings).toEqual(['B5', 'C4', 'D5', 'E8']);
  });
});

describe('indirect adjacency', () => {
  const WITCHES = { faction: 'witches', dwellings: 'C4' } as const;

  it('[FAQ 28] goes over as many river hexes as the shipping value', () => {
    const legal = (shipping: number) =>
      position({ players: [{ ...WITCHES, shipping }, { faction: 'engineers' }] });
    expect(legal(0).refusal('0 build C3')).toBe('not-in-reach');
    expect(legal(1).refusal('0 build C3')).toBe('');
    // G3 is behind r16, r18 and r23.
    expect(legal(2).reach(0)).not.toContain('G3');
    expect(legal(3).reach(0)).toContain('G3');
  });

  it('[FAQ 28] counts in the final scoring of areas, by the level of the track', () => {
    const network = (shipping: number, card?: 'BON4') => {
      const mine = { faction: 'witches', dwellings: 'C3 C4', shipping } as const;
      return position({
        players: [card === undefined ? mine : { ...mine, card }, { faction: 'engineers' }],
        round: 6,
        passed: [1],
      })
        .passAll()
        .happened('measured')[0].value;
    };
    expect([network(0), network(1)]).toEqual([1, 2]);
    expect(network(0, 'BON4')).toBe(1);
  });

  it('[FAQ 28] but not for towns, prices and power', () => {
    const town = position({
      players: [
        {
          faction: 'witches',
          tradingPosts: 'B4 B5',
          dwellings: 'C4',
          stronghold: 'C3',
          shipping: 3,
        },
        { faction: 'engineers' },
      ],
    }).play('0 upgrade C4 trading-post');
    expect(town.asked()).not.toContain('town');
    const power = position({
      players: [
        { ...WITCHES, shipping: 1 },
        { faction: 'mermaids', dwellings: 'C3', shipping: 3 },
      ],
    }).play('0 upgrade C4 trading-post');
    expect(power.total(0, 'coins')).toBe(-6);
    expect(power.happened('power-offered')).toEqual([]);
  });

  it('[FAQ 29] [FAQ 64] a tunnel reaches a hex in an action, and joins areas in the end', () => {
    const action = dwarves().play('0 skip-transform D7 mountains short', '0 build D7');
    expect(action.told(0)).toEqual([
      '-2 workers skip',
      '+4 vp skip',
      '-3 workers spade',
      '-1 workers build',
      '-2 coins build',
    ]);
    const area = dwarves({ dwellings: 'F6 D7 B6' }, { round: 6 }).passAll();
    expect(area.happened('measured')).toMatchObject([
      { seat: 0, value: 3 },
      { seat: 1, value: 0 },
    ]);
    const apart = dwarves({ dwellings: 'F6 D7 A13' }, { round: 6 }).passAll();
    expect(apart.happened('measured')[0].value).toBe(2);
  });

  it('[FAQ 64] so does a carpet flight, two hexes far with the stronghold', () => {
    const flight = (mine: Omit<Player, 'faction'>, round = 1) =>
      position({
        players: [{ faction: 'fakirs', priests: 1, ...mine }, { faction: 'engineers' }],
        round,
        passed: [1],
      });
    const table = flight({ dwellings: 'F3' }).play('0 skip-transform E7 wasteland short');
    expect(table.told(0)).toEqual(['-1 priests skip', '+4 vp skip', '-3 workers spade']);
    expect(flight({ dwellings: 'F3' }).refusal('0 skip-transform E8 plains short')).toBe(
      'not-in-range',
    );
    expect(flight({ stronghold: 'F3' }).refusal('0 skip-transform E8 plains short')).toBe('');
    const area = (mine: Omit<Player, 'faction'>) =>
      flight(mine, 6).passAll().happened('measured')[0].value;
    expect(area({ dwellings: 'F3 E7 D5' })).toBe(3);
    expect(area({ dwellings: 'F3 E8' })).toBe(1);
    expect(area({ stronghold: 'F3', dwellings: 'E8' })).toBe(2);
  });

  it('[FAQ 29] [FAQ 64] neither helps with spades of the cult reward', () => {
    const dwarf = dwarves({ cults: { earth: 4 } }, { tile: 'SCORE2' }).passAll();
    expect(dwarf.refusal('0 skip-transform D7 mountains short')).toBe('skipped-already');
    expect(dwarf.refusal('0 transform D7 mountains short')).toBe('not-in-reach');
    expect(dwarf.refusal('0 transform E9 mountains short')).toBe('');
    expect(dwarf.asked()).toEqual(['decline', 'transform']);
    const fakir = position({
      players: [
        { faction: 'fakirs', dwellings: 'F3', cults: { earth: 4 }, priests: 2 },
        { faction: 'engineers' },
      ],
      tile: 'SCORE2',
    }).passAll();
    expect(fakir.refusal('0 skip-transform E7 wasteland short')).toBe('skipped-already');
    expect(fakir.refusal('0 transform E7 wasteland short')).toBe('not-in-reach');
  });
});
