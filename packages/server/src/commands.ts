import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './backup/backup.ts';
import type { Checked } from './backup/check.ts';
import type { MoveEnd } from './backup/move.ts';
import { type Backup, restore } from './backup/restore.ts';
import { EXIT, type ExitCode, Stop, stopFor } from './exit.ts';
import { commandNamed } from './operator/names.ts';
import { operatorUsage, runOperator, type Terminal } from './operator/run.ts';
import { loadGames } from './rules/games.ts';
import type { Settings } from './settings.ts';
import { StorageError } from './storage/contract.ts';
import { nameOfDatabase } from './storage/named.ts';
import { storageError } from './storage/sqlite/open.ts';

const USAGE = [
  'usage: pangaea-server                           runs the server',
  '       pangaea-server backup FILE               copies its data, also while it runs',
  '       pangaea-server restore FILE [--anyway]   puts a backup in their place, while it does not',
  '       pangaea-server move --from PLACE --to PLACE   copies everything into an empty place, while no server runs;',
  '         a place is a data folder or postgres://name@host/database',
  ...operatorUsage('en'),
  'The last ones ask the server that runs. They take --lang en | ja. What changes something asks for yes, or takes --yes.',
  'The settings, DATA_DIR among them, come from the environment; see docs/server.md.',
].join('\n');

/** The most faults that are listed; every table may have one. */
const LISTED = 20;

type Say = (line: string) => void;

/**
 * Runs a command of the command line.
 * @returns undefined when the command line asks for the server
 * @throws Stop
 */
export async function runCommand(
  argv: readonly string[],
  settings: () => Settings,
  terminal: Terminal,
): Promise<ExitCode | undefined> {
  const { say } = terminal;
  const [command, ...rest] = argv;
  if (command === undefined) return undefined;
  if (command === '--help' || command === '-h') {
    say(USAGE);
    return EXIT.fine;
  }
  if (commandNamed(command) !== undefined) {
    return runOperator(command, rest, settings().dataDir, terminal);
  }
  if (command === 'move') return moveAll(rest, say);
  const { file, anyway } = given(command, rest);
  const { dataDir } = settings();
  // All games in the backup are replayed.
  await loadGames();
  return command === 'backup'
    ? backUpTo(file, dataDir, say)
    : restoreFrom(file, dataDir, anyway, say);
}

async function moveAll(rest: readonly string[], say: Say): Promise<ExitCode> {
  const { from, to } = ends(rest);
  await loadGames();
  const { move } = await import('./backup/move.ts');
  const { storageError: ofPostgres } = await import('./storage/postgres/faults.ts');
  const checked = await move(from.end, to.end).catch((error: unknown) => {
    const isSqlite = (error as { readonly errcode?: number }).errcode !== undefined;
    const fault = isSqlite ? storageError(error) : ofPostgres(error);
    stopping(to.name, to.name, () => {
      throw fault;
    });
    throw fault;
  });
  say(`${to.name} has ${summary(checked)}.`);
  say(
    `${from.name} is as it was. Start the server on the new place, and keep the old one until that is well.`,
  );
  return list(checked, say) ? EXIT.unplayable : EXIT.fine;
}

/** Reads the two ends of a move from the arguments: a folder and a database, in either order. */
function ends(rest: readonly string[]) {
  const usage = () => new Stop(EXIT.settings, USAGE);
  try {
    const place = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...rest], options: { from: place, to: place } });
    const ends = [values.from, values.to].map((text) => {
      if (!text) throw usage();
      const isUrl = /^postgres(ql)?:/.test(text);
      const end: MoveEnd = isUrl ? { url: text } : { folder: resolve(text) };
      return { end, isUrl, name: isUrl ? nameOfDatabase(text) : text };
    });
    const [from, to] = ends;
    if (from.isUrl === to.isUrl) throw usage();
    return { from, to };
  } catch {
    throw usage();
  }
}

function given(command: string, rest: readonly string[]) {
  const usage = () => new Stop(EXIT.settings, USAGE);
  if (command !== 'backup' && command !== 'restore') throw usage();
  const options = command === 'restore' ? ({ anyway: { type: 'boolean' } } as const) : {};
  try {
    const parsed = parseArgs({ args: [...rest], options, allowPositionals: true });
    const [file, ...more] = parsed.positionals;
    if (file === undefined || file === '' || more.length > 0) throw usage();
    return { file, anyway: 'anyway' in parsed.values };
  } catch {
    throw usage();
  }
}

function backUpTo(file: string, dataDir: string, say: Say): ExitCode {
  const checked = stopping(file, dataDir, () => backUp(dataDir, file));
  say(`${file} has ${summary(checked)}.`);
  return list(checked, say) ? EXIT.unplayable : EXIT.fine;
}

function restoreFrom(file: string, dataDir: string, anyway: boolean, say: Say): ExitCode {
  const judge = (checked: Backup) => {
    say(`${file} has ${summary(checked)}.`);
    if (checked.isEmpty) say('It is empty: no database was ever written there.');
    return !(list(checked, say) || checked.isEmpty) || anyway;
  };
  const restored = stopping(file, dataDir, () => restore(file, dataDir, new Date(), judge));
  if (restored === undefined) {
    say('Nothing was changed. With --anyway it is taken as it is; those tables stay as they are.');
    return EXIT.unplayable;
  }
  say(`It is in ${dataDir} now.`);
  if (restored.replaced !== undefined) say(`What was there before lies in ${restored.replaced}`);
  return EXIT.fine;
}

function summary({ tables, commands, faults }: Checked): string {
  const well = faults.length === 0 ? 'all' : `${tables - faults.length} of them`;
  return `${tables} tables, ${commands} moves; ${well} played again without a fault`;
}

/**
 * Lists the tables that cannot be continued.
 * @returns whether there are any
 */
function list({ faults }: Checked, say: Say): boolean {
  for (const { table, why } of faults.slice(0, LISTED)) say(`  ${table}: ${why}`);
  if (faults.length > LISTED) say(`  and ${faults.length - LISTED} more`);
  return faults.length > 0;
}

/** Runs work on a backup and a data folder, and explains the faults of either. */
function stopping<T>(file: string, dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (code === 'EEXIST') {
      throw new Stop(EXIT.notWritable, `${file} exists already; nothing was written over it.`);
    }
    const fault = storageError(error);
    const detail = fault.message;
    switch (fault.fault) {
      case 'foreign':
      case 'damaged':
        throw new Stop(EXIT.unreadable, `What was read is damaged or not ours (${detail}).`);
      case 'newer':
        throw new Stop(EXIT.newer, `It was written by a newer version of Pangaea (${detail}).`);
      case 'full':
        throw new Stop(EXIT.full, `The disk is full (${detail}).`);
      case 'not-writable':
        throw new Stop(EXIT.notWritable, `A file cannot be read or written (${detail}).`);
      default:
        throw fault instanceof StorageError ? stopFor(fault.fault, { dataDir }, detail) : error;
    }
  }
}
