import { describe, expect, it } from 'vitest';
import { game, landAt, met, on, play, position, refused } from './hand-made.ts';

/*
 * The worked examples. Boards are written in rows, P F S D M W; corner tiles only connect the other
 * tiles, and never count.
 */

const ADVANCED = { mode: 'advanced' } as const;

describe('needs that are met', () => {
  it('[GA-14-1] [GA-7-1] Example: a need printed twice takes two tiles', () => {
    const twoSeas = position({
      world: ['M S M', 'F D S', 'M W M'],
      hands: [['city-07']],
    });
    play(twoSeas, 0, 'city city-07 1 1');
    expect(met(twoSeas, 'city-07')).toBe(3);
    const oneSea = position({ world: ['M S M', 'F D W', 'M W M'], hands: [['city-07']] });
    play(oneSea, 0, 'city city-07 1 1');
    expect(met(oneSea, 'city-07')).toBe(2);
  });

  it('[GA-14-2] [GA-7-2] [GA-5-3] Example: one tile meets two needs, its land and animals', () => {
    const s = position({
      options: { extraCity: true },
      world: ['Fa P'],
      hands: [['city-19']],
    });
    play(s, 0, 'city city-19 1 0');
    expect(met(s, 'city-19')).toBe(2);
  });

  it('[GA-14-3] [GA-7-4] Example: a second herd adds nothing', () => {
    const s = position({
      world: ['M Fa M', 'P D S', 'M P M'],
      cities: { '1 1': { id: 'city-07', meeples: [1] } },
      hands: [['animals-plains']],
    });
    expect(met(s, 'city-07')).toBe(3);
    const events = play(s, 0, 'animals plains 1 2');
    expect(on(s, 'city-07')).toBe('0 1');
    expect(events.filter(({ type }) => type === 'needs')).toEqual([]);
  });

  it('[GA-14-10] [GA-8-6] Example: one need lost and another met is no event', () => {
    const s = position({
      options: ADVANCED,
      world: ['M W S', 'Ma F S', 'D D S'],
      cities: { '1 1': { id: 'city-04', meeples: [1] } },
      hands: [['sun']],
    });
    expect(met(s, 'city-04')).toBe(2);
    const events = play(s, 0, 'sun 1 0');
    expect(landAt(s, '1 0')).toBe('plains');
    expect(met(s, 'city-04')).toBe(2);
    expect(on(s, 'city-04')).toBe('0 1');
    expect(events.filter(({ type }) => type === 'needs' || type === 'meeples')).toEqual([]);
  });
});

describe('covering', () => {
  const world = ['S P F', 'S D F', 'M S M'];

  it('[GA-14-4] [GA-5-2] [GA-8-4] Example: a city falls to one need when its land is built on', () => {
    const s = position({
      world,
      cities: { '1 1': { id: 'city-09', meeples: [0, 1] } },
      hands: [['city-02']],
    });
    expect(met(s, 'city-09')).toBe(2);
    play(s, 0, 'city city-02 1 0');
    expect(met(s, 'city-09')).toBe(1);
    expect(on(s, 'city-09')).toBe('0 0');
    expect([s.supply(0), s.supply(1)]).toEqual([5, 6]);
  });

  it('[GA-14-15] [GA-8-5] [GA-8-7] Example: with one need met it goes, and its land counts again', () => {
    const s = position({
      world: ['S P F', 'S D S', 'M S M'],
      cities: { '1 1': { id: 'city-09' } },
      hands: [['city-02']],
    });
    expect(met(s, 'city-09')).toBe(1);
    play(s, 0, 'city city-02 1 0');
    expect(met(s, 'city-09')).toBe('gone');
    expect(met(s, 'city-02')).toBe(3);
    expect(on(s, 'city-02')).toBe('1 0');
  });
});

