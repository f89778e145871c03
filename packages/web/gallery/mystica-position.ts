// Positions of Terra Mystica from played games, so that panels are shown with the things of a real
// table.
import { firstSeat, kindOf, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import {
  KIND,
  type KindWord,
  PHASE,
  QUESTION,
  type State,
  terraMysticaBook,
} from '@pangaea/rules/terra-mystica';

const { game } = terraMysticaBook;

/** The preference for a kind of move; other kinds come between. */
const LIKED: Readonly<Partial<Record<KindWord, number>>> = {
  upgrade: 9,
  build: 8,
  transform: 8,
  landscape: 8,
  priest: 3,
  power: 5,
  special: 5,
  'advance-shipping': 3,
  'advance-exchange': 2,
  'take-power': 6,
  convert: 0.1,
  burn: 0.1,
  decline: 0.1,
  'refuse-power': 1,
  pass: 0.05,
  drop: 0,
};

export interface Played {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
  /** Stops at the first turn in this round, after so many turns, with a legal move of this kind. */
  readonly round: number;
  readonly turns: number;
  readonly can?: KindWord;
}

/** Plays a table until then, at random but with these preferences. */
export function playedTo({ options, seed, round, turns, can }: Played): State {
  const parsed = game.options(options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const begun = game.setup(parsed.value, seedFromNumber(seed));
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const state = begun.value;
  const random = Random.fromSeed(seedFromNumber(seed + 1));
  const moves = new Moves();
  let left = turns;
  while (game.outcome(state) === undefined) {
    const isTurn = state.phase() === PHASE.actions && state.top() === QUESTION.turn;
    const seat = firstSeat(game.deciders(state));
    game.legal(state, seat, moves);
    const fits = can === undefined || moves.toArray().some((each) => kindOf(each) === KIND[can]);
    if (isTurn && state.round() >= round && left-- <= 0 && fits) break;
    game.apply(state, seat, chosen(moves.toArray(), random));
  }
  return state;
}

/** The position after the first legal move of one kind, with the questions that follow. */
export function drafted(state: State, seat: number, word: KindWord): State {
  const draft = game.slot(state);
  game.copy(state, draft);
  const moves = new Moves();
  game.legal(draft, seat, moves);
  const move = moves.toArray().find((each) => kindOf(each) === KIND[word]);
  if (move !== undefined) game.apply(draft, seat, move);
  return draft;
}

function chosen(moves: readonly number[], random: Random): number {
  const words = Object.entries(KIND) as [KindWord, number][];
  const weights = moves.map((move) => {
    const word = words.find(([, number]) => number === kindOf(move))?.[0];
    const alike = moves.filter((other) => kindOf(other) === kindOf(move)).length;
    return (LIKED[word ?? 'end'] ?? 2) / alike;
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let at = (random.below(10_000) / 10_000) * sum;
  for (const [index, weight] of weights.entries()) {
    at -= weight;
    if (at < 0) return moves[index];
  }
  return moves[moves.length - 1];
}
