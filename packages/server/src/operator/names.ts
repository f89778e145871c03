import type { OperatorCommand } from './command.ts';
import { announce } from './commands/announce.ts';
import { block, unblock } from './commands/block.ts';
import { makeCode } from './commands/code.ts';
import { deleteTable } from './commands/delete.ts';
import { drain } from './commands/drain.ts';
import { erasePerson } from './commands/erase.ts';
import { exportData } from './commands/export.ts';
import { freeSeat } from './commands/free.ts';
import { listPersons } from './commands/persons.ts';
import { listTables } from './commands/tables.ts';

/** Every command of the operator, in the order of the usage. */
export const OPERATOR_COMMANDS: readonly OperatorCommand[] = [
  listPersons,
  listTables,
  freeSeat,
  makeCode,
  deleteTable,
  exportData,
  erasePerson,
  block,
  unblock,
  announce,
  drain,
];

export function commandNamed(name: string | undefined): OperatorCommand | undefined {
  return OPERATOR_COMMANDS.find((command) => command.name === name);
}
