import { addHex, clearHexes, WORDS } from '@pangaea/rules/hexmap';
import { argA, argB, kindOf } from '@pangaea/rules/kernel';
import {
  KIND,
  NONE,
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

  /**
   * The moves that are kept when a house is asked for in a round, with the given round tiles from
   * that round on. No other seat reaches the hex.
   */
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

  it.each([
    ['is of no use without a house', 'golems', 5, PALACE, 0, false],
    ['is of use with a house', 'golems', 5, PALACE, 1, true],
    ['is of use where shovels score', 'golems', 5, SHOVEL, 0, true],
    ['is of use to Leprechauns, whom it brings power', 'leprechauns', 5, PALACE, 0, true],
    ['is of use before the last round', 'golems', 4, PALACE, 0, true],
  ])('land made home in the last round %s', (_, faction, round, tile, houses, isOfUse) => {
    const state = playedUntil(faction, (s) => s.top() === QUESTION.turn && s.topWho() === 0);
    give(state, 40, [0, 0, 8]);
    state.setRound(round);
    state.setRoundTile(round, tile);
    state.setHouses(0, houses);
    const shovels = [KIND.transform, KIND['power-shovel']];
    const kinds = (pruned: boolean) => new Set(listed(state, pruned).map(kindOf));
    expect(shovels.filter((kind) => kinds(false).has(kind))).toEqual(shovels);
    expect(shovels.filter((kind) => kinds(true).has(kind))).toEqual(isOfUse ? shovels : []);
  });

  it('a bridge is of no use where somebody else has the other end', () => {
    const state = playedUntil('golems', (s) => {
      if (s.top() !== QUESTION.turn || s.topWho() !== 0 || s.bridgesLeft(0) === 0) return false;
      give(s, 40, [0, 0, 8]);
      return bridgesOf(s, false).length > 0;
    });
    const before = bridgesOf(state, false);
    const { a, b } = state.table.map.bridges[before[0]];
    const far = state.owner(a) === 0 ? b : a;
    state.setOwner(far, NONE);
    expect(bridgesOf(state, true)).toContain(before[0]);
    state.setOwner(far, 1);
    expect(bridgesOf(state, false)).toEqual(before);
    expect(bridgesOf(state, true)).not.toContain(before[0]);
    state.setOwner(far, 0);
    expect(bridgesOf(state, true)).toContain(before[0]);
  });

  /** Bridges that the first seat may build for power or coins. */
  function bridgesOf(state: State, pruned: boolean): readonly number[] {
    const moves = listed(state, pruned);
    const forPower = moves.filter((move) => kindOf(move) === KIND['power-bridge']).map(argB);
    const forCoins = moves.filter((move) => kindOf(move) === KIND.bridge).map(argA);
    expect(new Set(forPower)).toEqual(new Set(forCoins));
    return [...new Set(forCoins)];
  }
});
