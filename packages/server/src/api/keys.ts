import type { IncomingHttpHeaders } from 'node:http';
import {
  AskChallengeSchema,
  AskCodeSchema,
  ChallengeSchema,
  CLOSED,
  CodeSentSchema,
  DrawnWordsSchema,
  ErasedSchema,
  KeyListSchema,
  PersonFileSchema,
  RefusedSchema,
  ShowKeySchema,
  SignedInSchema,
  SignInSchema,
} from '@pangaea/wire';
import { Type } from 'typebox';
import type { KeyAsker } from '../keys/key-service.ts';
import { refused } from '../tables/refused.ts';
import type { ApiNeeds } from './needs.ts';
import { type Asked, type Route, route } from './route.ts';

const LISTED = { meaning: 'The keys of the asking person.', schema: KeyListSchema };
const NOBODY = {
  meaning: '`device-unknown`: this device has no data at this server yet.',
  schema: RefusedSchema,
};
const WRONG = {
  meaning:
    '`key-wrong`: there is no such key or code, or it was used or has ended. `proof-needed`: show a key of this person first (`POST /api/keys/proof`).',
  schema: RefusedSchema,
};
const TOO_MANY = {
  meaning:
    '`too-many-requests`: too many requests from this network, or for this mail address; `seconds` is the time to wait.',
  schema: RefusedSchema,
};
const CANNOT = {
  meaning:
    '`no-mail`: this server sends no mail. `no-passkeys`: browsers allow no passkeys at this address.',
  schema: RefusedSchema,
};
const NUMBER = Type.String({ pattern: '^[1-9][0-9]{0,14}$' });