describe('rising', () => {
  it('[GA-14-5] [GA-8-1] [GA-8-2] Example: a city is shared in the basic game', () => {
    const s = position({
      world: ['D S', 'F M'],
      cities: { '0 0': { id: 'city-08', meeples: [1] } },
      hands: [['nature-sea', 'nature-mountain']],
    });
    play(s, 0, 'nature sea 0 -1');
    expect([met(s, 'city-08'), on(s, 'city-08')]).toEqual([3, '1 1']);
    play(s, 0, 'nature mountain -1 0');
    expect([met(s, 'city-08'), on(s, 'city-08')]).toEqual([4, '1 1']);
  });

  it('[GA-14-6] [GA-10-1] [GA-10-2] [GA-10-4] Example: takeover, and two meeples for four needs', () => {
    const s = position({
      options: { players: 3, ...ADVANCED },
      world: ['F P', 'P D'],
      cities: { '0 0': { id: 'city-05', meeples: [1] } },
      hands: [['nature-desert'], [], ['nature-mountain', 'rain']],
      actions: 1,
      decks: { nature: ['nature-sea', 'nature-sea'] },
    });
    play(s, 0, 'nature desert 0 -1');
    expect([met(s, 'city-05'), on(s, 'city-05')]).toEqual([3, '1 0 0']);
    play(s, 1, 'draw nature');
    play(s, 1, 'draw nature');
    play(s, 2, 'nature mountain -1 0');
    expect([met(s, 'city-05'), on(s, 'city-05')]).toEqual([4, '0 0 2']);
    play(s, 2, 'rain 1 0');
    expect([met(s, 'city-05'), on(s, 'city-05')]).toEqual([3, '0 0 1']);
  });

  it('[GA-14-16] [GA-11-7] Example: two needs lost at once, and the last meeple goes back', () => {
    const s = position({
      options: { mode: 'disasters' },
      world: ['M W S', 'W F P', 'S D S'],
      cities: { '1 1': { id: 'city-04', meeples: [1] } },
      hands: [['eruption']],
    });
    expect(met(s, 'city-04')).toBe(3);
    play(s, 0, 'eruption 0 0 east+south');
    expect([landAt(s, '1 0'), landAt(s, '0 1')]).toEqual(['desert', 'desert']);
    expect([met(s, 'city-04'), on(s, 'city-04')]).toEqual([1, '0 0']);
  });

  it('[GA-14-7] [GA-8-3] [GA-12-1] Example: a tile raises three cities, with two meeples left', () => {
    const s = position({
      world: ['F . D', 'P W S'],
      cities: {
        '0 0': { id: 'city-05' },
        '2 0': { id: 'city-08' },
        '1 1': { id: 'city-18' },
      },
      hands: [['nature-mountain']],
      objectives: ['goal-2', 'goal-3', 'goal-4', 'goal-5'],
      completed: { 'goal-2': 0, 'goal-3': 0, 'goal-4': 0, 'goal-5': 0 },
    });
    play(s, 0, 'nature mountain 1 0');
    expect(game.outcome(s)).toBeUndefined();
    expect(refused(s, 0, 'settle city-01')).toBe('city-not-rising');
    play(s, 0, 'settle city-08');
    play(s, 0, 'settle city-18');
    expect([on(s, 'city-05'), on(s, 'city-08'), on(s, 'city-18')]).toEqual(['0 0', '1 0', '1 0']);
    expect(game.outcome(s)).toEqual({ vp: [6, 0], tieBreak: [1, 0], rank: [1, 2] });
  });

  it('[GA-14-13] [GA-11-6] Example: lightning lays a forest bare that another city needed', () => {
    const s = position({
      options: { mode: 'disasters' },
      world: ['W S M', 'F D S', 'W D M'],
      cities: { '0 1': { id: 'city-04', meeples: [1] }, '1 1': { id: 'city-08', meeples: [1] } },
      hands: [['lightning']],
    });
    expect(met(s, 'city-08')).toBe(2);
    play(s, 0, 'lightning 0 1');
    expect(met(s, 'city-04')).toBe('gone');
    expect([met(s, 'city-08'), on(s, 'city-08')]).toEqual([3, '1 0']);
    expect([s.supply(0), s.supply(1)]).toEqual([5, 6]);
  });
});

