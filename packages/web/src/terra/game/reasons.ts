import { argA, argB, argC, kindOf, type Refusal } from '@pangaea/rules/kernel';
import type { Codec, Slot, Target } from './choices.ts';

/** The parts of a game that explain why something cannot be chosen. */
export interface Reasons<S> {
  readonly rules: {
    check(state: S, seat: number, move: number): number;
    explain(state: S, seat: number, move: number): Refusal;
  };
  readonly codec: Codec;
  /** Every move that can be written at the table. */
  candidates(state: S, seat: number): readonly number[];
  /** The target of a move whose kind does not determine it. */
  pointsAt?(state: S, move: number): Target | undefined;
  /**
   * Whether a move is of the sort that players usually want; reasons of such moves are preferred.
   */
  isUseful?(state: S, seat: number, move: number): boolean;
  /**
   * Refusals in order of preference, if there are many: first those that a player can change. A
   * place for which only money is missing is more helpful than a place out of reach.
   */
  readonly telling: readonly string[];
  /** For an action that is refused on every place: a reason that is true for all of them. */
  nowhere(state: S, seat: number, kind: number): Refusal;
}

/** The kind of the moves whose reasons are wanted, and perhaps their first argument. */
type Wanted = Pick<Slot, 'kind' | 'part'>;

const ARGUMENTS = [argA, argB, argC];

/** Facts of a refusal that name a place of the map. */
const PLACES = ['hex', 'bridge', 'river', 'one', 'other'];
/** Refusals that concern one place, or one of two things, without naming it. */
const PARTICULAR: ReadonlySet<string> = new Set(['town-too-small', 'palace-already-built']);

/**
 * The reason why the seat has no legal move of an action; never a reason about a single place,
 * since no place was asked about.
 */
export function whyNone<S>(reasons: Reasons<S>, state: S, seat: number, wanted: Wanted): Refusal {
  const why = mostTelling(reasons, state, seat, movesOf(reasons, state, seat, wanted));
  const isOfPlace = PARTICULAR.has(why.code) || PLACES.some((fact) => fact in why.params);
  return isOfPlace ? reasons.nowhere(state, seat, wanted.kind) : why;
}

/**
 * The reason why no move of an action is possible with a thing of the table; undefined if one is.
 */
export function whyNotOn<S>(
  reasons: Reasons<S>,
  state: S,
  seat: number,
  wanted: Wanted,
  on: string,
  at: number,
): Refusal | undefined {
  const moves = movesOn(reasons, state, seat, wanted, on, at);
  if (moves.length === 0 || moves.some((move) => reasons.rules.check(state, seat, move) === 0)) {
    return undefined;
  }
  return mostTelling(reasons, state, seat, moves);
}

/** Moves of an action with a thing of the table, legal or not. */
export function movesOn<S>(
  reasons: Reasons<S>,
  state: S,
  seat: number,
  wanted: Wanted,
  on: string,
  at: number,
): readonly number[] {
  const place = placeOf(reasons.codec, wanted.kind, on);
  const moves = movesOf(reasons, state, seat, wanted);
  if (place >= 0) return moves.filter((move) => ARGUMENTS[place](move) === at);
  return moves.filter((move) => {
    const target = reasons.pointsAt?.(state, move);
    return target?.on === on && target.at === at;
  });
}

/** Moves of a kind that cannot be chosen now, each with the reason. */
export function closedChoices<S>(
  reasons: Reasons<S>,
  state: S,
  seat: number,
  wanted: Wanted,
): readonly { readonly move: number; readonly refusal: Refusal }[] {
  const { rules } = reasons;
  return movesOf(reasons, state, seat, wanted)
    .filter((move) => rules.check(state, seat, move) !== 0)
    .map((move) => ({ move, refusal: rules.explain(state, seat, move) }));
}

/** The index of the argument of a kind that names things of a sort; -1 if there is none. */
function placeOf({ kinds }: Codec, kind: number, on: string): number {
  return kinds[kind].args.findIndex(({ domain }) => domain.target === on);
}

/** The candidates by kind. The lists of candidates are cached for each table, and so are these. */
const BY_KIND = new WeakMap<readonly number[], ReadonlyMap<number, readonly number[]>>();

function movesOf<S>(
  { candidates }: Reasons<S>,
  state: S,
  seat: number,
  { kind, part }: Wanted,
): readonly number[] {
  const all = candidates(state, seat);
  let kinds = BY_KIND.get(all);
  if (kinds === undefined) {
    kinds = Map.groupBy(all, kindOf);
    BY_KIND.set(all, kinds);
  }
  const moves = kinds.get(kind) ?? [];
  return part === undefined ? moves : moves.filter((move) => argA(move) === part);
}

/** Facts of a refusal that contain the required amount. */
const PRICES = ['cost', 'spades', 'shovels', 'price'] as const;

/** The amount that a refusal asks for; NaN if the refusal is about something else. */
function askedIn({ params }: Refusal): number {
  const price = PRICES.find((fact) => fact in params);
  return price === undefined ? Number.NaN : Number(params[price]);
}

function mostTelling<S>(
  { rules, telling, isUseful }: Reasons<S>,
  state: S,
  seat: number,
  moves: readonly number[],
): Refusal {
  let best: Refusal = { code: 'not-now', params: { command: '', pending: '' } };
  let rank = Number.POSITIVE_INFINITY;
  let useful = false;
  for (const move of moves) {
    if (rules.check(state, seat, move) === 0) continue;
    const why = rules.explain(state, seat, move);
    const place = telling.indexOf(why.code);
    const own = place < 0 ? telling.length : place;
    const isWanted = isUseful?.(state, seat, move) ?? false;
    const isLike = own === rank && why.code === best.code;
    // Of the preferred moves with the same refusal, the one with the lowest price counts: a more
    // expensive alternative is not a reason.
    const isBetter =
      isLike && (isWanted === useful ? askedIn(why) < askedIn(best) : isWanted && !useful);
    if (own >= rank && !isBetter) continue;
    best = why;
    rank = own;
    useful = isWanted;
  }
  return best;
}
