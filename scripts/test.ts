// The test run: checkers, then suites. `npm test` runs all; `npm test -- NAME…` the steps of these
// names, or, of the suites, the test files whose path contains a NAME that is no step.
import { resolve } from 'node:path';
import { checkerSteps } from './runner/checkers.ts';
import { closingLine, type Result, type Step } from './runner/step.ts';
import { suiteSteps } from './runner/suites.ts';

const root = resolve(import.meta.dirname, '..');
const args = process.argv.slice(2);

const checkers = checkerSteps(root);
const names = new Set([...checkers, ...suiteSteps(root, [])].map(({ name }) => name));
const filters = args.filter((arg) => !names.has(arg));
const suites = suiteSteps(root, filters);
const wanted = args.filter((arg) => names.has(arg));
const isWanted = ({ name }: Step) => wanted.includes(name);

const started = performance.now();
const results = [
  // The checkers share the cores; each is short.
  ...(await Promise.all(
    checkers.filter((step) => args.length === 0 || isWanted(step)).map(runAndTell),
  )),
];
for (const step of suites) {
  if (wanted.length === 0 || isWanted(step)) results.push(await runAndTell(step));
}

const closing = closingLine(results);
const ran = results.some(({ passed, failed }) => passed + failed > 0);
if (!ran)
  console.log(
    `nothing ran: ${args.join(' ')} names no step (${[...names].join(', ')}) and no test file`,
  );
console.log(`\n${seconds(started)} in all\n\n${closing}`);
process.exitCode = ran && results.every(({ failed }) => failed === 0) ? 0 : 1;

async function runAndTell(step: Step): Promise<Result> {
  const begun = performance.now();
  const result = await step.run();
  const mark = result.failed > 0 ? 'FAILED' : 'ok';
  console.log(
    `${step.name.padEnd(12)} ${mark.padEnd(6)} ${seconds(begun).padStart(8)}   ${result.note}`,
  );
  if (result.failed > 0) console.log(`\n${result.output.trimEnd()}\n`);
  return result;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
