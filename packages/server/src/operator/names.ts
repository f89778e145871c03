import type { OperatorCommand } from './command.ts';
import { makeCode } from './commands/code.ts';
import { deleteTable } from './commands/delete.ts';
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
];

export function commandNamed(name: string | undefined): OperatorCommand | undefined {
  return OPERATOR_COMMANDS.find((command) => command.name === name);
}
