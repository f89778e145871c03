// Replaces a page by a newly built one, while a server may be serving the old one.
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

/**
 * The folder, beside the page, for files of earlier pages. They keep their paths; their date is the
 * time since which they are out of use.
 */
const EARLIER = 'earlier';
/**
 * A page that is open loads further files of its own build, so these are kept for this time, in
 * milliseconds.
 */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Replaces a page by the one that was built. The old files stay beside it for 30 days.
 * @param now milliseconds since 1970
 */
export function putInPlace(built: string, place: string, now = Date.now()): void {
  const before = `${place}-before-${process.pid}`;
  keep(join(place, EARLIER, 'assets'), built, ({ mtimeMs }) =>
    mtimeMs > now - KEPT_MS ? mtimeMs : undefined,
  );
  // These files are out of use from now on.
  keep(join(place, 'assets'), built, () => now);
  if (existsSync(place)) renameSync(place, before);
  renameSync(built, place);
  rmSync(before, { recursive: true, force: true });
}

/**
 * Copies files that the new page does not have to those of earlier pages. They are not moved, since
 * the old page needs them until it is replaced.
 * @param since the time when a file went out of use, in milliseconds since 1970; undefined for a
 * file that is not kept
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
