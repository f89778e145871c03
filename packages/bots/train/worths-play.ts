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

/** The level that plays: the strong one goes by a net. */
export const LEVEL = 'intermediate';

/** How bots play. */
export interface PlaySettings {
  readonly game: HexId;
  /** That each may look at before a move. */
  readonly positions: number;
}

/** Every seat plays by worths of its own. */
export interface TrialSettings extends PlaySettings {
  readonly worths: Worths;
  /** Names of the worths that are changed. */
  readonly names: readonly string[];
  readonly spread: number;
  /** By job, over and over. */
  readonly players: readonly number[];
  /** The deal of the first job; that of the next is one more. */
  readonly first: number;
}

/** One seat with new worths among others with old ones. */
export interface MatchSettings extends PlaySettings {
  readonly now: Worths;
  readonly before: Worths;
  readonly players: number;
  readonly first: number;
}

/** Plays a deal twice. @returns points by seat */
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

/** Each deal is played from every seat, so with two players in pairs. */
export function playMatch(settings: MatchSettings, job: number): Upshot {
  const { now, before, players, first } = settings;
  const own = job % players;
  const deal = Math.floor(job / players);
  const worths = Array.from({ length: players }, (_, seat) => (seat === own ? now : before));
  return upshotOf(playGame(settings, worths, first + deal, deal), own);
}

/** A game in which each seat plays by its worths. @param variant counts the ways to play, over and over */
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

/** A table of a way to play. */
function begin(id: HexId, players: number, deal: number, variant: number): AnyState {
  const variants = VARIANTS[id];
  return beginTable(HEX_GAMES[id].game, players, deal, variants[variant % variants.length]);
}
