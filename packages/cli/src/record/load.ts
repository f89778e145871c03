import { GAME_IDS } from '@pangaea/rules/games';
import {
  type AnyGame,
  err,
  type KernelRefusal,
  ok,
  type ReplayFault,
  type Result,
} from '@pangaea/rules/kernel';
import { KERNEL } from '@pangaea/words/kernel';
import type { Complaint, World } from '../commands/command.ts';
import { type AnyEntry, loadEntry } from '../games/index.ts';
import { openEditionFile, readJson } from '../table.ts';
import { parseAnyRecordFile, type RecordFile, type SeenFile } from './record-file.ts';

/** A record, and the rules under which it was made. */
export interface LoadedRecord<R = RecordFile | SeenFile> {
  readonly entry: AnyEntry;
  readonly game: AnyGame;
  readonly record: R;
}

/**
 * Reads a record file, and the edition in it if it contains one. Its commands are not played here.
 */
export async function loadRecord(
  file: string,
  world: World,
): Promise<Result<LoadedRecord, Complaint>> {
  const json = readJson(file, world);
  return json.ok ? openRecord(json.value, file, world) : json;
}

/**
 * Reads a record from the JSON of a file that was read already.
 * @param file the name of the file, for error messages
 */
export async function openRecord(
  json: unknown,
  file: string,
  world: World,
): Promise<Result<LoadedRecord, Complaint>> {
  const { language, say } = world;
  const read = parseAnyRecordFile(json);
  if (!read.ok) {
    const { code, params } = read.error;
    const tell = KERNEL[language][code as KernelRefusal];
    return err({ code: 'refused', text: `${file}: ${tell(params as never)}` });
  }
  const record = read.value;
  const id = GAME_IDS.find((each) => each === record.game);
  if (id === undefined) {
    return err({ code: 'refused', text: `${file}: ${say.replay.unknownGame(record.game)}` });
  }
  const entry = await loadEntry(id);
  if (record.editionFile === undefined) return ok({ entry, game: entry.trial.game, record });
  const opened = openEditionFile(entry, record.editionFile, file, world);
  return opened.ok ? ok({ entry, game: opened.value.game, record }) : opened;
}

/** The wrong command of a record, and the reason. */
export function replayRefused(
  { index, refusal }: ReplayFault,
  { entry, record }: LoadedRecord,
  { language, say }: World,
): Complaint {
  const reason = entry.screen(language).refusal(undefined, refusal);
  const text = say.replay.refused(index + 1, record.commands[index] ?? '', reason);
  return { code: 'refused', text };
}
