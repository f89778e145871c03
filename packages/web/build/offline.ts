// The page without a network: a small service worker with the list of the built files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { EXAMPLES } from './examples.ts';

/** The reaction of the worker to messages; no page need be open. */
const TOLD = readFileSync(join(import.meta.dirname, 'told.js'), 'utf8');

/**
 * The service worker. A newer worker waits until no page of the one before is open. Until then the
 * older worker answers from its own cache, even if the files on the server are gone. Then its cache
 * is deleted.
 */
const WORKER = (version: string, files: readonly string[]) => `const CACHE = 'pangaea-${version}';
const FILES = ${JSON.stringify(files)};
const kept = (request) =>
  caches.open(CACHE).then((cache) => cache.match(request, { ignoreVary: true }));
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => kept('/')));
  } else if (FILES.includes(pathname)) {
    event.respondWith(kept(request).then((file) => file ?? fetch(request)));
  }
});
${TOLD}`;

/** Writes `sw.js` beside the page. */
export function offline(): Plugin {
  return {
    name: 'pangaea-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name !== 'index.html' && !name.startsWith(EXAMPLES))
        .sort();
      const version = hash(files.join());
      const list = ['/', '/icon.svg', ...files.map((name) => `/${name}`)];
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: WORKER(version, list) });
    },
  };
}

/**
 * A hash of the file names. The name of each built file contains a hash of its content, so this is
 * also a hash of all contents.
 */
function hash(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) | 0;
  return (sum >>> 0).toString(36);
}
