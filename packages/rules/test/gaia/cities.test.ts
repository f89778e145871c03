import { describe, expect, it } from 'vitest';
import { metNeeds, metOn, type State } from '../../src/gaia/index.ts';
import { met, on, play, position, refused } from './hand-made.ts';

describe('satisfaction', () => {
  it('[GA-7-3] one tile serves several cities', () => {
    const s = position({
      world: ['F S D', 'P M M'],
      cities: { '0 0': { id: 'city-18' }, '2 0': { id: 'city-08' } },
    });
    expect([met(s, 'city-18'), met(s, 'city-08')]).toEqual([2, 2]);
  });

  it('[GA-8-8] a city without meeples is gained when it rises', () => {
    const s = position({
      world: ['F P'],
      cities: { '0 0': { id: 'city-05' } },
      hands: [['nature-plains']],
    });
    play(s, 0, 'nature plains 0 1');
    expect([met(s, 'city-05'), on(s, 'city-05')]).toEqual([2, '1 0']);
  });

  it('[GA-8-9] a fall that leaves two needs or more changes no meeple', () => {
    const s = position({
      world: ['S P F', 'S D F', 'M W M'],
      cities: { '1 1': { id: 'city-09', meeples: [0, 1] } },
      hands: [['city-02']],
    });
    expect(met(s, 'city-09')).toBe(3);
    play(s, 0, 'city city-02 1 0');
    expect([met(s, 'city-09'), on(s, 'city-09')]).toEqual([2, '1 1']);
  });
});

describe('takeover without four needs, and four needs without takeover', () => {
  const world = ['F P', 'P D'];
  const cities = { '0 0': { id: 'city-05', meeples: [1] } } as const;

  it('[GA-3-2] takeover alone: one meeple for four needs', () => {
    const s = position({
      options: { takeover: true },
      world,
      cities,
      hands: [['nature-desert', 'nature-mountain']],
    });
    play(s, 0, 'nature desert 0 -1');
    play(s, 0, 'nature mountain -1 0');
    expect([met(s, 'city-05'), on(s, 'city-05')]).toEqual([4, '1 0']);
    expect(s.supply(1)).toBe(6);
  });

  it('[GA-3-2] [GA-10-3] four needs alone: the city is shared, the second meeple is added', () => {
    const s = position({
      options: { fourNeeds: true },
      world,
      cities,
      hands: [['nature-desert', 'nature-mountain']],
    });
    play(s, 0, 'nature desert 0 -1');
    expect(on(s, 'city-05')).toBe('1 1');
    play(s, 0, 'nature mountain -1 0');
    expect([met(s, 'city-05'), on(s, 'city-05')]).toEqual([4, '2 1']);
  });
});

describe('four needs', () => {
  const full = ['M P M', 'D F P', 'P M S'];

  it('[GA-10-2] building with all four met takes two meeples at once', () => {
    const s = position({ options: { mode: 'advanced' }, world: full, hands: [['city-05']] });
    play(s, 0, 'city city-05 1 1');
    expect([met(s, 'city-05'), on(s, 'city-05'), s.supply(0)]).toEqual([4, '2 0', 4]);
  });

  it('[GA-10-2] in the basic game one', () => {
    const s = position({ world: full, hands: [['city-05']] });
    play(s, 0, 'city city-05 1 1');
    expect([met(s, 'city-05'), on(s, 'city-05')]).toEqual([4, '1 0']);
  });

  it('[GA-10-5] with one meeple left one is placed, and that wins', () => {
    const s = position({
      options: { mode: 'advanced' },
      world: full,
      hands: [['city-05']],
      objectives: ['goal-1', 'goal-2', 'goal-3', 'goal-4', 'goal-5'],
      completed: { 'goal-1': 0, 'goal-2': 0, 'goal-3': 0, 'goal-4': 0, 'goal-5': 0 },
    });
    play(s, 0, 'city city-05 1 1');
    expect([on(s, 'city-05'), s.winner()]).toEqual(['1 0', 0]);
  });

  /**
   * A power card against a city with all needs met; the city has two meeples, of the card's player
   * or of another player.
   */
  const struck = (command: string, owner: number) => {
    const [power] = command.split(' ');
    const s = position({
      options: { mode: 'disasters' },
      world: ['M W M', 'W F P', 'S Da S'],
      cities: { '1 1': { id: 'city-04', meeples: [owner, owner] } },
      hands: [[power], []],
    });
    expect(met(s, 'city-04')).toBe(4);
    play(s, 0, command);
    return [met(s, 'city-04'), on(s, 'city-04'), s.supply(owner)];
  };

  it('[GA-10-4] falling from four to three or to two gives back one meeple only', () => {
    expect(struck('lightning 1 2', 1)).toEqual([3, '0 1', 5]);
    expect(struck('eruption 0 0 east+south', 1)).toEqual([2, '0 1', 5]);
    expect(struck('eruption 0 0 east+south', 0)).toEqual([2, '1 0', 5]);
  });

  it('[GA-8-4] falling from four to one gives both meeples back, also to the one who acts', () => {
    expect(struck('earthquake 1 1 east', 1)).toEqual([1, '0 0', 6]);
    expect(struck('earthquake 1 1 east', 0)).toEqual([1, '0 0', 6]);
  });
});

