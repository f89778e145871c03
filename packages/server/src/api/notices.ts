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
  meaning:
    '`too-many-requests`: too many requests from this address; `seconds` is the time to wait.',
  schema: RefusedSchema,
};
const UNKNOWN = {
  meaning: '`channel-unknown`: this person has no such channel.',
  schema: RefusedSchema,
};
const WRONG = {
  meaning: '`channel-wrong`: the server cannot send there in that form.',
  schema: RefusedSchema,
};

/** Routes for the notices that a person gets while no page is open. */
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
      summary:
        'The channels for notices to this person while no page is open, and the notices that were sent.',
      answers: {
        200: { meaning: 'Channels, kinds of notices, and sent notices.', schema: TellingSchema },
      },
      handle: async ({ headers }) => ({ json: await channels.describe(await personOf(headers)) }),
    }),
    route({
      method: 'POST',
      path: '/api/telling',
      summary: 'Turns kinds of notices off; all other kinds are on.',
      body: TellingChangeSchema,
      answers: { 200: { meaning: 'The present settings.', schema: TellingSchema }, 429: TOO_MANY },
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
        'Adds a channel for notices: push to this browser, or a hook. A channel with the same address is replaced.',
      body: NewChannelSchema,
      answers: {
        201: {
          meaning: 'The present settings; for a raw hook with its secret.',
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
      answers: { 200: { meaning: 'The present settings.', schema: TellingSchema }, 404: UNKNOWN },
      handle: async ({ params, headers }) => {
        const person = await personOf(headers);
        await channels.remove(person, Number(params.channel));
        return { json: await channels.describe(person) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/telling/channels/:channel/test',
      summary: 'Sends a test notice to a channel of this person, once a minute.',
      params: ChannelParams,
      body: Type.Object({}, CLOSED),
      answers: {
        200: { meaning: 'The result.', schema: TriedSchema },
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

/**
 * Ends a mail channel. A person does this with a press, and a mail program by itself (RFC 8058).
 */
function unsubscribeRoutes(channels: ApiNeeds['channels']): Route[] {
  const params = Type.Object({ word: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }) }, CLOSED);
  const path = `${UNSUBSCRIBE}/:word`;
  const media = 'text/html';
  return [
    route({
      method: 'GET',
      path,
      summary: 'The page of the link in a mail. It ends nothing, since programs open links too.',
      params,
      media,
      answers: { 200: { meaning: 'A page with a button, the same for every link.' } },
      handle: async () => ({ html: END_MAIL }),
    }),
    route({
      method: 'POST',
      path,
      summary: 'Ends mail of this kind; the body is ignored.',
      params,
      media,
      answers: { 200: { meaning: 'No such mail is sent any more, even if none was sent before.' } },
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

/** The hook of a table: its host sets it, and everybody who sits there can see it. */
function hookRoutes({ channels, count, personOf }: HookNeeds): Route[] {
  const NO_TABLE = { meaning: 'There is no such table.', schema: RefusedSchema };
  const NOT_HOST = {
    meaning: '`not-your-table`: only its host may do this.',
    schema: RefusedSchema,
  };
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/hook',
      summary:
        'Whether messages about this table go to a group, and in which form; for all who sit there.',
      params: TableParams,
      answers: {
        200: { meaning: 'The hook, without its address.', schema: TableHookSchema },
        403: { meaning: 'This person has no seat there.', schema: RefusedSchema },
        404: NO_TABLE,
      },
      handle: async ({ params, headers }) => ({
        json: await channels.hookOf(params.id, await personOf(headers)),
      }),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/hook',
      summary:
        'Sets the hook that sends messages about this table to a group, in place of the former one; for its host.',
      params: TableParams,
      body: NewTableHookSchema,
      answers: {
        200: { meaning: 'The hook; a raw one with its secret.', schema: TableHookSchema },
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
      summary: 'Removes the hook of this table; for its host.',
      params: TableParams,
      answers: {
        200: { meaning: 'There is no hook now.', schema: TableHookSchema },
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
