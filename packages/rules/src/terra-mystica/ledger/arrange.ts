import type { PlayerCommand } from './commands.ts';
import { isAnswer } from './written-by-table.ts';

/**
 * The commands of a line in the order in which the site does them. It repairs what people write in
 * another order than it works: answers to power offers come first; what is transformed comes before
 * the building and conversions before the pass that they follow; spades are dug after the action
 * whose spades they add to. Steps on one cult are put together. A bonus card taken with `+` is a pass, a bridge bought with workers the
 * Engineers' action.
 */
export function arrange(commands: readonly PlayerCommand[]): readonly PlayerCommand[] {
  const answers = commands.filter(isAnswer);
  const others = commands.filter((command) => !isAnswer(command)).map(respell);
  for (let index = 1; index < others.length; index++) {
    for (let at = index; at > 0 && belongsBefore(others[at], others[at - 1]); at--) {
      [others[at - 1], others[at]] = [others[at], others[at - 1]];
    }
  }
  return [...answers, ...mergeSteps(others)];
}

/** Neighbouring gains on one cult are one gain: `+FIRE. +FIRE` is `+2FIRE`. */
function mergeSteps(commands: readonly PlayerCommand[]): readonly PlayerCommand[] {
  const merged: PlayerCommand[] = [];
  for (const command of commands) {
    const last = merged.at(-1);
    if (command.do === 'steps' && last?.do === 'steps' && last.cult === command.cult) {
      merged[merged.length - 1] = { ...last, count: last.count + command.count };
    } else {
      merged.push(command);
    }
  }
  return merged;
}

function respell(command: PlayerCommand): PlayerCommand {
  if (command.do === 'convert' && command.get.resource === 'BRIDGE') {
    return { do: 'action', at: command.at, action: 'ACTE' };
  }
  if (command.do === 'take' && command.tile.startsWith('BON')) {
    return { do: 'pass', at: command.at, card: command.tile };
  }
  return command;
}

function belongsBefore(later: PlayerCommand, earlier: PlayerCommand): boolean {
  switch (later.do) {
    case 'transform':
      return earlier.do === 'build';
    case 'convert':
      return earlier.do === 'pass';
    case 'action':
      return earlier.do === 'dig';
    default:
      return false;
  }
}
