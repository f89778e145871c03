import { err, ok, type Result, withoutMark } from '../../kernel/index.ts';
import { parsePlayerCommands } from './parse-ledger.ts';
import { fault, type NotationFault, type Place } from './place.ts';
import { readBowls, readCults } from './standing.ts';
import type { TableEntry, TableForm, TableHeading, TableRow } from './table-form.ts';
import { readWord } from './words.ts';

/** The number of cells before the commands: the faction, then a delta and a value seven times. */
const CELLS = 14;

/** Reads a ledger in its table form. If one line is wrong, the whole ledger is refused. */
export function parseTableForm(text: string): Result<TableForm, NotationFault> {
  const entries: TableEntry[] = [];
  for (const [index, line] of withoutMark(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const entry = line.includes('\t') ? readRow(line, index + 1) : readHeading(line, index + 1);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  return ok(entries);
}

interface Cell {
  readonly text: string;
  readonly at: Place;
}

function readRow(line: string, number: number): Result<TableEntry, NotationFault> {
  const cells: Cell[] = [];
  let column = 1;
  for (const text of line.split('\t')) {
    const lead = text.length - text.trimStart().length;
    cells.push({ text: text.trim(), at: { line: number, column: column + lead } });
    column += text.length + 1;
  }
  const alone = cells.filter((cell) => cell.text !== '');
  // Editors cut blanks at the end of a line, and with them the last cells of a row without offers and commands.
  if (cells.length === CELLS - 1 && readWord.faction(cells[0].text) !== undefined) {
    cells.push({ text: '', at: { line: number, column } });
  }
  // The headings of a copied table may have empty cells, or links of the page, after them.
  if (cells.length < CELLS) {
    const heading = readHeading(alone[0]?.text ?? '', number);
    if (heading.ok) return heading;
    return err(
      fault('cell-missing', { line: number, column: column - 1 }, { cells: cells.length }),
    );
  }
  const faction = readWord.faction(cells[0].text);
  if (faction === undefined) {
    return err(fault('faction-unknown', cells[0].at, { faction: cells[0].text }));
  }
  let wrong: Cell | undefined;
  const value = <T>(place: number, read: (text: string) => T | undefined): T | undefined => {
    const result = read(cells[place].text);
    if (result === undefined) wrong ??= cells[place];
    return result;
  };
  const [vp, coins, workers, priests] = (['VP', 'C', 'W', 'P'] as const).map((unit, index) =>
    value(2 + 2 * index, (text) => withUnit(text, unit)),
  );
  const bowls = value(10, (text) => readBowls(text.replace(/\s*PW$/i, '')));
  const cults = value(12, readCults);
  const offers = value(13, readOffers);
  if (
    vp === undefined ||
    coins === undefined ||
    workers === undefined ||
    priests === undefined ||
    bowls === undefined ||
    cults === undefined ||
    offers === undefined
  ) {
    const bad = wrong ?? cells[0];
    return err(fault('cell-malformed', bad.at, { value: bad.text }));
  }
  const written = cells[CELLS];
  const commands =
    written === undefined
      ? ok([])
      : parsePlayerCommands(written.text, written.at.line, written.at.column);
  if (!commands.ok) return commands;
  const row: TableRow = {
    kind: 'row',
    at: cells[0].at,
    faction,
    standing: { vp, coins, workers, priests, bowls, cults },
    offers,
    commands: commands.value,
  };
  return ok(row);
}

function withUnit(text: string, unit: string): number | undefined {
  const match = /^(-?\d+)\s*([a-z]+)$/i.exec(text);
  return match !== null && match[2].toUpperCase() === unit ? Number(match[1]) : undefined;
}

function readOffers(text: string): number[] | undefined {
  return /^(\d+(\s+\d+)*)?$/.test(text) ? (text.match(/\d+/g) ?? []).map(Number) : undefined;
}

/** The headings, each with the reader of its parts. */
const HEADINGS: readonly [
  RegExp,
  (parts: readonly string[], at: Place) => TableHeading | undefined,
][] = [
  [
    /^option\s+(\S+)$/i,
    ([option], at) =>
      known(readWord.option(option), (word) => ({ kind: 'option', at, option: word })),
  ],
  [/^map\s+(\S+)$/i, ([map], at) => ({ kind: 'map', at, map: map.toLowerCase() })],
  [
    /^Round\s+([1-6])\s+scoring:\s*(SCORE\d)\s*,?\s*(.*)$/i,
    ([round, tile, note], at) =>
      known(readWord.roundTile(tile), (word) => ({
        kind: 'round-tile',
        at,
        round: Number(round),
        tile: word,
        note: note.trim(),
      })),
  ],
  [
    /^Removing\s+tile\s+(\S+)$/i,
    ([tile], at) => known(readWord.tile(tile), (word) => ({ kind: 'removed', at, tile: word })),
  ],
  [
    /^Player\s+(\d):\s*(\S.*)$/i,
    ([number, name], at) => ({ kind: 'player', at, number: Number(number), name: name.trim() }),
  ],
  [
    /^Added\s+final\s+scoring\s+tile:\s*(\S+)$/i,
    ([tile], at) =>
      known(readWord.finalTile(tile), (word) => ({ kind: 'final-tile', at, tile: word })),
  ],
  [
    /^(\S+)\s+dropped\s+from\s+the\s+game$/i,
    ([faction], at) =>
      known(readWord.faction(faction), (word) => ({ kind: 'dropped', at, faction: word })),
  ],
  [/^Round\s+([1-6])\s+income$/i, ([round], at) => ({ kind: 'income', at, round: Number(round) })],
  [
    /^Round\s+([1-6]),\s*turn\s+(\d+)$/i,
    ([round, turn], at) => ({ kind: 'turn', at, round: Number(round), turn: Number(turn) }),
  ],
  [
    /^(Scoring\s+\S.*|Converting\s+resources\s+to\s+VPs)$/i,
    ([text], at) => ({ kind: 'scoring', at, text: text.replace(/\s+/g, ' ') }),
  ],
  // Old games write the beginning of a round in other words.
  [
    /^Start\s+round\s+([1-6])$/i,
    ([round], at) => ({ kind: 'turn', at, round: Number(round), turn: 1 }),
  ],
  [/^#\s?(.*)$/, ([text], at) => ({ kind: 'comment', at, text })],
];

/**
 * A line that begins with one of these words but is no heading is a mistake; any other line is a
 * comment.
 */
const HEADING_WORDS: ReadonlySet<string> = new Set([
  'option',
  'map',
  'round',
  'removing',
  'player',
  'added',
  'scoring',
  'converting',
  'start',
]);

function known<T>(word: T | undefined, make: (word: T) => TableHeading): TableHeading | undefined {
  return word === undefined ? undefined : make(word);
}

function readHeading(line: string, number: number): Result<TableHeading, NotationFault> {
  const at = { line: number, column: line.length - line.trimStart().length + 1 };
  const text = line.trim();
  for (const [form, read] of HEADINGS) {
    const match = form.exec(text);
    const heading = match === null ? undefined : read(match.slice(1), at);
    if (heading !== undefined) return ok(heading);
  }
  const [first] = /^[\w-]+/.exec(text) ?? [''];
  if (!HEADING_WORDS.has(first.toLowerCase()) && readWord.faction(first) === undefined) {
    return ok({ kind: 'comment', at, text });
  }
  return err(fault('head-malformed', at, { text: text.slice(0, 80) }));
}
