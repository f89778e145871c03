// `npm test`: runs the checkers, then the suites. `npm test -- NAME…` runs a part of them; see
// runner/run.ts.
import { resolve } from 'node:path';
import { chanceOfRun } from './runner/chance.ts';
import { checkerSteps } from './runner/checkers.ts';
import { recordedGames } from './runner/recorded.ts';
import { run } from './runner/run.ts';
import { suiteSteps } from './runner/suites.ts';

const root = resolve(import.meta.dirname, '..');
console.log(chanceOfRun(process.env));
const { PANGAEA_LEDGERS: folders } = process.env;
if (folders !== undefined) {
  const { played, random } = recordedGames(folders);
  console.log(`Recorded games to check: ${played} played, ${random} random, in ${folders}.`);
}
process.exitCode = await run(
  { checkers: checkerSteps(root), suites: (filters) => suiteSteps(root, filters) },
  process.argv.slice(2),
  (text) => console.log(text),
);
