import type { Ledger, PlayerCommand } from '../notation/commands.ts';
import type { Place } from '../notation/place.ts';
import { printPlayerCommands } from '../notation/print-ledger.ts';
import type { LedgerFaction } from '../notation/words.ts';
import { isAnswer } from '../notation/written-by-table.ts';
import { arrange, mergeSteps } from './arrange.ts';

/** One step of a ledger; steps are in the order in which the site plays them. */
export type LedgerStep = CommandStep | DropStep;

export interface CommandStep {
  readonly kind: 'command';
  readonly at: Place;
  readonly faction: LedgerFaction;
  readonly command: PlayerCommand;
  /**
   * The commands of the faction before anybody else's: some commands have a meaning only together,
   * also if they are on several lines.
   */
  readonly rest: readonly PlayerCommand[];
  /** Whether the faction still answers a power offer before its next action. */
  readonly answersLater: boolean;
  /** Shapeshifters: whether a token is paid for, or given up, only later. */
  readonly paysLater: boolean;
}

export interface DropStep {
  readonly kind: 'drop';
  readonly at: Place;
  /** A faction, or `player2`. */
  readonly who: string;
}

/** Everything that is played; plans, comments and set-up are left out. */
export function stepsOf(ledger: Ledger): readonly LedgerStep[] {
  const steps: LedgerStep[] = [];
  let faction: LedgerFaction | undefined;
  let commands: PlayerCommand[] = [];
  const flush = () => {
    if (faction !== undefined) addRun(faction, mergeSteps(commands), steps);
    faction = undefined;
    commands = [];
  };
  // A player who leaves before choosing a faction is not a player of the table.
  const lastSetup = ledger.findLastIndex(
    (line) => line.kind === 'table' && line.command.do === 'setup',
  );
  for (const [index, line] of ledger.entries()) {
    if (line.kind === 'table') {
      flush();
      const { command } = line;
      if (command.do !== 'drop-faction') continue;
      const isAbsent = index < lastSetup && command.who.startsWith('player');
      if (!isAbsent) steps.push({ kind: 'drop', at: line.at, who: command.who });
    }
    if (line.kind !== 'faction' || line.hypothetical) continue;
    if (line.faction !== faction) flush();
    faction = line.faction;
    commands.push(...arrange(line.commands, line.faction));
  }
  flush();
  return markAnswers(steps);
}

function addRun(
  faction: LedgerFaction,
  commands: readonly PlayerCommand[],
  steps: LedgerStep[],
): void {
  for (const [index, command] of commands.entries()) {
    if (command.do === 'resign') {
      steps.push({ kind: 'drop', at: command.at, who: faction });
      continue;
    }
    const rest = commands.slice(index + 1);
    const later = { answersLater: false, paysLater: false };
    steps.push({ kind: 'command', at: command.at, faction, command, rest, ...later });
  }
}

/** Commands that may accompany an action: before them an offer may still be open. */
const BESIDE: ReadonlySet<PlayerCommand['do']> = new Set([
  'convert',
  'burn',
  'wait',
  'steps',
  'pay-for-token',
  'unlock-terrain',
  'give-up',
  'gain',
]);

/** Whether a command needs the own turn and is its action. */
export function isAction(command: PlayerCommand): boolean {
  return !BESIDE.has(command.do) && !isAnswer(command) && command.do !== 'done';
}

function markAnswers(steps: readonly LedgerStep[]): readonly LedgerStep[] {
  const answering = new Set<LedgerFaction>();
  const paying = new Set<LedgerFaction>();
  return [...steps]
    .reverse()
    .map((step) => {
      if (step.kind === 'drop') return step;
      const { command, faction } = step;
      const answersLater = answering.has(faction);
      if (isAnswer(command)) answering.add(faction);
      else if (isAction(command)) answering.delete(faction);
      const paysLater = paying.has(faction);
      if (isTokenAnswer(command)) paying.add(faction);
      return answersLater || paysLater ? { ...step, answersLater, paysLater } : step;
    })
    .reverse();
}

function isTokenAnswer(command: PlayerCommand): boolean {
  if (command.do === 'pay-for-token') return true;
  return command.do === 'give-up' && command.what === 'GAIN_P3_FOR_VP';
}

/** The spelling of a command for comparing a line with a row. */
export function spelled(command: PlayerCommand): string {
  return printPlayerCommands([command]);
}
