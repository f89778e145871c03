import { recordGame } from '@pangaea/rules/conformance';
import { type GameEvent, type GameRecord, seedFromNumber } from '@pangaea/rules/kernel';
import type { GameEntry } from '../games/index.ts';
import { calibrate } from './calibration.ts';
import { best, cpuTime } from './cpu.ts';
import { type LedgerFigures, measureLedgers, sampleLedgers } from './ledgers.ts';
import { measureOperations } from './operations.ts';
import { collectMoments, playRandomGames } from './random-games.ts';
import { measureReplay } from './replays.ts';
import { countScavenges } from './scavenges.ts';
import type { BenchSettings, Figures } from './settings.ts';
import { measureTail } from './tail.ts';
import { measureThinking } from './thinking.ts';

const RECORDS = 100;

/**
 * Measures one game. Random players choose the factions, so that all of them occur.
 * @param progress called with the name of the next measurement
 */
export async function measure<S, O, E extends GameEvent>(
  entry: GameEntry<S, O, E>,
  settings: BenchSettings,
  progress: (what: keyof Figures) => void,
): Promise<Figures> {
  const { game } = entry.trial;
  const { rounds } = settings;
  const starts = Array.from({ length: settings.games }, (_, index) =>
    startOf(entry, index + 1, playersOf(entry, settings, index)),
  );
  progress('calibrationNs');
  const calibrationNs = calibrate(rounds);
  progress('decisionsPerSecond');
  let decisions = 0;
  const nanoseconds = best(rounds, () =>
    cpuTime(() => {
      decisions = playRandomGames(game, starts);
    }),
  );
  progress('legalNs');
  const moments = collectMoments(game, starts, settings.positions);
  const operations = measureOperations(game, moments, rounds);
  progress('p999Us');
  const p999Us = measureTail(game, starts, decisions, rounds);
  progress('scavenges');
  const scavenges = await countScavenges(game, moments, settings.steps);
  progress('replayCommandsPerSecond');
  const records: GameRecord[] = [];
  for (let index = 0; index < Math.min(RECORDS, settings.games); index++) {
    const record = recordGame(entry.trial, 1, index, {
      players: playersOf(entry, settings, index),
    });
    if (record !== undefined) records.push(record);
  }
  progress('masterPositionsPerSecond');
  const thinking = await measureThinking(entry, starts, settings.thought);
  const ledgers = measureSamples(entry, settings, () => progress('ledgerReplayCommandsPerSecond'));
  return {
    decisionsPerSecond: (decisions / nanoseconds) * 1e9,
    gamesPerSecond: (starts.length / nanoseconds) * 1e9,
    ...operations,
    p999Us,
    scavenges,
    replayCommandsPerSecond: measureReplay(game, records, rounds),
    ...thinking,
    ...ledgers,
    stateBytes: entry.stateBytes,
    calibrationNs,
  };
}

/** Measures reading and replaying of ledgers, for a game that has ledgers. */
function measureSamples<S, O, E extends GameEvent>(
  { ledgers }: GameEntry<S, O, E>,
  { games, rounds }: BenchSettings,
  progress: () => void,
): Partial<LedgerFigures> {
  if (ledgers !== true) return {};
  progress();
  const measured = measureLedgers(sampleLedgers(Math.min(RECORDS, games)), rounds);
  if ('refused' in measured) throw new Error(`${measured.refused} cannot be replayed`);
  return measured;
}

function playersOf<S, O, E extends GameEvent>(
  { book }: GameEntry<S, O, E>,
  { players }: BenchSettings,
  index: number,
): number {
  if (players !== undefined) return players;
  const { least, most } = book.players;
  return most - (index % (most - least + 1));
}

/** The first position of a game with default options. */
function startOf<S, O, E extends GameEvent>(
  { trial: { game } }: GameEntry<S, O, E>,
  seed: number,
  players: number,
): S {
  const options = game.options({ players });
  if (!options.ok) throw new Error(`options were refused: ${options.error.code}`);
  const set = game.setup(options.value, seedFromNumber(seed));
  if (!set.ok) throw new Error(`set-up was refused: ${set.error.code}`);
  return set.value;
}
