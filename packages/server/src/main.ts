import { addressLines } from './addresses.ts';
import { runCommand } from './commands.ts';
import { EXIT, Stop } from './exit.ts';
import { makeLog } from './log.ts';
import type { RunningServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';
import { nameOfDatabase } from './storage/named.ts';

/**
 * How long the server may take to end: bots finish their moves in the first five seconds, then the
 * last answers are sent.
 */
const PATIENCE_MS = 12_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`pangaea: ${line}\n`);

/** Without a terminal the operator is not asked: an answer from a pipe would not be a person's. */
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

/**
 * A process that has failed and does not end by itself is ended after this time, in milliseconds.
 */
const LEFT_OPEN_MS = 5_000;

/** Reports why the server cannot continue. Nothing is left open, so the process ends by itself. */
function fail(error: unknown): void {
  const known = error instanceof Stop;
  complain(known ? error.message : error instanceof Error ? `${error.stack}` : String(error));
  process.exitCode = known ? error.code : EXIT.failed;
  setTimeout(() => process.exit(), LEFT_OPEN_MS).unref();
}

async function run(settings: Settings): Promise<void> {
  // Commands that only copy data do not load the server.
  const { startServer } = await import('./server.ts');
  let ending = false;
  const starting = startServer(settings, {
    log: makeLog(settings.logLevel),
    lost: () => process.exit(EXIT.failed),
    // The operator may order the end twice: only a second signal ends the process at once.
    end: () => {
      if (!ending) end(true);
    },
  });
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
    // If the start failed, the reason is reported below.
    starting.then(close, () => undefined);
  };
  // A signal also counts while the server starts.
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
