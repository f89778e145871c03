import { describe, expect, it } from 'vitest';
import { QUESTION, type State } from '../../src/gaia/index.ts';
import { landAt, met, on, play, position, refused } from './hand-made.ts';

function handOf(s: State, seat: number): string[] {
  return Array.from(
    { length: s.handSize(seat) },
    (_, index) => s.table.cardNames[s.hand(seat, index)],
  );
}

function natureInFront(s: State, seat: number): number[] {
  return [0, 1, 2, 3, 4, 5].map((land) => s.natureInFront(seat, land));
}

describe('a turn', () => {
  it('[GA-6-1] has exactly two actions, drawing or playing, then the next seat plays', () => {
    const s = position({
      world: ['P'],
      hands: [['nature-sea']],
      decks: { nature: ['nature-sea', 'nature-plains'] },
    });
    play(s, 0, 'draw nature');
    expect([s.turn(), s.actions()]).toEqual([0, 1]);
    expect(refused(s, 1, 'draw nature')).toBe('not-your-decision');
    play(s, 0, 'nature sea 1 0');
    expect([s.turn(), s.actions()]).toEqual([1, 2]);
  });

  it('[GA-6-2] takes a card that lies face up, and its place is refilled at once', () => {
    const s = position({
      display: { nature: ['nature-sea', 'nature-sea', 'nature-plains'] },
      decks: { nature: ['nature-swamp'] },
    });
    expect(refused(s, 0, 'take nature-forest')).toBe('card-not-displayed');
    play(s, 0, 'take nature-sea');
    expect(handOf(s, 0)).toEqual(['nature-sea']);
    expect([0, 1, 2].map((place) => s.table.cardNames[s.display(0, place)])).toEqual([
      'nature-swamp',
      'nature-sea',
      'nature-plains',
    ]);
    play(s, 0, 'take nature-sea');
    expect(s.display(0, 1)).toBe(255);
  });

  it('[GA-6-3] draws the unseen top card of any deck', () => {
    const s = position({
      options: { mode: 'advanced' },
      decks: { life: ['city-03', 'city-04'], power: ['sun'] },
    });
    expect(refused(s, 0, 'draw nature')).toBe('deck-empty');
    play(s, 0, 'draw life');
    play(s, 0, 'draw power');
    expect(handOf(s, 0)).toEqual(['sun', 'city-03']);
  });

  it('[GA-6-4] a seventh card makes its player discard one, also the new one', () => {
    const six = [
      'nature-plains',
      'nature-sea',
      'nature-desert',
      'animals-sea',
      'city-01',
      'city-02',
    ];
    const s = position({ hands: [six], decks: { nature: ['nature-swamp'] } });
    play(s, 0, 'draw nature');
    expect(s.top()).toBe(QUESTION.discard);
    expect(refused(s, 0, 'discard city-05')).toBe('card-not-in-hand');
    expect(refused(s, 0, 'draw nature')).toBe('not-now');
    play(s, 0, 'discard nature-swamp');
    expect(handOf(s, 0)).toEqual(six);
  });

  it('[GA-6-5] [GA-6-7] a third power card makes its player discard a power card', () => {
    const s = position({
      options: { mode: 'advanced' },
      hands: [['sun', 'rain', 'nature-sea']],
      decks: { power: ['tornado'] },
    });
    play(s, 0, 'draw power');
    expect(refused(s, 0, 'discard nature-sea')).toBe('not-a-power-card');
    play(s, 0, 'discard sun');
    expect(handOf(s, 0)).toEqual(['nature-sea', 'rain', 'tornado']);
    expect(s.gone(13)).toBe(1);
    expect(s.deckSize(2)).toBe(0);
  });

  it('[GA-6-6] one power discard heals both limits', () => {
    const s = position({
      options: { mode: 'advanced' },
      hands: [['sun', 'rain', 'nature-sea', 'nature-plains', 'city-01', 'city-02']],
      decks: { power: ['tornado'] },
    });
    play(s, 0, 'draw power');
    play(s, 0, 'discard tornado');
    expect(s.top()).toBe(QUESTION.turn);
    expect(s.handSize(0)).toBe(6);
  });

  it('[GA-6-5] asks also when all cards that may go are the same', () => {
    const s = position({
      options: { mode: 'advanced' },
      hands: [['sun', 'sun']],
      decks: { power: ['sun'] },
    });
    play(s, 0, 'draw power');
    expect(s.top()).toBe(QUESTION.discard);
  });
});

