import { GAME_IDS } from '@pangaea/rules/games';
import { err, ok, type Result } from '@pangaea/rules/kernel';
import { LANGUAGES } from '@pangaea/words';
import { flag, whole, word } from '../arguments/kinds.ts';
import { readArguments } from '../arguments/read.ts';
import { type LedgerFigures, type LedgerText, measureLedgers } from '../bench/ledgers.ts';
import { measure } from '../bench/measure.ts';
import type { Figures } from '../bench/settings.ts';
import { benchTable } from '../bench/table.ts';
import { loadEntry } from '../games/index.ts';
import { readText } from '../table.ts';
import { type Command, type Complaint, complain, DONE, type World } from './command.ts';

const KINDS = {
  game: word(GAME_IDS, undefined),
  players: whole(1, 9, undefined),
  games: whole(1, 100_000, 1000),
  rounds: whole(1, 100, 5),
  positions: whole(1, 65_536, 1024),
  steps: whole(1, 1_000_000_000, 1_000_000),
  thought: whole(1, 1_000_000_000, 600_000),
  json: flag(),
  lang: word(LANGUAGES, undefined),
};

/** `pangaea bench`: measures the engine on this machine. */
export const bench: Command = async (argv, world) => {
  const read = readArguments(argv, KINDS, Number.POSITIVE_INFINITY);
  if (!read.ok) return complain(world, 'bench', read.error);
  const { given, rest } = read.value;
  const show = (figures: Readonly<Record<string, Partial<Figures>>>) =>
    world.io.out(
      given.json ? `${JSON.stringify(figures, null, 2)}\n` : benchTable(figures, world.say),
    );
  if (rest.length > 0) {
    const measured = benchFiles(rest, given.rounds, world);
    if (!measured.ok) return complain(world, 'bench', measured.error);
    show({ ledgers: measured.value });
    return DONE;
  }
  const figures: Record<string, Figures> = {};
  const ids = given.game === undefined ? GAME_IDS : [given.game];
  const entries = await Promise.all(ids.map(loadEntry));
  for (const { book } of entries) {
    const { least, most } = book.players;
    const { players = least } = given;
    if (players < least || players > most) {
      const range = { given: `${players}`, least, most };
      return complain(world, 'bench', { code: 'not-in-range', option: 'players', ...range });
    }
  }
  for (const entry of entries) {
    const { id } = entry.book;
    figures[id] = await measure(entry, given, (what) => {
      world.io.err(`${world.say.bench.measuring(id, world.say.bench.figures[what])}\n`);
    });
  }
  show(figures);
  return DONE;
};

/** How fast ledgers from files are read and replayed. */
function benchFiles(
  files: readonly string[],
  rounds: number,
  world: World,
): Result<LedgerFigures, Complaint> {
  const texts: LedgerText[] = [];
  for (const file of files) {
    const read = readText(file);
    if (!read.ok) return read;
    texts.push(ledgerOf(file, read.value));
  }
  const measured = measureLedgers(texts, rounds);
  if (!('refused' in measured)) return ok(measured);
  const text = world.say.bench.ledgerRefused(measured.refused);
  return err({ code: 'refused', text });
}

/** The lines of a JSON file with `commands`, or of the file itself. */
function ledgerOf(name: string, content: string): LedgerText {
  try {
    const { commands, map } = JSON.parse(content) as Record<string, unknown>;
    if (Array.isArray(commands)) {
      const text = commands.join('\n');
      return typeof map === 'string' ? { name, text, map } : { name, text };
    }
  } catch {
    // Plain lines.
  }
  return { name, text: content };
}
