import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file of the built page, ready to be sent. */
export interface PageFile {
  readonly type: string;
  readonly etag: string;
  readonly caching: string;
  readonly plain: Buffer;
  /** Only for what gets smaller. */
  readonly packed: { readonly br?: Buffer; readonly gzip?: Buffer };
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
  '.svg': 'image/svg+xml',
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
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;

/** All files of a directory by their path from its root, in memory; empty when there is none. */
export function readPage(directory: string): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const path of list(directory)) {
    const name = `/${relative(directory, path).split(sep).join('/')}`;
    files.set(name, prepare(name, readFileSync(path)));
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

function prepare(name: string, plain: Buffer): PageFile {
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const caching = HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
  if (!COMPRESSIBLE.test(type)) return { type, etag, caching, plain, packed: {} };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return {
    type,
    etag,
    caching,
    plain,
    packed: { br: brotliCompressSync(plain, quality), gzip: gzipSync(plain) },
  };
}

/** The smallest form of a file that the asker understands. */
export function encode(
  { plain, packed }: PageFile,
  accepted: string | undefined,
): { readonly body: Buffer; readonly encoding?: string } {
  const words = accepted?.split(',').map((word) => word.trim().split(';')[0]) ?? [];
  for (const encoding of ['br', 'gzip'] as const) {
    const body = packed[encoding];
    if (body !== undefined && words.includes(encoding)) return { body, encoding };
  }
  return { body: plain };
}
