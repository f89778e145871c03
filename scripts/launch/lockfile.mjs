// Whether the installed packages are those of the lock file. npm writes its own list of installed
// packages to node_modules/.package-lock.json; the two lists are compared, so it does not matter
// who installed them.

/**
 * An entry of `packages` in a lock file, as far as we read it.
 * @typedef {{ version?: string, integrity?: string, link?: boolean, resolved?: string, optional?: boolean }} Entry
 * @typedef {Readonly<Record<string, Entry>>} Entries keyed by path from the root
 */

/**
 * Paths that must be installed: all except the root and the workspaces themselves, which are in the
 * repository, and optional packages, which npm leaves out if they do not fit the platform.
 * @param {Entries} wanted
 * @param {readonly string[]} needed optional paths that are needed all the same
 * @returns {string[]}
 */
export function requiredPaths(wanted, needed = []) {
  return Object.entries(wanted)
    .filter(
      ([path, entry]) =>
        path.includes('node_modules/') && (entry.optional !== true || needed.includes(path)),
    )
    .map(([path]) => path);
}

/**
 * The entries without the links to workspaces that this tree does not have; npm skips them.
 * @param {Entries} wanted
 * @param {(directory: string) => boolean} isThere
 * @returns {Entries}
 */
export function withoutAbsentLinks(wanted, isThere) {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([, { link, resolved }]) => link !== true || resolved === undefined || isThere(resolved),
    ),
  );
}

/**
 * The packages that are missing or different, as paths from the root; empty if all are installed.
 * @param {Entries} wanted `packages` of package-lock.json
 * @param {Entries} installed `packages` of node_modules/.package-lock.json
 * @param {readonly string[]} needed see `requiredPaths`
 * @returns {string[]}
 */
export function staleness(wanted, installed, needed = []) {
  const required = new Set(requiredPaths(wanted, needed));
  const wrong = [...required].filter((path) => {
    const is = installed[path];
    return is === undefined || !same(/** @type {Entry} */ (wanted[path]), is);
  });
  for (const [path, is] of Object.entries(installed)) {
    // A link that is not in the lock file yet leads to a new workspace; it does no harm.
    if (required.has(path) || !path.includes('node_modules/') || is.link === true) continue;
    const should = wanted[path];
    if (should === undefined || !same(should, is)) wrong.push(path);
  }
  return wrong;
}

/**
 * @param {Entry} a
 * @param {Entry} b
 */
function same(a, b) {
  if (a.link === true || b.link === true) return a.link === b.link && a.resolved === b.resolved;
  return a.version === b.version && a.integrity === b.integrity;
}
