// The hook `commit-msg` of git, which `npm run setup` puts in place: refuses a message against the rule of CONTRIBUTING.md.
// Plain JavaScript that runs on Node 20 and newer.
import { readFileSync } from 'node:fs';
import { faultsOfMessage } from './launch/commit-message.mjs';

const faults = faultsOfMessage(readFileSync(process.argv[2] ?? '', 'utf8'));
if (faults.length > 0) {
  process.stderr.write(`The message is not as CONTRIBUTING.md asks:\n  ${faults.join('\n  ')}\n`);
  process.exitCode = 1;
}
