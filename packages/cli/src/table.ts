import { readFileSync } from 'node:fs';
import type { GameId } from '@pangaea/rules/games';
import { type AnyEdited, err, fileText, ok, openEdition, type Result } from '@pangaea/rules/kernel';
import { readSettings, type Settings } from './arguments/settings.ts';
import type { Complaint, World } from './commands/command.ts';
import { type AnyEntry, loadEntry } from './games/index.ts';

/** A game with the requested options. */
export interface Table {
  readonly entry: AnyEntry;
  readonly game: AnyEntry['trial']['game'];
  /** The settings in the form in which a record stores them: only those that were given. */
  readonly settings: Settings;
  /** The edition file that the options name, if it is not built in. */
  readonly editionFile?: unknown;
}

/** The common arguments of the commands that open a table. */
export interface TableArguments {
  readonly game: GameId;
  readonly players: number | undefined;
  readonly edition: string | undefined;
  readonly option: readonly string[];
}

/** Opens the table that the arguments of a command describe. */
export async function openTable(
  given: TableArguments,
  world: World,
): Promise<Result<Table, Complaint>> {
  const entry = await loadEntry(given.game);
  const read = readSettings(given.option);
  if (!read.ok) return read;
  const settings: Record<string, unknown> = { ...read.value };
  const set = (name: string, value: unknown) => {
    if (Object.hasOwn(settings, name) && settings[name] !== value) return false;
    settings[name] = value;
    return true;
  };
  if (given.players !== undefined && !set('players', given.players)) {
    return err({ code: 'setting-twice', setting: 'players' });
  }
  if (given.edition === undefined)
    return checked({ entry, game: entry.trial.game, settings }, world);
  const json = readJson(given.edition, world);
  if (!json.ok) return json;
  const opened = openEditionFile(entry, json.value, given.edition, world);
  if (!opened.ok) return opened;
  if (!set('edition', opened.value.edition.id)) {
    return err({ code: 'setting-twice', setting: 'edition' });
  }
  return checked({ entry, game: opened.value.game, settings, editionFile: json.value }, world);
}

/**
 * The rules with an edition file.
 * @param file its name, for error messages
 */
export function openEditionFile(
  entry: AnyEntry,
  json: unknown,
  file: string,
  { language }: World,
): Result<AnyEdited, Complaint> {
  const { book, tellFault } = entry;
  if (tellFault === undefined) return err({ code: 'not-with', option: 'edition', other: 'game' });
  const opened = openEdition(book, json);
  if (opened.ok) return opened;
  const faults = opened.error.map((fault) => ({
    path: fault.path,
    text: tellFault(fault, language),
  }));
  return err({ code: 'edition-refused', file, faults });
}

/** The text of a file from the command line, in any encoding in which editors save it. */
export function readText(file: string): Result<string, Complaint> {
  try {
    return ok(fileText(readFileSync(file)));
  } catch (error) {
    return err({ code: 'cannot-read', file, reason: (error as Error).message });
  }
}

/** The JSON of a file from the command line. */
export function readJson(file: string, world: World): Result<unknown, Complaint> {
  const read = readText(file);
  return read.ok ? asJson(read.value, file, world) : read;
}

/**
 * The JSON of the text of a file.
 * @param file the name of the file, for error messages
 */
export function asJson(text: string, file: string, { say }: World): Result<unknown, Complaint> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return err({ code: 'refused', text: say.notJson(file, (error as Error).message) });
  }
}

function checked(table: Table, { language }: World): Result<Table, Complaint> {
  const options = table.game.options(table.settings);
  if (options.ok) return ok(table);
  const why = table.entry.screen(language).refusal(undefined, options.error);
  return err({ code: 'settings-refused', why });
}
