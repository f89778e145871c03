import { describe, expect, it } from 'vitest';
import { type Player, type Position, position } from '../rule-table.ts';

type Mine = Omit<Player, 'faction'>;

/** The last round, in which all other players have passed. */
const last = (mine: Mine, faction: Player['faction'] = 'witches') =>
  position({
    players: [{ faction, ...mine }, { faction: 'engineers' }],
    round: 6,
    passed: [1],
  });

const POOR = { coins: 0, workers: 0 } as const;

describe('bonus cards in the last round', () => {
  it('[FAQ 47] none is taken, no coins come from the table, points for passing are scored', () => {
    const table = position({
      players: [
        { faction: 'witches', dwellings: 'F4 A3 A10 C3 C4', card: 'BON9', ...POOR },
        { faction: 'engineers' },
      ],
      round: 6,
      beside: 'BON1 BON2 BON3',
      cardCoins: { BON1: 3, BON2: 1, BON3: 2 },
    });
    expect(table.legal(0, 'pass')).toEqual(['none']);
    expect(table.refusal('0 pass BON1')).toBe('no-card-in-last-round');
    table.play('0 pass none');
    expect(table.told(0)).toEqual(['+5 vp bonus-card']);
    expect([table.card(0), table.coins(0)]).toEqual(['BON9', 0]);
    expect(table.deciders()).toEqual([1]);
  });

  it('[FAQ 47] in the rounds before one is, with its coins', () => {
    const table = position({
      players: [{ faction: 'witches', dwellings: 'F4', ...POOR }, { faction: 'engineers' }],
      round: 5,
      cardCoins: { BON1: 3 },
    });
    expect(table.refusal('0 pass none')).toBe('card-needed');
    table.play('0 pass BON1');
    expect(table.told(0)).toEqual(['+3 coins card-coins']);
  });
});

describe('conversions', () => {
  const FULL = { power: '0/0/12', cults: { fire: 4 }, priests: 1 } as const;
  const praying = (mine: Mine = {}) =>
    position({
      players: [
        { faction: 'witches', dwellings: 'F4', ...FULL, ...mine },
        { faction: 'nomads', dwellings: 'E7', power: '0/0/12' },
      ],
    });

  it('[FAQ 49] are made before or after the action, not to make room in the middle of it', () => {
    const table = praying();
    expect(table.refusal('0 convert power-to-coins 1')).toBe('');
    const first = table.branch().play('0 convert power-to-coins 2', '0 priest fire 1');
    expect(first.told(0)).toContain('+2 power cult-track');
    expect(first.power(0)).toBe('0/2/10');
    table.play('0 priest fire 1');
    expect(table.told(0)).toContain('+2 power cult-track (2 lost)');
    expect(table.power(0)).toBe('0/0/12');
    table.play('0 convert power-to-workers 4');
    expect([table.workers(0), table.power(0)]).toEqual([14, '12/0/0']);
  });

  it('[FAQ 49] nor while anything of the action is to be decided', () => {
    for (const line of ['0 power ACT5', '0 power ACT1']) {
      const table = praying().play(line);
      expect(table.refusal('0 convert power-to-coins 1'), line).toBe('not-now');
      expect(table.refusal('0 convert workers-to-coins 1'), line).toBe('not-now');
    }
    const favour = praying({ dwellings: '', tradingPosts: 'F4' }).play('0 upgrade F4 temple');
    expect(favour.asked()).toEqual(['favour']);
    expect(favour.refusal('0 convert power-to-coins 1')).toBe('not-now');
  });

  it('[FAQ 49] nor in turns of others: who has no room is not even asked', () => {
    const table = position({
      players: [
        { faction: 'nomads', dwellings: 'E7 G4' },
        { faction: 'witches', dwellings: 'F4', power: '0/0/12' },
        { faction: 'mermaids', dwellings: 'D5', power: '0/1/11' },
      ],
    });
    expect(table.refusal('1 convert power-to-coins 1')).toBe('not-your-decision');
    table.play('0 upgrade E7 trading-post');
    expect(table.happened('power-offered')).toMatchObject([{ seat: 2 }]);
    expect(table.deciders()).toEqual([2]);
    expect(table.legal(2)).toEqual(['take-power p1 1', 'refuse-power p1 1']);
    expect(table.refusal('2 convert power-to-coins 1')).toBe('not-now');
    expect(table.power(1)).toBe('0/0/12');
  });

  it('[FAQ 49] only the final scoring converts by itself', () => {
    const table = last({ ...POOR, dwellings: 'F4', power: '0/0/5' }).passAll();
    expect(table.total(0, 'coins', 'conversion')).toBe(5);
  });

  it('[FAQ 50] the last coin counts: three are a point', () => {
    const points = (mine: Mine) => last(mine).passAll().total(0, 'vp', 'final-resources');
    expect(points({ coins: 2, workers: 0, power: '0/0/1' })).toBe(1);
    expect(points({ coins: 2, workers: 0, power: '1/0/0' })).toBe(0);
  });
});

