import { describe, expect, it } from 'vitest';
import { type Player, position } from './rule-table.ts';

/**
 * Engineers build beside Witches who have passed in the last round: for these, power can only
 * become coins.
 */
function lastRound(
  witches: Partial<Player>,
  given: {
    readonly rulesVersion?: string;
    readonly builder?: string;
    readonly rulings?: object;
  } = {},
) {
  const { rulesVersion = '2026-11-28', builder = 'engineers', rulings = {} } = given;
  return position({
    round: 6,
    passed: [1],
    players: [
      { faction: builder, tradingPosts: 'F4', dwellings: 'E6' },
      { faction: 'witches', tradingPosts: 'E7 G2', power: '6/6/0', vp: 50, ...witches },
    ],
    options: { rulesVersion },
    rulings,
    terrain: { forest: 'E7 G2' },
  });
}

const PAID = [
  ['ask', {}],
  ['free-then-ask', { orders: { 'power-offers': 'free-then-ask' } }],
  ['always', { orders: { 'power-offers': 'always' } }],
  ['always, looking ahead', { orders: { 'power-offers': 'always', 'offer-income': 'look-ahead' } }],
] as const;

describe('power after the last pass that costs points', () => {
  it.each(PAID)('is refused without a question: %s', (_, witches) => {
    const table = lastRound(witches).play('0 upgrade F4 stronghold');
    expect(table.happened('power-offered')).toHaveLength(1);
    expect(table.happened('answered')).toEqual([{ type: 'answered', seat: 1, by: 'only-answer' }]);
    expect(table.happened('power-refused')).toHaveLength(1);
    expect([table.vp(1), table.power(1)]).toEqual([50, '6/6/0']);
    expect(table.deciders()).toEqual([0]);
  });

  it('was asked about and paid until 2026-11-28', () => {
    const rulesVersion = '2026-11-22';
    const asked = lastRound({}, { rulesVersion }).play('0 upgrade F4 stronghold');
    expect(asked.asked()).toEqual(['refuse-power', 'take-power']);
    const orders = { 'power-offers': 'always', 'offer-income': 'look-ahead' } as const;
    const paid = lastRound({ orders }, { rulesVersion }).play('0 upgrade F4 stronghold');
    expect(paid.vp(1)).toBeLessThan(50);
  });

  it('is asked about before the last round, and by who has not passed', () => {
    for (const [round, passed] of [
      [5, [1]],
      [6, []],
    ] as const) {
      const table = position({
        round,
        passed,
        players: [
          { faction: 'engineers', tradingPosts: 'F4', dwellings: 'E6' },
          { faction: 'witches', tradingPosts: 'E7 G2', power: '6/6/0', vp: 50 },
        ],
      }).play('0 upgrade F4 stronghold');
      expect(table.asked()).toEqual(['refuse-power', 'take-power']);
    }
  });

  it('is asked about where the builder’s faction goes by the answers; an order that looks ahead pays nothing', () => {
    const cultists = { builder: 'cultists' };
    const asked = lastRound({}, cultists).play('0 upgrade F4 stronghold');
    expect(asked.asked()).toEqual(['refuse-power', 'take-power']);
    const orders = { 'power-offers': 'always', 'offer-income': 'look-ahead' } as const;
    const ahead = lastRound({ orders }, cultists).play('0 upgrade F4 stronghold');
    expect(ahead.asked()).toEqual(['refuse-power', 'take-power']);
    expect(ahead.vp(1)).toBe(50);
  });

  it('stays open where answers may come late, so that it can be answered as on the site', () => {
    const late = lastRound({}, { rulings: { afterBuilding: 'snellman' } });
    late.play('0 upgrade F4 stronghold');
    expect(late.legal(1)).toContain('take-power p1 4');
  });
});

it('power after the last pass that is free is asked about: a coin more can be a point', () => {
  const table = lastRound({ tradingPosts: '', dwellings: 'E7' }).play('0 upgrade F4 stronghold');
  expect(table.asked()).toEqual(['refuse-power', 'take-power']);
});
