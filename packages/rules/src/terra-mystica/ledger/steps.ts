import { arrange } from './arrange.ts';
import type { Ledger, PlayerCommand } from './commands.ts';
import type { Place } from './place.ts';
import { printPlayerCommands } from './print-ledger.ts';
import type { LedgerFaction } from './words.ts';

/** One thing that happens in a ledger, in the order in which the site does it. */
export type Step = CommandStep | DropStep;

export interface CommandStep {
  readonly kind: 'command';
  readonly at: Place;
  readonly faction: LedgerFaction;
  readonly command: PlayerCommand;
  /** What else the same line holds behind it: some commands say only together what is meant. */
  readonly rest: readonly PlayerCommand[];
}

export interface DropStep {
  readonly kind: 'drop';
  readonly at: Place;
  /** A faction, or `player2`. */
  readonly who: string;
}

/** Everything that is played; plans, comments and set-up are left out. */
export function stepsOf(ledger: Ledger): readonly Step[] {
  const steps: Step[] = [];
  for (const line of ledger) {
    if (line.kind === 'table' && line.command.do === 'drop-faction') {
      steps.push({ kind: 'drop', at: line.at, who: line.command.who });
    }
    if (line.kind !== 'faction' || line.hypothetical) continue;
    const commands = arrange(line.commands);
    for (const [index, command] of commands.entries()) {
      const rest = commands.slice(index + 1);
      if (command.do === 'resign') steps.push({ kind: 'drop', at: command.at, who: line.faction });
      else steps.push({ kind: 'command', at: command.at, faction: line.faction, command, rest });
    }
  }
  return steps;
}

/** A command as it is compared between a line and a row. */
export function spelled(command: PlayerCommand): string {
  return printPlayerCommands([command]);
}
