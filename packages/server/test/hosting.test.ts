// The samples for hosts name what there is.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { EXIT } from '../src/exit.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/** Names that settings are read by. */
const SETTINGS = new Set(
  [...read('packages/server/src/settings.ts').matchAll(/\benv\.([A-Z_]+)|env, '([A-Z_]+)'/g)].map(
    ([, one, other]) => one ?? other,
  ),
);
/** Of the system, of Node, and of the proxy. */
const OTHERS = new Set(['XDG_DATA_HOME', 'LOCALAPPDATA', 'NODE_ENV', 'PANGAEA_UPSTREAM']);

test('every setting is in the table for hosts', () => {
  const docs = read('docs/server.md');
  expect(SETTINGS.size).toBeGreaterThan(15);
  expect([...SETTINGS].filter((name) => !docs.includes(name))).toEqual([]);
});

test('the image and the compose file set what the server reads, and copy what is there', () => {
  const image = read('hosting/Containerfile');
  const names = [
    ...[...image.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name),
    ...[...read('hosting/compose.yaml').matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name),
  ];
  expect(names).toContain('BACKUP_EVERY');
  const isKnown = (name: string) =>
    SETTINGS.has(name) || OTHERS.has(name) || /^(PANGAEA_SITE|POSTGRES_)/.test(name);
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
  // Built and installed there; all else is copied from the project.
  const copied = [...image.matchAll(/\/pangaea\/(\S+)/g)].map(([, path]) => path);
  const sources = copied.filter((path) => !/dist$|node_modules$/.test(path));
  expect(sources.length).toBeGreaterThan(6);
  const [, program] = /ENTRYPOINT \["node", "([^"]+)"\]/.exec(image) ?? [];
  expect([...sources, program].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(image).toMatch(/^USER node$/m);
  expect(image).not.toMatch(/password|secret=|token/i);
});

test('under systemd the server is not started again after what that does not mend', () => {
  const unit = read('hosting/pangaea.service');
  const [, codes] = /^RestartPreventExitStatus=(.+)$/m.exec(unit) ?? [];
  const { settings, portTaken, address, notWritable, inUse, newer, unreadable } = EXIT;
  expect(codes?.split(' ').map(Number)).toEqual([
    settings,
    portTaken,
    address,
    notWritable,
    inUse,
    newer,
    unreadable,
  ]);
  // Bots are the server's to end: they finish their moves.
  expect(unit).toMatch(/^KillMode=mixed$/m);
});
