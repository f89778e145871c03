import { parseSeed } from '@pangaea/rules/kernel';
import type { State } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { boardOf } from '../../../src/terra-nova/game/position.ts';
import { GAME } from '../../../src/terra-nova/game/rules.ts';

const SEED = '00000000000000000000000000000001';
const HOUSE = 1;

function begun(): State {
  const parsed = GAME.options({ edition: 'house-1', factions: 'first-game' });
  const seed = parseSeed(SEED);
  if (!parsed.ok || !seed.ok) throw new Error('options');
  const state = GAME.setup(parsed.value, seed.value);
  if (!state.ok) throw new Error('setup');
  return state.value;
}

test('a town is all that is joined with its tile, by sides and by own bridges', () => {
  const state = begun();
  const { map } = state.table;
  const at = (name: string) => map.indexOf.get(name) ?? -1;
  const bridge = map.bridges.findIndex(({ name }) => name.startsWith('D1-'));
  const { a, b } = map.bridges[bridge];
  const build = (seat: number, hex: number) => {
    state.setOwner(hex, seat);
    state.setBuilding(hex, HOUSE);
  };
  for (let hex = 0; hex < map.size; hex++) state.setOwner(hex, 255);
  for (const name of ['C1', 'C2', 'D1']) build(0, at(name));
  build(0, a);
  build(0, b);
  build(1, at('B1'));
  // Not joined with it.
  build(0, at('I9'));
  state.setTownHex(0, 2, at('C1'));
  const hexes = () => boardOf(state).towns.map((town) => new Set(town.hexes));
  expect(hexes()).toEqual([new Set([at('C1'), at('C2'), at('D1')])]);
  state.setBridgeOwner(bridge, 1);
  expect(hexes()).toEqual([new Set([at('C1'), at('C2'), at('D1')])]);
  state.setBridgeOwner(bridge, 0);
  expect(hexes()).toEqual([new Set([at('C1'), at('C2'), at('D1'), a, b])]);
  expect(boardOf(state).towns[0].seat).toBe(0);
  expect(boardOf(state).hexes.filter(({ town }) => town)).toMatchObject([{ name: 'C1' }]);
});

test('pieces have the colour of their seat, and every seat its crest', () => {
  const { hexes, seats } = boardOf(begun());
  const houses = hexes.filter(({ building }) => building !== 'none');
  expect(houses.length).toBeGreaterThan(0);
  for (const { owner, colour } of houses) {
    expect(colour).toBe(seats.find(({ seat }) => seat === owner)?.colour);
  }
  expect(new Set(seats.map(({ arms }) => arms)).size).toBe(seats.length);
});
