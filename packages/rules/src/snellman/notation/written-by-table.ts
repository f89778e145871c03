import type { PlayerCommand } from './commands.ts';

export function isAnswer(command: PlayerCommand): boolean {
  return command.do === 'leech' || command.do === 'decline';
}

/** What the table writes into rows itself; nobody gives such a command. */
export function isWrittenByTable(command: PlayerCommand): boolean {
  switch (command.do) {
    case 'setup':
    case 'scored':
    case 'score_resources':
    case 'income':
    case 'remark':
      return true;
    default:
      return false;
  }
}
