// A page that was built takes the place of the one before, while a server may show that one.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Beside what is built: files of pages before, at the paths that they had, as old as they are out of use. */
const EARLIER = 'earlier';
/** Pages that are open load what they have not loaded yet from the files that they were built with. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Puts a page that was built in the place of the one before, whose files stay beside it for 30 days.
 * @param now milliseconds since 1970
 */
export function putInPlace(built: string, place: string, now = Date.now()): void {
  const before = `${place}-before-${process.pid}`;
  keep(join(place, EARLIER, 'assets'), built, ({ mtimeMs }) =>
    mtimeMs > now - KEPT_MS ? mtimeMs : undefined,
  );
  // From now on out of use.
  keep(join(place, 'assets'), built, () => now);
  if (existsSync(place)) renameSync(place, before);
  renameSync(built, place);
  rmSync(before, { recursive: true, force: true });
}

/**
 * Copies files that a page does not have to those of earlier ones: until it is in its place the one before needs them.
 * @param since when a file went out of use, in milliseconds since 1970; undefined for one that is not kept
 */
function keep(
  from: string,
  built: string,
  since: (file: { readonly mtimeMs: number }) => number | undefined,
): void {
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    const at = since(statSync(join(from, name)));
    if (at === undefined || existsSync(join(built, 'assets', name))) continue;
    const to = join(built, EARLIER, 'assets', name);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(from, name), to);
    utimesSync(to, at / 1000, at / 1000);
  }
}
