import { quoted, settingsBefore } from './chance.ts';
import { closingLine, type Result, type Step } from './step.ts';

/** The steps that run tests. */
export interface Suites {
  /** Steps that run at the same time as the checkers, one after the other. */
  readonly light: readonly Step[];
  /** Steps that run after all others, one after the other. */
  readonly heavy: readonly Step[];
  /**
   * Steps that run at the same time as the heavy ones, one after the other, on the processors that
   * are free.
   */
  readonly background: readonly Step[];
}

/** The steps and tests of a run. */
export interface Plan {
  /** Short steps, run at the same time. */
  readonly checkers: readonly Step[];
  /**
   * The steps of the suites.
   * @param filters arguments that are not names of steps: parts of file names, or options of the
   * test tool
   */
  suites(filters: readonly string[]): Suites;
}

/**
 * Runs the plan, or the part of it that `args` name: steps by their names, and, of the suites, the
 * test files whose path contains an argument that is not a step.
 * @param say gets each line when it comes; the last is the closing line
 * @returns the exit code: 0 if something ran and nothing failed
 */
export async function run(
  plan: Plan,
  args: readonly string[],
  say: (text: string) => void,
): Promise<0 | 1> {
  const started = performance.now();
  const every = plan.suites([]);
  const names = [...plan.checkers, ...every.heavy, ...every.background, ...every.light].map(
    ({ name }) => name,
  );
  const filters = args.filter((arg) => !names.includes(arg));
  const named = (step: Step) => args.includes(step.name);

  const { light, heavy, background } = plan.suites(filters);
  const noSuiteNamed = ![...light, ...heavy, ...background].some(named);
  const allSuites = noSuiteNamed && (args.length === 0 || filters.length > 0);
  const runs = (step: Step) => allSuites || named(step);
  const inTurn = async (steps: readonly Step[]) => {
    const results: Result[] = [];
    for (const step of steps) results.push(await runAndTell(step, say));
    return results;
  };
  const checkers = plan.checkers.filter((step) => args.length === 0 || named(step));
  const beside = await Promise.all([
    ...checkers.map((step) => inTurn([step])),
    inTurn(light.filter(runs)),
  ]);
  const after = await Promise.all([inTurn(heavy.filter(runs)), inTurn(background.filter(runs))]);
  const results = [...beside, ...after].flat();

  const nothingRan = results.every(({ passed, failed }) => passed + failed === 0);
  if (nothingRan) {
    say(`\nNothing ran. Steps are: ${names.join(', ')}; other words are parts of test file names.`);
  }
  tellFlaky(results, say);
  tellRepeats(results, say);
  say(`\n${secondsSince(started)} in all\n`);
  say(closingLine(results));
  return nothingRan || results.some(({ failed }) => failed > 0) ? 1 : 0;
}

async function runAndTell(step: Step, say: (text: string) => void): Promise<Result> {
  const started = performance.now();
  const ran = await step.run();
  const result = ran.failed > 0 ? { ...ran, repeats: repeatsOf(step, ran) } : ran;
  const mark = result.failed > 0 ? 'FAILED' : 'ok';
  say(
    `${step.name.padEnd(12)} ${mark.padEnd(6)} ${secondsSince(started).padStart(8)}   ${result.note}`.trimEnd(),
  );
  if (result.failed > 0) say(`\n${result.output.trimEnd()}\n`);
  return result;
}

/**
 * The arguments that repeat the failures of a step: the name of the step, if it gives nothing more
 * exact.
 */
function repeatsOf({ name }: Step, { repeats = [] }: Result): readonly (readonly string[])[] {
  return repeats.length > 0 ? repeats : [[name]];
}

function tellFlaky(results: readonly Result[], say: (text: string) => void): void {
  const flaky = results.flatMap((result) => result.flaky ?? []);
  if (flaky.length === 0) return;
  say(`\nFlaky (failed, and passed when run once more): ${flaky.length}`);
  for (const { name, seen, repeat } of flaky) {
    const [first, second] = seen.map((text) => text.replaceAll('\n', '\n          '));
    say(`\n  ${name}\n  first:  ${first}\n  second: ${second}\n  again:  ${commandOf(repeat)}`);
  }
}

function tellRepeats(results: readonly Result[], say: (text: string) => void): void {
  const repeats = results.flatMap((result) => (result.failed > 0 ? (result.repeats ?? []) : []));
  if (repeats.length === 0) return;
  say('\nWhat failed is run again by');
  for (const repeat of repeats) say(`  ${commandOf(repeat)}`);
}

function commandOf(repeat: readonly string[]): string {
  const settings = settingsBefore(process.env);
  return `${settings}npm test -- ${repeat.map(quoted).join(' ')}`;
}

function secondsSince(then: number): string {
  return `${((performance.now() - then) / 1000).toFixed(1)} s`;
}