/** Routes for the keys of a person, and for signing in by a key. */
export function keyRoutes(needs: ApiNeeds): Route[] {
  const { devices, keys, now } = needs;
  const askerOf = (asked: Bare) => askerIn(needs, asked);
  const listFor = async (headers: IncomingHttpHeaders, origin: string) => ({
    json: await keys.list(await devices.find(headers), origin),
  });

  return [
    route({
      method: 'GET',
      path: '/api/keys',
      summary:
        'The keys of this person, the recent changes of keys, and the kinds of keys that are possible here.',
      answers: { 200: LISTED },
      handle: async ({ headers, networks, origin }) => {
        const known = await devices.recognise({ headers, networks }, now());
        return { json: await keys.list(known, origin), cookie: known?.setCookie };
      },
    }),
    route({
      method: 'POST',
      path: '/api/keys/words',
      summary:
        'Draws twelve recovery words. They are shown only in this answer, and become a key when they are sent back.',
      body: Type.Object({}, CLOSED),
      answers: {
        200: { meaning: 'The words.', schema: DrawnWordsSchema },
        403: WRONG,
        404: NOBODY,
      },
      handle: async (asked) => ({ json: await keys.drawWords((await askerOf(asked)).identity) }),
    }),
    route({
      method: 'POST',
      path: '/api/keys/code',
      summary:
        'Sends a code to a mail address, if that is right for the purpose. The answer does not show whether a code was sent.',
      body: AskCodeSchema,
      answers: {
        200: { meaning: 'A code may arrive.', schema: CodeSentSchema },
        403: WRONG,
        404: NOBODY,
        409: CANNOT,
        429: TOO_MANY,
      },
      handle: async ({ body, headers, networks }) => ({
        json: await keys.askCode(body, await devices.find(headers), networks),
      }),
    }),
    route({
      method: 'POST',
      path: '/api/keys/challenge',
      summary: 'A challenge for the passkeys of a browser; it can be used once.',
      body: AskChallengeSchema,
      answers: {
        200: { meaning: 'The challenge.', schema: ChallengeSchema },
        403: WRONG,
        404: NOBODY,
        409: CANNOT,
        429: TOO_MANY,
      },
      handle: async ({ body, headers, networks, origin }) => {
        const identity = await devices.find(headers);
        return { json: await keys.askChallenge(body.for, identity, origin, networks) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/keys',
      summary:
        'Adds a key to this person. If the person has keys already, one of them must have been shown before.',
      body: ShowKeySchema,
      answers: {
        201: LISTED,
        403: WRONG,
        404: NOBODY,
        409: {
          meaning:
            '`key-known`: the key belongs to a person already. `too-many-keys`: a person can have ten.',
          schema: RefusedSchema,
        },
        429: TOO_MANY,
      },
      handle: async (asked) => {
        await keys.add(asked.body.key, await askerOf(asked));
        return { status: 201, ...(await listFor(asked.headers, asked.origin)) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/keys/proof',
      summary: 'This device shows a key of its person. For five minutes it may change keys.',
      body: ShowKeySchema,
      answers: { 200: LISTED, 403: WRONG, 404: NOBODY, 409: CANNOT, 429: TOO_MANY },
      handle: async (asked) => {
        await keys.prove(asked.body.key, await askerOf(asked));
        return listFor(asked.headers, asked.origin);
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/keys/:key',
      summary:
        'Removes a key. Devices that signed in by it belong to nobody then, except for the asking device.',
      params: Type.Object({ key: NUMBER }, CLOSED),
      answers: {
        200: LISTED,
        403: {
          meaning:
            '`proof-needed`: as for adding one. `key-young`: the shown key was added within a day, so it can remove no other key.',
          schema: RefusedSchema,
        },
        404: { meaning: '`key-unknown`, `device-unknown`.', schema: RefusedSchema },
      },
      handle: async (asked) => {
        await keys.remove(Number(asked.params.key), await askerOf(asked));
        return listFor(asked.headers, asked.origin);
      },
    }),
    ...personRoutes(needs),
  ];
}

/** Routes for signing in by a key, and for all data kept of a person. */
function personRoutes(needs: ApiNeeds): Route[] {
  const { keys, erasing } = needs;
  return [
    route({
      method: 'GET',
      path: '/api/person',
      summary:
        'All stored data of this person, as a file. If the person has keys, one of them must have been shown before.',
      answers: {
        200: { meaning: 'The file.', schema: PersonFileSchema },
        403: WRONG,
        404: NOBODY,
      },
      heavy: true,
      handle: async (asked) => ({ json: await keys.file(await askerIn(needs, asked)) }),
    }),
    route({
      method: 'DELETE',
      path: '/api/person',
      summary:
        'Erases this person at once and for good. Games stay without the name, and bots play the seats. A key that is at least a day old must have been shown before.',
      answers: {
        200: { meaning: 'No data of the person are stored any more.', schema: ErasedSchema },
        403: {
          meaning:
            '`proof-needed`: show a key first, or add one. `key-young`: the key that was shown was added within a day.',
          schema: RefusedSchema,
        },
        404: NOBODY,
        409: {
          meaning: '`joined-lately`: seats or tables came within a day with a device of others.',
          schema: RefusedSchema,
        },
      },
      heavy: true,
      handle: async (asked) => {
        const asker = await askerIn(needs, asked);
        await keys.checkMayErase(asker);
        await erasing.erase(asker.identity, () => keys.tellErased(asker));
        return { json: { erased: true } };
      },
    }),
    route({
      method: 'POST',
      path: '/api/sign-in',
      summary: 'This device joins the person whose key it shows, with its games or without them.',
      body: SignInSchema,
      answers: {
        200: { meaning: 'The device has joined.', schema: SignedInSchema },
        403: { meaning: '`key-wrong`.', schema: RefusedSchema },
        409: {
          meaning: '`same-table`: the person of this device plays against that one.',
          schema: RefusedSchema,
        },
        429: TOO_MANY,
      },
      handle: async ({ body, headers, networks, origin }) => {
        const known = await keys.signIn(body, { headers, networks }, origin);
        return { json: { state: 'joined' }, cookie: known.setCookie };
      },
    }),
  ];
}

type Bare = Pick<Asked<never, never, never>, 'headers' | 'networks' | 'origin'>;

/** @throws Refused where the device belongs to nobody */
async function askerIn({ devices }: ApiNeeds, asked: Bare): Promise<KeyAsker> {
  const { headers, networks, origin } = asked;
  const identity = await devices.find(headers);
  if (identity === undefined) throw refused('device-unknown');
  return { identity, headers, networks, origin };
}
