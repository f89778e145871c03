import {
  BONUS_CARDS,
  BUILDINGS,
  type FactionId,
  NUMBERS,
  SPECIAL_ACTIONS,
} from '@pangaea/rules/terra-mystica';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../../src/terra-mystica/game/board.ts';
import { begun, copyOf, setUp } from './positions.ts';

const DWELLING = BUILDINGS.indexOf('dwelling');
const TRADING_POST = BUILDINGS.indexOf('trading-post');

function board(...factions: FactionId[]) {
  const found = boardOf(begun(factions), 0);
  if (found === undefined) throw new Error('no board');
  return found;
}

describe('rows of structures', () => {
  test('pieces stand on the income that they cover, from the right', () => {
    const [dwellings, tradingPosts, temples, stronghold, sanctuary] = board(
      'cultists',
      'giants',
    ).rows;
    expect(dwellings.base).toEqual({ coins: 0, workers: 1, priests: 0, power: 0 });
    expect(dwellings.slots.map(({ isCovered }) => isCovered)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(dwellings.slots.map(({ income }) => income.workers)).toEqual([1, 1, 1, 1, 1, 1, 1, 0]);
    expect(tradingPosts.slots.map(({ income }) => [income.coins, income.power])).toEqual([
      [2, 1],
      [2, 1],
      [2, 2],
      [2, 2],
    ]);
    expect(temples.slots).toHaveLength(3);
    expect(stronghold.slots[0].income.power).toBe(2);
    expect(sanctuary.slots[0].income.priests).toBe(1);
  });

  test('a draft uncovers one space and covers another again', () => {
    const before = begun(['cultists', 'giants']);
    const after = copyOf(before);
    after.addOnMap(0, DWELLING, -1);
    after.addOnMap(0, TRADING_POST, 1);
    const [dwellings, tradingPosts, temples] = boardOf(after, 0, before)?.rows ?? [];
    expect(dwellings.slots.map(({ drafted }) => drafted)).toEqual([
      undefined,
      'covered',
      ...Array(6).fill(undefined),
    ]);
    expect(tradingPosts.slots[0]).toMatchObject({ isCovered: false, drafted: 'uncovered' });
    expect(temples.slots.every(({ drafted }) => drafted === undefined)).toBe(true);
  });
});

describe('tracks', () => {
  test('levels with their points, the one reached, and the price of the next', () => {
    const state = begun(['witches', 'giants']);
    state.setShipping(0, 1);
    const found = boardOf(state, 0);
    expect(found?.shipping?.levels).toEqual([
      { vp: 0, is: 'past' },
      { vp: 2, is: 'here' },
      { vp: 3, is: 'later' },
      { vp: 4, is: 'later' },
    ]);
    expect(found?.shipping?.price).toEqual(NUMBERS.shipping);
    expect(found?.spades.price).toEqual({ workers: 2, coins: 5, priests: 1 });
    expect(found?.spades.levels.map(({ rate, vp }) => [rate, vp])).toEqual([
      [3, 0],
      [2, 6],
      [1, 6],
    ]);
    state.setShipping(0, 3);
    state.setExchange(0, 2);
    expect(boardOf(state, 0)?.shipping?.price).toBeUndefined();
    expect(boardOf(state, 0)?.spades).toMatchObject({ rate: 1, price: undefined });
  });

  test('a faction that begins farther has no levels below', () => {
    const { shipping } = board('mermaids', 'giants');
    expect(shipping?.level).toBe(1);
    expect(shipping?.levels.map(({ vp }) => vp)).toEqual([0, 2, 3, 4, 5]);
  });

  test('tunnels and flights instead of ships, with their price', () => {
    expect(board('dwarves', 'giants')).toMatchObject({
      shipping: undefined,
      skipping: { by: 'tunnel', range: 1, price: { workers: 2, priests: 0 }, vp: 4 },
    });
    expect(board('fakirs', 'giants')).toMatchObject({
      shipping: undefined,
      skipping: { by: 'carpetFlight', range: 1, price: { workers: 0, priests: 1 }, vp: 4 },
    });
  });

  test('boards that lack a track say so', () => {
    const darklings = board('darklings', 'giants');
    expect(darklings.spades).toMatchObject({ pay: 'priests', rate: 1, price: undefined });
    expect(darklings.volcano).toBeUndefined();
    const acolytes = board('acolytes', 'giants');
    expect(acolytes.spades.rate).toBeUndefined();
    expect(acolytes.volcano).toEqual({ pay: 'steps', price: 3, onHome: 4 });
    expect(board('dragonlords', 'giants').volcano).toMatchObject({ pay: 'tokens', price: 1 });
    const river = board('riverwalkers', 'giants');
    expect(river.shipping).toMatchObject({ level: 1, levels: [], price: undefined });
    expect(river.locked.length).toBeGreaterThan(3);
  });
});

test('special actions: of card, board and stronghold, each used or not', () => {
  const state = begun(['auren', 'giants']);
  const actions = () => boardOf(state, 0)?.actions.map(({ action, isUsed }) => [action, isUsed]);
  state.setCard(0, BONUS_CARDS.indexOf('BON3'));
  expect(actions()).toEqual([]);
  state.setCard(0, BONUS_CARDS.indexOf('BON1'));
  state.addOnMap(0, BUILDINGS.indexOf('stronghold'), 1);
  state.useSpecial(0, SPECIAL_ACTIONS.indexOf('ACTA'));
  expect(actions()).toEqual([
    ['BON1', false],
    ['ACTA', true],
  ]);
});

test('without a faction there is no board', () => {
  expect(boardOf(setUp(['witches', 'giants'], { factions: 'choice' }), 0)).toBeUndefined();
});
