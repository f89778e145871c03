import type { PlayerCommand } from '../notation/commands.ts';
import type { LedgerFaction } from '../notation/words.ts';
import { isAnswer } from '../notation/written-by-table.ts';

/**
 * The commands of a line in the order in which the site plays them. It corrects orders that people
 * write but that do not work: answers to power offers come first; transforming comes before the
 * building that it precedes in the rules, and the first conversion before the pass; spades are dug
 * after the action whose spades they add to. Steps on one cult are joined. A bonus card taken with
 * `+` is a pass, and a bridge bought with workers is the Engineers' action.
 */
export function arrange(
  commands: readonly PlayerCommand[],
  faction: LedgerFaction,
): readonly PlayerCommand[] {
  const answers = commands.filter(isAnswer);
  const others = respell(
    commands.filter((command) => !isAnswer(command)),
    faction,
  );
  for (let index = 1; index < others.length; index++) {
    for (let at = index; at > 0 && belongsBefore(others[at], others[at - 1]); at--) {
      [others[at - 1], others[at]] = [others[at], others[at - 1]];
    }
  }
  const pass = others.findIndex(({ do: verb }) => verb === 'pass');
  if (pass >= 0 && isCardPass(others[pass]) && others[pass + 1]?.do === 'convert') {
    [others[pass], others[pass + 1]] = [others[pass + 1], others[pass]];
  }
  return [...answers, ...mergeSteps(others)];
}

/** Neighbouring gains on one cult are one gain: `+FIRE. +FIRE` is `+2FIRE`. */
export function mergeSteps(commands: readonly PlayerCommand[]): readonly PlayerCommand[] {
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

function respell(commands: readonly PlayerCommand[], faction: LedgerFaction): PlayerCommand[] {
  const respelled: PlayerCommand[] = [];
  for (const [index, command] of commands.entries()) {
    const { at } = command;
    const last = respelled.at(-1);
    if (command.do === 'convert' && command.get.resource === 'BRIDGE') {
      respelled.push({ do: 'action', at, action: 'ACTE' });
    } else if (faction === 'engineers' && isBridgePrice(command, commands[index + 1])) {
      respelled.push({ do: 'action', at, action: 'ACTE' });
    } else if (command.do === 'take' && command.tile.startsWith('BON')) {
      if (last?.do === 'pass' && last.card === undefined) respelled.pop();
      respelled.push({ do: 'pass', at, card: command.tile });
    } else {
      respelled.push(command);
    }
  }
  return respelled;
}

/** `-2W. bridge E9:D6`, as Engineers wrote it before there was a word for it. */
function isBridgePrice(command: PlayerCommand, next: PlayerCommand | undefined): boolean {
  if (command.do !== 'give-up' || command.what !== 'W' || command.count !== 2) return false;
  return next?.do === 'bridge';
}

/**
 * Whether a command passes and takes a bonus card. Some ledgers write such a pass before a
 * conversion that belongs before it; after a pass without a card nothing more can be gained.
 */
function isCardPass(command: PlayerCommand): boolean {
  return command.do === 'pass' && command.card !== undefined;
}

function belongsBefore(later: PlayerCommand, earlier: PlayerCommand): boolean {
  switch (later.do) {
    case 'transform':
      return earlier.do === 'build';
    case 'action':
      return earlier.do === 'dig';
    default:
      return false;
  }
}
