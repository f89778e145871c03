// Whether what is installed is what the lock file says. npm keeps its own account of what it has
// installed in node_modules/.package-lock.json; the two are compared, so that it does not matter
// who ran the installation.

/**
 * An entry of `packages` in a lock file, as far as we read it.
 * @typedef {{ version?: string, integrity?: string, link?: boolean, resolved?: string, optional?: boolean }} Entry
 * @typedef {Readonly<Record<string, Entry>>} Entries keyed by path from the root
 */

/**
 * Paths that must be installed: all but the root and the workspaces themselves, which are in the
 * repository, and what is optional, which npm leaves out where it does not fit the platform.
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
 * The entries without the links to workspaces that this tree does not have; npm passes over them.
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
 * What is missing or different, as paths from the root; empty when all is installed.
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
    // A link that the lock does not have yet leads to a new workspace; it is no harm to have it.
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
