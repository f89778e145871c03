import { describe, expect, test } from 'vitest';
import type { HandMade } from './hand-made.ts';
import { can, deciders, moves, play, position, refusal } from './hand-made.ts';
import { type Player, position as tableOf } from './rule-table.ts';

/** Swarmlings build beside Cultists and Witches, who may answer at any time. */
const LATE: HandMade = {
  factions: ['swarmlings', 'cultists', 'shapeshifters'],
  rulings: { afterBuilding: 'snellman' },
  buildings: { D5: '0 dwelling', E6: '0 dwelling', D4: '1 dwelling', E7: '2 dwelling' },
  seats: [{}, { bowls: [12, 0, 0] }, { bowls: [12, 0, 0], home: 'forest' }],
};

describe('afterBuilding: snellman', () => {
  test('the builder goes on while neighbours have not answered', () => {
    const s = position(LATE);
    play(s, 0, 'upgrade D5 trading-post');
    expect(deciders(s)).toContain(1);
    play(s, 0, 'end');
    expect(deciders(s)).toContain(1);
  });

  test('a seat answers before its own next action', () => {
    const s = position(LATE);
    play(s, 0, 'upgrade D5 trading-post', 'end');
    expect(refusal(s, 'power ACT4', 1)).toBe('answer-first');
    play(s, 1, moves(s, 1).find((move) => move.startsWith('refuse')) ?? '');
    expect(can(s, 'pass BON1', 1)).toBe(true);
  });

  test('nobody answers what nobody asked', () => {
    const s = position(LATE);
    play(s, 0, 'upgrade D5 trading-post', 'end');
    expect(refusal(s, 'cult fire', 1)).toBe('nothing-owed');
    expect(refusal(s, 'buy-token', 1)).toBe('nothing-owed');
  });

  test('the Cultists’ step falls due with the first taker, and waits for them', () => {
    const s = position({ ...LATE, factions: ['cultists', 'swarmlings', 'witches'] });
    play(s, 0, 'upgrade D5 trading-post', 'end');
    const [seat] = deciders(s).filter(
      (each) => each !== 0 && moves(s, each).some((m) => m.startsWith('take-power')),
    );
    play(s, seat, moves(s, seat).find((move) => move.startsWith('take-power')) ?? '');
    expect(deciders(s)).toContain(0);
    play(s, 0, 'cult fire');
    expect(s.cult(0, 0)).toBe(1);
  });

  test('without points Shapeshifters can only decline the token', () => {
    const s = position({
      ...LATE,
      factions: ['shapeshifters', 'swarmlings', 'witches'],
      seats: [{ vp: 0, home: 'plains' }, { bowls: [12, 0, 0] }, { bowls: [12, 0, 0] }],
    });
    play(s, 0, 'upgrade D5 trading-post', 'end');
    const [seat] = deciders(s).filter((each) =>
      moves(s, each).some((m) => m.startsWith('take-power')),
    );
    play(s, seat, moves(s, seat).find((move) => move.startsWith('take-power')) ?? '');
    expect(refusal(s, 'buy-token')).toBe('not-enough-vp');
    play(s, 0, 'decline');
    expect(s.oweTokens(0)).toBe(0);
  });
});

/**
 * Two structures are built beside Engineers before they answer: one by Cultists beside the
 * Engineers' sanctuary, one by Darklings beside their trading post.
 */
describe('an open offer for which the room has gone', () => {
  const SITE = { options: { rules: 'snellman' } } as const;
  const cultists = { faction: 'cultists', dwellings: 'E6', cults: { fire: 1 } } as const;
  const darklings = { faction: 'darklings', dwellings: 'E10' } as const;
  const engineers = (power: string): Player => ({
    faction: 'engineers',
    sanctuary: 'E7',
    tradingPosts: 'F6',
    power,
  });
  const offered = (power: string, ...others: readonly Player[]) =>
    tableOf({ players: [cultists, darklings, engineers(power), ...others], ...SITE }).play(
      '0 upgrade E6 trading-post',
      '0 end',
      '1 upgrade E10 trading-post',
      '1 end',
    );

  test('is worth nothing from then on: refusing it gives the Cultists no power', () => {
    const table = offered('1/0/5').play('2 take-power p2 2');
    expect(table.power(2)).toBe('0/0/6');
    table.play('2 refuse-power p1 3');
    expect(table.happened('neighbours')).toEqual([]);
    expect(table.power(0)).toBe('12/0/0');
  });

  test('nor does taking it give them a step', () => {
    const table = offered('1/0/5').play('2 take-power p2 2', '2 take-power p1 3');
    expect(table.power(2)).toBe('0/0/6');
    expect(table.happened('neighbours')).toEqual([]);
  });

  test('stays open while there is room for any of it', () => {
    const table = offered('2/0/4').play('2 take-power p2 2', '2 refuse-power p1 3');
    expect(table.happened('neighbours')).toMatchObject([{ seat: 0, taken: false }]);
    expect(table.power(0)).toBe('11/1/0');
  });

  test('leaves the builder with refusals only when all others refuse', () => {
    const giants: Player = { faction: 'giants', dwellings: 'E5', power: '12/0/0' };
    const before = offered('1/0/5', giants).play('3 refuse-power p1 1', '2 take-power p2 2');
    expect(before.happened('neighbours')).toMatchObject([{ seat: 0, taken: false }]);
    const after = offered('1/0/5', giants).play('2 take-power p2 2', '3 refuse-power p1 1');
    expect(after.happened('neighbours')).toMatchObject([{ seat: 0, taken: false }]);
    after.play('2 refuse-power p1 3');
    expect(after.happened('neighbours')).toEqual([]);
  });
});

/** The Cultists' step to space 10 is missed for want of a key; their next turn founds a town with a key. */
describe('a step to space 10 missed for want of a key', () => {
  const rules = (rulesVersion: string) =>
    tableOf({
      players: [
        {
          faction: 'cultists',
          dwellings: 'E6 I4 I5',
          tradingPosts: 'I2 I3',
          cults: { fire: 9 },
        },
        { faction: 'engineers', dwellings: 'E7', power: '2/0/8' },
      ],
      options: { rules: 'snellman', rulesVersion },
    }).play('0 upgrade E6 trading-post', '0 end');

  const later = (rulesVersion: string) =>
    rules(rulesVersion)
      .play('1 take-power p1 1', '0 cult fire', '1 power ACT4')
      .play('1 end', '0 upgrade I4 trading-post', '0 town TW1');

  test('is forgotten when the next own turn begins', () => {
    const table = later('2026-11-28');
    expect([table.cult(0, 'fire'), table.keys(0)]).toEqual([9, 1]);
  });

  test('was made up by a key of the next turn until 2026-11-28', () => {
    const table = later('2026-11-22');
    expect([table.cult(0, 'fire'), table.keys(0)]).toEqual([10, 0]);
  });

  test('is made up by a key of the turn in which it is answered, before the action', () => {
    const table = rules('2026-11-28').play('1 take-power p1 1', '1 pass BON1', '1 end');
    table.play('0 cult fire', '0 upgrade I4 trading-post', '0 town TW1');
    expect([table.cult(0, 'fire'), table.keys(0)]).toEqual([10, 0]);
  });
});
