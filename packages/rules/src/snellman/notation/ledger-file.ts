import { err, ok, type Result } from '../../kernel/index.ts';
import type { Ledger, PlayerCommand } from './commands.ts';
import { parseLedgerLines, parsePlayerCommands } from './parse-ledger.ts';
import type { NotationFault, Place } from './place.ts';
import { readBowls, readCults, type Standing } from './standing.ts';
import { type LedgerFaction, readWord } from './words.ts';

/** A recorded game to compare the engine with: its commands, and the row of the table after each. */
export interface LedgerFile {
  readonly id: string;
  /** Map of the game; the commands may name another id of the same map. */
  readonly map: string;
  readonly options: readonly string[];
  readonly ledger: Ledger;
  readonly rows: readonly RecordedRow[];
  readonly finalVp: ReadonlyMap<LedgerFaction, number>;
  /** Only some files say more about the end. */
  readonly end: RecordedEnd | undefined;
}

export interface RecordedRow {
  /** The position of the row: its number, from 1, as the line, and 1 as the column. */
  readonly at: Place;
  readonly faction: LedgerFaction;
  readonly standing: Standing;
  readonly commands: readonly PlayerCommand[];
  readonly text: string;
}

export interface RecordedEnd {
  readonly factions: ReadonlyMap<LedgerFaction, RecordedFaction>;
  /** By land hex, as far as the file has it. */
  readonly map: ReadonlyMap<string, RecordedHex>;
  /** Bridges as `colour: hex-hex`, with the hexes in alphabetical order, all sorted. */
  readonly bridges: readonly string[];
}

export interface RecordedFaction {
  readonly numbers: ReadonlyMap<string, number>;
  /** The number of structures of each kind on the map, by `D`, `TP`, …. */
  readonly buildings: ReadonlyMap<string, number>;
  /** Favour and town tiles, with the number of each. */
  readonly tiles: ReadonlyMap<string, number>;
  readonly colour: string;
}

export interface RecordedHex {
  readonly colour: string;
  readonly building: string | undefined;
  readonly inTown: boolean;
}

export type LedgerFileFault =
  | { readonly code: 'file-malformed'; readonly field: string }
  | { readonly code: 'notation'; readonly field: string; readonly fault: NotationFault };

/** Checks a ledger file. */
export function readLedgerFile(json: unknown): Result<LedgerFile, LedgerFileFault> {
  const bad = (field: string) => err({ code: 'file-malformed', field } as const);
  const file = record(json);
  if (file === undefined) return bad('');
  const { id, map, options, commands, rows } = file;
  if (typeof id !== 'string') return bad('id');
  if (typeof map !== 'string') return bad('map');
  if (!isTexts(options)) return bad('options');
  if (!isTexts(commands)) return bad('commands');
  if (!Array.isArray(rows)) return bad('rows');
  const ledger = parseLedgerLines(commands);
  if (!ledger.ok) return err({ code: 'notation', field: 'commands', fault: ledger.error });
  const recorded: RecordedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const read = readRow(row, { line: index + 1, column: 1 });
    if (read === undefined) return bad(`rows[${index}]`);
    if (!read.ok) return err({ code: 'notation', field: `rows[${index}]`, fault: read.error });
    recorded.push(read.value);
  }
  const finalVp = readMap(file.finalVp, readWord.faction, number);
  if (finalVp === undefined) return bad('finalVp');
  const end = file.final === undefined ? undefined : readEnd(file);
  if (end === null) return bad('final');
  return ok({ id, map, options, ledger: ledger.value, rows: recorded, finalVp, end });
}

function readRow(given: unknown, at: Place): Result<RecordedRow, NotationFault> | undefined {
  if (!Array.isArray(given) || given.length < 8) return undefined;
  const cells: readonly unknown[] = given;
  const [name, vp, coins, workers, priests, power, steps, text] = cells;
  if (typeof name !== 'string' || typeof power !== 'string' || typeof steps !== 'string') {
    return undefined;
  }
  const faction = readWord.faction(name);
  const bowls = readBowls(power);
  const cults = readCults(steps);
  if (
    faction === undefined ||
    bowls === undefined ||
    cults === undefined ||
    typeof vp !== 'number' ||
    typeof coins !== 'number' ||
    typeof workers !== 'number' ||
    typeof priests !== 'number' ||
    typeof text !== 'string'
  ) {
    return undefined;
  }
  const commands = parsePlayerCommands(text, at.line, 1);
  if (!commands.ok) return commands;
  const standing = { vp, coins, workers, priests, bowls, cults };
  return ok({ at, faction, standing, commands: commands.value, text });
}

/** `null` when it is malformed. */
function readEnd(file: Readonly<Record<string, unknown>>): RecordedEnd | null {
  const factions = readMap(file.final, readWord.faction, readFaction);
  const map = readMap(file.finalMap, (hex) => hex, readHexEnd);
  const bridges = Array.isArray(file.bridges) ? file.bridges.map(readBridge) : undefined;
  if (factions === undefined || map === undefined || bridges === undefined) return null;
  const known = bridges.filter((bridge) => bridge !== undefined);
  return known.length === bridges.length ? { factions, map, bridges: known.sort() } : null;
}

function readFaction(given: unknown): RecordedFaction | undefined {
  const fields = record(given);
  if (fields === undefined) return undefined;
  const numbers = new Map<string, number>();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'number') numbers.set(name, value);
  }
  const buildings = countMap(fields.buildings);
  const tiles = countMap(fields.tiles ?? {});
  const colour = fields.color;
  if (buildings === undefined || tiles === undefined || typeof colour !== 'string')
    return undefined;
  return { numbers, buildings, tiles, colour };
}

/**
 * The entries that are numbers; other entries are left out (the reference writes rows without a
 * track like this).
 */
function countMap(given: unknown): ReadonlyMap<string, number> | undefined {
  const fields = record(given);
  if (fields === undefined) return undefined;
  const counts = new Map<string, number>();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'number') counts.set(name, value);
  }
  return counts;
}

function readHexEnd(given: unknown): RecordedHex | undefined {
  const fields = record(given);
  if (fields === undefined || typeof fields.color !== 'string') return undefined;
  const { building, town } = fields;
  return {
    colour: fields.color,
    building: typeof building === 'string' ? building : undefined,
    inTown: town !== undefined && town !== null && town !== 0 && town !== false,
  };
}

function readBridge(given: unknown): string | undefined {
  const fields = record(given);
  if (fields === undefined) return undefined;
  const { color, from, to } = fields;
  if (typeof color !== 'string' || typeof from !== 'string' || typeof to !== 'string') {
    return undefined;
  }
  return `${color}: ${[from, to].sort().join('-')}`;
}

function readMap<K extends string, V>(
  given: unknown,
  key: (name: string) => K | undefined,
  value: (given: unknown) => V | undefined,
): ReadonlyMap<K, V> | undefined {
  const fields = record(given);
  if (fields === undefined) return undefined;
  const map = new Map<K, V>();
  for (const [name, each] of Object.entries(fields)) {
    const at = key(name);
    const read = value(each);
    if (at === undefined || read === undefined) return undefined;
    map.set(at, read);
  }
  return map;
}

function number(given: unknown): number | undefined {
  return typeof given === 'number' ? given : undefined;
}

function isTexts(given: unknown): given is readonly string[] {
  return Array.isArray(given) && given.every((each) => typeof each === 'string');
}

function record(given: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  return given as Record<string, unknown>;
}
