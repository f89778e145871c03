import { hasSeat } from '@pangaea/rules/kernel';
import { legalMoves } from './draft.ts';
import type { AnyPageGame } from './page-game.ts';
import { turnOf } from './planned.ts';
import { after } from './rules.ts';

/** The kinds of moves that are interesting to others, by the first words of their commands. */
const WATCHED = ['build', 'transform', 'upgrade'] as const;
export type Watched = (typeof WATCHED)[number];

/** The moves that a seat could pay for if it were its turn now. */
export interface CanDo {
  readonly seat: number;
  /**
   * The position of that turn; undefined if the seat has no more turns in this round, or the turn
   * cannot be predicted.
   */
  readonly state: unknown;
  /** The moves in that position, one for each place and building. */
  readonly deeds: Readonly<Record<Watched, readonly number[]>>;
  /** Shared actions, by their names in commands; `burns` if the seat must burn power first. */
  readonly actions: ReadonlyMap<string, 'pays' | 'burns'>;
}

type Leave = (state: unknown, seat: number) => number | undefined;

/**
 * The possible moves of each other seat, from a position as its viewer knows it.
 * @param isOut whether a seat has passed
 */
export function othersCan(
  game: AnyPageGame,
  now: unknown,
  own: number | undefined,
  leave: Leave,
  isOut: (seat: number) => boolean,
): readonly CanDo[] {
  const { game: rules } = game.book;
  const seats = Array.from({ length: rules.seats(now) }, (_, seat) => seat);
  return seats.flatMap((seat) => (seat === own ? [] : [canDo(seat)]));

  function canDo(seat: number): CanDo {
    const state = isOut(seat) ? undefined : turnOf(game, now, seat, leave);
    const nothing = { build: [], transform: [], upgrade: [] };
    if (state === undefined) return { seat, state, deeds: nothing, actions: new Map() };
    const deeds: Record<Watched, number[]> = { build: [], transform: [], upgrade: [] };
    const seen = new Set<string>();
    const actions = new Map<string, 'pays' | 'burns'>();
    let burnt: unknown;
    for (const move of legalMoves(rules, state, seat)) {
      const [word, first = '', second = ''] = rules.notation.print(state, move).split(' ');
      if (word === 'power') actions.set(first, 'pays');
      // `burn` is listed with its amounts, of which the largest may be first or last, so the better
      // position is kept.
      if (word === 'burn') burnt = largest(burnt, after(game, state, seat, move).state, seat);
      const watched = WATCHED.find((each) => each === word);
      if (watched === undefined) continue;
      const key = watched === 'upgrade' ? `${word} ${first} ${second}` : `${word} ${first}`;
      if (seen.has(key)) continue;
      seen.add(key);
      deeds[watched].push(move);
    }
    for (const action of burnt === undefined ? [] : actionsIn(burnt, seat)) {
      if (!actions.has(action)) actions.set(action, 'burns');
    }
    return { seat, state, deeds, actions };
  }

  /** The one of two positions that offers more actions. */
  function largest(one: unknown, other: unknown, seat: number): unknown {
    return one !== undefined && actionsIn(one, seat).length >= actionsIn(other, seat).length
      ? one
      : other;
  }

  function actionsIn(state: unknown, seat: number): readonly string[] {
    if (!hasSeat(rules.deciders(state), seat)) return [];
    return legalMoves(rules, state, seat).flatMap((move) => {
      const [word, first = ''] = rules.notation.print(state, move).split(' ');
      return word === 'power' ? [first] : [];
    });
  }
}

/**
 * Seats that have a turn before the next turn of the seat `own`, in their order. If `own` decides
 * now, these are the seats after its present turn.
 */
export function before(
  order: readonly number[],
  own: number,
  deciding: number | undefined,
  isOut: (seat: number) => boolean,
): readonly number[] {
  const first =
    deciding === undefined || deciding === own ? order.indexOf(own) + 1 : order.indexOf(deciding);
  const around = [...order.slice(first), ...order.slice(0, first)];
  const until = around.indexOf(own);
  return around.slice(0, until).filter((seat) => !isOut(seat));
}

/**
 * The first position of the next round, if nobody does more than pass in this one; undefined if
 * that cannot be predicted.
 */
export function nextRound(
  game: AnyPageGame,
  now: unknown,
  leave: Leave,
  isOut: (state: unknown, seat: number) => boolean,
): unknown {
  const { game: rules } = game.book;
  const seats = rules.seats(now);
  let at = now;
  let wasOut = 0;
  for (let count = 0; count < 80; count++) {
    const out = Array.from({ length: seats }, (_, seat) => isOut(at, seat)).filter(Boolean).length;
    if (out < wasOut) return at;
    wasOut = out;
    const by = Array.from({ length: seats }, (_, seat) => seat).find((seat) =>
      hasSeat(rules.deciders(at), seat),
    );
    const move = by === undefined ? undefined : leave(at, by);
    if (by === undefined || move === undefined) return undefined;
    at = after(game, at, by, move).state;
  }
  return undefined;
}
