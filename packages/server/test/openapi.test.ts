import type { Telling } from '@pangaea/wire';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { Browser } from './client.ts';
import { FalseInternet } from './notice-world.ts';
import { serve, serveFile } from './running.ts';

interface Description {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Record<
    string,
    { readonly description: string; readonly content: Record<string, { readonly schema?: object }> }
  >;
}

const PARTS = { botPool: { budgetMs: 20 } };
const portOfFile = serveFile({ ...PARTS, sender: new FalseInternet() });
const ajv = new Ajv2020({ strict: false });

const describeApi = async (browser: Browser) =>
  (await browser.ask<Description>('/api/openapi.json')).body;

test('the description names every route there is', async () => {
  const { openapi, paths } = await describeApi(new Browser(portOfFile()));
  expect(openapi).toBe('3.1.0');
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(named.sort()).toEqual([
    'delete /api/devices/joins/{join}',
    'delete /api/devices/{device}',
    'delete /api/invitations/refused/{id}',
    'delete /api/keys/{key}',
    'delete /api/person',
    'delete /api/tables/{id}',
    'delete /api/tables/{id}/hook',
    'delete /api/tables/{id}/let-back/{request}',
    'delete /api/tables/{id}/people/{met}/{seat}',
    'delete /api/tables/{id}/requests/{version}',
    'delete /api/tables/{id}/seats/{seat}',
    'delete /api/tables/{id}/seats/{seat}/ahead/{number}',
    'delete /api/tables/{id}/seats/{seat}/token',
    'delete /api/telling/channels/{channel}',
    'get /api/devices',
    'get /api/health',
    'get /api/health/live',
    'get /api/health/ready',
    'get /api/hours',
    'get /api/invitations',
    'get /api/keys',
    'get /api/openapi.json',
    'get /api/person',
    'get /api/reach',
    'get /api/stream',
    'get /api/tables',
    'get /api/tables/{id}',
    'get /api/tables/{id}/game',
    'get /api/tables/{id}/hook',
    'get /api/tables/{id}/legal',
    'get /api/tables/{id}/notes',
    'get /api/tables/{id}/people',
    'get /api/tables/{id}/presence',
    'get /api/tables/{id}/record',
    'get /api/tables/{id}/seats/{seat}/ahead',
    'get /api/tables/{id}/sketch',
    'get /api/tables/{id}/words',
    'get /api/telling',
    'get /api/telling/unsubscribe/{word}',
    'post /api/devices',
    'post /api/devices/arrivals',
    'post /api/devices/code',
    'post /api/hours',
    'post /api/invitations',
    'post /api/invitations/declined',
    'post /api/keys',
    'post /api/keys/challenge',
    'post /api/keys/code',
    'post /api/keys/proof',
    'post /api/keys/words',
    'post /api/sign-in',
    'post /api/tables',
    'post /api/tables/{id}/hook',
    'post /api/tables/{id}/let-back',
    'post /api/tables/{id}/let-back/answer',
    'post /api/tables/{id}/link',
    'post /api/tables/{id}/links',
    'post /api/tables/{id}/notes',
    'post /api/tables/{id}/people',
    'post /api/tables/{id}/rematch',
    'post /api/tables/{id}/requests',
    'post /api/tables/{id}/requests/answer',
    'post /api/tables/{id}/return',
    'post /api/tables/{id}/seats',
    'post /api/tables/{id}/seats/{seat}/ahead',
    'post /api/tables/{id}/seats/{seat}/bot',
    'post /api/tables/{id}/seats/{seat}/leave',
    'post /api/tables/{id}/seats/{seat}/remove',
    'post /api/tables/{id}/seats/{seat}/token',
    'post /api/tables/{id}/segments',
    'post /api/tables/{id}/shares',
    'post /api/tables/{id}/sketch',
    'post /api/tables/{id}/words',
    'post /api/telling',
    'post /api/telling/channels',
    'post /api/telling/channels/{channel}/test',
    'post /api/telling/unsubscribe/{word}',
  ]);
  for (const [path, methods] of Object.entries(paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters, summary } of Object.values(methods)) {
      expect(summary).not.toBe('');
      const given = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
      expect(given).toEqual(inPath);
    }
  }
});

