import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { extname, join } from 'node:path';
import type { Clock } from '../clock.ts';
import { EXIT } from '../exit.ts';
import type { Log } from '../log.ts';

/** Backups that the server makes by itself. */
export interface BackupPlan {
  readonly everyMs: number;
  /** This many of the newest backups are kept. */
  readonly keep: number;
}

/** The delay after a failed backup, unless the next one is due earlier. */
const AGAIN_MS = 3_600_000;
const NAME = /^pangaea-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/;
/** Files of a backup that was interrupted. */
const CUT_OFF = /^pangaea-\d{8}T\d{6}Z\.db\.(part|check|check-wal|check-shm)$/;

/** Makes backups one at a time. `make` returns the exit code and the output. */
export interface BackupMaker {
  make(file: string): Promise<{ readonly code: number | null; readonly said: string }>;
  /** Stops a backup that is being made. */
  stop(): void;
}

export interface BackupNeeds {
  /** The data folder; backups are in its folder `backups`. */
  readonly dataDir: string;
  readonly plan: BackupPlan;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error' | 'info'>;
  readonly maker?: BackupMaker;
}

/** Makes backups at intervals, and deletes old ones after each new one. */
export class BackupSchedule {
  readonly #needs: BackupNeeds;
  readonly #folder: string;
  readonly #maker: BackupMaker;
  #cancel: () => void = () => undefined;
  #closed = false;

  constructor(needs: BackupNeeds) {
    this.#needs = needs;
    this.#folder = join(needs.dataDir, 'backups');
    this.#maker = needs.maker ?? backupProcess(needs.dataDir);
  }

  /** The first backup is made when the newest existing one is old enough. */
  start(): void {
    const { plan, clock } = this.#needs;
    const newest = backupsIn(this.#folder).at(-1);
    const due = newest === undefined ? 0 : madeAt(newest) + plan.everyMs;
    this.#later(due - clock.now());
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
    this.#maker.stop();
  }

  #later(ms: number): void {
    if (this.#closed) return;
    this.#cancel = this.#needs.clock.after(Math.max(0, ms), () => void this.#make());
  }

  async #make(): Promise<void> {
    const { plan, clock, log } = this.#needs;
    const file = join(this.#folder, nameAt(clock.now()));
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      const { code, said } = await this.#maker.make(file);
      if (this.#closed) return;
      const isMade = code === EXIT.fine || code === EXIT.unplayable;
      if (!isMade) throw new Error(said);
      if (code === EXIT.unplayable) log.error({ file, said }, 'The backup has damaged tables.');
      else log.info({ file }, 'A backup was made.');
      clear(this.#folder, plan.keep);
      this.#later(plan.everyMs);
    } catch (error) {
      if (this.#closed) return;
      log.error({ err: error, file }, 'No backup could be made.');
      this.#later(Math.min(AGAIN_MS, plan.everyMs));
    }
  }
}

/** Names of backups, the oldest first. */
function backupsIn(folder: string): readonly string[] {
  return namesIn(folder)
    .filter((name) => NAME.test(name))
    .sort();
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function clear(folder: string, keep: number): void {
  const cutOff = namesIn(folder).filter((name) => CUT_OFF.test(name));
  const old = backupsIn(folder).slice(0, -keep);
  for (const name of [...old, ...cutOff]) rmSync(join(folder, name), { force: true });
}

function nameAt(now: number): string {
  return `pangaea-${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.db`;
}

function madeAt(name: string): number {
  return Date.parse(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z'));
}

/**
 * Runs the command `backup` in a process with a lower priority than the server, because it replays
 * every table.
 */
function backupProcess(dataDir: string): BackupMaker {
  const main = join(import.meta.dirname, '..', `main${extname(import.meta.filename)}`);
  let running: ReturnType<typeof spawn> | undefined;
  return {
    make: (file) => {
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', BACKUP_EVERY: '' };
      const child = spawn(process.execPath, [main, 'backup', file], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running = child;
      try {
        if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      } catch {
        // The process has ended already.
      }
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text;
        });
      }
      const { promise, resolve, reject } = Promise.withResolvers<{
        readonly code: number | null;
        readonly said: string;
      }>();
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, said: said.trim() }));
      return promise;
    },
    stop: () => running?.kill('SIGKILL'),
  };
}
