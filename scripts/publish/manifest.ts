/** A package.json, with the fields that publishing changes. */
export interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/**
 * The package.json that is published: sources are replaced by the files built from them, and fields
 * that only the repository needs are left out.
 */
export function publishedManifest(manifest: Manifest): Record<string, unknown> {
  const { exports, bin, scripts: _scripts, devDependencies: _tools, ...rest } = manifest;
  return {
    ...rest,
    ...(exports && { exports: mapValues(exports, publishedExport) }),
    ...(bin && { bin: mapValues(bin, built) }),
  };
}

function publishedExport(target: string): string | { types: string; default: string } {
  if (!isSource(target)) return target;
  return { types: built(target).replace(/\.js$/, '.d.ts'), default: built(target) };
}

/** The built file of a source: `dist/main.js` for `src/main.ts`, with or without `./` before it. */
function built(target: string): string {
  if (!isSource(target)) throw new Error(`${target} is not a source that gets built`);
  return target.replace('src/', 'dist/').replace(/\.ts$/, '.js');
}

function isSource(target: string): boolean {
  return /^(\.\/)?src\/.*\.ts$/.test(target);
}

function mapValues<T>(
  record: Readonly<Record<string, string>>,
  change: (value: string) => T,
): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
