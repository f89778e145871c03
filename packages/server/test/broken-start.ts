// A server with a planted mistake: it opens its storage, and then fails. Its process must end by
// itself, so nothing may be left open.
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';

const after = () => {
  throw new Error('a mistake');
};
startServer(readSettings(process.env), { after }).catch((error: unknown) => {
  process.stderr.write(`${error}\n`);
  process.exitCode = 1;
});
