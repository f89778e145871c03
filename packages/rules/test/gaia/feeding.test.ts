import { describe, expect, it } from 'vitest';
import {
  type Edition,
  type Need,
  QUESTION,
  RECONSTRUCTION,
  type State,
} from '../../src/gaia/index.ts';
import { type HandMade, met, on, play, position, refused } from './hand-made.ts';

/** The turn of seat 0 begins after a draw of seat 1. */
function nextTurn(made: HandMade): State {
  const decks = { nature: ['nature-sea', 'nature-sea'] };
  const s = position({ turn: 1, actions: 1, decks, ...made });
  play(s, 1, 'draw nature');
  return s;
}

const HUNGRY = {
  world: ['Fa D Sa', 'M S M'],
  cities: { '1 0': { id: 'city-07', meeples: [0] } },
} as const;

describe('feeding', () => {
  it('[GA-9-2] its player chooses the tile, and the token goes back to the stock', () => {
    const s = nextTurn(HUNGRY);
    expect(s.top()).toBe(QUESTION.feed);
    expect(refused(s, 0, 'draw nature')).toBe('not-now');
    expect(refused(s, 0, 'feed city-07 1 1')).toBe('nothing-to-eat');
    expect(refused(s, 0, 'feed city-07 0 1')).toBe('tile-not-beside-city');
    play(s, 0, 'feed city-07 2 0');
    expect([s.animals(0), s.animals(2), s.tokens()]).toEqual([4, 3, 13]);
    expect(refused(s, 0, 'feed city-07 0 0')).toBe('not-now');
  });

  it('[GA-9-1] only cities with an animal icon and an own meeple eat', () => {
    const others = nextTurn({ ...HUNGRY, cities: { '1 0': { id: 'city-07', meeples: [1] } } });
    expect(others.top()).toBe(QUESTION.turn);
    const without = nextTurn({ ...HUNGRY, cities: { '1 0': { id: 'city-08', meeples: [0] } } });
    expect(without.top()).toBe(QUESTION.turn);
    expect(without.tokens()).toBe(12);
  });

  it('[GA-9-4] one token for each city, not for each meeple', () => {
    const s = nextTurn({
      options: { fourNeeds: true },
      world: ['M S M', 'Fa D S', 'M M M'],
      cities: { '1 1': { id: 'city-07', meeples: [0, 0] } },
    });
    expect(met(s, 'city-07')).toBe(4);
    expect(s.tokens()).toBe(17);
    expect(s.actions()).toBe(2);
  });

  it('[GA-9-3] the last token of the only herd is a need lost, also for others', () => {
    const s = nextTurn({
      world: ['D F1 W', 'M M D'],
      cities: { '0 0': { id: 'city-07', meeples: [0] }, '2 0': { id: 'city-13', meeples: [1] } },
    });
    expect([met(s, 'city-07'), on(s, 'city-07')]).toEqual([1, '0 0']);
    expect([met(s, 'city-13'), on(s, 'city-13')]).toEqual([1, '0 0']);
  });

  it('[GA-9-5] nothing happens without animals nearby', () => {
    const s = nextTurn({ world: ['F D S', 'Ma S M'], cities: HUNGRY.cities });
    expect(s.tokens()).toBe(16);
    expect(s.top()).toBe(QUESTION.turn);
  });
});

describe('ruling G3: feeding', () => {
  it('[GA-9-6] is compulsory', () => {
    const s = nextTurn(HUNGRY);
    expect(refused(s, 0, 'spare')).toBe('feeding-compulsory');
  });

  it('[GA-9-6] optional: the player may end it', () => {
    const s = nextTurn({ ...HUNGRY, rulings: { feeding: 'optional' } });
    play(s, 0, 'spare');
    expect([s.tokens(), s.top()]).toEqual([12, QUESTION.turn]);
    const alone = nextTurn({
      ...HUNGRY,
      world: ['Fa D S', 'M S M'],
      rulings: { feeding: 'optional' },
    });
    expect(alone.top()).toBe(QUESTION.feed);
  });
});

describe('editions that tell deer from fish', () => {
  const withNeed = (need: Need): Edition => ({
    ...RECONSTRUCTION,
    cityCards: RECONSTRUCTION.cityCards.map((card) =>
      card.id === 'city-07' ? { ...card, needs: ['sea', 'sea', 'forest', need] } : card,
    ),
  });

  it.each([
    ['deer', 'Fa D S', 3, 'S D Sa', 2],
    ['fish', 'F D Sa', 3, 'Fa D S', 2],
    ['animal', 'Fa D S', 3, 'S D Sa', 3],
  ] as const)('[GA-7-5] %s', (need, good, three, other, found) => {
    const edition = withNeed(need);
    const cities = { '1 0': { id: 'city-07', meeples: [0] } } as const;
    expect(met(position({ edition, world: [good], cities }), 'city-07')).toBe(three);
    expect(met(position({ edition, world: [other], cities }), 'city-07')).toBe(found);
  });

  it('[GA-7-5] a city eats what it asks for', () => {
    const edition = withNeed('fish');
    const s = nextTurn({ ...HUNGRY, edition });
    expect(s.tokens()).toBe(13);
    expect(s.animals(2)).toBe(3);
  });

  it('[GA-9-1] a city whose meeple went back while another ate does not eat any more', () => {
    const edition: Edition = {
      ...RECONSTRUCTION,
      cityCards: RECONSTRUCTION.cityCards.map((card) => {
        if (card.id === 'city-07') return { ...card, needs: ['sea', 'sea', 'forest', 'fish'] };
        if (card.id === 'city-05') return { ...card, needs: ['plains', 'plains', 'deer', 'fish'] };
        return card;
      }),
    };
    const s = nextTurn({
      edition,
      world: ['D S1 F Fa'],
      cities: { '0 0': { id: 'city-07', meeples: [0] }, '2 0': { id: 'city-05', meeples: [0] } },
    });
    play(s, 0, 'feed city-07 1 0');
    expect([met(s, 'city-05'), on(s, 'city-05')]).toEqual([1, '0 0']);
    expect([s.top(), s.animals(3)]).toEqual([QUESTION.turn, 4]);
  });
});
