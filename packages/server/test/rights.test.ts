// Every route, requested by every kind of client: the matrix of rights. The routes are those of the
// description.

import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { bring, codeOf, come, listOf } from './bringing.ts';
import { Browser, dealAndFree } from './client.ts';
import { addWords, FalseMail, fastHash, keysOf } from './key-world.ts';
import { addChannel, FalseInternet } from './notice-world.ts';
import { serveFile } from './running.ts';

/**
 * `stranger`: known to the server, at no table. `other`: plays at another table. `spectator`:
 * watches this one. `program`: asks with the token of seat 3, `elsewhere` with that of a seat at
 * another table, `ended` with a token that was ended.
 */
const PEOPLE = [
  ...(['nobody', 'stranger', 'other', 'spectator', 'player', 'host'] as const),
  ...(['program', 'elsewhere', 'ended'] as const),
];
type Who = (typeof PEOPLE)[number];

/** A table: the host in seat 0, the player in seat 1, seat 2 was left, a program of the host in seat 3. */
interface Scene {
  readonly id: string;
  readonly taken: string;
  readonly free: string;
  /** Secrets that only links may contain. */
  readonly secrets: readonly string[];
  readonly hostsDevice: number;
  readonly hostsChannel: number;
  readonly hostsKey: number;
  /** The recovery words, which the host has seen once. */
  readonly hostsWords: string;
  /** A device that waits until the host accepts it, and one that has joined. */
  readonly arrival: string;
  readonly hostsJoin: number;
}

interface Route {
  /**
   * One status for all, or a status by client; `else` for clients that are not named. If it is not
   * named, a token gets 403, at another table too, and an ended token gets 401.
   */
  readonly answers: number | Readonly<Partial<Record<Who, number>> & { readonly else: number }>;
  readonly ask: (scene: Scene) => readonly [path: string, body?: unknown];
}

const one = ({ id }: Scene) => `/api/tables/${id}`;
const HERE = { kind: 'person', here: true };
/** Words that belong to nobody. */
const WORDS = { kind: 'words', secret: 'a'.repeat(22) };
/** The path is a secret. */
const HOOK = { form: 'raw', url: 'https://hooks.example/secret-path', language: 'en' };

