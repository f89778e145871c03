import { OPEN_POSITIONS } from '../src/index.ts';
import type { PointsMatch } from '../src/provenance.ts';
import { matchOf, type Upshot } from './matches.ts';
import { markOf, resultsOf, type Workshop } from './results.ts';
import type { NetMatchSettings } from './values-match.ts';

const THREAD = new URL('./values-match-thread.ts', import.meta.url);

/** A match of a new net against an old one, and the folder for its results. */
export interface NetMatchTask extends Omit<Workshop, 'thread'> {
  readonly settings: NetMatchSettings;
  readonly games: number;
}

/** Plays a match of two nets; games that are stored in the folder are not played again. */
export async function playNetMatch(task: NetMatchTask): Promise<PointsMatch> {
  const { settings, games, ...workshop } = task;
  const { now, before, ...told } = settings;
  const marks = { now: markOf(now.blocks), before: markOf(before.blocks) };
  const { results } = await resultsOf<Upshot>(
    { ...workshop, thread: THREAD },
    `match-${told.players}-${markOf({ ...told, ...marks, by: workshop.by })}`,
    { ...told, ...marks },
    settings,
    games,
  );
  const { level, players } = told;
  return matchOf(results, { level, players, positions: OPEN_POSITIONS[level], over: workshop.by });
}
