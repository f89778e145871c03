import { describe, expect, it } from 'vitest';
import { game, on, play, position, refused } from './hand-made.ts';

const GOALS = ['goal-1', 'goal-2', 'goal-3', 'goal-4', 'goal-5', 'goal-6'];
const done = (seat: number, count: number, from = 0) =>
  Object.fromEntries(GOALS.slice(from, from + count).map((id) => [id, seat]));

describe('all meeples placed', () => {
  it('[GA-12-1] wins at once, in the middle of a turn', () => {
    const s = position({
      world: ['F P', 'P M'],
      objectives: GOALS,
      completed: done(0, 5),
      hands: [['city-05']],
    });
    play(s, 0, 'city city-05 0 0');
    expect(game.outcome(s)).toEqual({ vp: [6, 0], tieBreak: [1, 0], rank: [1, 2] });
    expect(refused(s, 0, 'draw nature')).toBe('game-over');
    expect(game.deciders(s)).toBe(0);
  });

  it('[GA-12-1] by an objective', () => {
    const s = position({
      world: ['P'],
      objectives: GOALS,
      completed: done(1, 5, 1),
      turn: 1,
      nature: ['', 'PPS'],
      hands: [[], ['nature-sea']],
    });
    play(s, 1, 'nature sea 1 0');
    expect(s.winner()).toBe(1);
  });

  it('[GA-12-1] in the turn of another, by an objective for protections', () => {
    const s = position({
      options: { mode: 'advanced' },
      world: ['W'],
      hands: [['sun'], ['protection']],
      powers: [[], ['sun', 'sun', 'sun']],
      objectives: ['power-goal-1', ...GOALS],
      completed: done(1, 5),
      decks: { nature: ['nature-sea'] },
    });
    play(s, 0, 'sun 0 0');
    play(s, 1, 'protect');
    expect([s.winner(), s.completedBy(0)]).toEqual([1, 1]);
  });

  it('[GA-12-2] is looked at when the step is over: what goes back in it counts', () => {
    // The last meeple goes on the new city, which takes a meeple from another city at the same
    // time.
    const s = position({
      world: ['S P F', 'S D F', 'M S M'],
      cities: { '1 1': { id: 'city-09', meeples: [0] } },
      objectives: GOALS,
      completed: done(0, 4),
      hands: [['city-02']],
      decks: { nature: ['nature-sea'] },
    });
    play(s, 0, 'city city-02 1 0');
    expect(game.outcome(s)).toBeUndefined();
    expect(s.supply(0)).toBe(1);
  });

  it('[GA-12-3] also while feeding, when a city destroyed lets another rise', () => {
    // City 07 eats the last token; city 13 had no other need met, and its swamp helps city 09.
    const s = position({
      world: ['S M M P', 'D F1 W D', 'S M M M'],
      cities: {
        '0 1': { id: 'city-07', meeples: [0] },
        '2 1': { id: 'city-13' },
        '3 1': { id: 'city-09', meeples: [1] },
      },
      objectives: GOALS,
      completed: done(0, 4),
      turn: 1,
      actions: 1,
      decks: { nature: ['nature-sea'] },
    });
    play(s, 1, 'draw nature');
    expect([s.winner(), s.turn(), s.actions()]).toEqual([0, 0, 0]);
    expect([on(s, 'city-07'), on(s, 'city-09')]).toEqual(['1 0', '1 1']);
  });

  it('[GA-12-4] when a protection empties two supplies the cancelled player was first', () => {
    const s = position({
      options: { mode: 'advanced' },
      world: ['W'],
      hands: [['sun'], ['protection']],
      powers: [
        ['rain', 'rain', 'rain'],
        ['sun', 'sun', 'sun'],
      ],
      objectives: ['power-goal-1', 'power-goal-2', 'goal-1', 'goal-2'],
      decks: { nature: ['nature-sea'] },
    });
    s.setSupply(0, 1);
    s.setSupply(1, 1);
    play(s, 0, 'sun 0 0');
    play(s, 1, 'protect');
    expect([s.winner(), s.completedBy(0), s.completedBy(1)]).toEqual([0, 0, 255]);
  });
});

describe('no card left', () => {
  it('[GA-12-5] a draw is due: most meeples win', () => {
    const s = position({
      options: { players: 3 },
      objectives: GOALS,
      completed: { ...done(1, 2), ...done(2, 1, 2) },
      hands: [['nature-sea']],
    });
    expect(refused(s, 0, 'nature sea 0 0')).toBe('');
    const events = play(s, 0, 'exhaust');
    expect(events).toEqual([{ type: 'game-over', seat: 1, reason: 'exhaustion', rank: [3, 1, 2] }]);
  });

  it('[GA-12-6] of equal seats the first in turn order wins, from the one whose turn it is', () => {
    const tied = (turn: number, completed: Record<string, number>) => {
      const s = position({ options: { players: 4 }, turn, objectives: GOALS, completed });
      play(s, turn, 'exhaust');
      return game.outcome(s)?.rank;
    };
    const by = (...seats: number[]) =>
      Object.fromEntries(seats.map((seat, index) => [GOALS[index], seat]));
    expect(tied(2, by(0, 1))).toEqual([1, 2, 3, 3]);
    expect(tied(1, by(0, 1))).toEqual([2, 1, 3, 3]);
    expect(tied(3, {})).toEqual([2, 2, 2, 1]);
  });

  it('[GA-12-7] ruling G4: while anything can be drawn the game goes on', () => {
    const s = position({ display: { life: ['city-01'] } });
    expect(refused(s, 0, 'exhaust')).toBe('cards-left');
    expect(refused(s, 0, 'take city-01')).toBe('');
  });

  it('[GA-12-7] ruling G4: or it may end when one kind has run out', () => {
    const made = { display: { life: ['city-01'] }, rulings: { exhaustion: 'any-kind' } } as const;
    expect(refused(position(made), 0, 'exhaust')).toBe('');
    const full = { ...made, decks: { nature: ['nature-sea'] } };
    expect(refused(position(full), 0, 'exhaust')).toBe('cards-left');
    const advanced = { ...full, options: { mode: 'advanced' } };
    expect(refused(position(advanced), 0, 'exhaust')).toBe('');
  });

  it('[GA-12-8] who cannot play must draw, also what he does not want', () => {
    const s = position({ decks: { nature: ['nature-sea'] } });
    expect(refused(s, 0, 'exhaust')).toBe('cards-left');
    play(s, 0, 'draw nature');
    expect(refused(s, 0, 'exhaust')).toBe('');
  });
});
