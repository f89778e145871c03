// Of three persons, no single one can stop, see or undo things of the other two: the test tries
// every route as a hostile host, guest, spectator and program, and from a second window or device
// of each. The routes are those of the description.

import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import './all-games.ts';
import { bring, codeOf, come, listOf, newTicket } from './bringing.ts';
import { Browser } from './client.ts';
import { secretsShown } from './gaia-hidden.ts';
import { addWords, FalseMail, fastHash, keysOf } from './key-world.ts';
import { addChannel, FalseInternet } from './notice-world.ts';
import { serve, serveFile } from './running.ts';

const PERSON = { kind: 'person' };
const NAMES = ['Ann', 'Ben', 'Cleo'];
/** A secret that belongs to nobody. */
const WORDS = { kind: 'words', secret: 'a'.repeat(22) };
const HOOK = { kind: 'hook', form: 'raw', language: 'en' };
const LIVE = { kind: 'live', minutes: 30, seconds: 0, out: 'bot' };

/** A thing of one of the other two at which a request is aimed. */
interface Aim {
  readonly id: string;
  /** A seat of one of the other two. */
  readonly seat: number;
  /** The seat of the hostile person; another seat if that person has none. */
  readonly own: number;
  readonly version: number;
  readonly channel: number;
  readonly key: number;
  readonly device: number;
  readonly join: number;
  readonly arrival: string;
  readonly code: string;
  /** Keys from former links. */
  readonly keys: readonly string[];
}

type Try = readonly [path: string, body?: unknown];
const one = ({ id }: Aim) => `/api/tables/${id}`;
const seatOf = (aim: Aim) => `${one(aim)}/seats/${aim.seat}`;
const segment = (seat: number, version: number, ...commands: string[]) => ({
  seat,
  version,
  key: `hostile-${seat}-${version}-${commands.join().replaceAll(/\W/g, '-')}`,
  commands,
});

