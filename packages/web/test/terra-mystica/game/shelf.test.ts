import {
  BONUS_CARDS,
  CARD,
  FAVOUR_TILE_DATA,
  FAVOUR_TILES,
  TOWN_TILES,
} from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import {
  cardsOf,
  cardsOn,
  favoursOn,
  heldBy,
  townsOn,
} from '../../../src/terra-mystica/game/shelf.ts';
import { begun, copyOf } from './positions.ts';

test('favour tiles: all of them, with what is left and who has which', () => {
  const before = begun(['witches', 'giants']);
  const tile = FAVOUR_TILES.indexOf('FAV10');
  before.takeFavour(1, tile);
  const after = copyOf(before);
  after.takeFavour(0, tile);
  const shelf = favoursOn(after, before);
  expect(shelf.map(({ tile: id }) => id)).toEqual(FAVOUR_TILES);
  expect(shelf[tile]).toEqual({
    tile: 'FAV10',
    index: tile,
    left: FAVOUR_TILE_DATA.FAV10.count - 2,
    holders: [
      { seat: 0, count: 1, isNew: true },
      { seat: 1, count: 1, isNew: false },
    ],
  });
  expect(heldBy(shelf, 1).map(({ tile: id }) => id)).toEqual(['FAV10']);
});

test('town tiles: those of the table, counted by holder', () => {
  const state = begun(['witches', 'giants'], { miniTownTiles: false });
  expect(townsOn(state).map(({ tile }) => tile)).toEqual(TOWN_TILES.slice(0, 5));
  const more = begun(['witches', 'giants'], { miniTownTiles: true });
  expect(townsOn(more)).toHaveLength(TOWN_TILES.length);
  more.addTown(1, 0);
  more.addTown(1, 0);
  more.setTownsLeft(0, 0);
  expect(townsOn(more)[0]).toMatchObject({
    left: 0,
    holders: [{ seat: 1, count: 2, isNew: false }],
  });
});

test('bonus cards: as many as players and three, held or free with their coins', () => {
  const state = begun(['witches', 'giants']);
  const cards = cardsOn(state);
  expect(cards).toHaveLength(5);
  expect(cards.map(({ index }) => index)).toEqual(
    [...BONUS_CARDS.keys()].filter((card) =>
      [CARD.beside, CARD.held].some((where) => where === state.cardWhere(card)),
    ),
  );
  const held = cards.filter(({ holder }) => holder !== undefined);
  expect(held.map(({ holder }) => holder).sort()).toEqual([0, 1]);
  expect(cardsOf(state, 0)).toEqual(
    held.filter(({ holder }) => holder === 0).map(({ card }) => card),
  );
  expect(held.every(({ nextPlace }) => nextPlace === undefined)).toBe(true);
  state.markPassed(1);
  expect(cardsOn(state).find(({ holder }) => holder === 1)?.nextPlace).toBe(1);
});