describe('chain reactions', () => {
  it('[GA-8-7] [GA-8-10] a city that falls to nothing in one round lets another rise in the next', () => {
    // Building on the plains makes city-05 lose its last need; the forest of the new city then
    // helps city-08.
    const s = position({
      options: { takeover: true },
      world: ['M D S', 'S P W', 'S F S', 'S D S', 'M S M'],
      cities: {
        '1 2': { id: 'city-05' },
        '1 3': { id: 'city-08', meeples: [1] },
      },
      hands: [['city-02']],
    });
    expect([met(s, 'city-05'), met(s, 'city-08')]).toEqual([1, 2]);
    play(s, 0, 'city city-02 1 1');
    expect(met(s, 'city-05')).toBe('gone');
    expect([met(s, 'city-08'), on(s, 'city-08')]).toEqual([3, '1 0']);
    expect(refused(s, 0, 'settle city-08')).toBe('not-now');
  });

  it('[GA-8-10] in one round one city falls and another rises', () => {
    // The plains between them become desert.
    const s = position({
      options: { powers: 'powers' },
      world: ['M P F', 'F D S'],
      cities: { '0 0': { id: 'city-10', meeples: [0, 1] }, '2 0': { id: 'city-06' } },
      hands: [['sun']],
    });
    expect([met(s, 'city-10'), met(s, 'city-06')]).toEqual([2, 1]);
    play(s, 0, 'sun 1 0');
    expect([met(s, 'city-10'), on(s, 'city-10')]).toEqual([1, '0 0']);
    expect([met(s, 'city-06'), on(s, 'city-06')]).toEqual([2, '1 0']);
  });

  it('[GA-8-10] falls come first: the meeple that one gives back is enough for two that rise', () => {
    const s = position({
      options: { powers: 'powers' },
      world: ['M P F', 'F D S'],
      cities: {
        '0 0': { id: 'city-10', meeples: [0] },
        '2 0': { id: 'city-06' },
        '1 1': { id: 'city-11' },
      },
      objectives: ['goal-1', 'goal-2', 'goal-3', 'goal-4'],
      completed: { 'goal-1': 0, 'goal-2': 0, 'goal-3': 0, 'goal-4': 0 },
      hands: [['sun']],
    });
    expect(s.supply(0)).toBe(1);
    play(s, 0, 'sun 1 0');
    expect(['city-10', 'city-06', 'city-11'].map((id) => on(s, id))).toEqual(['0 0', '1 0', '1 0']);
    expect(s.winner()).toBe(0);
  });
});

describe('which needs are met', () => {
  const which = (s: State, id: string) => {
    const city = s.table.cityIds.indexOf(id);
    const needs = metNeeds(s, city);
    expect(needs.filter(Boolean)).toHaveLength(metOn(s, city, s.cityAt(city)));
    return needs.map((isMet) => (isMet ? '+' : '-')).join('');
  };

  it('of a pair the second only with a second tile', () => {
    const one = position({ world: ['S D F'], cities: { '1 0': { id: 'city-08' } } });
    expect(which(one, 'city-08')).toBe('+-+-');
    const two = position({ world: ['S D S', '. M .'], cities: { '1 0': { id: 'city-08' } } });
    expect(which(two, 'city-08')).toBe('++-+');
  });

  it('animals by a tile that carries some, nothing by a tile under a city', () => {
    const s = position({
      world: ['Sa D F D', '. S P .'],
      cities: { '1 0': { id: 'city-07' }, '2 0': { id: 'city-05' } },
    });
    expect(which(s, 'city-07')).toBe('++-+');
    expect(which(s, 'city-05')).toBe('+-+-');
  });

  it('of the city that an option adds', () => {
    const s = position({
      options: { extraCity: true },
      world: ['F P D'],
      cities: { '1 0': { id: 'city-19' } },
    });
    expect(which(s, 'city-19')).toBe('+-+-');
  });
});
