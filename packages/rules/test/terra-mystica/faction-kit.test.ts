// What a faction of no box may change, each by a made-up board.
import { describe, expect, it } from 'vitest';
import {
  FACTION_DEFINITIONS,
  type FactionDefinition,
  factionKit as kit,
  terraMystica,
} from '../../src/terra-mystica/index.ts';
import { board, type Given } from './own-factions/board.ts';
import { type Player, type Position, position, type RuleTable } from './rule-table.ts';

/** A table with a faction of green, and Engineers far away. */
function withBoard(
  own: Partial<FactionDefinition>,
  mine: Omit<Player, 'faction'> = {},
  rest: Omit<Position, 'players' | 'game'> = {},
): RuleTable {
  const given: Given = { id: 'made-up', board: 'green', home: 'forest', ...own };
  return position({
    game: terraMystica([], [...FACTION_DEFINITIONS, board(given)]),
    players: [{ faction: 'made-up', dwellings: 'E6', ...mine }, { faction: 'engineers' }],
    ...rest,
  });
}

describe('tracks', () => {
  const free = (mine: Omit<Player, 'faction'> = {}) =>
    withBoard(
      {
        tracksNotBought: true,
        hooks: {
          passed: (s, seat, sink) => {
            kit.advanceShipping(s, seat, 'ability', sink, false);
            kit.advanceExchange(s, seat, 'ability', sink, false);
          },
        },
      },
      { priests: 5, coins: 99, ...mine },
    );

  it('may exist without their actions', () => {
    const table = free();
    expect(table.refusal('0 advance-shipping')).toBe('track-not-bought');
    expect(table.refusal('0 advance-exchange')).toBe('track-not-bought');
    expect(withBoard({}, { priests: 5 }).refusal('0 advance-shipping')).toBe('');
  });

  it('may be advanced by the faction without points', () => {
    const table = free().play('0 pass BON1');
    expect([table.state.shipping(0), table.state.exchange(0)]).toEqual([1, 1]);
    expect(table.total(0, 'vp')).toBe(0);
  });
});
