import type { Refusal, Seat } from '../../kernel/index.ts';
import { PHASE } from '../../terra-mystica/state.ts';
import type { IncomePart } from '../game/income-rows.ts';
import { type LedgerGame, openLedgerGame, type TerraMysticaGame } from '../game/ledger-game.ts';
import { readHead } from '../game/ledger-head.ts';
import { FINAL_PARTS, type RowPart } from '../game/parts.ts';
import type { PlayerCommand } from '../notation/commands.ts';
import type { LedgerFile, RecordedRow } from '../notation/ledger-file.ts';
import type { Place } from '../notation/place.ts';
import { type Column, differingColumns, type Standing } from '../notation/standing.ts';
import { isWrittenByTable } from '../notation/written-by-table.ts';
import { mergeSteps } from '../reader/arrange.ts';
import { LedgerPlayer } from '../reader/play-command.ts';
import { type CommandStep, type LedgerStep, spelled, stepsOf } from '../reader/steps.ts';
import { compareEnd, type EndDifference } from './compare-end.ts';

/** A difference between a recorded game and the engine. */
export type Difference =
  /** The head cannot be set up. */
  | { readonly kind: 'head'; readonly refusal: Refusal }
  /** A row and its commands contradict each other. */
  | { readonly kind: 'order'; readonly row: RecordedRow; readonly command: string }
  /** The engine refuses a recorded move; the rest of the game is not compared. */
  | {
      readonly kind: 'refused';
      readonly row: RecordedRow;
      readonly command: string;
      readonly move: string;
      readonly refusal: Refusal;
      readonly legal: readonly string[];
    }
  | {
      readonly kind: 'standing';
      readonly row: RecordedRow;
      readonly columns: readonly Column[];
      readonly found: Standing;
    }
  /** The engine refuses a move of a ledger without rows. */
  | {
      readonly kind: 'refused-line';
      readonly at: Place;
      readonly command: string;
      readonly refusal: Refusal;
      readonly legal: readonly string[];
    }
  /** A command of the ledger that no row contains. */
  | { readonly kind: 'untold'; readonly at: Place; readonly command: string }
  /** Rows that were not reached after a refusal. */
  | { readonly kind: 'unreached'; readonly row: RecordedRow }
  | EndDifference;

export interface Verification {
  readonly id: string;
  /** Rows compared or missed. */
  readonly rows: number;
  readonly differences: readonly Difference[];
  /** The game as the engine played it, as far as it came. */
  readonly game: LedgerGame | undefined;
}

/** Plays a recorded game and compares every row, and the end. */
export function verifyLedger(engine: TerraMysticaGame, file: LedgerFile): Verification {
  const rows = file.rows.length;
  const failed = (refusal: Refusal): Verification => ({
    id: file.id,
    rows,
    differences: [{ kind: 'head', refusal }],
    game: undefined,
  });
  const head = readHead(file.ledger, file.map);
  if (!head.ok) return failed(head.error);
  const opened = openLedgerGame(engine, head.value, true);
  if (!opened.ok) return failed(opened.error);
  const game = opened.value;
  const differences = new Follower(game, file).follow();
  return { id: file.id, rows, differences, game };
}

class Follower {
  readonly #game: LedgerGame;
  readonly #player: LedgerPlayer;
  readonly #file: LedgerFile;
  readonly #steps: readonly LedgerStep[];
  readonly #differences: Difference[] = [];
  #next = 0;
  /** Old games pay all income at once, in one row. */
  readonly #paysAtOnce: boolean;
  /** Parts of the final scoring that have rows already, by seat. */
  readonly #scored: readonly Set<RowPart>[];
  /** Rows that show the columns after a row further down, because the site writes them earlier. */
  #waiting: RecordedRow[] = [];

  constructor(game: LedgerGame, file: LedgerFile) {
    this.#game = game;
    this.#player = new LedgerPlayer(game);
    this.#file = file;
    this.#steps = stepsOf(file.ledger);
    this.#scored = game.factions.map(() => new Set());
    this.#paysAtOnce = !file.rows.some((row) => incomeOf(row.commands) === 'cult-income');
  }

