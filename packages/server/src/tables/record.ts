import type { GameRecord } from '@pangaea/rules/kernel';
import type { RulesPool } from '../rules/pool.ts';
import type { Storage, StoredTable } from '../storage/contract.ts';
import type { LiveTable } from './live.ts';
import { Refused } from './refused.ts';

/** What is kept of a table's game: how it came about. */
export async function recordOf(table: StoredTable, storage: Storage): Promise<GameRecord> {
  const { id, game, rulesVersion, options, seed } = table;
  const commands = await storage.commandsOf(id);
  return { game, rulesVersion, options: JSON.parse(options), seed, commands };
}

/** Plays the record again when the stored position is of another form. The caller is in line. */
export async function rebuildSnapshot(
  live: LiveTable,
  storage: Storage,
  rules: RulesPool,
): Promise<void> {
  const rebuilt = await rules.ask('rebuild', { record: await recordOf(live.table, storage) });
  if (!rebuilt.ok) throw new Refused(rebuilt.refusal);
  await storage.writeSnapshot(live.table.id, live.table.version, rebuilt.snapshot);
  live.snapshot = rebuilt.snapshot;
}
