import { argA, argB, kindOf, type Refusal } from '@pangaea/rules/kernel';
import { candidates, KIND, type State } from '@pangaea/rules/terra-nova';
import type { Action } from './choices.ts';
import { GAME } from './rules.ts';

/**
 * Of many reasons the one that a player can do something about. What comes first here says most: a
 * place that would do if only there were money tells more than a place out of reach.
 */
const TELLING = [
  'power-action-used',
  'bonus-action-used',
  'palace-action-used',
  'sailing-track-ended',
  'no-house-left',
  'no-trading-post-left',
  'no-bridge-left',
  'not-enough-power',
  'not-enough-coins',
  'nothing-to-exchange',
  'town-too-small',
  'bridge-not-at-own-building',
  'not-adjacent-by-land',
  'not-in-reach',
  'palace-already-built',
  'not-a-trading-post',
  'not-a-house',
];

/** Why the seat has no legal move of a kind (and power action). */
export function whyNone(state: State, seat: number, kind: number, power?: number): Refusal {
  return mostTelling(
    state,
    seat,
    candidates(state, seat).filter((move) => kindOf(move) === kind && isOf(move, power)),
  );
}

/** Why nothing of a kind can be done on a hex; undefined when something can. */
export function whyNotOn(
  state: State,
  seat: number,
  kind: number,
  hex: number,
  power?: number,
): Refusal | undefined {
  const at = kind === KIND['power-shovel'] ? argB : argA;
  const moves = candidates(state, seat).filter(
    (move) => kindOf(move) === kind && isOf(move, power) && at(move) === hex,
  );
  if (moves.length === 0 || moves.some((move) => GAME.check(state, seat, move) === 0)) {
    return undefined;
  }
  return mostTelling(state, seat, moves);
}

/** Why a tile, town tile or faction cannot be chosen with a kind; undefined when it can. */
export function whyNotChosen(
  state: State,
  seat: number,
  kind: number,
  choice: number,
): Refusal | undefined {
  return closedChoices(state, seat, kind).find(({ move }) => argA(move) === choice)?.refusal;
}

/** Moves of a kind that are no choice now, each with the reason. */
export function closedChoices(
  state: State,
  seat: number,
  kind: number,
): readonly { readonly move: number; readonly refusal: Refusal }[] {
  return candidates(state, seat)
    .filter((move) => kindOf(move) === kind && GAME.check(state, seat, move) !== 0)
    .map((move) => ({ move, refusal: GAME.explain(state, seat, move) }));
}

/** Why no bridge can be built on a place; undefined when it can, or is no question. */
export function whyNoBridge(
  state: State,
  seat: number,
  { kind, power }: Pick<Action, 'kind' | 'power'>,
  bridge: number,
): Refusal | undefined {
  const at = kind === KIND['power-bridge'] ? argB : argA;
  return closedChoices(state, seat, kind).find(
    ({ move }) => isOf(move, power) && at(move) === bridge,
  )?.refusal;
}

function isOf(move: number, power: number | undefined): boolean {
  return power === undefined || argA(move) === power;
}

function mostTelling(state: State, seat: number, moves: readonly number[]): Refusal {
  let best: Refusal = { code: 'not-now', params: { command: '', pending: '' } };
  let rank = Number.POSITIVE_INFINITY;
  for (const move of moves) {
    if (GAME.check(state, seat, move) === 0) continue;
    const why = GAME.explain(state, seat, move);
    const place = TELLING.indexOf(why.code);
    const own = place < 0 ? TELLING.length : place;
    if (own >= rank) continue;
    best = why;
    rank = own;
  }
  return best;
}
