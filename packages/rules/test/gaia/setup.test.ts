import { describe, expect, it } from 'vitest';
import {
  backOf,
  DECKS,
  type Event,
  FACE,
  LANDS,
  MAX_ROW,
  NONE,
  POWERS,
  type State,
} from '../../src/gaia/index.ts';
import { seedFromNumber } from '../../src/kernel/index.ts';
import { conserved } from '../../src/trials/gaia/conserved.ts';
import { game } from './hand-made.ts';

function begin(options: object, seed = 1, events: Event[] = []): State {
  const read = game.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const set = game.setup(read.value, seedFromNumber(seed), events);
  if (!set.ok) throw new Error('refused');
  expect(conserved(set.value)).toEqual([]);
  return set.value;
}

function row(s: State): string[] {
  const ids: string[] = [];
  for (let place = 0; place < MAX_ROW; place++) {
    if (s.objective(place) !== NONE) ids.push(s.table.objectiveIds[s.objective(place)]);
  }
  return ids;
}

function cardsOf(s: State, seat: number): number[] {
  const backs = DECKS.map(() => 0);
  for (let index = 0; index < s.handSize(seat); index++) backs[backOf(s.hand(seat, index))]++;
  return backs;
}

describe('components', () => {
  it('[GA-2-1] has 48 land tiles', () => {
    const piles = LANDS.map((_, land) => begin({}).pile(land));
    expect(piles).toEqual([10, 8, 7, 10, 6, 7]);
  });

  it('[GA-2-2] has 40 nature cards', () => {
    const { cardCount } = begin({}).table;
    expect([...cardCount.slice(FACE.nature, FACE.animals)]).toEqual([8, 8, 7, 6, 6, 5]);
  });

  it('[GA-2-3] has 18 cities and 12 animal cards, and a 19th city by option', () => {
    const { cardCount, cities, deckFaces } = begin({}).table;
    expect(cities).toBe(18);
    expect([...cardCount.slice(FACE.animals, FACE.power)].reduce((sum, n) => sum + n)).toBe(12);
    expect(deckFaces[1].length).toBe(30);
    expect(begin({ extraCity: true }).table.deckFaces[1].length).toBe(31);
  });

  it('[GA-2-4] has 9 objectives, and 2 more with power cards', () => {
    expect(begin({}).table.objectiveIds.length).toBe(9);
    expect(begin({ mode: 'advanced' }).table.objectiveIds.length).toBe(11);
  });

  it('[GA-2-5] has 23 power cards, 30 with the disasters', () => {
    const counts = (mode: string) => {
      const { cardCount } = begin({ mode }).table;
      return [...cardCount.slice(FACE.power, FACE.power + POWERS.length)];
    };
    expect(counts('basic')).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(counts('advanced')).toEqual([6, 6, 3, 4, 4, 0, 0]);
    expect(counts('disasters')).toEqual([6, 6, 3, 4, 4, 5, 2]);
  });

  it('[GA-2-6] has 20 animal tokens', () => {
    expect(begin({}).tokens()).toBe(20);
  });
});

describe('set-up', () => {
  it('[GA-4-1] begins with an empty world, whose first tile lies at 0 0', () => {
    const s = begin({});
    expect([s.tiles(), s.freeCount()]).toEqual([0, 1]);
  });

  it('[GA-4-2] lays out three nature and two life cards', () => {
    const s = begin({});
    const shown = DECKS.map(
      (_, deck) => [0, 1, 2, 3].filter((place) => s.display(deck, place) !== NONE).length,
    );
    expect(shown).toEqual([3, 2, 0]);
  });

  it.each([
    [2, 4, 6],
    [3, 5, 5],
    [4, 6, 5],
    [5, 7, 5],
  ])(
    '[GA-4-3] [GA-4-4] lays out objectives and gives meeples for %d players',
    (players, goals, own) => {
      const s = begin({ players });
      expect(row(s).length).toBe(goals);
      expect(new Set(row(s)).size).toBe(goals);
      for (let seat = 0; seat < players; seat++) expect(s.supply(seat)).toBe(own);
    },
  );

  it('[GA-4-5] deals two nature cards and a life card', () => {
    const s = begin({ players: 5 });
    for (let seat = 0; seat < 5; seat++) expect(cardsOf(s, seat)).toEqual([2, 1, 0]);
  });

  it('[GA-4-6] advanced: deals a power card, lays out two, and shuffles two objectives in', () => {
    const s = begin({ players: 3, mode: 'advanced' });
    for (let seat = 0; seat < 3; seat++) expect(cardsOf(s, seat)).toEqual([2, 1, 1]);
    expect(
      [s.display(2, 0), s.display(2, 1), s.display(2, 2)].filter((f) => f !== NONE).length,
    ).toBe(2);
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      for (const id of row(begin({ players: 3, mode: 'advanced' }, seed))) seen.add(id);
    }
    expect(seen.size).toBe(11);
  });

  it('[GA-4-7] draws the start player', () => {
    const starts = new Set<number>();
    for (let seed = 0; seed < 60; seed++) starts.add(begin({ players: 5 }, seed).turn());
    expect([...starts].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(begin({ players: 5, startPlayer: 3 }).turn()).toBe(3);
  });

  it('tells what everybody begins with', () => {
    const events: Event[] = [];
    begin({ players: 2, mode: 'advanced' }, 1, events);
    const types = events.map(({ type }) => type);
    const count = (type: string) => types.filter((each) => each === type).length;
    expect(
      ['supplied', 'objectives', 'drew', 'displayed', 'start-player', 'turn'].map(count),
    ).toEqual([2, 1, 8, 7, 1, 1]);
  });
});
