import { describe, expect, test } from 'vitest';
import type { HandMade } from './hand-made.ts';
import { can, deciders, moves, play, position, refusal } from './hand-made.ts';

/** Swarmlings build beside Cultists and Witches, who may answer whenever they like. */
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
