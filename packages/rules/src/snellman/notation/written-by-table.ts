import type { PlayerCommand } from './commands.ts';

export function isAnswer(command: PlayerCommand): boolean {
  return command.do === 'leech' || command.do === 'decline';
}

/** Whether the table itself writes this command into rows; players do not give such commands. */
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
