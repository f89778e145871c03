import type { StorageFault } from './storage/contract.ts';

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
  /** Another server runs on the data folder. */
  inUse: 7,
  /** A newer version wrote the database. */
  newer: 8,
  /** The database belongs to another program, or is damaged. */
  unreadable: 9,
  /** A backup has tables that cannot be continued. */
  unplayable: 10,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The server cannot go on, for a reason outside of it. */
export class Stop extends Error {
  readonly code: ExitCode;

  constructor(code: ExitCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The `Stop` for a fault of the storage. */
export function stopFor(fault: StorageFault, folder: string, detail: string): Stop {
  const at = `The data folder ${folder}`;
  const say: Readonly<Record<StorageFault, readonly [ExitCode, string]>> = {
    full: [EXIT.full, `${at} is on a disk that is full. Free some space, or set DATA_DIR.`],
    'not-writable': [EXIT.notWritable, `${at} cannot be written. Set DATA_DIR to one that can.`],
    'in-use': [EXIT.inUse, `${at} is in use by another server. Stop it, or set DATA_DIR.`],
    newer: [EXIT.newer, `${at} was written by a newer version of Pangaea. Update this one.`],
    foreign: [EXIT.unreadable, `${at} holds a pangaea.db that is not ours. Set DATA_DIR.`],
    damaged: [
      EXIT.unreadable,
      `${at} holds a damaged pangaea.db. Put a backup in its place with: pangaea-server restore FILE (npm run server -- restore FILE).`,
    ],
    failed: [EXIT.failed, `${at} could not be opened.`],
  };
  const [code, message] = say[fault];
  return new Stop(code, `${message} (${detail})`);
}
