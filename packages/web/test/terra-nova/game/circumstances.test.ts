import { parseSeed } from '@pangaea/rules/kernel';
import { ROUNDS, type State } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/messages/index.ts';
import { circumstancesOf } from '../../../src/terra-nova/game/circumstances.ts';
import { GAME } from '../../../src/terra-nova/game/rules.ts';
import { NOVA_MESSAGES } from '../../../src/terra-nova/messages/index.ts';

const LEFT = 1;

/** Seat 0 has the faction, with or without its left palace. */
function table(faction: string, palaces = 0, more: object = {}): State {
  const other = faction === 'golems' ? 'druids' : 'golems';
  const options = GAME.options({ factions: [faction, other], startPlayer: 0, ...more });
  const seed = parseSeed('0'.repeat(31).concat('1'));
  if (!options.ok || !seed.ok) throw new Error('options');
  const state = GAME.setup(options.value, seed.value);
  if (!state.ok) throw new Error('setup');
  state.value.setPalaces(0, palaces);
  return state.value;
}

/** The texts about an action in each language. */
const told = (state: State, action: 'upgrade' | 'transform' | 'bonus-shovel' | 'pass', seat = 0) =>
  LANGUAGES.map((language) =>
    NOVA_MESSAGES[language].explain[action](circumstancesOf(state, seat)),
  );

test('an upgrade costs the Sand Cats with their left palace what it says, and only them', () => {
  const prices = (state: State, seat?: number) => {
    const { tradingPost, tradingPostNear } = circumstancesOf(state, seat);
    return [tradingPostNear, tradingPost];
  };
  expect(prices(table('sand-cats'), 0)).toEqual([7, 10]);
  expect(prices(table('sand-cats', LEFT), 0)).toEqual([5, 7]);
  expect(prices(table('sand-cats', LEFT), 1)).toEqual([7, 10]);
  expect(prices(table('sand-cats', LEFT))).toEqual([7, 10]);
  for (const text of told(table('sand-cats', LEFT), 'upgrade')) {
    expect(text).toMatch(/5.*7/);
    expect(text).not.toContain('10');
  }
});

test('with their left palace one shovel is enough for the Golems', () => {
  for (const text of told(table('golems'), 'transform')) expect(text).toMatch(/1 or 2|1本か2本/);
  for (const text of told(table('golems', LEFT), 'transform')) {
    expect(text).not.toMatch(/\b2\b|2本/);
  }
  for (const text of told(table('golems'), 'bonus-shovel')) expect(text).toMatch(/second|2本目/);
  for (const text of told(table('golems', LEFT), 'bonus-shovel')) {
    expect(text).not.toMatch(/second|2本目/);
  }
});

test('passing: who begins, the order of passing, nothing in the last round', () => {
  const first = /first begins|最初にパスした/;
  const order = /order of passing|離脱した順/;
  const tile = /another one|別のボーナスタイル/;
  for (const [turnOrder, right, wrong] of [
    ['clockwise', first, order],
    ['dropout', order, first],
  ] as const) {
    const state = table('fairies', 0, { turnOrder });
    for (const text of told(state, 'pass')) {
      expect(text).toMatch(right);
      expect(text).not.toMatch(wrong);
      expect(text).toMatch(tile);
    }
    state.setRound(ROUNDS);
    for (const text of told(state, 'pass')) {
      expect(text).not.toMatch(first);
      expect(text).not.toMatch(order);
      expect(text).toMatch(tile);
    }
  }
  const kept = table('fairies', 0, { rulings: { lastRoundSwap: 'no-swap' } });
  for (const text of told(kept, 'pass')) expect(text).toMatch(tile);
  kept.setRound(ROUNDS);
  for (const text of told(kept, 'pass')) expect(text).not.toMatch(tile);
});