  follow(): readonly Difference[] {
    const { rows } = this.#file;
    if (rows.length === 0) return this.#playAll();
    for (const [index, row] of rows.entries()) {
      const stopped = this.#play(row);
      if (stopped !== undefined) {
        this.#differences.push(stopped);
        for (const missed of rows.slice(index + 1)) {
          this.#differences.push({ kind: 'unreached', row: missed });
        }
        return this.#differences;
      }
      this.#compare(row);
    }
    this.#checkWaiting();
    const left = this.#steps.slice(this.#next).find((step) => step.kind === 'command');
    if (left !== undefined) {
      this.#differences.push({ kind: 'untold', at: left.at, command: spelled(left.command) });
    }
    this.#differences.push(...compareEnd(this.#game, this.#file));
    return this.#differences;
  }

  /** Plays a ledger without rows to its end. */
  #playAll(): readonly Difference[] {
    for (const step of this.#steps) {
      const done = step.kind === 'command' ? this.#player.play(step) : this.#player.drop(step.who);
      if (!done) return [this.#refusedStep(step)];
    }
    if (!this.#player.endTurn()) {
      const { refused } = this.#player;
      if (refused !== undefined) return [this.#refusedStep(refused)];
    }
    const { end, finalVp } = this.#file;
    return end === undefined && finalVp.size === 0 ? [] : compareEnd(this.#game, this.#file);
  }

  #refusedStep(step: LedgerStep): Difference {
    const { refusal, legal } = this.#game.whyNot();
    const given = step.kind === 'command' ? (this.#player.refused ?? step) : step;
    const command = given.kind === 'command' ? spelled(given.command) : `drop-faction ${given.who}`;
    return { kind: 'refused-line', at: given.at, command, refusal, legal };
  }

  /**
   * Plays the commands of a row.
   * @returns the difference that stops the game.
   */
  #play(row: RecordedRow): Difference | undefined {
    for (const command of mergeSteps(row.commands)) {
      if (isWrittenByTable(command)) continue;
      const left = this.#playDrops(row);
      if (left !== undefined) return left;
      const refused = this.#playOne(row, command);
      if (refused !== undefined) return refused;
    }
    if (row.commands.length > 0 && partOf(row.commands) === undefined) return undefined;
    const unplayed = this.#endTurn(row);
    if (unplayed !== undefined || this.#hasCome(row)) return unplayed;
    const left = this.#playDrops(row) ?? this.#endTurn(row);
    if (incomeOf(row.commands) === 'income' && !this.#hasCome(row)) this.#player.endRewards();
    return left;
  }

  #endTurn(row: RecordedRow): Difference | undefined {
    if (this.#player.endTurn()) return undefined;
    const { refused } = this.#player;
    return this.#refusedCommand(row, refused === undefined ? '' : spelled(refused.command));
  }

  /** Whether the game has reached the income or the scoring that a row of the table shows. */
  #hasCome(row: RecordedRow): boolean {
    if (this.#game.state.phase() === PHASE.over) return true;
    const isIncome = row.commands.length === 0 || incomeOf(row.commands) !== undefined;
    return isIncome && this.#game.hasIncome(this.#game.seatOf(row.faction), this.#incomeOf(row));
  }

  /**
   * The income that a row shows; for rows without words the next income: old games pay one in each
   * round.
   */
  #incomeOf({ commands }: RecordedRow): IncomePart | undefined {
    return this.#paysAtOnce ? 'income' : incomeOf(commands);
  }

  /**
   * Plays one command of a row. A row may contain in one word what came in several steps: `+2TW2`.
   */
  #playOne(row: RecordedRow, command: PlayerCommand): Difference | undefined {
    let left = 'count' in command && MERGED.has(command.do) ? command.count : 1;
    while (left > 0) {
      const step = this.#steps[this.#next];
      const done = step?.kind === 'command' ? countOf(step.command, command) : 0;
      if (step?.kind !== 'command' || done === 0 || done > left) {
        return { kind: 'order', row, command: spelled(command) };
      }
      this.#next++;
      left -= done;
      this.#player.knownCults = row.standing.cults;
      if (!this.#player.play(step)) return this.#refused(row, step);
    }
    return undefined;
  }

  #playDrops(row: RecordedRow): Difference | undefined {
    for (;;) {
      const step = this.#steps[this.#next];
      if (step?.kind !== 'drop') return undefined;
      this.#next++;
      if (!this.#player.drop(step.who))
        return this.#refusedCommand(row, `drop-faction ${step.who}`);
    }
  }

  #refused(row: RecordedRow, step: CommandStep): Difference {
    return this.#refusedCommand(row, spelled((this.#player.refused ?? step).command));
  }

  #refusedCommand(row: RecordedRow, command: string): Difference {
    const { refusal, move, legal } = this.#game.whyNot();
    return { kind: 'refused', row, command, move, refusal, legal };
  }

