import {
  type AnyGame,
  firstSeat,
  type Outcome,
  Random,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { beginTable, VARIANTS } from '../bench/tables.ts';
import { makeBot } from '../src/index.ts';
import { HEX_GAMES, type HexId, type Worths } from './hex-games.ts';
import { type Upshot, upshotOf } from './matches.ts';
import { changed, changesOf, type Pair } from './worths-fit.ts';

type AnyState = ReturnType<AnyGame['slot']>;

/** The level that plays. It must use worths; the strong level uses a net. */
export const LEVEL = 'intermediate';

/** Settings of the bots. */
export interface PlaySettings {
  readonly game: HexId;
  /** Positions that each bot may visit before a move. */
  readonly positions: number;
}

/** The settings of trials, in which every seat plays with its own worths. */
export interface TrialSettings extends PlaySettings {
  readonly worths: Worths;
  /** The names of the worths that are changed. */
  readonly names: readonly string[];
  readonly spread: number;
  /** The numbers of players; jobs take them in turn. */
  readonly players: readonly number[];
  /** The deal of the first job; each next job has the next deal. */
  readonly first: number;
}

/** The settings of a match, in which one seat has new worths and the others have old ones. */
export interface MatchSettings extends PlaySettings {
  readonly now: Worths;
  readonly before: Worths;
  readonly players: number;
  readonly first: number;
}

/**
 * Plays a deal twice.
 * @returns the points by seat
 */
export function playTrial(settings: TrialSettings, job: number): Pair {
  const { worths, names, spread, players: counts, first } = settings;
  const players = counts[job % counts.length];
  const deal = first + job;
  const changes = changesOf(deal, players, names.length);
  const play = (scale: number) => {
    const own = changes.map((change) => changed(worths, names, change, scale));
    return playGame(settings, own, deal, Math.floor(job / counts.length)).vp;
  };
  return [play(spread), play(-spread)];
}

/** Plays one game. Each deal is played once from every seat. */
export function playMatch(settings: MatchSettings, job: number): Upshot {
  const { now, before, players, first } = settings;
  const own = job % players;
  const deal = Math.floor(job / players);
  const worths = Array.from({ length: players }, (_, seat) => (seat === own ? now : before));
  return upshotOf(playGame(settings, worths, first + deal, deal), own);
}

/**
 * Plays a game in which each seat has its own worths.
 * @param variant number of the way to play; the ways are taken in turn
 */
function playGame(
  settings: PlaySettings,
  worths: readonly Worths[],
  deal: number,
  variant: number,
): Outcome {
  const { game, judge } = HEX_GAMES[settings.game];
  const state = begin(settings.game, worths.length, deal, variant);
  const bots = worths.map((own) => makeBot(game, judge(own), LEVEL));
  const random = Random.fromSeed(seedFromNumber(~deal));
  const budget = { positions: settings.positions };
  while (game.deciders(state) !== 0) {
    const seat = firstSeat(game.deciders(state));
    for (const move of bots[seat].decide(game.view(state, seat), seat, random, budget)) {
      game.apply(state, seat, move);
    }
  }
  return game.outcome(state) as Outcome;
}

/** A new table for a way to play. */
function begin(id: HexId, players: number, deal: number, variant: number): AnyState {
  const variants = VARIANTS[id];
  return beginTable(HEX_GAMES[id].game, players, deal, variants[variant % variants.length]);
}
