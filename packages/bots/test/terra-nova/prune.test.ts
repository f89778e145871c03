import { addHex, clearHexes, WORDS } from '@pangaea/rules/hexmap';
import { kindOf } from '@pangaea/rules/kernel';
import {
  KIND,
  OPTIONAL_HOUSE,
  QUESTION,
  SCORED,
  SETS,
  type State,
} from '@pangaea/rules/terra-nova';
import { describe, expect, it } from 'vitest';
import { give, listed, playedUntil } from './positions.ts';

describe('pruning', () => {
  const HOUSE = 0;
  const PALACE = 4;
  const SHOVEL = 7;

  /** Asked for a house in a round, with the round tiles from that round on. Nobody else reaches the hex. */
  function asked(round: number, coins: number, tiles: readonly number[]): State {
    const state = playedUntil(
      'golems',
      (s) => s.top() === QUESTION['optional-house'] && s.topWho() === 0,
    );
    give(state, coins, [8, 0, 0]);
    state.setRound(round);
    for (let other = 1; other < state.table.players; other++) {
      clearHexes(state.i32, SETS.reach + other * WORDS);
    }
    for (const [later, tile] of tiles.entries()) state.setRoundTile(round + later, tile);
    const { roundTileEvent } = state.table;
    expect([HOUSE, PALACE, SHOVEL].map((tile) => roundTileEvent[tile])).toEqual([
      SCORED.house,
      SCORED.palace,
      SCORED.shovel,
    ]);
    return state;
  }

  it.each([
    ['that scores now', 4, 4, [HOUSE, HOUSE], false],
    ['that scores later', 4, 30, [PALACE, HOUSE], true],
    ['that never scores, with few coins', 4, 7, [PALACE, PALACE], true],
    ['that never scores, with many', 4, 8, [PALACE, PALACE], false],
    ['in the last round', 5, 4, [PALACE], false],
    ['in the last round when shovels score', 5, 30, [SHOVEL], true],
  ])('a house %s may be put off or not', (_, round, coins, tiles, mayDecline) => {
    const state = asked(round, coins, tiles);
    const isDecline = (move: number) => kindOf(move) === KIND.decline;
    expect(listed(state, false).some(isDecline)).toBe(true);
    const pruned = listed(state, true);
    expect(pruned.length).toBeGreaterThan(0);
    expect(pruned.some(isDecline)).toBe(mayDecline);
  });

  it.each([
    ['and scores no more', 4, [PALACE, PALACE], false],
    ['and scores later', 4, [PALACE, HOUSE], false],
    ['in the last round when shovels score', 5, [SHOVEL], true],
  ])('a house where somebody else may transform the hex, %s', (_, round, tiles, mayDecline) => {
    const state = asked(round, 7, tiles);
    const hex = state.arg(OPTIONAL_HOUSE.at.first);
    addHex(state.i32, SETS.reach + WORDS, hex);
    const isDecline = (move: number) => kindOf(move) === KIND.decline;
    expect(listed(state, true).some(isDecline)).toBe(mayDecline);
  });
});
