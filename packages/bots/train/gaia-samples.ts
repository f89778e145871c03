import { DECKS, gaia, KIND, placedMeeples, type State } from '@pangaea/rules/gaia';
import { firstSeat, kindOf, type Move, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { type Domain, Samples, Spending } from '../src/domain.ts';
import { FEATURE_COUNT } from '../src/gaia/feature-names.ts';
import { features } from '../src/gaia/features.ts';
import { FINISH_FEATURE_COUNT, finishFeatures } from '../src/gaia/finish.ts';
import { gaiaHidden } from '../src/gaia/hidden.ts';
import { GAIA_JUDGE } from '../src/gaia/judge.ts';
import type { ModelPart } from '../src/gaia/model.ts';
import { HIDDEN_LEVELS, judgeEvaluator } from '../src/index.ts';
import { Planner } from '../src/planner.ts';

/** Settings of the games for a part of the model. */
export interface GameSettings {
  readonly part: ModelPart;
  readonly seed: number;
  /** The number of decisions that a bot plans ahead. */
  readonly depth: number;
}

/** A stored game; all of its positions can be computed again. */
export interface PlayedGame {
  readonly options: { readonly mode: string; readonly players: number };
  readonly deal: number;
  /** Moves in the notation of records. */
  readonly moves: readonly string[];
  /** The number of moves at the start that only use up cards. */
  readonly idle: number;
}

/** A position of a game, with the winner of that game. */
export interface Sample {
  /** The features of all seats, one row after the other. */
  readonly rows: Float64Array;
  readonly players: number;
  readonly winner: number;
  readonly finish: Float64Array;
  /** The share of its meeples that the winner had placed; 1 unless the cards ran out. */
  readonly placed: number;
}

const MODES: Readonly<Record<ModelPart, readonly string[]>> = {
  basic: ['basic'],
  advanced: ['advanced', 'disasters'],
  finish: ['advanced', 'disasters'],
};
const PLAYERS = [2, 3, 4, 5] as const;
/** One position of this many is a sample. */
const KEPT = 3;
/** The number of random moves among 100. */
const WHIMS = 8;
/**
 * Half of the games for `finish` begin with idle turns. These use up at most this percentage of the
 * cards.
 */
const IDLE = 90;
const IDLE_KINDS: readonly number[] = [KIND.draw, KIND.take, KIND.discard];
/** The number of deals for each seed. */
const DEALS = 1_000_000;
/** A seed of its own for the choice of samples. */
const KEEPING = 0x5eed;

const game = gaia();
const moves = new Moves();
const domain: Domain<State> = {
  game,
  evaluator: judgeEvaluator(game, GAIA_JUDGE),
  knowledge: GAIA_JUDGE,
  hidden: gaiaHidden(game, GAIA_JUDGE),
};

function begin({ options, deal }: Pick<PlayedGame, 'options' | 'deal'>): State {
  const read = game.options(options);
  if (!read.ok) throw new Error(read.error.code);
  const begun = game.setup(read.value, seedFromNumber(deal));
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value;
}

function cardsLeft(state: State): number {
  return DECKS.reduce((sum, _, deck) => sum + state.deckSize(deck), 0);
}

/**
 * Plays a game of bots that plan their own turn, with some random moves. The same job always gives
 * the same game.
 */
export function playGame({ part, seed, depth }: GameSettings, job: number): PlayedGame {
  const modes = MODES[part];
  const options = {
    mode: modes[job % modes.length],
    players: PLAYERS[Math.floor(job / modes.length) % PLAYERS.length],
  };
  const deal = seed * DEALS + job;
  const state = begin({ options, deal });
  const random = Random.fromSeed(seedFromNumber(~deal));
  const planner = new Planner(domain, { ...HIDDEN_LEVELS.intermediate.plan, depth, samples: 1 });
  const played: string[] = [];
  const play = (move: Move) => {
    played.push(game.notation.print(state, move));
    game.apply(state, firstSeat(game.deciders(state)), move);
  };

  const cards = cardsLeft(state);
  const isIdle = part === 'finish' && random.below(2) > 0;
  const left = isIdle ? cards - Math.floor((cards * random.below(IDLE)) / 100) : cards;
  while (cardsLeft(state) > left) {
    game.legal(state, firstSeat(game.deciders(state)), moves);
    play(random.pick(moves.toArray().filter((move) => IDLE_KINDS.includes(kindOf(move)))));
  }
  const idle = played.length;
  while (game.deciders(state) !== 0) {
    const seat = firstSeat(game.deciders(state));
    const samples = new Samples(domain, game.view(state, seat), random);
    const choices = planner.consider(
      samples,
      seat,
      new Spending({ positions: Number.POSITIVE_INFINITY }),
    );
    const top = Math.max(...choices.map(({ value }) => value));
    const good = choices.filter(({ value }) => value === top);
    play(random.pick(random.below(100) < WHIMS ? choices : good).move);
  }
  return { options, deal, moves: played, idle };
}

/** The samples of a game; always the same for the same game. */
export function samplesOf(played: PlayedGame): readonly Sample[] {
  const { players } = played.options;
  const state = begin(played);
  const random = Random.fromSeed(seedFromNumber(played.deal ^ KEEPING));
  const found: Pick<Sample, 'rows' | 'finish'>[] = [];
  for (const [index, word] of played.moves.entries()) {
    const move = game.notation.parse(state, word);
    if (!move.ok) throw new Error(`deal ${played.deal}: ${word}`);
    game.apply(state, firstSeat(game.deciders(state)), move.value);
    if (index < played.idle || random.below(KEPT) > 0 || game.deciders(state) === 0) continue;
    const rows = new Float64Array(players * FEATURE_COUNT);
    const finish = new Float64Array(FINISH_FEATURE_COUNT);
    features(state, rows);
    finishFeatures(state, rows, finish);
    found.push({ rows, finish });
  }
  const winner = state.winner();
  const placed = placedMeeples(state, winner) / state.table.meeples;
  return found.map((each) => ({ ...each, players, winner, placed }));
}