const ROUTES: Readonly<Record<string, Route>> = {
  'get /api/health': { answers: 200, ask: () => ['/api/health'] },
  'get /api/health/live': { answers: 200, ask: () => ['/api/health/live'] },
  'get /api/health/ready': { answers: 200, ask: () => ['/api/health/ready'] },
  'get /api/reach': { answers: 200, ask: () => ['/api/reach'] },
  'get /api/openapi.json': { answers: 200, ask: () => ['/api/openapi.json'] },
  'get /api/tables': { answers: 200, ask: () => ['/api/tables'] },
  'post /api/tables': {
    answers: 201,
    ask: () => ['/api/tables', { game: 'terra-nova', options: {}, seats: [HERE, HERE] }],
  },
  'get /api/tables/{id}': { answers: { program: 200, else: 200 }, ask: (scene) => [one(scene)] },
  // Removes it from the own list: a dealt game is deleted when all its persons have removed it.
  'delete /api/tables/{id}': {
    answers: { player: 200, host: 200, else: 403 },
    ask: (scene) => [one(scene)],
  },
  'get /api/tables/{id}/game': {
    answers: { player: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/game?seat=1`],
  },
  'get /api/tables/{id}/legal': {
    answers: { player: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/legal?seat=1`],
  },
  'get /api/tables/{id}/record': {
    answers: { program: 409, else: 409 },
    ask: (scene) => [`${one(scene)}/record`],
  },
  'post /api/tables/{id}/seats/{seat}/token': {
    answers: { player: 201, else: 403 },
    ask: (scene) => [`${one(scene)}/seats/1/token`, {}],
  },
  'delete /api/tables/{id}/seats/{seat}/token': {
    answers: { host: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/seats/3/token`],
  },
  'post /api/tables/{id}/rematch': {
    answers: { player: 409, host: 409, else: 403 },
    ask: (scene) => [`${one(scene)}/rematch`, {}],
  },
  'post /api/tables/{id}/segments': {
    answers: { player: 200, else: 403 },
    ask: (scene) => [
      `${one(scene)}/segments`,
      { seat: 1, version: 0, key: 'some-key', commands: ['order keep'] },
    ],
  },
  'post /api/tables/{id}/link': {
    answers: { player: 200, else: 409 },
    ask: (scene) => [`${one(scene)}/link`, { key: scene.taken }],
  },
  'post /api/tables/{id}/seats': {
    answers: { player: 200, else: 409 },
    ask: (scene) => [`${one(scene)}/seats`, { key: scene.taken, name: 'Eve' }],
  },
  'delete /api/tables/{id}/seats/{seat}': {
    // The game goes on: the seat stays reserved for its person, even if that person made the table.
    answers: { player: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/seats/1`],
  },
  // Before the deal, free seats belong to the host.
  'post /api/tables/{id}/seats/{seat}/bot': {
    answers: { host: 409, else: 403 },
    ask: (scene) => [`${one(scene)}/seats/2/bot`, { level: 'beginner' }],
  },
  'post /api/tables/{id}/seats/{seat}/remove': {
    answers: { host: 409, else: 403 },
    ask: (scene) => [`${one(scene)}/seats/2/remove`, {}],
  },
  'get /api/tables/{id}/people': {
    answers: { host: 409, else: 403 },
    ask: (scene) => [`${one(scene)}/people`],
  },
  'post /api/tables/{id}/people': {
    answers: { host: 409, else: 403 },
    ask: (scene) => [`${one(scene)}/people`, { table: scene.id, seat: 1 }],
  },
  'delete /api/tables/{id}/people/{met}/{seat}': {
    answers: { host: 409, else: 403 },
    ask: (scene) => [`${one(scene)}/people/${scene.id}/1`],
  },
  'get /api/invitations': { answers: 200, ask: () => ['/api/invitations'] },
  'post /api/invitations': { answers: 200, ask: () => ['/api/invitations', { none: true }] },
  'post /api/invitations/declined': {
    answers: 404,
    ask: ({ id }) => ['/api/invitations/declined', { table: id, for: 'person' }],
  },
  'delete /api/invitations/refused/{id}': {
    answers: 404,
    ask: () => ['/api/invitations/refused/1'],
  },
  // People at the table have their share already: it was sent with the claim of the seat.
  'post /api/tables/{id}/shares': {
    answers: { player: 409, else: 403 },
    ask: (scene) => [`${one(scene)}/shares`, { seats: [1], share: 'a'.repeat(32) }],
  },
  'post /api/tables/{id}/links': {
    answers: { host: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/links`, {}],
  },
  'post /api/tables/{id}/return': {
    answers: { player: 200, host: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/return`, {}],
  },
  'get /api/hours': { answers: 200, ask: () => ['/api/hours'] },
  'post /api/hours': {
    answers: 200,
    ask: () => ['/api/hours', { zone: 'Asia/Tokyo', weekend: [6, 7], daysOff: [] }],
  },
  // There was no request at this version; a missing right is refused before that is checked.
  'post /api/tables/{id}/requests': {
    answers: { player: 422, else: 403 },
    ask: (scene) => [`${one(scene)}/requests`, { kind: 'back', seat: 1, version: 0, to: 0 }],
  },
  'post /api/tables/{id}/requests/answer': {
    answers: { player: 409, else: 403 },
    ask: (scene) => [
      `${one(scene)}/requests/answer`,
      { seat: 1, version: 0, asker: 0, allow: true },
    ],
  },
  'delete /api/tables/{id}/requests/{version}': {
    answers: 409,
    ask: (scene) => [`${one(scene)}/requests/0`],
  },
  // All people without a seat at the table may ask; those with a seat see the request and answer
  // it.
  'post /api/tables/{id}/let-back': {
    answers: { player: 409, host: 409, else: 200 },
    ask: (scene) => [`${one(scene)}/let-back`, { seat: 1, again: 'a'.repeat(22) }],
  },
  'post /api/tables/{id}/let-back/answer': {
    answers: { player: 409, else: 403 },
    ask: (scene) => [`${one(scene)}/let-back/answer`, { seat: 1, request: 1, allow: true }],
  },
  'delete /api/tables/{id}/let-back/{request}': {
    answers: 409,
    ask: (scene) => [`${one(scene)}/let-back/1`],
  },
  'post /api/tables/{id}/seats/{seat}/leave': {
    answers: { player: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/seats/1/leave`, { level: 'beginner' }],
  },
  // Turns that are planned ahead belong to the person who plays the seat, and to nobody else:
  // neither to the host nor to a program.
  'get /api/tables/{id}/seats/{seat}/ahead': {
    answers: { player: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/seats/1/ahead`],
  },
  'post /api/tables/{id}/seats/{seat}/ahead': {
    answers: { player: 200, else: 403 },
    ask: (scene) => [
      `${one(scene)}/seats/1/ahead`,
      { replaces: 0, across: false, steps: [{ commands: ['end'], when: [] }] },
    ],
  },
  'delete /api/tables/{id}/seats/{seat}/ahead/{number}': {
    answers: { player: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/seats/1/ahead/1`],
  },
  'get /api/tables/{id}/presence': { answers: 200, ask: (scene) => [`${one(scene)}/presence`] },
  'get /api/tables/{id}/words': { answers: 200, ask: (scene) => [`${one(scene)}/words`] },
  'post /api/tables/{id}/words': {
    answers: { player: 200, else: 403 },
    ask: (scene) => [
      `${one(scene)}/words`,
      { seat: 1, key: 'some-word', said: { kind: 'phrase', phrase: 'hello' } },
    ],
  },
  'get /api/tables/{id}/notes': {
    answers: { player: 200, host: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/notes`],
  },
  'post /api/tables/{id}/notes': {
    answers: { player: 200, host: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/notes`, { text: 'mine' }],
  },
  'get /api/tables/{id}/sketch': {
    answers: { player: 200, host: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/sketch`],
  },
  'post /api/tables/{id}/sketch': {
    answers: { player: 200, host: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/sketch`, { sketch: 'mine' }],
  },
  'get /api/stream': {
    answers: { program: 200, else: 200 },
    ask: ({ id }) => [`/api/stream?watch=${id}`],
  },
  'get /api/telling': { answers: 200, ask: () => ['/api/telling'] },
  'post /api/telling': { answers: 200, ask: () => ['/api/telling', { off: ['over'] }] },
  'post /api/telling/channels': {
    answers: 201,
    ask: () => ['/api/telling/channels', { kind: 'hook', ...HOOK }],
  },
  // For others the resource does not exist.
  'delete /api/telling/channels/{channel}': {
    answers: { host: 200, else: 404 },
    ask: ({ hostsChannel }) => [`/api/telling/channels/${hostsChannel}`],
  },
  'post /api/telling/channels/{channel}/test': {
    answers: { host: 200, else: 404 },
    ask: ({ hostsChannel }) => [`/api/telling/channels/${hostsChannel}/test`, {}],
  },
  'get /api/telling/unsubscribe/{word}': {
    answers: 200,
    ask: () => ['/api/telling/unsubscribe/nobodys-word'],
  },
  'post /api/telling/unsubscribe/{word}': {
    answers: 200,
    ask: () => ['/api/telling/unsubscribe/nobodys-word', {}],
  },
  'get /api/tables/{id}/hook': {
    answers: { player: 200, host: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/hook`],
  },
  'post /api/tables/{id}/hook': {
    answers: { host: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/hook`, HOOK],
  },
  'delete /api/tables/{id}/hook': {
    answers: { host: 200, else: 403 },
    ask: (scene) => [`${one(scene)}/hook`],
  },
  'get /api/keys': { answers: 200, ask: () => ['/api/keys'] },
  // The host has just shown a key; the others have none.
  'post /api/keys/words': {
    answers: { nobody: 404, else: 200 },
    ask: () => ['/api/keys/words', {}],
  },
  'post /api/keys/code': {
    answers: { nobody: 404, else: 200 },
    ask: ({ id }) => [
      '/api/keys/code',
      { address: `${id}@example.org`, language: 'ja', for: 'prove' },
    ],
  },
  // Browsers use no passkeys at a numeric address.
  'post /api/keys/challenge': {
    answers: { nobody: 404, else: 409 },
    ask: () => ['/api/keys/challenge', { for: 'add' }],
  },
  'post /api/keys': {
    answers: { nobody: 404, else: 403 },
    ask: () => ['/api/keys', { key: WORDS }],
  },
  'post /api/keys/proof': {
    answers: { nobody: 404, else: 403 },
    ask: () => ['/api/keys/proof', { key: WORDS }],
  },
  'delete /api/keys/{key}': {
    answers: { host: 200, else: 404 },
    ask: ({ hostsKey }) => [`/api/keys/${hostsKey}`],
  },
  // The host has just shown a key; the others have none, and get their own data.
  'get /api/person': { answers: { nobody: 404, else: 200 }, ask: () => ['/api/person'] },
  // No client has a key that is at least a day old.
  'delete /api/person': { answers: { nobody: 404, else: 403 }, ask: () => ['/api/person'] },
  'post /api/sign-in': {
    answers: 403,
    ask: () => ['/api/sign-in', { key: WORDS, games: 'bring' }],
  },
  'get /api/devices': { answers: 200, ask: () => ['/api/devices'] },
  'post /api/devices/code': {
    answers: { nobody: 404, else: 201 },
    ask: () => ['/api/devices/code', {}],
  },
  'post /api/devices': {
    answers: 403,
    ask: () => ['/api/devices', { code: 'bbbb-bbbb', ticket: 't'.repeat(22), games: 'bring' }],
  },
  // A device that waits can be accepted by its person only, and be sent back by older devices or by
  // those that joined together with it.
  'post /api/devices/arrivals': {
    answers: { host: 200, else: 404 },
    ask: ({ arrival }) => ['/api/devices/arrivals', { arrival, allow: false }],
  },
  'delete /api/devices/joins/{join}': {
    answers: { host: 200, else: 404 },
    ask: ({ hostsJoin }) => [`/api/devices/joins/${hostsJoin}`],
  },
  'delete /api/devices/{device}': {
    answers: { host: 409, else: 404 },
    ask: ({ hostsDevice }) => [`/api/devices/${hostsDevice}`],
  },
};

const portOfFile = serveFile({
  sender: new FalseInternet(),
  mailer: new FalseMail(),
  slowHash: fastHash,
  limits: {
    tablesPerHour: 10_000,
    claimsPerHour: 10_000,
    codesPerHour: 10_000,
    keysAskedPerHour: 10_000,
    wrongKeysPerDay: 10_000,
  },
});

async function setTheScene(): Promise<[Scene, Readonly<Record<Who, Browser>>]> {
  const port = portOfFile();
  const people = PEOPLE.map(() => new Browser(port));
  const [nobody, stranger, other, spectator, player, host, program, elsewhere, ended] = people;
  const person = { kind: 'person' };
  const seats = [{ ...HERE, name: 'Ann' }, person, person, person];
  // Only the host must decide first, so that no bot moves.
  const { body } = await host.create(seats, { factions: 'first-game', startPlayer: 0 });
  await player.claim(body.seats[1].link ?? '', 'Ben');
  const table = await other.create([HERE, person, person]);
  await spectator.claim(table.body.seats[1].link ?? '', 'Cleo');
  await spectator.game(body.id);
  const made = await stranger.create([HERE, HERE]);
  await stranger.remove(made.body.id);
  ended.token = await host.newToken(body.id, 3);
  program.token = await host.newToken(body.id, 3);
  elsewhere.token = await other.newToken(table.body.id, 2);
  const taken = body.seats[1].link?.split('#')[1] ?? '';
  const freed = await dealAndFree(host, body, 2);
  const free = freed.seats[2].link?.split('#')[1] ?? '';
  const invitation = freed.invitation?.split('#')[1] ?? '';
  const hostsChannel = await addChannel(host, { kind: 'hook', ...HOOK });
  await host.ask(`/api/tables/${body.id}/hook`, HOOK);
  const hostsWords = (await addWords(host)).secret;
  const hostsKey = (await keysOf(host)).body.keys[0].id;
  const hostsDevice = (await listOf(host)).devices[0].id;
  await bring(host, new Browser(port));
  await come(new Browser(port), (await codeOf(host)).code);
  const { arrival, joins } = await listOf(host);
  const scene = {
    id: body.id,
    taken,
    free,
    secrets: [free, invitation],
    hostsDevice,
    hostsChannel,
    hostsKey,
    hostsWords,
    arrival: arrival?.id ?? '',
    hostsJoin: joins[0].id,
  };
  const all = { nobody, stranger, other, spectator, player, host, program, elsewhere, ended };
  return [scene, all];
}

function expectedOf(answers: Route['answers'], who: Who): number {
  const isNumber = typeof answers === 'number';
  if (who === 'ended') return 401;
  if (who === 'program' || who === 'elsewhere') return (isNumber ? undefined : answers[who]) ?? 403;
  return isNumber ? answers : (answers[who] ?? answers.else);
}

/** A status and the answer; for a stream, its first characters. */
async function answerTo(
  browser: Browser,
  method: string,
  [path, body]: readonly [string, unknown?],
) {
  if (path.startsWith('/api/stream')) {
    const stream = await browser.listen(undefined, path.replace('/api/stream', ''));
    if (stream.status !== 200) return { status: stream.status, text: '' };
    const { text } = await stream.until(({ event }) => event === 'hello');
    stream.close();
    return { status: stream.status, text };
  }
  const headers = { origin: browser.base };
  const { status } = await browser.ask(path, body, headers, method.toUpperCase());
  return { status, text: browser.told.at(-1)?.text ?? '' };
}

test('every route of the description has an expectation', async () => {
  const { body } = await new Browser(portOfFile()).ask<{
    paths: Record<string, Record<string, unknown>>;
  }>('/api/openapi.json');
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(Object.keys(ROUTES).sort()).toEqual(described.sort());
});

test.for(Object.entries(ROUTES))('%s', async ([name, { answers, ask }]) => {
  const [method] = name.split(' ');
  const found: Partial<Record<Who, number>> = {};
  const expected: Partial<Record<Who, number>> = {};
  let set: Awaited<ReturnType<typeof setTheScene>> | undefined;
  for (const who of PEOPLE) {
    set ??= await setTheScene();
    const [scene, people] = set;
    const { status, text } = await answerTo(people[who], method, ask(scene));
    found[who] = status;
    expected[who] = expectedOf(answers, who);
    // Only the host gets links; ids of things that the host made are in the list of the people who have a seat.
    for (const secret of scene.secrets) {
      if (who !== 'host') expect(text, `${who} is told a link`).not.toContain(secret);
    }
    expect(text, `${who} is told recovery words`).not.toContain(scene.hostsWords);
    expect(text, `${who} is told an address`).not.toContain('secret-path');
    if (name === 'get /api/tables') {
      expect([who, text.includes(scene.id)]).toEqual([who, who === 'player' || who === 'host']);
    }
    // A refusal changes nothing, so the next client asks in the same scene.
    const after = await people.host.ask<TableInfo>(one(scene));
    if (status >= 400) {
      expect(after.body).toMatchObject({
        version: 0,
        seats: [{}, { name: 'Ben' }, {}, { program: 'Ann', playsForYou: true }],
      });
      const keys = [after.body.seats[2].link, after.body.invitation];
      expect(keys.map((link) => link?.split('#')[1])).toEqual(scene.secrets);
    } else if (method !== 'get') set = undefined;
  }
  expect(found).toEqual(expected);
});
