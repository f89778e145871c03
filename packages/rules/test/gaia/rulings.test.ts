import { describe, expect, it } from 'vitest';
import { QUESTION } from '../../src/gaia/index.ts';
import { met, on, play, position, refused } from './hand-made.ts';

/* The rulings with an option that no other test file covers, and those without an option. */

describe('ruling G1: star', () => {
  const made = { world: ['S P', 'P W'], hands: [['city-18', 'animals-star']] } as const;

  it('[GA-13-1] stands for any land', () => {
    const s = position(made);
    expect(refused(s, 0, 'city city-18 0 0')).toBe('too-few-needs');
    expect(refused(s, 0, 'animals star 0 0')).toBe('');
  });

  it('[GA-13-1] or for any but the sea', () => {
    const s = position({ ...made, rulings: { star: 'not-sea' } });
    expect(refused(s, 0, 'city city-18 0 0')).toBe('wrong-land');
    expect(refused(s, 0, 'animals star 0 0')).toBe('wrong-land');
    expect(refused(s, 0, 'animals star 1 0')).toBe('');
  });
});

describe('ruling G2: what an objective discards', () => {
  const made = {
    world: ['P'],
    nature: ['PPSF'],
    hands: [['nature-sea']],
    objectives: ['goal-1'],
  } as const;
  const left = (rulings: object) => {
    const s = position({ ...made, rulings });
    play(s, 0, 'nature sea 1 0');
    return [0, 1, 2].map((land) => s.natureInFront(0, land));
  };

  it('[GA-13-2] all nature cards in front', () => {
    expect(left({})).toEqual([0, 0, 0]);
  });

  it('[GA-13-2] or those that it shows', () => {
    expect(left({ objectiveDiscard: 'matched' })).toEqual([0, 1, 0]);
  });

  it('[GA-13-2] more cards than it shows do no harm', () => {
    const s = position({ ...made, nature: ['PPPSDW'] });
    play(s, 0, 'nature sea 1 0');
    expect(s.completedBy(0)).toBe(0);
  });
});

describe('readings without a switch', () => {
  it('[GA-13-3] one world for all: cities and animals go on any empty tile', () => {
    const s = position({
      world: ['D S'],
      hands: [['nature-sea'], ['city-08']],
      actions: 1,
    });
    play(s, 0, 'nature sea 0 1');
    play(s, 1, 'city city-08 0 0');
    expect(on(s, 'city-08')).toBe('0 1');
  });

  it('[GA-13-4] with no meeple left nobody is driven out', () => {
    const s = position({
      options: { takeover: true },
      world: ['F . D', 'P W S'],
      cities: {
        '0 0': { id: 'city-05' },
        '2 0': { id: 'city-08' },
        '1 1': { id: 'city-18', meeples: [1] },
      },
      hands: [['nature-mountain']],
      objectives: ['goal-1', 'goal-2', 'goal-3', 'goal-4', 'goal-5'],
      completed: { 'goal-1': 0, 'goal-2': 0, 'goal-3': 0, 'goal-4': 0, 'goal-5': 0 },
    });
    play(s, 0, 'nature mountain 1 0');
    expect(s.top()).toBe(QUESTION.settle);
    play(s, 0, 'settle city-05');
    expect([on(s, 'city-18'), met(s, 'city-18'), s.winner()]).toEqual(['0 1', 3, 0]);
  });

  it('[GA-13-5] the last card of a hand may be played', () => {
    const s = position({ world: ['P'], hands: [['nature-sea']] });
    play(s, 0, 'nature sea 1 0');
    expect(s.handSize(0)).toBe(0);
  });

  it('[GA-13-6] a city that falls, and rises when another is destroyed, goes to the one who acts', () => {
    const s = position({
      options: { powers: 'powers' },
      world: ['S . . .', 'M P W .', 'D F M S', '. S S .'],
      cities: { '1 2': { id: 'city-05', meeples: [1] }, '2 2': { id: 'city-11' } },
      hands: [['earthquake']],
    });
    expect([met(s, 'city-05'), met(s, 'city-11')]).toEqual([2, 1]);
    const events = play(s, 0, 'earthquake 1 1 east');
    expect([met(s, 'city-05'), met(s, 'city-11'), on(s, 'city-05')]).toEqual([2, 'gone', '1 0']);
    const needs = events.filter((event) => event.type === 'needs' && event.city === 'city-05');
    expect(needs).toMatchObject([
      { from: 2, to: 1 },
      { from: 1, to: 2 },
    ]);
  });
});
