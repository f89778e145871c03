import {
  bringsNoPoint,
  KIND,
  NONE,
  powerOffers,
  QUESTION,
  ROUND_TILE_DATA,
  ROUND_TILES,
  ROUNDS,
  type ScoredEvent,
  type State,
} from '@pangaea/rules/terra-mystica';
import type { Action } from '../../terra/game/choices.ts';
import { after } from './rules.ts';
import { SCORING } from './scoring.ts';
import { type TownAhead, townAhead } from './town-ahead.ts';

/** One hint for a newcomer before a decision, as data; the sentence is made where it is shown. */
export type Advice =
  /** The way to win; in the first round. */
  | { readonly is: 'aim' }
  /** The scoring of this round. */
  | { readonly is: 'round'; readonly on: ScoredEvent; readonly vp: number }
  /** The state of the next town. */
  | { readonly is: 'town'; readonly to: TownAhead }
  | { readonly is: 'confirm' }
  /** Good places for the first dwellings. */
  | { readonly is: 'place' }
  /** The gain of a bonus card. */
  | { readonly is: 'card' }
  /**
   * Power that may be taken.
   * @param vp its price in points
   */
  | { readonly is: 'offer'; readonly power: number; readonly vp: number }
  /** Power that can give no more points than it costs. */
  | { readonly is: 'vain' }
  /** A power action that the seat can pay. */
  | { readonly is: 'power'; readonly power: number }
  /** Structures uncover income. */
  | { readonly is: 'income' }
  /**
   * No other action is possible.
   * @param vp the points for passing
   */
  | { readonly is: 'pass'; readonly vp: number };

/** Moves that are neither an action nor passing. */
const NO_ACTION: ReadonlySet<number> = new Set([
  KIND.pass,
  KIND.burn,
  KIND.convert,
  KIND.order,
  KIND.drop,
]);

/** A hint mentions a town if at least this many structures are connected. */
const BEGUN = 2;

/**
 * Hints for a newcomer who has to decide, the most important first: the scoring, and one possible
 * action. Empty if the question is enough.
 * @param open whether there are more choices, see `Draft`
 */
export function adviceFor(
  state: State,
  seat: number,
  actions: readonly Action[],
  open: boolean,
): readonly Advice[] {
  if (!open) return [{ is: 'confirm' }];
  switch (state.top()) {
    case QUESTION['place-dwelling']:
      return [{ is: 'place' }];
    case QUESTION['bonus-card']:
      return [{ is: 'card' }];
    case QUESTION.turn:
      return onTurn(state, seat, actions);
    default:
      return offered(state, seat, actions);
  }
}

function offered(state: State, seat: number, actions: readonly Action[]): readonly Advice[] {
  if (actions.every(({ kind }) => kind !== KIND['take-power'])) return [];
  const offer = powerOffers(state).find(({ to }) => to === seat);
  if (offer === undefined || offer.gained === 0) return [];
  if (bringsNoPoint(state, seat, offer.gained, offer.vp)) return [{ is: 'vain' }];
  return [{ is: 'offer', power: offer.gained, vp: offer.vp }];
}

function onTurn(state: State, seat: number, actions: readonly Action[]): readonly Advice[] {
  const tile = state.roundTile(state.round());
  const town = townAhead(state, seat);
  const round = tile === NONE ? [] : [roundOf(tile)];
  const near =
    town === undefined || town.structures < BEGUN ? [] : [{ is: 'town', to: town } as const];
  const does = toDo(state, seat, actions);
  return [
    ...(state.round() === 1 ? [{ is: 'aim' } as const] : []),
    ...(isLikeAnyTurn(does) ? [...does, ...near, ...round] : [...round, ...near, ...does]),
  ];
}

/**
 * Whether the advice fits any turn. If there is room for only one hint, the scoring of the round is
 * then more useful.
 */
function isLikeAnyTurn(does: readonly Advice[]): boolean {
  return does.every((each) => each.is === 'income');
}

function roundOf(tile: number): Advice {
  const { on, vp } = ROUND_TILE_DATA[ROUND_TILES[tile]];
  return { is: 'round', on, vp };
}

/** One action that is possible now. */
function toDo(state: State, seat: number, actions: readonly Action[]): readonly Advice[] {
  const able = actions.filter(({ kind, choices }) => choices.length > 0 && !NO_ACTION.has(kind));
  if (able.length === 0) return passing(state, seat, actions);
  if (able.some(({ kind }) => kind === KIND.power)) {
    return [{ is: 'power', power: state.bowl3(seat) }];
  }
  const builds = able.some(({ kind }) => kind === KIND.build || kind === KIND.upgrade);
  return builds && state.round() < ROUNDS ? [{ is: 'income' }] : [];
}

function passing(state: State, seat: number, actions: readonly Action[]): readonly Advice[] {
  const pass = actions.find(({ kind }) => kind === KIND.pass)?.choices.at(0);
  return pass === undefined ? [] : [{ is: 'pass', vp: vpAtOnce(state, seat, pass.move) }];
}

/** Victory points of a move, without effects on the final scoring. */
function vpAtOnce(state: State, seat: number, move: number): number {
  let vp = 0;
  for (const event of after(state, seat, move).events) {
    if (event.type === 'round') break;
    const gain = SCORING.gainOf(event);
    if (gain?.seat === seat && !gain.isFinal) vp += gain.amount;
  }
  return vp;
}
