import {
  CLOSED,
  NewChannelSchema,
  NewChannelToldSchema,
  NewTableHookSchema,
  RefusedSchema,
  TableHookSchema,
  TellingChangeSchema,
  TellingSchema,
  TriedSchema,
} from '@pangaea/wire';
import { Type } from 'typebox';
import { UNSUBSCRIBE } from '../notices/mailed.ts';
import { refused } from '../tables/refused.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';
import { TableParams } from './tables.ts';

const ChannelParams = Type.Object(
  { channel: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) },
  CLOSED,
);
const TOO_MANY = {
  meaning: '`too-many-requests`: too many from this address, with the `seconds` to wait.',
  schema: RefusedSchema,
};
const UNKNOWN = { meaning: '`channel-unknown`: this person has none.', schema: RefusedSchema };
const WRONG = {
  meaning: '`channel-wrong`: nothing can be sent there in that form.',
  schema: RefusedSchema,
};

/** How a person is told while no page is open. */
export function noticeRoutes({
  devices,
  channels,
  notices,
  claims,
  now,
  testsSent,
}: ApiNeeds): Route[] {
  const personOf = async (headers: Parameters<typeof devices.find>[0]) =>
    (await devices.find(headers))?.person;
  const count = async (networks: Parameters<typeof claims.take>[0]) => {
    const seconds = await claims.take(networks, now());
    if (seconds > 0) throw refused('too-many-requests', { seconds });
  };
  return [
    route({
      method: 'GET',
      path: '/api/telling',
      summary: 'How this person is told of its tables while no page is open, and what was told.',
      answers: { 200: { meaning: 'Channels, kinds, what was told.', schema: TellingSchema } },
      handle: async ({ headers }) => ({ json: await channels.describe(await personOf(headers)) }),
    }),
    route({
      method: 'POST',
      path: '/api/telling',
      summary: 'Turns kinds of notices off; all others are on.',
      body: TellingChangeSchema,
      answers: { 200: { meaning: 'As it is now.', schema: TellingSchema }, 429: TOO_MANY },
      handle: async ({ body, headers, networks }) => {
        await count(networks);
        const { person, setCookie } = await devices.findOrAdd({ headers, networks }, now());
        await channels.turnOff(person, body.off);
        return { json: await channels.describe(person), cookie: setCookie };
      },
    }),
    route({
      method: 'POST',
      path: '/api/telling/channels',
      summary:
        'Another way to tell this person: push to this browser, or a hook. One of the same address is replaced.',
      body: NewChannelSchema,
      answers: {
        201: {
          meaning: 'As it is now; of a raw hook with its secret.',
          schema: NewChannelToldSchema,
        },
        409: { meaning: '`too-many-channels`: the person has ten.', schema: RefusedSchema },
        422: WRONG,
        429: TOO_MANY,
      },
      handle: async ({ body, headers, networks, origin }) => {
        await count(networks);
        const known = await devices.findOrAdd({ headers, networks }, now());
        const { setCookie } = known;
        const { secret } = await channels.add(known, body, origin);
        const telling = await channels.describe(known.person);
        const json = secret === undefined ? { telling } : { telling, secret };
        return { status: 201, json, cookie: setCookie };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/telling/channels/:channel',
      summary: 'Ends a channel of this person.',
      params: ChannelParams,
      answers: { 200: { meaning: 'As it is now.', schema: TellingSchema }, 404: UNKNOWN },
      handle: async ({ params, headers }) => {
        const person = await personOf(headers);
        await channels.remove(person, Number(params.channel));
        return { json: await channels.describe(person) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/telling/channels/:channel/test',
      summary: 'Sends a notice about nothing to a channel of this person, once a minute.',
      params: ChannelParams,
      body: Type.Object({}, CLOSED),
      answers: {
        200: { meaning: 'What became of it.', schema: TriedSchema },
        404: UNKNOWN,
        429: TOO_MANY,
      },
      handle: async ({ params, headers }) => {
        const person = await personOf(headers);
        if (person === undefined) throw refused('channel-unknown');
        const seconds = await testsSent.take([`${person}`], now());
        if (seconds > 0) throw refused('too-many-requests', { seconds });
        const tried = await notices.test(person, Number(params.channel));
        if (tried === undefined) throw refused('channel-unknown');
        if (tried.result === 'sent') return { json: { outcome: 'sent' } };
        const why = tried.result === 'gone' ? 'gone' : tried.why;
        return { json: { outcome: 'failed', why } };
      },
    }),
    ...unsubscribeRoutes(channels),
    ...hookRoutes({ devices, channels, count, personOf }),
  ];
}

/** Ends a channel of mail: a person does so by a press, and a mail program by itself (RFC 8058). */
function unsubscribeRoutes(channels: ApiNeeds['channels']): Route[] {
  const params = Type.Object({ word: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }) }, CLOSED);
  const path = `${UNSUBSCRIBE}/:word`;
  const media = 'text/html';
  return [
    route({
      method: 'GET',
      path,
      summary: 'The page behind the link in a mail. It ends nothing: programs open links too.',
      params,
      media,
      answers: { 200: { meaning: 'A button, the same for every word.' } },
      handle: async () => ({ html: END_MAIL }),
    }),
    route({
      method: 'POST',
      path,
      summary: 'Ends such mail; a body is not read.',
      params,
      media,
      answers: { 200: { meaning: 'There is none now, whether there was or not.' } },
      handle: async ({ params: { word } }) => {
        await channels.endMail(word);
        return { html: MAIL_ENDED };
      },
    }),
  ];
}

const HEAD = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pangaea</title>
<meta name="viewport" content="width=device-width"><body>`;
const END_MAIL = `${HEAD}<form method="post"><p>Shall Pangaea send you no more mail about your games?</p>
<p lang="ja">Pangaea からの対戦の通知メールを止めますか？</p>
<button>No more mail / <span lang="ja">止める</span></button></form>`;
const MAIL_ENDED = `${HEAD}<p>You get no more mail about your games.</p>
<p lang="ja">対戦の通知メールを止めました。</p><p><a href="/#/telling">Pangaea</a></p>`;

interface HookNeeds extends Pick<ApiNeeds, 'devices' | 'channels'> {
  readonly count: (networks: readonly [string, ...string[]]) => void;
  readonly personOf: (
    headers: Parameters<ApiNeeds['devices']['find']>[0],
  ) => Promise<number | undefined>;
}

/** The hook of a table: its host sets it, and everybody who sits there knows of it. */
function hookRoutes({ channels, count, personOf }: HookNeeds): Route[] {
  const NO_TABLE = { meaning: 'There is no such table.', schema: RefusedSchema };
  const NOT_HOST = { meaning: '`not-your-table`: its host alone may.', schema: RefusedSchema };
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/hook',
      summary: 'Whether a group is told of this table, and how; for everybody who sits there.',
      params: TableParams,
      answers: {
        200: { meaning: 'The hook, without its address.', schema: TableHookSchema },
        403: { meaning: 'This person does not sit there.', schema: RefusedSchema },
        404: NO_TABLE,
      },
      handle: async ({ params, headers }) => ({
        json: await channels.hookOf(params.id, await personOf(headers)),
      }),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/hook',
      summary: 'Tells a group of this table, in the place of the hook before; for its host.',
      params: TableParams,
      body: NewTableHookSchema,
      answers: {
        200: { meaning: 'The hook; of a raw one with its secret.', schema: TableHookSchema },
        403: NOT_HOST,
        404: NO_TABLE,
        422: WRONG,
        429: TOO_MANY,
      },
      handle: async ({ params, body, headers, networks, origin }) => {
        await count(networks);
        const person = await personOf(headers);
        return { json: await channels.setHook(params.id, person, body, origin) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tables/:id/hook',
      summary: 'No group is told of this table any more; for its host.',
      params: TableParams,
      answers: {
        200: { meaning: 'There is none now.', schema: TableHookSchema },
        403: NOT_HOST,
        404: NO_TABLE,
      },
      handle: async ({ params, headers }) => {
        await channels.removeHook(params.id, await personOf(headers));
        return { json: {} };
      },
    }),
  ];
}
