import { addressLines } from './addresses.ts';
import { runCommand } from './commands.ts';
import { EXIT, Stop } from './exit.ts';
import { makeLog } from './log.ts';
import type { RunningServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';
import { nameOfDatabase } from './storage/named.ts';

/** How long the server may take to end: bots finish their moves in the first five seconds, then come the last answers. */
const PATIENCE_MS = 12_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`pangaea: ${line}\n`);

/** Nobody is asked where there is no terminal: an answer of a pipe would be nobody's. */
const ask = process.stdin.isTTY
  ? async (question: string) => {
      const { createInterface } = await import('node:readline/promises');
      const lines = createInterface({ input: process.stdin, output: process.stdout });
      try {
        return await lines.question(question);
      } finally {
        lines.close();
      }
    }
  : undefined;

/** The server cannot go on. Nothing is left open, so the process ends by itself. */
function fail(error: unknown): void {
  const known = error instanceof Stop;
  complain(known ? error.message : error instanceof Error ? `${error.stack}` : String(error));
  process.exitCode = known ? error.code : EXIT.failed;
}

async function run(settings: Settings): Promise<void> {
  // Commands that only copy data do not load the server.
  const { startServer } = await import('./server.ts');
  const starting = startServer(settings, {
    log: makeLog(settings.logLevel),
    lost: () => process.exit(EXIT.failed),
    end: () => end(true),
  });
  let ending = false;
  const end = (gently: boolean) => {
    if (ending) process.exit(EXIT.failed);
    ending = true;
    setTimeout(() => process.exit(EXIT.failed), PATIENCE_MS).unref();
    const close = async (server: RunningServer) => {
      if (gently) await server.drain();
      await server.close().then(
        () => process.exit(EXIT.fine),
        (error: unknown) => {
          fail(error);
          process.exit();
        },
      );
    };
    // The reason of a failed start is reported below.
    starting.then(close, () => undefined);
  };
  // Also while the server starts.
  process.on('SIGINT', () => end(false));
  process.on('SIGTERM', () => end(true));
  const { port, metricsPort } = await starting;
  if (ending) return;
  for (const line of addressLines(settings.host, port, settings.publicUrl)) say(line);
  const { dataDir, databaseUrl, metrics } = settings;
  if (metrics !== undefined) say(`Metrics are at http://${metrics.host}:${metricsPort}/metrics`);
  say(`Tables are kept in ${databaseUrl === undefined ? dataDir : nameOfDatabase(databaseUrl)}`);
}

try {
  const settings = () => readSettings(process.env);
  const { env, platform } = process;
  const done = await runCommand(process.argv.slice(2), settings, { say, ask, env, platform });
  if (done === undefined) await run(settings());
  else process.exitCode = done;
} catch (error) {
  fail(error);
}