/** The hostile request to each route; undefined if a route affects no other person. */
const TRIES: Readonly<Record<string, (aim: Aim) => readonly Try[]>> = {
  'get /api/health': () => [],
  'get /api/health/live': () => [],
  'get /api/health/ready': () => [],
  'get /api/reach': () => [],
  'get /api/openapi.json': () => [],
  'get /api/tables': () => [['/api/tables']],
  'post /api/tables': () => [],
  'get /api/tables/{id}': (aim) => [[one(aim)]],
  // At the end the hostile person removes its own table from its list.
  'delete /api/tables/{id}': () => [],
  'get /api/tables/{id}/game': (aim) => [
    [`${one(aim)}/game`],
    [`${one(aim)}/game?from=0&seat=${aim.seat}`],
  ],
  'get /api/tables/{id}/legal': (aim) => [[`${one(aim)}/legal?seat=${aim.seat}`]],
  'get /api/tables/{id}/record': (aim) => [[`${one(aim)}/record`]],
  'post /api/tables/{id}/seats/{seat}/token': (aim) => [
    [`${seatOf(aim)}/token`, {}],
    [`${seatOf(aim)}/token`, { name: 'Eve' }],
  ],
  'delete /api/tables/{id}/seats/{seat}/token': (aim) => [[`${seatOf(aim)}/token`]],
  'post /api/tables/{id}/rematch': (aim) => [[`${one(aim)}/rematch`, {}]],
  'post /api/tables/{id}/segments': (aim) => [
    [`${one(aim)}/segments`, segment(aim.seat, aim.version, 'order keep')],
    [`${one(aim)}/segments`, segment(aim.own, aim.version, 'back 0')],
    [`${one(aim)}/segments`, segment(aim.own, aim.version, 'stop')],
    [`${one(aim)}/segments`, segment(aim.own, aim.version, `${aim.seat} stop`)],
  ],
  'post /api/tables/{id}/link': (aim) => aim.keys.map((key) => [`${one(aim)}/link`, { key }]),
  'post /api/tables/{id}/seats': (aim) =>
    aim.keys.map((key) => [`${one(aim)}/seats`, { key, name: 'Eve', again: 'e'.repeat(22) }]),
  'delete /api/tables/{id}/seats/{seat}': (aim) => [[seatOf(aim)]],
  'post /api/tables/{id}/seats/{seat}/bot': (aim) => [
    [`${seatOf(aim)}/bot`, { level: 'beginner' }],
  ],
  'post /api/tables/{id}/seats/{seat}/remove': (aim) => [[`${seatOf(aim)}/remove`, {}]],
  'get /api/tables/{id}/people': (aim) => [[`${one(aim)}/people`]],
  'post /api/tables/{id}/people': (aim) => [
    [`${one(aim)}/people`, { table: aim.id, seat: aim.seat }],
  ],
  'delete /api/tables/{id}/people/{met}/{seat}': (aim) => [
    [`${one(aim)}/people/${aim.id}/${aim.seat}`],
  ],
  'get /api/invitations': () => [['/api/invitations']],
  'post /api/invitations': () => [['/api/invitations', { none: true }]],
  'post /api/invitations/declined': (aim) => [
    ['/api/invitations/declined', { table: aim.id, for: 'person' }],
  ],
  'delete /api/invitations/refused/{id}': () => [
    ['/api/invitations/refused/1'],
    ['/api/invitations/refused/2'],
  ],
  'post /api/tables/{id}/shares': (aim) => [
    [`${one(aim)}/shares`, { seats: [aim.seat], share: 'e'.repeat(32) }],
    [`${one(aim)}/shares`, { seats: [aim.own, aim.seat], share: 'e'.repeat(32) }],
  ],
  'post /api/tables/{id}/links': (aim) => [[`${one(aim)}/links`, {}]],
  'post /api/tables/{id}/return': (aim) => [[`${one(aim)}/return`, {}]],
  'get /api/hours': () => [['/api/hours']],
  'post /api/hours': () => [
    ['/api/hours', { zone: 'Asia/Tokyo', weekend: [1, 2], daysOff: ['2027-01-01'] }],
  ],
  'post /api/tables/{id}/requests': (aim) => [
    [`${one(aim)}/requests`, { kind: 'back', seat: aim.seat, version: aim.version, to: 0 }],
    [`${one(aim)}/requests`, { kind: 'free', seat: aim.own, version: aim.version, of: aim.seat }],
    [`${one(aim)}/requests`, { kind: 'back', seat: aim.own, version: aim.version, to: 0 }],
    [`${one(aim)}/requests`, { kind: 'stop', seat: aim.own, version: aim.version }],
  ],
  'post /api/tables/{id}/requests/answer': (aim) =>
    [aim.seat, aim.own].flatMap((seat) =>
      [aim.own, aim.seat].map((asker): Try => {
        const answer = { seat, version: aim.version, asker, allow: true };
        return [`${one(aim)}/requests/answer`, answer];
      }),
    ),
  'delete /api/tables/{id}/requests/{version}': (aim) => [[`${one(aim)}/requests/${aim.version}`]],
  'post /api/tables/{id}/let-back': (aim) => [
    [`${one(aim)}/let-back`, { seat: aim.seat, again: 'f'.repeat(22), name: 'Eve' }],
    [`${one(aim)}/let-back`, { seat: aim.seat, again: 'e'.repeat(22) }],
  ],
  'post /api/tables/{id}/let-back/answer': (aim) =>
    [aim.seat, aim.own].flatMap((seat) =>
      [1, 2, 3].map(
        (request): Try => [`${one(aim)}/let-back/answer`, { seat, request, allow: true }],
      ),
    ),
  'delete /api/tables/{id}/let-back/{request}': (aim) => [[`${one(aim)}/let-back/1`]],
  'post /api/tables/{id}/seats/{seat}/leave': (aim) => [
    [`${seatOf(aim)}/leave`, { level: 'beginner' }],
  ],
  'get /api/tables/{id}/seats/{seat}/ahead': (aim) => [[`${seatOf(aim)}/ahead`]],
  'post /api/tables/{id}/seats/{seat}/ahead': (aim) =>
    [0, 1].map((replaces): Try => {
      const steps = [{ commands: ['end'], when: [] }];
      return [`${seatOf(aim)}/ahead`, { replaces, across: true, steps }];
    }),
  'delete /api/tables/{id}/seats/{seat}/ahead/{number}': (aim) => [
    [`${seatOf(aim)}/ahead/0`],
    [`${seatOf(aim)}/ahead/1`],
  ],
  'get /api/tables/{id}/presence': (aim) => [[`${one(aim)}/presence`]],
  'get /api/tables/{id}/words': (aim) => [[`${one(aim)}/words`]],
  'post /api/tables/{id}/words': (aim) => [
    [
      `${one(aim)}/words`,
      { seat: aim.seat, key: 'hostile-word', said: { kind: 'text', text: 'I am somebody else' } },
    ],
  ],
  'get /api/tables/{id}/notes': (aim) => [[`${one(aim)}/notes`]],
  'post /api/tables/{id}/notes': (aim) => [[`${one(aim)}/notes`, { text: 'of Eve' }]],
  'get /api/tables/{id}/sketch': (aim) => [[`${one(aim)}/sketch`]],
  'post /api/tables/{id}/sketch': (aim) => [[`${one(aim)}/sketch`, { sketch: 'of Eve' }]],
  // The request was opened at the beginning.
  'get /api/stream': () => [],
  'get /api/telling': () => [['/api/telling']],
  'post /api/telling': () => [['/api/telling', { off: ['turn', 'over'] }]],
  'post /api/telling/channels': () => [
    ['/api/telling/channels', { ...HOOK, url: 'https://hooks.example/of-Eve' }],
  ],
  'delete /api/telling/channels/{channel}': (aim) => [[`/api/telling/channels/${aim.channel}`]],
  'post /api/telling/channels/{channel}/test': (aim) => [
    [`/api/telling/channels/${aim.channel}/test`, {}],
  ],
  'get /api/tables/{id}/hook': (aim) => [[`${one(aim)}/hook`]],
  // The hook of the group belongs to the host.
  'post /api/tables/{id}/hook': () => [],
  'delete /api/tables/{id}/hook': () => [],
  'get /api/keys': () => [['/api/keys']],
  'get /api/person': () => [['/api/person']],
  'delete /api/person': () => [['/api/person']],
  'get /api/telling/unsubscribe/{word}': () => [['/api/telling/unsubscribe/nobodys-word']],
  'post /api/telling/unsubscribe/{word}': () => [['/api/telling/unsubscribe/nobodys-word', {}]],
  'post /api/keys/words': () => [['/api/keys/words', {}]],
  'post /api/keys/code': ({ seat }) => [
    ['/api/keys/code', { address: `${NAMES[seat]}@example.org`, language: 'en', for: 'sign-in' }],
  ],
  'post /api/keys/challenge': () => [
    ['/api/keys/challenge', { for: 'add' }],
    ['/api/keys/challenge', { for: 'sign-in' }],
  ],
  'post /api/keys': () => [['/api/keys', { key: WORDS }]],
  'post /api/keys/proof': () => [['/api/keys/proof', { key: WORDS }]],
  'delete /api/keys/{key}': (aim) => [[`/api/keys/${aim.key}`]],
  'post /api/sign-in': () => [['/api/sign-in', { key: WORDS, games: 'bring' }]],
  'get /api/devices': () => [['/api/devices']],
  'post /api/devices/code': () => [['/api/devices/code', {}]],
  'post /api/devices': (aim) => [
    ['/api/devices', { code: aim.code, ticket: newTicket(), games: 'bring' }],
    ['/api/devices', { code: 'bbbb-bbbb', ticket: newTicket(), games: 'bring' }],
  ],
  'post /api/devices/arrivals': (aim) => [
    ['/api/devices/arrivals', { arrival: aim.arrival, allow: true }],
  ],
  'delete /api/devices/joins/{join}': (aim) => [[`/api/devices/joins/${aim.join}`]],
  'delete /api/devices/{device}': (aim) => [[`/api/devices/${aim.device}`]],
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

/**
 * Three people at a table with hidden hands and clocks; each has notes, a channel, a second device
 * and a device that waits.
 */
async function threeAtTable() {
  const port = portOfFile();
  const people = NAMES.map(() => new Browser(port, 'gaia'));
  const seats = [{ ...PERSON, here: true, name: 'Ann' }, PERSON, PERSON];
  const wanted = { game: 'gaia', options: { mode: 'basic' }, seats, time: LIVE };
  const { body } = await people[0].ask<TableInfo>('/api/tables', wanted);
  for (const seat of [1, 2]) await people[seat].claim(body.seats[seat].link ?? '', NAMES[seat]);
  const others = [];
  for (const [seat, person] of people.entries()) {
    const name = NAMES[seat];
    await person.ask(`/api/tables/${body.id}/notes`, { text: `a note of ${name}` });
    await person.ask(`/api/tables/${body.id}/sketch`, { sketch: `a sketch of ${name}` });
    const channel = await addChannel(person, { ...HOOK, url: `https://hooks.example/of-${name}` });
    await bring(person, new Browser(port, 'gaia'));
    await addWords(person);
    const key = (await keysOf(person)).body.keys[0].id;
    const { code } = await codeOf(person);
    await come(new Browser(port, 'gaia'), code);
    const { arrival, joins, devices } = await listOf(person);
    const ids = { arrival: arrival?.id ?? '', join: joins[0].id, device: devices[0].id };
    others.push({ channel, key, code, ...ids });
  }
  const links = [body.invitation, ...body.seats.map(({ link }) => link)];
  const keys = links.flatMap((link) => (link === undefined ? [] : [link.split('#')[1]]));
  return { port, id: body.id, people, others, keys };
}

/** All data of a person at the table and elsewhere, as the person reads it. */
async function belongings(person: Browser, id: string, seat: number, player = person) {
  const ask = async (path: string) => (await person.ask<Record<string, unknown>>(path)).body;
  const table = (await ask(`/api/tables/${id}`)) as unknown as TableInfo;
  const game = await player.ask<Record<string, unknown>>(`/api/tables/${id}/game?seat=${seat}`);
  const { changed: _, window: __, ...shown } = game.body;
  const clock = table.clock?.seats[seat];
  return {
    seat: { ...table.seats[seat], link: undefined },
    viewer: table.viewer,
    over: table.over,
    dealt: table.deal?.dealt,
    runs: [clock?.runs, clock?.over, clock?.away],
    shown,
    notes: await ask(`/api/tables/${id}/notes`),
    sketch: await ask(`/api/tables/${id}/sketch`),
    hours: await ask('/api/hours'),
    telling: (await ask('/api/telling')).channels,
    devices: Object.values(await listOf(person)).flat().length,
    words: await ask(`/api/tables/${id}/words`),
    keys: (await keysOf(person)).body.keys,
    tables: JSON.stringify(await ask('/api/tables')).includes(id),
  };
}

/**
 * Plays until one of the given seats has to decide.
 * @returns that seat
 */
async function untilOneOf(people: readonly Browser[], id: string, wanted: readonly number[]) {
  for (let moves = 0; moves < 60; moves++) {
    const shown = await people[0].game(id);
    const found = wanted.find((seat) => shown.deciders.includes(seat));
    if (found !== undefined) return found;
    const [seat] = shown.deciders;
    const { version, position } = await people[seat].game(id, `?seat=${seat}`);
    const command = people[seat].anyCommand(position, seat, moves) ?? '';
    expect((await people[seat].segment(id, seat, version, [command])).status).toBe(200);
  }
  throw new Error('nobody of them is ever asked');
}

/** Positions anywhere in the answers to a device. */
function positionsIn(told: unknown): readonly unknown[] {
  if (typeof told !== 'object' || told === null) return [];
  const inner = Object.values(told).flatMap(positionsIn);
  return 'position' in told && 'options' in told ? [told, ...inner] : inner;
}

/** Messages to a device with something that its own seat may not see. */
function leaksTo(browser: Browser, viewer: number | 'spectator', others: readonly string[]) {
  const said = browser.told.map(({ text }) => text);
  const words = others.flatMap((name) => [
    `a note of ${name}`,
    `a sketch of ${name}`,
    `hooks.example/of-${name}`,
  ]);
  const secrets = words.filter((word) => said.some((text) => text.includes(word)));
  const positions = said
    .filter((text) => text.startsWith('{'))
    .flatMap((text) => positionsIn(JSON.parse(text)));
  return [...secrets, ...positions.flatMap((position) => secretsShown(position, viewer))];
}

const HOSTILE = { host: 0, guest: 1, program: 1, spectator: undefined } as const;
type Role = keyof typeof HOSTILE;
const CASES = (Object.keys(HOSTILE) as Role[]).flatMap((role) =>
  (['window', 'device'] as const).map((second) => [role, second] as const),
);

test('every route of the description is tried', async () => {
  const { body } = await new Browser(portOfFile()).ask<{
    paths: Record<string, Record<string, unknown>>;
  }>('/api/openapi.json');
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(Object.keys(TRIES).sort()).toEqual(described.sort());
});

test.each(CASES)(
  'a hostile %s with a second %s can stop, see and undo nothing of the others',
  async (role, second) => {
    const { port, id, people, others, keys } = await threeAtTable();
    const seat = HOSTILE[role];
    const victims = [0, 1, 2].filter((each) => each !== seat);
    const turn = await untilOneOf(people, id, victims);
    // A program plays for one of the others.
    const program = new Browser(port, 'gaia');
    program.token = await people[2].newToken(id, 2);
    const players = [people[0], people[1], program];
    const hostile =
      seat === undefined || role === 'program' ? new Browser(port, 'gaia') : people[seat];
    if (role === 'spectator') await hostile.create([PERSON, { ...PERSON, here: true }]);
    if (role === 'program') hostile.token = await people[1].newToken(id, 1);
    const owner = role === 'program' ? people[1] : hostile;
    const further = new Browser(port, 'gaia');
    if (second === 'device') await bring(owner, further);
    else await further.create([PERSON, { ...PERSON, here: true }]);
    const hands = role === 'program' ? [hostile, owner, further] : [hostile, further];
    const streams = await Promise.all(hands.map((each) => each.listen(undefined, `?watch=${id}`)));
    const { version } = await people[victims[0]].game(id);
    for (const each of hands) each.told.splice(0);
    const before = await Promise.all(
      victims.map((each) => belongings(people[each], id, each, players[each])),
    );
    const unchanged = async (why: string) => {
      const now = await Promise.all(
        victims.map((each) => belongings(people[each], id, each, players[each])),
      );
      expect(now, why).toEqual(before);
    };
    for (const [name, triesOf] of Object.entries(TRIES)) {
      const method = name.split(' ')[0].toUpperCase();
      for (const victim of victims) {
        const aim = { id, seat: victim, own: seat ?? victim, version, keys, ...others[victim] };
        const tries = triesOf(aim);
        for (const hand of tries.length === 0 ? [] : hands) {
          for (const [path, body] of tries) {
            await hand.ask(path, body, { origin: hand.base }, method);
          }
        }
      }
      const isHarmless = method === 'GET' || triesOf.length === 0;
      if (!isHarmless) await unchanged(name);
    }
    await unchanged('after all');
    // The hostile person leaves, and removes the table from the list: the clocks of the others run,
    // and the deciding seat moves.
    if (seat !== undefined) {
      await owner.ask(`/api/tables/${id}/seats/${seat}/leave`, { level: 'beginner' });
      await owner.remove(id);
      await unchanged('after it has left');
    }
    const mover = players[turn];
    const shown = await mover.game(id, `?seat=${turn}`);
    const command = mover.anyCommand(shown.position, turn) ?? '';
    expect((await mover.segment(id, turn, shown.version, [command])).status).toBe(200);
    // A device of the same person sees the things of its person; a window has no seat.
    const names = victims.map((each) => NAMES[each]);
    const viewerOf = (hand: Browser) =>
      seat === undefined || (hand === further && second === 'window') ? 'spectator' : seat;
    for (const hand of hands) expect(leaksTo(hand, viewerOf(hand), names)).toEqual([]);
    for (const stream of streams) stream.close();
  },
);

test('a hostile spectator who asks for seats without end keeps nobody from coming back', async () => {
  const clock = { now: Date.now() };
  const server = await serve(undefined, { now: () => clock.now, proxies: ['127.0.0.1'] });
  const [ann, ben, cleo] = NAMES.map(() => new Browser(server.port));
  const { body } = await ann.create([{ ...PERSON, here: true, name: 'Ann' }, PERSON, PERSON]);
  const { id } = body;
  await ben.claim(body.seats[1].link ?? '', 'Ben');
  await cleo.claim(body.seats[2].link ?? '', 'Cleo');
  clock.now += 60_000;
  const path = `/api/tables/${id}/let-back`;
  let asked = 0;
  /** Each request comes from a person whom the server does not know yet. */
  const askFrom = async (address: string, seat = 1, by = new Browser(server.port)) => {
    const ask = { seat, again: `hostile-${++asked}`.padEnd(22, '-') };
    const answered = await by.ask<TableInfo>(path, ask, { 'x-forwarded-for': address });
    return { status: answered.status, request: answered.body.letBack?.request ?? 0, by };
  };
  const saysNo = (by: Browser, seat: number, request: number) =>
    by.ask(`${path}/answer`, { seat, request, allow: false });

  // After each refusal there is time for other people; then three requests are the limit for a day.
  const network = '2001:db8:1:1';
  for (let times = 1; times <= 3; times++) {
    const { request } = await askFrom(`${network}::${times}`, times % 2 === 0 ? 0 : 1);
    expect((await saysNo(cleo, 2, request)).status).toBe(200);
    expect((await askFrom(`${network}::1${times}`)).status).toBe(429);
    clock.now += 11 * 60_000;
  }
  expect((await askFrom(`${network}::7`, 0)).status).toBe(429);
  // Changing the cookie, the seat or the line of one customer allows a few more requests, and then
  // no more.
  const more: number[] = [];
  for (let line = 0; line < 12; line++) {
    const { status, request } = await askFrom(`2001:db8:1:${line + 2}00::1`, line % 2);
    more.push(status);
    if (status === 200) await saysNo(cleo, 2, request);
    clock.now += 11 * 60_000;
  }
  expect(more.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
  expect(more.at(-1)).toBe(429);

  // Ben has lost his cookie, and comes from another network.
  const back = await askFrom('192.0.2.1');
  expect(back.status).toBe(200);
  // A refusal by the seat itself means that no cookie is lost: there is no second try from that
  // network.
  expect((await saysNo(ben, 1, back.request)).status).toBe(200);
  clock.now += 3_600_000;
  expect((await askFrom('192.0.2.1')).status).toBe(429);
  const again = await askFrom('192.0.2.2');
  expect(again.status).toBe(200);
  for (const [seat, by] of [
    [0, ann],
    [2, cleo],
  ] as const) {
    await by.ask(`${path}/answer`, { seat, request: again.request, allow: true });
  }
  clock.now += 25 * 3_600_000;
  await server.tidy();
  expect((await again.by.ask<TableInfo>(`/api/tables/${id}`)).body.viewer).toBe(1);
});