describe('final scoring of goods', () => {
  it('[FAQ 51] power is burned for coins', () => {
    const table = last({ ...POOR, power: '0/4/0' }).passAll();
    expect(table.happened('burned')).toMatchObject([{ seat: 0, times: 2 }]);
    expect(table.total(0, 'coins', 'conversion')).toBe(2);
  });

  it('[FAQ 52] priests, workers and power become coins, coins points', () => {
    const mine = { priests: 2, workers: 3, coins: 1, power: '0/5/1' } as const;
    const table = last(mine).passAll();
    expect(table.total(0, 'coins', 'final-resources')).toBe(-9);
    expect(table.total(0, 'vp', 'final-resources')).toBe(3);
    expect([table.priests(0), table.workers(0), table.coins(0)]).toEqual([0, 0, 0]);
    const alchemists = last(mine, 'alchemists').passAll();
    expect(alchemists.total(0, 'vp', 'final-resources')).toBe(4);
    expect(alchemists.coins(0)).toBe(1);
  });
});

describe('final scoring of areas', () => {
  const areas = (players: Position['players']) =>
    position({ players, round: 6, passed: players.map((_, seat) => seat).slice(1) }).passAll();

  it('[FAQ 53] only the largest of each player counts', () => {
    const table = areas([
      {
        faction: 'witches',
        dwellings: 'A1 A2 A3 A4 A5 A6 A7 I1',
        tradingPosts: 'I2 I3 I4 I5',
        stronghold: 'I6',
      },
      { faction: 'nomads', dwellings: 'E1 E2 E3 E4 E5' },
      { faction: 'mermaids', dwellings: 'G4 G5 G6 G7 H8' },
    ]);
    expect(table.happened('measured').map(({ value }) => value)).toEqual([7, 5, 5]);
    const points = [0, 1, 2].map((seat) => table.total(seat, 'vp', 'final-network'));
    expect(points).toEqual([18, 9, 9]);
  });

  it('[FAQ 54] and each scores once at most, 36 points in all', () => {
    const strips = ['A1 A2 A3', 'I1 I2 I3', 'E1 E2', 'G4 G5', 'A8 A9 A12 A13'] as const;
    const factions = ['witches', 'nomads', 'mermaids', 'darklings', 'giants'] as const;
    for (let count = 2; count <= 5; count++) {
      for (let shift = 0; shift < 5; shift++) {
        const players = factions
          .slice(0, count)
          .map((faction, seat) => ({ faction, dwellings: strips[(seat + shift) % 5] }));
        const scored = areas(players).events.filter(
          (event) => event.type === 'vp' && event.cause === 'final-network',
        ) as readonly { seat: number; amount: number }[];
        expect(new Set(scored.map(({ seat }) => seat)).size).toBe(scored.length);
        const sum = scored.reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBeLessThanOrEqual(36);
        if (count >= 3) expect(sum).toBe(36);
      }
    }
  });
});
