// The moves that other seats could make if it were their turn, by the rules of the hex games.
import { hasSeat } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { legalMoves } from '../../src/game/draft.ts';
import { begin, extend } from '../../src/game/extend.ts';
import { type AnyHistory, stateAt } from '../../src/game/history.ts';
import { before, nextRound, othersCan } from '../../src/game/others-can.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';
import type { Tally } from '../../src/play/face/tally.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { TALLY as MYSTICA_TALLY } from '../../src/terra-mystica/tally.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { TALLY as NOVA_TALLY } from '../../src/terra-nova/tally.ts';
import { SEED } from './played-out.ts';

/** Plays the first move of each list, except a pass, until everybody has had a turn. */
function some(game: AnyPageGame): AnyHistory {
  const begun = begin(game, { options: { players: 3 }, seed: SEED });
  if (!begun.ok) throw new Error(begun.error.code);
  let history = begun.value;
  const { game: rules } = game.book;
  while (history.steps.length < 40) {
    const state = stateAt(history);
    const seat = [0, 1, 2].find((each) => hasSeat(rules.deciders(state), each)) ?? 0;
    const all = legalMoves(rules, state, seat).map((move) => rules.notation.print(state, move));
    const command = all.find((each) => !/^(pass|order|burn|convert)/.test(each)) ?? all[0];
    const next = extend(history, seat, command);
    if (!next.ok) throw new Error(next.error.code);
    history = next.value;
  }
  return history;
}

const GAMES: readonly [AnyPageGame, Tally][] = [
  [TERRA_MYSTICA_PAGE, MYSTICA_TALLY],
  [TERRA_NOVA_PAGE, NOVA_TALLY],
];

test.each(GAMES)('each deed of another seat in $id is legal at its turn', (game, tally) => {
  const history = some(game);
  const { game: rules } = game.book;
  const now = stateAt(history);
  const told = JSON.stringify(rules.toJson(now));
  const leave = (state: unknown, seat: number) => tally.leave?.(state, seat);
  const all = othersCan(game, now, 0, leave, () => false);
  expect(all.map(({ seat }) => seat)).toEqual([1, 2]);
  let deeds = 0;
  for (const { seat, state, deeds: can, actions } of all) {
    for (const move of Object.values(can).flat()) {
      expect(rules.check(state, seat, move)).toBe(0);
      deeds += 1;
    }
    const legal = legalMoves(rules, state, seat).map((move) => rules.notation.print(state, move));
    for (const [action, pays] of actions) {
      expect(legal.some((each) => each.startsWith(`power ${action}`))).toBe(pays === 'pays');
    }
  }
  expect(deeds).toBeGreaterThan(3);
  expect(JSON.stringify(rules.toJson(now))).toBe(told);
  // A seat that has passed can do nothing in this round.
  const [out] = othersCan(game, now, 0, leave, (seat) => seat === 1);
  expect(out).toMatchObject({ seat: 1, state: undefined, deeds: { build: [] } });
});

test.each(GAMES)('the next round of $id is foreseen', (game, tally) => {
  const history = some(game);
  const now = stateAt(history);
  const isOut = (state: unknown, seat: number) =>
    (state as { hasPassed(seat: number): boolean }).hasPassed(seat);
  const next = nextRound(game, now, (state, seat) => tally.leave?.(state, seat), isOut);
  const round = (state: unknown) => (state as { round(): number }).round();
  expect(round(next)).toBe(round(now) + 1);
  expect(nextRound(game, now, () => undefined, isOut)).toBeUndefined();
});

test('seats come before the own next turn as the order says', () => {
  const nobody = () => false;
  expect(before([2, 0, 1, 3], 1, 2, nobody)).toEqual([2, 0]);
  expect(before([2, 0, 1, 3], 1, 1, nobody)).toEqual([3, 2, 0]);
  expect(before([2, 0, 1, 3], 1, 3, nobody)).toEqual([3, 2, 0]);
  expect(before([2, 0, 1, 3], 1, 3, (seat) => seat === 2)).toEqual([3, 0]);
});
