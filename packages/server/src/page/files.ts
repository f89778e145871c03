import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file of the built page, ready to send. */
export interface PageFile {
  readonly type: string;
  readonly etag: string;
  readonly caching: string;
  readonly plain: Buffer;
  /** Compressed forms by encoding, each made when it is first asked for. */
  readonly packed: Map<string, Buffer>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.py': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg|font\/woff$)/;
/** Vite puts a hash of the content into the names in this directory. */
const HASHED = /^\/assets\/.*-[\w-]{7,}\.\w+$/;

/**
 * The path of files of earlier builds: pages opened earlier load their remaining files from here.
 */
const EARLIER = '/earlier';

/** Interval at which the server looks for a new build. */
const LOOK_MS = 1_000;

/** The files of the built page by path; they are read again after a new build. */
export class Page {
  readonly #directory: string;
  #files: ReadonlyMap<string, PageFile>;
  readonly #earlier = new Map<string, PageFile>();
  #built: number;
  #looked = Number.NEGATIVE_INFINITY;

  /** A directory that does not exist means that the page is not built yet. */
  constructor(directory: string) {
    this.#directory = directory;
    this.#built = builtAt(directory);
    this.#files = readAll(directory);
  }

  get empty(): boolean {
    return this.#files.size === 0;
  }

  find(path: string): PageFile | undefined {
    const now = performance.now();
    if (now - this.#looked > LOOK_MS) {
      this.#looked = now;
      const built = builtAt(this.#directory);
      // While a build is being replaced, its files are missing for a moment; the previous ones stay
      // in use.
      if (built !== 0 && built !== this.#built) {
        this.#built = built;
        this.#files = readAll(this.#directory);
        this.#earlier.clear();
      }
    }
    return this.#files.get(path) ?? this.#findEarlier(path);
  }

  /**
   * Finds a file of an earlier build. It is read on demand: there may be many earlier files, and
   * few are asked for.
   */
  #findEarlier(path: string): PageFile | undefined {
    if (!HASHED.test(path) || path.includes('..')) return undefined;
    const known = this.#earlier.get(path);
    if (known !== undefined) return known;
    try {
      const file = prepare(path, readFileSync(join(this.#directory, EARLIER, path)));
      this.#earlier.set(path, file);
      return file;
    } catch {
      return undefined;
    }
  }
}

function builtAt(directory: string): number {
  return statSync(join(directory, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function readAll(directory: string): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const path of list(directory)) {
    const name = `/${relative(directory, path).split(sep).join('/')}`;
    if (name.startsWith(`${EARLIER}/`)) continue;
    try {
      files.set(name, prepare(name, readFileSync(path)));
    } catch {
      // The file was deleted after it was listed.
    }
  }
  return files;
}

function list(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

/** An HTML document that is made for one request. */
export function documentOf(html: string): PageFile {
  return prepare('/index.html', Buffer.from(html));
}

function prepare(name: string, plain: Buffer): PageFile {
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const caching = HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
  return { type, etag, caching, plain, packed: new Map() };
}

const PACK = {
  br: (plain: Buffer) =>
    brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain: Buffer) => gzipSync(plain),
} as const;

/** The smallest form of a file that the client accepts; each form is compressed once. */
export function encode(
  { type, plain, packed }: PageFile,
  accepted: string | undefined,
): { readonly body: Buffer; readonly encoding?: string } {
  if (!COMPRESSIBLE.test(type)) return { body: plain };
  const words = accepted?.split(',').map((word) => word.trim().split(';')[0]) ?? [];
  for (const encoding of ['br', 'gzip'] as const) {
    if (!words.includes(encoding)) continue;
    const body = packed.get(encoding) ?? PACK[encoding](plain);
    packed.set(encoding, body);
    return { body, encoding };
  }
  return { body: plain };
}