  #compare(row: RecordedRow): void {
    // A remark is written before the answer that it describes.
    if (row.commands.some((command) => command.do === 'remark')) {
      this.#waiting.push(row);
      return;
    }
    this.#check(row, this.#found(row));
    if (!row.commands.every(isWrittenByTable)) this.#checkWaiting();
  }

  #checkWaiting(): void {
    for (const row of this.#waiting) {
      this.#check(row, this.#game.standingAfterMove(this.#game.seatOf(row.faction)));
    }
    this.#waiting = [];
  }

  #check(row: RecordedRow, found: Standing): void {
    const columns = differingColumns(row.standing, found);
    if (columns.length > 0) this.#differences.push({ kind: 'standing', row, columns, found });
  }

  #found(row: RecordedRow): Standing {
    const seat = this.#game.seatOf(row.faction);
    const hasWords = row.commands.length > 0;
    if (!hasWords || incomeOf(row.commands) !== undefined) {
      // A file may leave out rows; rows without words are the only ones of players who have left.
      const which = hasWords ? 'last' : 'next';
      const paid = this.#game.takeIncome(seat, this.#incomeOf(row), which);
      if (paid !== undefined) return paid;
    }
    const part = hasWords ? partOf(row.commands) : this.#scoringWithoutWords(seat);
    if (part === undefined) return this.#player.standing(seat);
    if (part === 'resources') return this.#game.standing(seat);
    if (!isFinalPart(part)) return this.#game.standingAfter(seat, part);
    return this.#afterScoring(seat, part);
  }

  /**
   * The columns after a part of the final scoring. The table may score the parts in another order
   * than the engine; the points are the same.
   */
  #afterScoring(seat: Seat, part: RowPart): Standing {
    const scored = this.#scored[seat].add(part);
    const before = this.#game.standingAfterMove(seat);
    let { vp } = before;
    for (const each of scored) vp += this.#game.pointsOf(seat, each);
    return { ...before, vp };
  }

  /** Rows of a faction that has left have no words. In the final scoring they come in the order of its parts. */
  #scoringWithoutWords(seat: Seat): RowPart | undefined {
    if (this.#game.game.outcome(this.#game.state) === undefined) return undefined;
    const next = FINAL_PARTS.find(
      (part) => !this.#scored[seat].has(part) && this.#game.pointsOf(seat, part) !== 0,
    );
    return next ?? 'resources';
  }
}

/** The income that the table names in words. */
function incomeOf(commands: readonly PlayerCommand[]): IncomePart | undefined {
  const part = partOf(commands);
  return part === 'income' || part === 'cult-income' ? part : undefined;
}

function isFinalPart(part: RowPart): boolean {
  return FINAL_PARTS.some((each) => each === part);
}

/** Commands that the table joins if the same command follows immediately. */
const MERGED: ReadonlySet<PlayerCommand['do']> = new Set(['steps', 'take', 'gain']);

/** How much of a command in a row a command of the ledger does; 0 if it is another command. */
function countOf(given: PlayerCommand, wanted: PlayerCommand): number {
  if (!MERGED.has(wanted.do) || !('count' in given)) {
    return spelled(given) === spelled(wanted) ? 1 : 0;
  }
  return spelled({ ...given, count: 1 }) === spelled({ ...wanted, count: 1 } as PlayerCommand)
    ? given.count
    : 0;
}

/** The part of the game that a row written by the table shows. */
function partOf(commands: readonly PlayerCommand[]): RowPart | undefined {
  for (const command of commands) {
    switch (command.do) {
      case 'income':
        return command.part === 'cult_' ? 'cult-income' : 'income';
      case 'score_resources':
        return 'resources';
      case 'scored':
        return finalPart(command.for);
      default:
    }
  }
  return undefined;
}

function finalPart(text: string): RowPart {
  switch (text.toUpperCase()) {
    case 'FIRE':
      return 'fire';
    case 'WATER':
      return 'water';
    case 'EARTH':
      return 'earth';
    case 'AIR':
      return 'air';
    case 'NETWORK':
      return 'network';
    default:
      return 'final-tile';
  }
}