describe('a nature card', () => {
  it('[GA-6-9] [GA-6-8] [GA-5-1] lays its tile edge to edge with the world and lies in front', () => {
    const s = position({ world: ['P'], hands: [['nature-sea', 'nature-sea']] });
    expect(refused(s, 0, 'nature sea 1 1')).toBe('cell-not-adjacent');
    expect(refused(s, 0, 'nature sea 0 0')).toBe('cell-taken');
    expect(refused(s, 0, 'nature forest 1 0')).toBe('card-not-in-hand');
    play(s, 0, 'nature sea -1 0');
    expect(landAt(s, '-1 0')).toBe('sea');
    expect(s.pile(2)).toBe(6);
    expect(natureInFront(s, 0)).toEqual([0, 0, 1, 0, 0, 0]);
  });

  it('[GA-6-8] begins the world at 0 0', () => {
    const s = position({ hands: [['nature-sea']] });
    expect(refused(s, 0, 'nature sea 1 0')).toBe('not-the-origin');
    play(s, 0, 'nature sea 0 0');
    expect(s.tiles()).toBe(1);
  });

  it('[GA-6-10] [GA-6-12] completes an objective: a meeple on it, all nature cards in front go', () => {
    const s = position({
      world: ['P'],
      nature: ['PPSF', 'PPS'],
      hands: [['nature-sea'], ['nature-sea']],
      objectives: ['goal-1'],
      actions: 1,
    });
    play(s, 0, 'nature sea 1 0');
    expect(s.completedBy(0)).toBe(0);
    expect(natureInFront(s, 0)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(s.supply(0)).toBe(5);
    play(s, 1, 'nature sea 2 0');
    expect([s.completedBy(0), s.supply(1)]).toEqual([0, 6]);
    expect(natureInFront(s, 1)).toEqual([2, 0, 2, 0, 0, 0]);
  });
});

describe('a life card', () => {
  it('[GA-6-13] [GA-5-4] animals: four tokens on an empty tile of the land', () => {
    const s = position({
      world: ['P S', 'P Pa', 'D D'],
      cities: { '0 1': { id: 'city-02' } },
      hands: [['animals-plains', 'animals-star', 'animals-forest']],
    });
    expect(refused(s, 0, 'animals plains 1 0')).toBe('wrong-land');
    expect(refused(s, 0, 'animals plains 1 1')).toBe('tile-has-animals');
    expect(refused(s, 0, 'animals plains 0 1')).toBe('tile-has-city');
    expect(refused(s, 0, 'animals plains 5 5')).toBe('no-tile');
    play(s, 0, 'animals plains 0 0');
    play(s, 0, 'animals star 1 0');
    expect(s.tokens()).toBe(8);
    expect(s.gone(6)).toBe(1);
    expect(handOf(s, 0)).toEqual(['animals-forest']);
  });

  it('[GA-6-14] animals need four tokens in the stock', () => {
    const s = position({
      world: ['Pa Pa Pa Pa', 'P1 P P P'],
      hands: [['animals-plains']],
    });
    expect(refused(s, 0, 'animals plains 1 1')).toBe('too-few-tokens');
  });

  it('[GA-6-15] [GA-6-16] a city on its land, with two needs met, and a meeple of its builder', () => {
    const s = position({
      world: ['D S S', 'F D S', 'M M S'],
      hands: [['city-08', 'city-18']],
    });
    expect(refused(s, 0, 'city city-08 1 0')).toBe('wrong-land');
    play(s, 0, 'city city-08 0 0');
    expect([met(s, 'city-08'), on(s, 'city-08')]).toEqual([2, '1 0']);
    expect(s.supply(0)).toBe(5);
    expect(refused(s, 0, 'city city-18 2 0')).toBe('too-few-needs');
    expect(refused(s, 0, 'city city-18 1 1')).toBe('');
  });
});
