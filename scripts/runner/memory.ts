import { accessSync, constants, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
/** Room for the servers, databases and profiles of browsers of tests that run at the same time. */
const ROOM = 4 * 1024 ** 3;

/**
 * Where test servers keep their data: in memory where there is room, since each write of a server waits for its disk.
 * @param given the folder that is set already, which is kept
 */
export function fastFolder(
  given: string | undefined,
  folder = FOLDER,
  room = ROOM,
): string | undefined {
  if (given !== undefined) return given;
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= room ? folder : undefined;
  } catch {
    return undefined;
  }
}
