import { accessSync, constants, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
/**
 * The size of the folder for the servers, databases and browser profiles of tests that run at the
 * same time.
 */
const ROOM = 4 * 1024 ** 3;

/**
 * The folder in which test servers store their data: in memory if there is room, since each write
 * of a server waits for its disk.
 * @param given the folder that is set already, which is not changed
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
