// Tests that draw by chance draw what follows from one number, so that a run can be repeated.
import { randomInt } from 'node:crypto';

/** The variable of the environment with the number; tests read it. */
const NAME = 'PANGAEA_CHANCE';

/** The number of this run, which `environment` keeps from here on: the one given there, or a new one. */
export function chanceOfRun(environment: NodeJS.ProcessEnv): string {
  const number = environment[NAME] || String(randomInt(1, 2 ** 32));
  environment[NAME] = number;
  return `Tests draw from ${NAME}=${number}.`;
}

/** The variables that tests read and that are set, as a shell has them before a command: empty, or with a space at the end. */
export function settingsBefore(environment: NodeJS.ProcessEnv): string {
  return Object.entries(environment)
    .filter(([name, value]) => (name === 'CI' || name.startsWith('PANGAEA_')) && value)
    .map(([name, value = '']) => `${name}=${quoted(value)} `)
    .join('');
}

/** An argument of a command line as a shell takes it. */
export function quoted(text: string): string {
  return /^[\w./:,@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
