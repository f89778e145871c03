import { addressLines } from './addresses.ts';
import { EXIT, Stop } from './exit.ts';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';

/** How long the last answers may take when the server is asked to end. */
const PATIENCE_MS = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`pangaea: ${line}\n`);

try {
  const settings = readSettings(process.env);
  const server = await startServer(settings, {
    report: complain,
    lost: () => process.exit(EXIT.failed),
  });
  for (const line of addressLines(settings.host, server.port, settings.publicUrl)) say(line);
  say(`Tables are kept in ${settings.dataDir}`);
  let ending = false;
  const end = () => {
    if (ending) process.exit(EXIT.failed);
    ending = true;
    setTimeout(() => process.exit(EXIT.failed), PATIENCE_MS).unref();
    server.close().then(
      () => process.exit(EXIT.fine),
      (error: unknown) => {
        complain(String(error));
        process.exit(EXIT.failed);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
} catch (error) {
  const known = error instanceof Stop;
  complain(known ? error.message : error instanceof Error ? `${error.stack}` : String(error));
  process.exitCode = known ? error.code : EXIT.failed;
}