describe('feeding', () => {
  it('[GA-14-8] [GA-9-3] Example: two cities share the last token', () => {
    const s = position({
      world: ['D F1 W P', 'M M D M'],
      cities: { '0 0': { id: 'city-07', meeples: [0] }, '2 0': { id: 'city-13', meeples: [0] } },
      turn: 1,
      actions: 1,
      decks: { nature: ['nature-sea'] },
    });
    play(s, 1, 'draw nature');
    expect(refused(s, 0, 'feed city-13 3 0')).toBe('nothing-to-eat');
    play(s, 0, 'feed city-13 1 0');
    expect([met(s, 'city-07'), on(s, 'city-07')]).toEqual([1, '0 0']);
    expect([met(s, 'city-13'), on(s, 'city-13')]).toEqual([2, '1 0']);
    expect(s.actions()).toBe(2);
  });

  it('[GA-14-9] [GA-9-1] Example: two players on one city eat one token each', () => {
    const s = position({
      world: ['D Fa', 'S M'],
      cities: { '0 0': { id: 'city-07', meeples: [0, 1] } },
      turn: 1,
      actions: 1,
      decks: { nature: ['nature-sea', 'nature-sea', 'nature-sea'] },
    });
    play(s, 1, 'draw nature');
    expect(s.animals(1)).toBe(3);
    play(s, 0, 'draw nature');
    play(s, 0, 'draw nature');
    expect(s.animals(1)).toBe(2);
  });
});

describe('cards', () => {
  it('[GA-14-11] [GA-6-11] Example: two objectives at once', () => {
    const s = position({
      world: ['P'],
      nature: ['PPDDS'],
      hands: [['nature-sea']],
      objectives: ['goal-1', 'goal-3', 'goal-2'],
    });
    play(s, 0, 'nature sea 1 0');
    expect(refused(s, 0, 'objective goal-2')).toBe('objective-not-completed');
    play(s, 0, 'objective goal-3');
    expect([0, 1, 2, 3, 4, 5].map((land) => s.natureInFront(0, land))).toEqual([0, 0, 0, 0, 0, 0]);
    expect([s.completedBy(0), s.completedBy(1)]).toEqual([255, 0]);
    expect(s.supply(0)).toBe(5);
  });

  it.each([
    [
      ['power-goal-1', 'power-goal-2'],
      [0, 1],
      [5, 5],
    ],
    [['power-goal-2'], [0], [5, 6]],
  ] as const)(
    '[GA-14-12] [GA-11-9] Example: both have four power cards, row %j',
    (row, by, left) => {
      const s = position({
        options: ADVANCED,
        world: ['W'],
        hands: [['sun'], ['protection']],
        powers: [
          ['rain', 'rain', 'tornado'],
          ['sun', 'rain', 'earthquake'],
        ],
        objectives: row,
      });
      play(s, 0, 'sun 0 0');
      play(s, 1, 'protect');
      expect(landAt(s, '0 0')).toBe('swamp');
      expect(row.map((_, place) => s.completedBy(place))).toEqual(by);
      expect([s.supply(0), s.supply(1)]).toEqual(left);
    },
  );

  it('[GA-14-14] [GA-6-8] Example: a pile is empty, and a sun gives a tile back', () => {
    const s = position({
      options: ADVANCED,
      world: ['W W W W', 'W W W P'],
      hands: [['nature-swamp', 'sun']],
    });
    expect(refused(s, 0, 'nature swamp 0 -1')).toBe('pile-empty');
    play(s, 0, 'sun 0 0');
    expect(refused(s, 0, 'nature swamp 0 -1')).toBe('');
  });
});