test('every answer has the form that the description says', async () => {
  // The devices of a new server are counted from one.
  const { port } = await serve(undefined, { ...PARTS, sender: new FalseInternet() });
  const ann = new Browser(port);
  const ben = new Browser(port);
  const { paths } = await describeApi(ann);
  const seen = new Set<string>();
  const holds = async (
    browser: Browser,
    method: 'get' | 'post' | 'delete',
    path: string,
    id = '',
    body?: unknown,
    query = '',
    seat = '',
  ) => {
    const { status, body: answer } = await browser.ask<unknown>(
      path
        .replace(/\{(?:id|device|channel|join)\}/, id)
        .replace('{met}', id)
        .replace(/\{(?:seat|version|request)\}/, seat) + query,
      body,
      {},
      method.toUpperCase(),
    );
    const schema = paths[path][method].responses[status]?.content['application/json']?.schema;
    expect(schema, `${method} ${path} ${status}`).toBeDefined();
    const valid = ajv.validate(schema ?? {}, answer);
    expect([path, status, valid ? [] : ajv.errors]).toEqual([path, status, []]);
    seen.add(`${method} ${path} ${status}`);
    return answer;
  };
  const one = '/api/tables/{id}';
  const person = { kind: 'person' };
  const seats = [{ ...person, here: true, name: 'Ann' }, person];
  const made = (await holds(ann, 'post', '/api/tables', '', {
    game: 'terra-nova',
    options: {},
    seats: [{ ...seats[0], share: 'a'.repeat(32) }, person],
  })) as { id: string; seats: { link?: string }[] };
  const { id } = made;
  const key = made.seats[1].link?.split('#')[1];
  for (const path of ['', '/live', '/ready']) await holds(ann, 'get', `/api/health${path}`);
  await holds(ann, 'get', '/api/hours');
  const hours = { zone: 'Asia/Tokyo', weekend: [7], daysOff: [] };
  await holds(ann, 'post', '/api/hours', '', hours);
  for (const time of [
    { kind: 'live', minutes: 15, seconds: 30, out: 'bot' },
    { kind: 'slow', days: 2, out: 'wait' },
  ]) {
    const { id } = (await holds(ann, 'post', '/api/tables', '', {
      game: 'terra-nova',
      options: {},
      time,
      seats: [seats[0], { ...seats[0], name: 'Too' }],
    })) as { id: string };
    await holds(ann, 'get', '/api/tables/{id}', id);
    await holds(ann, 'post', '/api/tables/{id}/return', id, {});
    await holds(new Browser(port), 'post', '/api/tables/{id}/return', id, {});
  }
  await holds(ann, 'get', '/api/reach');
  await holds(ann, 'get', '/api/tables');
  await holds(ann, 'get', one, id);
  await holds(ann, 'get', `${one}/game`, id);
  await holds(ann, 'get', `${one}/legal`, id);
  await holds(ann, 'post', `${one}/shares`, id, { seats: [0], share: 'a'.repeat(32) });
  await holds(ann, 'post', `${one}/shares`, id, { seats: [0], share: 'c'.repeat(32) });
  await holds(ben, 'post', `${one}/shares`, id, { seats: [0], share: 'a'.repeat(32) });
  await holds(ben, 'post', `${one}/link`, id, { key });
  await holds(ben, 'post', `${one}/seats`, id, { key, name: 'Ben', share: 'b'.repeat(32) });
  await holds(ben, 'post', `${one}/link`, id, { key });
  const waits = (await ann.create(seats)).body.id;
  const ofBen = { table: id, seat: 1 };
  await holds(ann, 'get', `${one}/people`, id);
  await holds(ann, 'get', `${one}/people`, waits);
  await holds(ben, 'post', `${one}/people`, waits, ofBen);
  await holds(ann, 'post', `${one}/people`, waits, ofBen);
  await holds(ben, 'get', '/api/invitations');
  await holds(ben, 'post', `${one}/link`, waits, { key: 'my-invitation' });
  const place = `${one}/people/{met}/{seat}`;
  await holds(ann, 'delete', place, waits, undefined, '', '1');
  await holds(ben, 'delete', place, waits, undefined, '', '1');
  await holds(ann, 'post', '/api/invitations', '', { none: false });
  await holds(ann, 'post', '/api/invitations/declined', '', { table: waits, for: 'this' });
  await holds(ben, 'post', '/api/invitations/declined', '', { table: waits, for: 'person' });
  await holds(new Browser(port), 'delete', '/api/person');
  await holds(ann, 'delete', '/api/person');
  await holds(new Browser(port), 'post', `${one}/link`, id, { key });
  await holds(new Browser(port), 'post', `${one}/seats`, id, { key, name: 'Eve' });
  await holds(ben, 'post', `${one}/link`, id, { key: 'wrong' });
  await holds(ben, 'post', `${one}/seats`, id, { key: 'wrong' });
  await holds(ben, 'get', one, '00000000000000');
  await holds(ben, 'get', `${one}/record`, id);
  const segment = { seat: 1, version: 0, key: 'some-key', commands: ['order keep'] };
  await holds(ben, 'post', `${one}/segments`, id, segment);
  await holds(ben, 'post', `${one}/segments`, id, {
    ...segment,
    key: 'next-key',
    commands: ['fly'],
  });
  await holds(ben, 'post', `${one}/segments`, id, { ...segment, commands: ['end'] });
  await holds(ben, 'post', `${one}/segments`, id, { ...segment, seat: 0 });
  const ask = { kind: 'back', seat: 1, version: 1 };
  const consent = { seat: 0, version: 1, asker: 1, allow: false };
  await holds(ben, 'post', `${one}/requests`, id, { ...ask, to: 1 });
  await holds(ben, 'post', `${one}/requests`, id, { ...ask, to: 0 });
  await holds(ben, 'post', `${one}/requests`, id, { ...ask, seat: 0, to: 0 });
  await holds(ann, 'get', one, id);
  await holds(ann, 'post', `${one}/requests/answer`, id, { ...consent, seat: 1 });
  await holds(ben, 'delete', `${one}/requests/{version}`, id, undefined, '', '1');
  await holds(ben, 'post', `${one}/requests`, id, { ...ask, to: 0 });
  await holds(ann, 'post', `${one}/requests/answer`, id, consent);
  await holds(ann, 'delete', `${one}/requests/{version}`, id, undefined, '', '1');
  const guest = new Browser(port);
  const back = `${one}/let-back`;
  const asks = { seat: 1, again: 'a'.repeat(22) };
  await holds(ann, 'post', back, id, asks);
  await holds(guest, 'post', back, id, { ...asks, seat: 7 });
  await holds(guest, 'post', back, id, { ...asks, name: 'Neo' });
  await holds(guest, 'post', back, id, asks);
  await holds(ben, 'get', one, id);
  await holds(guest, 'delete', `${back}/{request}`, id, undefined, '', '1');
  await holds(guest, 'delete', `${back}/{request}`, id, undefined, '', '1');
  await holds(guest, 'post', back, id, asks);
  await holds(guest, 'post', `${back}/answer`, id, { seat: 1, request: 2, allow: true });
  await holds(ann, 'post', `${back}/answer`, id, { seat: 0, request: 3, allow: true });
  await holds(ann, 'post', `${back}/answer`, id, { seat: 0, request: 2, allow: false });
  await holds(guest, 'post', back, id, asks);
  await holds(ann, 'post', `${one}/requests`, id, { kind: 'stop', seat: 0, version: 1 });
  const allowed = { ...consent, seat: 1, asker: 0, allow: true };
  await holds(ann, 'post', `${one}/requests/answer`, id, consent);
  await holds(ben, 'delete', `${one}/requests/{version}`, id, undefined, '', '1');
  const leave = `${one}/seats/{seat}/leave`;
  await holds(ann, 'post', leave, id, { level: 'beginner' }, '', '1');
  const stopped = await ann.create([0, 1].map(() => ({ ...person, here: true })));
  await holds(ann, 'post', `${one}/requests`, stopped.body.id, {
    kind: 'stop',
    seat: 0,
    version: 0,
  });
  await holds(ann, 'get', `${one}/record`, stopped.body.id);
  await holds(ann, 'post', leave, stopped.body.id, { level: 'beginner' }, '', '0');
  await holds(ben, 'post', `${one}/requests/answer`, id, allowed);
  await holds(ann, 'get', `${one}/presence`, id);
  for (const [at, said] of [
    { kind: 'phrase', phrase: 'hello' },
    { kind: 'text', text: 'Good evening' },
    { kind: 'reaction', reaction: 'heart', word: 1 },
    { kind: 'reaction', reaction: 'ouch', word: 99 },
    { kind: 'reaction', reaction: 'ouch', move: 99 },
  ].entries()) {
    await holds(ben, 'post', `${one}/words`, id, {
      seat: 1,
      key: `some-key-${at}`,
      said,
    });
  }
  await holds(ann, 'get', `${one}/words`, id);
  await holds(ann, 'get', `${one}/notes`, id);
  await holds(ann, 'get', `${one}/sketch`, id);
  await holds(ann, 'post', `${one}/sketch`, id, { sketch: '{}' });
  await holds(ann, 'post', `${one}/notes`, id, { text: 'First the palace.\nThen the sea.' });
  await holds(new Browser(port), 'get', `${one}/notes`, id);
  await holds(ann, 'get', `${one}/game`, id);
  await holds(ann, 'get', `${one}/game`, id, undefined, '?from=1&seat=0');
  await holds(ann, 'get', `${one}/game`, id, undefined, '?from=9');
  await holds(ann, 'get', `${one}/legal`, id);
  await holds(ann, 'get', `${one}/legal`, id, undefined, '?seat=1');
  const token = `${one}/seats/{seat}/token`;
  await holds(ann, 'post', token, id, {}, '', '0');
  await holds(ann, 'post', token, id, {}, '', '1');
  await holds(ann, 'get', one, id);
  await holds(ben, 'delete', token, id, undefined, '', '0');
  await holds(ann, 'delete', token, id, undefined, '', '0');

  const hook = { form: 'raw', url: 'https://hooks.example/', language: 'en' };
  await holds(ann, 'get', '/api/telling');
  await holds(ann, 'post', '/api/telling', '', { off: ['over'] });
  const channels = '/api/telling/channels';
  await holds(ann, 'post', channels, '', { kind: 'hook', ...hook, form: 'slack' });
  const added = await holds(ann, 'post', channels, '', { kind: 'hook', ...hook });
  const [{ id: channel }] = (added as { telling: Telling }).telling.channels;
  await holds(ann, 'post', `${channels}/{channel}/test`, `${channel}`, {});
  await holds(ann, 'post', `${channels}/{channel}/test`, `${channel}`, {});
  await holds(ben, 'post', `${channels}/{channel}/test`, `${channel}`, {});
  await holds(ann, 'get', '/api/telling');
  await holds(ben, 'delete', `${channels}/{channel}`, `${channel}`);
  await holds(ann, 'delete', `${channels}/{channel}`, `${channel}`);
  await holds(ann, 'post', `${one}/hook`, id, hook);
  await holds(ann, 'post', `${one}/hook`, id, { ...hook, url: 'http://hooks.example/' });
  await holds(ben, 'post', `${one}/hook`, id, hook);
  await holds(ann, 'get', `${one}/hook`, id);
  await holds(new Browser(port), 'get', `${one}/hook`, id);
  await holds(ben, 'delete', `${one}/hook`, id);
  await holds(ann, 'delete', `${one}/hook`, id);
  const here = await holds(ann, 'post', '/api/devices/code', '', {});
  const { code } = here as { code: string };
  const phone = new Browser(port);
  await holds(phone, 'post', '/api/devices/code', '', {});
  const coming = { code, ticket: 't'.repeat(22), games: 'leave' };
  await holds(phone, 'post', '/api/devices', '', { ...coming, code: 'wrong' });
  await holds(phone, 'post', '/api/devices', '', coming);
  type Arrived = { arrival: { id: string } };
  const { arrival } = (await holds(ann, 'get', '/api/devices')) as Arrived;
  await holds(phone, 'post', '/api/devices/arrivals', '', { arrival: 'other', allow: true });
  await holds(ann, 'post', '/api/devices/arrivals', '', { arrival: arrival.id, allow: true });
  await holds(phone, 'post', '/api/devices', '', coming);
  type Listed = { devices: { id: number }[]; joins: { id: number }[] };
  const { devices, joins } = (await holds(ann, 'get', '/api/devices')) as Listed;
  const device = '/api/devices/{device}';
  await holds(ann, 'delete', device, `${devices.find(({ id }) => id > 2)?.id}`);
  await holds(ben, 'delete', '/api/devices/joins/{join}', `${joins[0].id}`);
  await holds(phone, 'delete', '/api/devices/joins/{join}', `${joins[0].id}`);
  await holds(ann, 'delete', device, '1');
  await holds(ann, 'delete', device, '99');
  const eve = new Browser(port);
  await holds(eve, 'delete', `${one}/seats/{seat}`, id, undefined, '', '0');
  await holds(ben, 'delete', `${one}/seats/{seat}`, id, undefined, '', '0');
  await holds(ben, 'delete', `${one}/seats/{seat}`, id, undefined, '', '1');
  await holds(ann, 'post', `${one}/links`, id, {});
  await holds(ben, 'post', `${one}/links`, id, {});

  const bot = { kind: 'bot', level: 'beginner' };
  const { body: bots } = await ann.create([bot, bot]);
  const stream = await ann.listen();
  await stream.until(({ data }) => data.table === bots.id && data.outcome !== undefined);
  await holds(ann, 'get', `${one}/record`, bots.id);
  await holds(ann, 'get', `${one}/game`, bots.id);
  await holds(ann, 'post', `${one}/rematch`, id, {});
  await holds(new Browser(port), 'post', `${one}/rematch`, id, {});
  await holds(ann, 'post', `${one}/rematch`, bots.id, {});
  await holds(ann, 'get', one, bots.id);
  await holds(eve, 'delete', one, id);
  await holds(ben, 'delete', one, id);
  await holds(ann, 'delete', one, id);
  await holds(ann, 'delete', one, id);
  expect(seen.size).toBe(115);
});

test('addresses and questions that nobody described are refused', async () => {
  const ann = new Browser(portOfFile());
  for (const path of [
    '/api/tables/UPPER',
    '/api/tables?x=1',
    '/api/stream?watch=x',
    '/api/health?a=',
  ]) {
    expect((await ann.ask(path)).status, path).toBe(400);
  }
  const put = await fetch(`${ann.base}/api/tables`, { method: 'DELETE' });
  expect(put.status).toBe(404);
});
