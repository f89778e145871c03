import type { AnyBot } from '@pangaea/bots';
import { firstSeat, type GameEvent, Random, seedFromNumber } from '@pangaea/rules/kernel';
import type { GameEntry } from '../games/index.ts';
import { cpuTime } from './cpu.ts';

/** The positions and turns of the master level in a second of CPU time. */
export interface ThinkingFigures {
  readonly masterPositionsPerSecond: number;
  readonly masterTurnsPerSecond: number;
}

/**
 * The highest number of games from which positions are taken, and the positions that their bots
 * evaluate before a move.
 */
const GAMES = 4;
const PLAYED_BY = { level: 'intermediate', positions: 500 } as const;
/** The share of the positions that is used only for warming up. */
const WARMING = 0.2;
/**
 * The golden ratio, less 1: the fractional parts of its multiples are spread evenly, for any number
 * of them.
 */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Measures the master level on turns of games that the intermediate level played, from all parts of
 * these games, with the number of positions that it has at a table, until it has evaluated a given
 * number.
 */
export async function measureThinking<S, O, E extends GameEvent>(
  entry: GameEntry<S, O, E>,
  starts: readonly S[],
  positions: number,
): Promise<ThinkingFigures> {
  const { game } = entry.trial;
  const turns = await collectTurns(entry, starts.slice(0, GAMES));
  const bot: AnyBot = await entry.played.bot('master');
  const random = Random.fromSeed(seedFromNumber(1));
  let looked = 0;
  let decided = 0;
  const budget = {
    positions: Math.min(entry.played.positions.master, positions),
    looked: (count: number) => {
      looked += count;
    },
  };
  const think = (wanted: number) => {
    looked = 0;
    // A turn with a single move takes no time, so the number of turns is limited too.
    for (decided = 0; looked < wanted && decided < wanted; decided++) {
      const state = turns[Math.floor(((decided * GOLDEN) % 1) * turns.length)];
      const seat = firstSeat(game.deciders(state));
      bot.choose(game.view(state, seat), seat, random, budget);
    }
  };
  think(Math.ceil(positions * WARMING));
  const seconds = cpuTime(() => think(positions)) / 1e9;
  return { masterPositionsPerSecond: looked / seconds, masterTurnsPerSecond: decided / seconds };
}

/** Positions in which a seat decides about its turn, one game after the other. */
async function collectTurns<S, O, E extends GameEvent>(
  { trial: { game }, played, isTurn }: GameEntry<S, O, E>,
  starts: readonly S[],
): Promise<readonly S[]> {
  const bot: AnyBot = await played.bot(PLAYED_BY.level);
  const random = Random.fromSeed(seedFromNumber(1));
  const turns: S[] = [];
  for (const start of starts) {
    const state = game.slot(start);
    game.copy(start, state);
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      if (isTurn(state)) {
        const kept = game.slot(state);
        game.copy(state, kept);
        turns.push(kept);
      }
      const seat = firstSeat(deciders);
      game.apply(state, seat, bot.choose(game.view(state, seat), seat, random, PLAYED_BY));
    }
  }
  return turns;
}
