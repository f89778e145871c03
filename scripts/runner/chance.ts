// Random tests take all their random numbers from one number, so that a run can be repeated.
import { randomInt } from 'node:crypto';

/** The environment variable that contains the number; tests read it. */
const NAME = 'PANGAEA_CHANCE';

/**
 * The number of this run, which `environment` uses from here on: the one in the environment, or a
 * new one.
 */
export function chanceOfRun(environment: NodeJS.ProcessEnv): string {
  const number = environment[NAME] || String(randomInt(1, 2 ** 32));
  environment[NAME] = number;
  return `Tests draw from ${NAME}=${number}.`;
}

/**
 * The variables that tests read and that are set, in the form in which a shell has them before a
 * command: empty, or with a space at the end.
 */
export function settingsBefore(environment: NodeJS.ProcessEnv): string {
  return Object.entries(environment)
    .filter(([name, value]) => (name === 'CI' || name.startsWith('PANGAEA_')) && value)
    .map(([name, value = '']) => `${name}=${quoted(value)} `)
    .join('');
}

/** An argument of a command line in the form that a shell needs. */
export function quoted(text: string): string {
  return /^[\w./:,@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
