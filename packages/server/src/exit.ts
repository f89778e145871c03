import type { StorageFault } from './storage/contract.ts';
import { nameOfDatabase } from './storage/named.ts';

/** Exit codes of the server, for scripts; documented in docs/server.md. */
export const EXIT = {
  fine: 0,
  /** An internal error. */
  failed: 1,
  /** An invalid setting. */
  settings: 2,
  portTaken: 3,
  /** The address may not be used, or does not belong to this machine. */
  address: 4,
  notWritable: 5,
  full: 6,
  /** Another server uses the data folder. */
  inUse: 7,
  /** A newer version wrote the database. */
  newer: 8,
  /** The database belongs to another program, or is damaged. */
  unreadable: 9,
  /** A backup has tables that cannot be continued. */
  unplayable: 10,
  /** A command of the operator was declined, or nobody said yes to it: nothing was changed. */
  declined: 11,
  /** A command found no running server for the data folder. */
  notRunning: 12,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The server cannot continue, for a reason outside of its code. */
export class Stop extends Error {
  readonly code: ExitCode;

  constructor(code: ExitCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The storage that could not be opened or used. */
interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

type Said = Readonly<Record<StorageFault, readonly [ExitCode, string]>>;

/** The `Stop` for a fault of the storage. */
export function stopFor(fault: StorageFault, place: Place, detail: string): Stop {
  const { dataDir, databaseUrl } = place;
  const said = databaseUrl === undefined ? saidOfFolder(dataDir) : saidOfDatabase(databaseUrl);
  const [code, message] = said[fault];
  return new Stop(code, `${message} (${detail})`);
}

function saidOfFolder(folder: string): Said {
  const at = `The data folder ${folder}`;
  return {
    full: [EXIT.full, `${at} is on a disk that is full. Free some space, or set DATA_DIR.`],
    'not-writable': [EXIT.notWritable, `${at} cannot be written. Set DATA_DIR to one that can.`],
    away: [EXIT.failed, `${at} cannot be reached.`],
    'in-use': [EXIT.inUse, `${at} is in use by another server. Stop it, or set DATA_DIR.`],
    newer: [EXIT.newer, `${at} was written by a newer version of Pangaea. Update this one.`],
    foreign: [EXIT.unreadable, `${at} holds a pangaea.db that is not ours. Set DATA_DIR.`],
    damaged: [
      EXIT.unreadable,
      `${at} holds a damaged pangaea.db. Put a backup in its place with: pangaea-server restore FILE (npm run server -- restore FILE).`,
    ],
    failed: [EXIT.failed, `${at} could not be opened.`],
  };
}

function saidOfDatabase(url: string): Said {
  const at = `The database ${nameOfDatabase(url)}`;
  return {
    full: [EXIT.full, `${at} is on a disk that is full. Free some space.`],
    'not-writable': [
      EXIT.notWritable,
      `${at} does not let this server in, or not write. Look at name, password and rights in DATABASE_URL.`,
    ],
    away: [
      EXIT.failed,
      `${at} cannot be reached, or is a standby. Look whether it runs, and at DATABASE_URL.`,
    ],
    'in-use': [
      EXIT.inUse,
      `${at} is in use by another server, or its data folder is. Stop it, or set DATABASE_URL and DATA_DIR.`,
    ],
    newer: [EXIT.newer, `${at} was written by a newer version of Pangaea. Update this one.`],
    foreign: [EXIT.unreadable, `${at} belongs to another program. Make an empty one.`],
    damaged: [EXIT.unreadable, `${at} is damaged. Restore it with the tools of PostgreSQL.`],
    failed: [EXIT.failed, `${at} could not be opened.`],
  };
}
