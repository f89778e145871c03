import { describe, expect, it } from 'vitest';
import { seedFromNumber } from '../../src/kernel/index.ts';
import { adjacentTo } from '../../src/snellman/reader/river-hexes.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';

function baseMap() {
  const game = terraMystica();
  const options = game.options({ map: 'base' });
  const state = options.ok ? game.setup(options.value, seedFromNumber(1)) : options;
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value.table.map;
}

describe('hexes that touch all of some others', () => {
  const map = baseMap();
  const touching = (...names: readonly string[]) =>
    adjacentTo(
      map,
      names.map((name) => map.indexOf.get(name) ?? 255),
    ).map((hex) => map.names[hex]);

  it('are the river hexes of towns across them', () => {
    expect(touching('G2', 'H4', 'I6')).toEqual(['r33']);
    expect(touching('G2', 'H4')).toEqual(['r29', 'r33']);
    expect(touching('G2', 'I11')).toEqual([]);
  });

  it('are none for hexes that are not there', () => {
    expect(touching('K9')).toEqual([]);
  });
});
