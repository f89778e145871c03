import { hasSeat } from '@pangaea/rules/kernel';
import { legalMoves } from './draft.ts';
import type { AnyPageGame } from './page-game.ts';
import { turnOf } from './planned.ts';
import { after } from './rules.ts';

/** The deeds of a seat that are worth watching, by the first words of their commands. */
const WATCHED = ['build', 'transform', 'upgrade'] as const;
export type Watched = (typeof WATCHED)[number];

/** The deeds that a seat could pay if it were its turn now. */
export interface CanDo {
  readonly seat: number;
  /** The position of that turn; undefined where the seat has none any more in this round, or it cannot be foreseen. */
  readonly state: unknown;
  /** Moves there, one for each place and building. */
  readonly deeds: Readonly<Record<Watched, readonly number[]>>;
  /** Actions that all share, by their names in commands; `burn` where it must burn power first. */
  readonly actions: ReadonlyMap<string, 'pays' | 'burns'>;
}

type Leave = (state: unknown, seat: number) => number | undefined;

/** The possible deeds of each other seat, from a position as its viewer knows it. @param isOut whether a seat has passed */
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
      // The largest amount comes last or first: each is tried.
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

  /** That of two positions which offers more actions. */
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

/** Seats that have a turn before the next one of a seat, in their order; the others after its present turn, where it has that. */
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

/** A position of the next round, when everybody keeps out of this one; undefined where that cannot be foreseen. */
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
