import type { TableRecord } from '../rules/games.ts';
import type { Fairness, Jobs } from '../rules/jobs.ts';
import type { Rules } from '../rules/pool.ts';
import type { StoredTable } from '../storage/contract.ts';
import type { LiveTable } from './live.ts';
import { refused } from './refused.ts';

/** The record of a table's game, from which everything else is computed. */
export function recordOf({
  table,
  commands,
  editionFile,
}: Pick<LiveTable, 'table' | 'commands' | 'editionFile'>): TableRecord {
  const { game, rulesVersion, options, seed } = table;
  const record = { game, rulesVersion, options: JSON.parse(options), seed, commands };
  return editionFile === '' ? record : { ...record, editionFile };
}

/**
 * Seed and salt, which belong to the commitment. With them the draws can be checked after the game.
 */
export function fairnessOf({ seed, salt, deal }: StoredTable): Fairness {
  return { seed: deal?.seed ?? seed, salt };
}

type AboutPlace = 'play' | 'seal' | 'view' | 'legal';
type Answer<N extends AboutPlace> = Exclude<Jobs[N]['reply'], { result: 'record-needed' }>;

/** Asks the rules about the present position. A worker that lacks the position gets the record. */
export async function askAbout<N extends AboutPlace>(
  rules: Rules,
  live: LiveTable,
  job: N,
  request: Omit<Jobs[N]['request'], 'game' | 'table' | 'at' | 'record'>,
): Promise<Answer<N>> {
  const { id, game } = live.table;
  const about = { ...request, game, table: id, at: live.at } as Jobs[N]['request'];
  const reply = await rules.ask(job, about);
  if (reply.result !== 'record-needed') return reply as Answer<N>;
  const again = await rules.ask(job, { ...about, record: recordOf(live) });
  if (again.result !== 'record-needed') return again as Answer<N>;
  throw refused('rules-failed');
}
