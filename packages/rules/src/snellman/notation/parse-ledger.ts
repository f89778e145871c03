import { err, ok, type Result, withoutMark } from '../../kernel/index.ts';
import {
  type FactionLine,
  type Ledger,
  type LedgerLine,
  PLANNER_WORDS,
  type PlayerCommand,
} from './commands.ts';
import { fault, type NotationFault } from './place.ts';
import { readPlayerCommand } from './read-player-command.ts';
import { readTableCommand } from './read-table-command.ts';
import { type LedgerFaction, readWord } from './words.ts';

/** Reads a ledger in its command form. If one line is wrong, the whole ledger is refused. */
export function parseLedger(text: string): Result<Ledger, NotationFault> {
  return parseLedgerLines(withoutMark(text).split(/\r\n|\r|\n/));
}

/** Like `parseLedger`, for a text that is already split into lines. */
export function parseLedgerLines(texts: readonly string[]): Result<Ledger, NotationFault> {
  const lines: LedgerLine[] = [];
  const planning = new Set<LedgerFaction>();
  for (const [index, text] of texts.entries()) {
    const read = parseLedgerLine(text, index + 1);
    if (!read.ok) return read;
    if (read.value === undefined) continue;
    lines.push(read.value.kind === 'faction' ? markPlan(read.value, planning) : read.value);
  }
  return ok(lines);
}

/** Reads one line; undefined for a blank line and for `## …`. */
export function parseLedgerLine(
  text: string,
  line: number,
): Result<LedgerLine | undefined, NotationFault> {
  const hash = text.indexOf('#');
  const body = hash < 0 ? text : text.slice(0, hash);
  const comment = hash < 0 || text[hash + 1] === '#' ? undefined : text.slice(hash + 1).trim();
  const at = { line, column: body.length - body.trimStart().length + 1 };
  if (body.trim() === '') {
    if (comment === undefined) return ok(undefined);
    return ok({ kind: 'comment', at: { line, column: hash + 1 }, text: comment });
  }
  const remark = comment === undefined ? {} : { comment };
  const planner = /^\s*!\s*([a-z]+)\s*(.*)$/i.exec(body);
  if (planner !== null) {
    const word = PLANNER_WORDS.find((each) => each === planner[1].toLowerCase());
    if (word === undefined) return err(fault('command-unknown', at, { command: planner[1] }));
    return ok({ kind: 'planner', at, word, text: planner[2].trim() });
  }
  const prefix = /^\s*([a-z_][\w-]*)\s*:/i.exec(body);
  if (prefix === null) {
    const command = readTableCommand(body, line, 1);
    return command.ok ? ok({ kind: 'table', at, command: command.value, ...remark }) : command;
  }
  const faction = readWord.faction(prefix[1]);
  if (faction === undefined) return err(fault('faction-unknown', at, { faction: prefix[1] }));
  const commands = parsePlayerCommands(body.slice(prefix[0].length), line, prefix[0].length + 1);
  return commands.ok
    ? ok({ kind: 'faction', at, faction, commands: commands.value, ...remark })
    : commands;
}

/**
 * Reads the commands of one faction, separated by dots.
 * @param column of the first character, from 1.
 */
export function parsePlayerCommands(
  text: string,
  line: number,
  column: number,
): Result<readonly PlayerCommand[], NotationFault> {
  const commands: PlayerCommand[] = [];
  let start = 0;
  for (const part of text.split('.')) {
    if (part.trim() !== '') {
      const command = readPlayerCommand(part, line, column + start);
      if (!command.ok) return command;
      commands.push(command.value);
    }
    start += part.length + 1;
  }
  return ok(commands);
}

/** Lines of a faction after its `start_planning` are a plan. */
function markPlan(line: FactionLine, planning: Set<LedgerFaction>): FactionLine {
  if (planning.has(line.faction)) return { ...line, hypothetical: true };
  if (line.commands.some((command) => command.do === 'start_planning')) planning.add(line.faction);
  return line;
}
