import {
  type AnyGame,
  firstSeat,
  type Outcome,
  Random,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { beginTable, VARIANTS } from '../bench/tables.ts';
import {
  type AnyBot,
  type Level,
  makeBot,
  OPEN_LEVELS,
  type SearchSettings,
} from '../src/index.ts';
import { HEX_GAMES, type HexId, type Worths } from './hex-games.ts';
import { playAlone, playToRound } from './worths-alone.ts';
import { changed, changesOf, type Pair } from './worths-fit.ts';

type AnyState = ReturnType<AnyGame['slot']>;

/** How bots play. */
export interface PlaySettings {
  readonly game: HexId;
  readonly level: Level;
  /** That each may look at before a move. */
  readonly positions: number;
  /** Of the strong level: plans at a time, moves tried in each, lines that are played on. */
  readonly width: number;
  readonly candidates: number;
  readonly lines: number;
  /** Whether worths are those of the last two rounds; before those each seat plays by the ones that ship. */
  readonly late: boolean;
}

/** Every seat plays by worths of its own. */
export interface TrialSettings extends PlaySettings {
  readonly worths: Worths;
  /** Those that are changed. */
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

/** What came of a game of a match. */
export interface Upshot {
  /** 1 for a victory, its part where several are first. */
  readonly won: number;
  /** Points above the mean of the others. */
  readonly ahead: number;
}

/**
 * Each deal is played twice; where worths are late ones it is played to the last two rounds once, and from there each
 * seat plays on alone, twice.
 * @returns points by seat
 */
export function playTrial(settings: TrialSettings, job: number): Pair {
  const { worths, names, spread, players: counts, first } = settings;
  const players = counts[job % counts.length];
  const deal = first + job;
  const changes = changesOf(deal, players, names.length);
  if (settings.late) return playAlonePair(settings, job, changes);
  const play = (scale: number) => {
    const own = changes.map((change) => changed(worths, names, change, scale));
    return playGame(settings, own, deal, Math.floor(job / counts.length)).vp;
  };
  return [play(spread), play(-spread)];
}

function playAlonePair(
  settings: TrialSettings,
  job: number,
  changes: readonly Float64Array[],
): Pair {
  const { worths, names, spread, players: counts, first } = settings;
  const { game, judge, lateRound, model } = HEX_GAMES[settings.game];
  const usual = model(settings.level).worths;
  const deal = first + job;
  const state = begin(settings.game, changes.length, deal, Math.floor(job / counts.length));
  playToRound(game, judge(model('intermediate').worths), state, lateRound, deal);
  const search = searchOf(settings);
  const play = (scale: number) =>
    changes.map((change, seat) => {
      const own = judge(usual, changed(worths, names, change, scale));
      return playAlone(game, own, state, seat, search);
    });
  return [play(spread), play(-spread)];
}

/** Each deal is played from every seat, so with two players in pairs. */
export function playMatch(settings: MatchSettings, job: number): Upshot {
  const { now, before, players, first } = settings;
  const own = job % players;
  const deal = Math.floor(job / players);
  const worths = Array.from({ length: players }, (_, seat) => (seat === own ? now : before));
  const { vp, rank } = playGame(settings, worths, first + deal, deal);
  const winners = rank.filter((place) => place === 1).length;
  const others = vp.reduce((sum, each) => sum + each, 0) - vp[own];
  return { won: rank[own] === 1 ? 1 / winners : 0, ahead: vp[own] - others / (players - 1) };
}

/** A game in which each seat plays by its worths. @param variant counts the ways to play, over and over */
function playGame(
  settings: PlaySettings,
  worths: readonly Worths[],
  deal: number,
  variant: number,
): Outcome {
  const { game } = HEX_GAMES[settings.game];
  const state = begin(settings.game, worths.length, deal, variant);
  const bots = worths.map((own) => botOf(settings, own));
  const random = Random.fromSeed(seedFromNumber(deal));
  const budget = { positions: settings.positions };
  while (game.deciders(state) !== 0) {
    const seat = firstSeat(game.deciders(state));
    game.apply(state, seat, bots[seat].choose(game.view(state, seat), seat, random, budget));
  }
  return game.outcome(state) as Outcome;
}

/** A table of a way to play. */
function begin(id: HexId, players: number, deal: number, variant: number): AnyState {
  const variants = VARIANTS[id];
  return beginTable(HEX_GAMES[id].game, players, deal, variants[variant % variants.length]);
}

function botOf(play: PlaySettings, worths: Worths): AnyBot {
  const { game, judge, late, model } = HEX_GAMES[play.game];
  const { level } = play;
  const ending = level === 'strong' ? late.worths : worths;
  const own = play.late ? judge(model(level).worths, worths) : judge(worths, ending);
  return makeBot(game, own, level, { settings: { ...OPEN_LEVELS, strong: searchOf(play) } });
}

/** The strong level, narrowed. */
function searchOf({ width, candidates, lines }: PlaySettings): SearchSettings {
  const { strong } = OPEN_LEVELS;
  const beam = {
    ...strong.beam,
    candidates,
    open: { ...strong.beam.open, width },
    toTheEnd: { ...strong.beam.toTheEnd, width },
    lastRound: { ...strong.beam.lastRound, width },
  };
  return { ...strong, beam, lines };
}
