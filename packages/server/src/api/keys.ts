import type { IncomingHttpHeaders } from 'node:http';
import {
  AskChallengeSchema,
  AskCodeSchema,
  ChallengeSchema,
  CLOSED,
  CodeSentSchema,
  DrawnWordsSchema,
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

const LISTED = { meaning: 'The keys of whoever asks.', schema: KeyListSchema };
const NOBODY = {
  meaning: '`device-unknown`: this device has nothing at this server yet.',
  schema: RefusedSchema,
};
const WRONG = {
  meaning:
    '`key-wrong`: nothing of the kind, used already, or over. `proof-needed`: show a key of this person first (`POST /api/keys/proof`).',
  schema: RefusedSchema,
};
const TOO_MANY = {
  meaning:
    '`too-many-requests`: too many from this network, or for this mail address, with the `seconds` to wait.',
  schema: RefusedSchema,
};
const CANNOT = {
  meaning: '`no-mail`: this server sends none. `no-passkeys`: browsers use none at this address.',
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
      summary: 'The keys of this person, what became of them lately, and what can be one here.',
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
        'Draws twelve recovery words. They are told this once, and count when they came back.',
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
        'Sends a code to a mail address, if it is one for that. The answer does not tell whether it is.',
      body: AskCodeSchema,
      answers: {
        200: { meaning: 'A code may come.', schema: CodeSentSchema },
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
      summary: 'A challenge for the passkeys of a browser. It is used once.',
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
      summary: 'Adds a key to this person. With keys already, one of them must have been shown.',
      body: ShowKeySchema,
      answers: {
        201: LISTED,
        403: WRONG,
        404: NOBODY,
        409: {
          meaning: '`key-known`: it is the key of somebody already. `too-many-keys`: ten at most.',
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
      summary: 'Removes a key. Devices that came by it are nobody’s, but for the one that asks.',
      params: Type.Object({ key: NUMBER }, CLOSED),
      answers: {
        200: LISTED,
        403: {
          meaning:
            '`proof-needed`: as for adding one. `key-young`: the key that was shown was added within a day, and removes no other.',
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
  const { keys } = needs;
  return [
    route({
      method: 'GET',
      path: '/api/person',
      summary:
        'All that is kept of this person, as a file. With keys, one of them must have been shown.',
      answers: {
        200: { meaning: 'The file.', schema: PersonFileSchema },
        403: WRONG,
        404: NOBODY,
      },
      heavy: true,
      handle: async (asked) => ({ json: await keys.file(await askerIn(needs, asked)) }),
    }),
    route({
      method: 'POST',
      path: '/api/sign-in',
      summary: 'This device comes to the person whose key it shows, with its games or without.',
      body: SignInSchema,
      answers: {
        200: { meaning: 'It has come.', schema: SignedInSchema },
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

/** @throws Refused where the device is nobody's */
async function askerIn({ devices }: ApiNeeds, asked: Bare): Promise<KeyAsker> {
  const { headers, networks, origin } = asked;
  const identity = await devices.find(headers);
  if (identity === undefined) throw refused('device-unknown');
  return { identity, headers, networks, origin };
}
