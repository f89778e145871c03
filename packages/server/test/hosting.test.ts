// Everything that the sample files for operators mention must exist.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { EXIT } from '../src/exit.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/** Names of settings that the server reads. */
const SETTINGS = new Set(
  [...read('packages/server/src/settings.ts').matchAll(/\benv\.([A-Z_]+)|env, '([A-Z_]+)'/g)].map(
    ([, one, other]) => one ?? other,
  ),
);
/** Variables of the system, of Node, and of the proxy. */
const OTHERS = new Set(['XDG_DATA_HOME', 'LOCALAPPDATA', 'NODE_ENV', 'PANGAEA_UPSTREAM']);

test('every setting is in the table for hosts', () => {
  const docs = read('docs/server.md');
  expect(SETTINGS.size).toBeGreaterThan(15);
  expect([...SETTINGS].filter((name) => !docs.includes(name))).toEqual([]);
});

test('the image and the compose files set what the server reads, and copy what is there', () => {
  const image = read('hosting/Containerfile');
  const names = [
    ...[...image.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name),
    ...['compose.yaml', 'compose-one.yaml'].flatMap((file) =>
      [...read(`hosting/${file}`).matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name),
    ),
  ];
  expect(names).toEqual(expect.arrayContaining(['BACKUP_EVERY', 'NATS_URL', 'ROLE']));
  const isKnown = (name: string) =>
    SETTINGS.has(name) || OTHERS.has(name) || /^(PANGAEA_SITE|POSTGRES_)/.test(name);
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
  // Files that are built or installed in the image; everything else is copied from the project.
  const copied = [...image.matchAll(/\/pangaea\/(\S+)/g)].map(([, path]) => path);
  const sources = copied.filter((path) => !/dist$|node_modules$/.test(path));
  expect(sources.length).toBeGreaterThan(6);
  const [, program] = /ENTRYPOINT \["node", "([^"]+)"\]/.exec(image) ?? [];
  expect([...sources, program].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(image).toMatch(/^USER node$/m);
  expect(image).not.toMatch(/password|secret=|token/i);
});

test('several servers and what they need are in an inner network, with passwords and behind a proxy', () => {
  const compose = read('hosting/compose.yaml');
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'));
  const part = (name: string) =>
    new RegExp(`^ {2}${name}:\n((?: {4}.*\n|\n)+)`, 'm').exec(services)?.[1] ?? '';
  for (const name of ['postgres', 'nats']) {
    expect(part(name)).toContain('networks: [inner]');
    expect(part(name)).toMatch(/\$\{(POSTGRES|NATS)_PASSWORD\}/);
    expect(part(name)).not.toContain('ports:');
  }
  expect(part('one')).toContain('ROLE: web');
  expect(part('two')).toContain('ROLE: web');
  expect(part('bots')).toContain('ROLE: bots');
  expect(part('caddy')).toContain('PANGAEA_UPSTREAM: one:8080 two:8080');
  expect(compose).toMatch(/^ {2}inner:\n {4}internal: true$/m);
  // The file contains no password: each is required from outside.
  const addresses = compose.match(/\w+:\/\/pangaea:[^@]*@/g) ?? [];
  expect(addresses).toHaveLength(2);
  for (const each of addresses) expect(each).toMatch(/:\$\{(POSTGRES|NATS)_PASSWORD:\?[^}]+\}@$/);
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
  // The server itself ends the bots' processes, so that they finish their moves.
  expect(unit).toMatch(/^KillMode=mixed$/m);
});
