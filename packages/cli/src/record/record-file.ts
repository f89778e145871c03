import {
  type GameRecord,
  parseRecord,
  parseSeenRecord,
  type Refusal,
  type Result,
  type SeenRecord,
} from '@pangaea/rules/kernel';

/**
 * A record in a file: the game's own record and, if the game used a loaded edition, the complete
 * file of that edition, so that nothing else is needed to replay it. `docs/command-line.md`
 * describes it.
 */
export interface RecordFile extends GameRecord {
  readonly editionFile?: unknown;
}

/**
 * The record of a game as one viewer saw it, in the form in which the page writes it during the
 * game.
 */
export interface SeenFile extends SeenRecord {
  readonly editionFile?: unknown;
}

/** Checks the form of a record file of either kind; the edition in it is not checked. */
export function parseAnyRecordFile(json: unknown): Result<RecordFile | SeenFile, Refusal> {
  const { start, editionFile } = (json ?? {}) as { start?: unknown; editionFile?: unknown };
  if (start === undefined) return parseRecordFile(json);
  const seen = parseSeenRecord(json);
  if (!seen.ok || editionFile === undefined) return seen;
  return { ok: true, value: { ...seen.value, editionFile } };
}

/** Checks the form of a record file; the edition in it is not checked. */
export function parseRecordFile(json: unknown): Result<RecordFile, Refusal> {
  const record = parseRecord(json);
  if (!record.ok) return record;
  const { editionFile } = json as { editionFile?: unknown };
  return editionFile === undefined ? record : { ok: true, value: { ...record.value, editionFile } };
}

/** The text of a record file: one command a line, so that a person can read and shorten it. */
export function printRecordFile({ commands, editionFile, ...head }: RecordFile): string {
  const fields = Object.entries(head).map(([name, value]) => [name, JSON.stringify(value)]);
  if (editionFile !== undefined) fields.push(['editionFile', JSON.stringify(editionFile)]);
  const lines = commands.map((command) => `    ${JSON.stringify(command)}`);
  fields.push(['commands', lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`]);
  return `{\n${fields.map(([name, value]) => `  ${JSON.stringify(name)}: ${value}`).join(',\n')}\n}\n`;
}
