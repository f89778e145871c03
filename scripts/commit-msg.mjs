// The hook `commit-msg` of git, installed by `npm run setup`: it refuses a message that breaks the
// rule in CONTRIBUTING.md. It is plain JavaScript for Node 20 and newer.
import { readFileSync } from 'node:fs';
import { faultsOfMessage } from './launch/commit-message.mjs';

const faults = faultsOfMessage(readFileSync(process.argv[2] ?? '', 'utf8'));
if (faults.length > 0) {
  process.stderr.write(`The message is not as CONTRIBUTING.md asks:\n  ${faults.join('\n  ')}\n`);
  process.exitCode = 1;
}
