import { argA, argB, argC, kindOf, type Move, packMove } from '@pangaea/rules/kernel';
import {
  KIND,
  landOf,
  POWER_ACTION_DATA,
  POWER_ACTIONS,
  QUESTION,
  SPECIAL_ACTIONS,
  type State,
  specialsOf,
} from '@pangaea/rules/terra-mystica';
import { legalMoves } from '../../game/draft.ts';
import type { Chain } from '../../terra/game/choices.ts';
import { payingFor, worthOf } from './paying.ts';
import { MYSTICA_RULES } from './reasons.ts';
import { after } from './rules.ts';

/** A way to get the spades that a hex needs, and the position after it. */
interface Opened {
  /** Moves before the spades are used; empty if workers pay. */
  readonly moves: readonly Move[];
  readonly state: State;
}

/**
 * Complete ways to own land and a dwelling on a hex, each drafted at once: first those with a
 * dwelling, and among these the one that costs least.
 */
export function chainsOn(state: State, seat: number, hex: number): readonly Chain[] {
  if (state.top() !== QUESTION.turn) return [];
  const home = landOf(state, seat);
  if (state.terrain(hex) === home) return [];
  const ways = openings(state, seat).flatMap((opened) => {
    const made = madeHome(opened, seat, hex, home);
    return made === undefined ? [] : [made];
  });
  const build = packMove(KIND.build, hex);
  const dwellings = ways.flatMap(({ moves, state: then }): Chain[] =>
    MYSTICA_RULES.check(then, seat, build) === 0
      ? [{ id: 'dwelling', moves: [...moves, build] }]
      : [],
  );
  const lands = ways.map(({ moves, state: then }): Chain => {
    const isAsked = MYSTICA_RULES.check(then, seat, KIND.decline) === 0;
    const isOnly = isAsked && MYSTICA_RULES.check(then, seat, build) === 0;
    return { id: 'land', moves: isOnly ? [...moves, KIND.decline] : moves };
  });
  const left = ({ moves }: Chain) => worthOf(played(state, seat, moves), seat);
  const byWorth = (chains: readonly Chain[]) =>
    chains.toSorted((one, other) => left(other) - left(one));
  return [...byWorth(dwellings), ...byWorth(lands)];
}

/**
 * The ways to get spades: workers first, then each special action and each octagon that gives some.
 */
function openings(state: State, seat: number): readonly Opened[] {
  const own = specialsOf(state, seat);
  const specials = [...SPECIAL_ACTIONS.keys()]
    .filter((place) => ((own >> place) & 1) !== 0)
    .map((place) => packMove(KIND.special, place))
    .filter((move) => MYSTICA_RULES.check(state, seat, move) === 0)
    .map((move): readonly Move[] => [move]);
  const octagons = POWER_ACTIONS.flatMap((action, place): readonly (readonly Move[])[] => {
    if ((POWER_ACTION_DATA[action].gain?.spades ?? 0) === 0) return [];
    const move = packMove(KIND.power, place);
    const paid = waysToPay(state, seat, move);
    return paid === undefined ? [] : [paid];
  });
  return [
    { moves: [], state },
    ...[...specials, ...octagons]
      .map((moves) => ({ moves, state: played(state, seat, moves) }))
      .filter(({ state: then }) => then.top() === QUESTION.spades),
  ];
}

/**
 * A move with the exchange of goods that pays for it, if it needs one; undefined if it cannot be
 * paid.
 */
export function waysToPay(state: State, seat: number, move: Move): readonly Move[] | undefined {
  if (MYSTICA_RULES.check(state, seat, move) === 0) return [move];
  const paid = payingFor(state, seat, move);
  return paid === undefined ? undefined : [...paid, move];
}

function played(state: State, seat: number, moves: readonly Move[]): State {
  return moves.reduce((then, move) => after(then, seat, move).state, state);
}

/** The hex transformed into own land by the short way. */
function madeHome({ moves, state }: Opened, seat: number, hex: number, home: number) {
  const made = legalMoves(MYSTICA_RULES, state, seat)
    .filter((move) => kindOf(move) === KIND.transform && argA(move) === hex && argB(move) === home)
    .toSorted((one, other) => argC(one) - argC(other))[0];
  if (made === undefined) return undefined;
  return { moves: [...moves, made], state: after(state, seat, made).state };
}
