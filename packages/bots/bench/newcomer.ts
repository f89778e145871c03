import { placedMeeples } from '@pangaea/rules/gaia';
import { type AnyGame, type Move, Moves, type Random, type Seat } from '@pangaea/rules/kernel';
import { type AnyBot, botOf } from '../src/index.ts';

type AnyState = ReturnType<AnyGame['slot']>;

/** Points that all seats get at the end of the game; no single move gives them. */
const AT_THE_END = /^(final-|territory$|money$)/;

/**
 * Actions of a newcomer if none gives points at once, the preferred first; as words of the
 * notation.
 */
const LIKED: readonly RegExp[] = [
  /^(build|upgrade|palace)$/,
  /^power/,
  /^(?!pass$|decline$|drop$|burn$|convert$|exchange|buy-token$|end$|order$)/,
  /^(end|decline)$/,
];
/**
 * Actions that are chosen by their immediate points. Answers to questions are always chosen in this
 * way.
 */
const LOOKED_AT =
  /^(build|transform|skip-build|skip-transform|upgrade|river-town|palace|sail|bridge)$/;
/** Power is accepted if it costs at most one point. */
const DEAREST = -1;
const OF_A_TURN = 'pass';
/** The points that count for a town: more than any action gives. */
const TOWN = 100;

/**
 * A person's first game, for matches against the lowest level. In a hex game it founds a town, or
 * takes the most immediate points, as the page advises newcomers; otherwise it takes a power
 * action, a building, or anything else, and passes at the end. In Gaia it plays carelessly: it
 * places the most meeples at once, and otherwise does anything. Between equal moves it decides at
 * random.
 */
export function newcomer(game: AnyGame): AnyBot {
  const isGaia = game.id === 'gaia';
  return botOf((view, seat, random) => {
    const moves = new Moves();
    game.legal(view, seat, moves);
    const all = moves.toArray();
    return [
      isGaia ? carelessly(game, view, seat, all, random) : atOnce(game, view, seat, all, random),
    ];
  });
}

function atOnce(
  game: AnyGame,
  view: AnyState,
  seat: Seat,
  all: readonly Move[],
  random: Random,
): Move {
  const words = all.map((move) => game.notation.print(view, move).split(' ')[0]);
  const found = all.map((move, place) => ({
    move,
    word: words[place],
    ...lookAt(game, view, seat, move),
  }));
  const isTurn = words.includes(OF_A_TURN);
  const active = found.filter(({ word }) => !isTurn || LOOKED_AT.test(word));
  const offers = active.filter(({ word, gain }) => word === 'take-power' && gain >= DEAREST);
  if (offers.length > 0) return offers[0].move;
  const most = Math.max(0, ...active.map(({ gain }) => gain));
  const liked =
    most > 0
      ? active.filter(({ gain }) => gain === most)
      : (LIKED.map((like) => found.filter(({ word }) => like.test(word))).find(
          (some) => some.length > 0,
        ) ?? passing(found));
  return random.pick(best(liked, ({ spent }) => -spent)).move;
}

/** The passes that gain most; for other questions all answers. */
function passing<T extends { readonly word: string; readonly gain: number }>(
  found: readonly T[],
): readonly T[] {
  const passes = found.filter(({ word }) => word === OF_A_TURN);
  return best(passes.length === 0 ? found : passes, ({ gain }) => gain);
}

function best<T>(list: readonly T[], worth: (each: T) => number): readonly T[] {
  const most = Math.max(...list.map(worth));
  return list.filter((each) => worth(each) === most);
}

/** The goods for payments, each valued in coins. */
const PRICES: Readonly<Record<string, number>> = { coins: 1, workers: 2, priests: 3 };

/** The immediate points of a move, and its price in coins. */
function lookAt(
  game: AnyGame,
  view: AnyState,
  seat: Seat,
  move: Move,
): { readonly gain: number; readonly spent: number } {
  const after = game.slot(view);
  game.copy(view, after);
  let gain = 0;
  let spent = 0;
  game.apply(after, seat, move, {
    push(event: { type: string; seat?: Seat; amount?: number; cause?: string }) {
      if (event.seat !== seat || event.amount === undefined) return;
      if (event.type === 'vp' && !AT_THE_END.test(String(event.cause))) gain += event.amount;
      if (event.amount < 0) spent -= event.amount * (PRICES[event.type] ?? 0);
    },
  });
  const next = new Moves();
  game.legal(after, seat, next);
  const isTown = next.count > 0 && game.notation.print(after, next.at(0)).startsWith('town ');
  return { gain: gain + (isTown ? TOWN : 0), spent };
}

function carelessly(
  game: AnyGame,
  view: AnyState,
  seat: Seat,
  all: readonly Move[],
  random: Random,
): Move {
  const placed = all.map((move) => {
    const after = game.slot(view);
    game.copy(view, after);
    game.apply(after, seat, move);
    return placedMeeples(after, seat);
  });
  const most = Math.max(...placed);
  return random.pick(all.filter((_, place) => placed[place] === most));
}
