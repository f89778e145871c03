import type { IncomingHttpHeaders } from 'node:http';
import {
  CameSchema,
  CLOSED,
  CodeSchema,
  ComeSchema,
  type DeviceList,
  DeviceListSchema,
  LetInSchema,
  RefusedSchema,
} from '@pangaea/wire';
import { Type } from 'typebox';
import type { Arrival, BroughtGame, OpenCode } from '../identity/codes.ts';
import { deviceKind } from '../identity/device-kind.ts';
import type { Identity } from '../storage/contract.ts';
import { refused } from '../tables/refused.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';

const TOO_MANY = {
  meaning:
    '`too-many-requests`: too many requests from this address; `seconds` is the time to wait.',
  schema: RefusedSchema,
};
const NUMBER = Type.String({ pattern: '^[1-9][0-9]{0,14}$' });

export function deviceRoutes(needs: ApiNeeds): Route[] {
  const { devices, persons, codes, codesTried, claims, now } = needs;
  const listed = listing(needs);
  const listFor = async (headers: IncomingHttpHeaders) => {
    const known = await devices.find(headers);
    return { json: known === undefined ? NOTHING : await listed(known) };
  };

  return [
    route({
      method: 'GET',
      path: '/api/devices',
      summary:
        'The devices of this person, the last seen first; the device that waits to be let in; and recently joined devices. Empty for a person without a seat.',
      answers: { 200: { meaning: 'The devices.', schema: DeviceListSchema } },
      handle: async ({ headers, networks }) => {
        const known = await devices.recognise({ headers, networks }, now());
        if (known === undefined) return { json: NOTHING };
        return { json: await listed(known), cookie: known.setCookie };
      },
    }),
    route({
      method: 'POST',
      path: '/api/devices/code',
      summary:
        'A code with which one further device may join this person. It ends after some minutes, when a device has used it, or when there is a newer code.',
      body: Type.Object({}, CLOSED),
      answers: {
        201: { meaning: 'The code.', schema: CodeSchema },
        404: {
          meaning:
            '`device-unknown`: this device has no person yet that another device could join.',
          schema: RefusedSchema,
        },
        429: TOO_MANY,
      },
      handle: async ({ headers, origin, networks }) => {
        const known = await devices.find(headers);
        if (known === undefined) throw refused('device-unknown');
        const seconds = await claims.take(networks, now());
        if (seconds > 0) throw refused('too-many-requests', { seconds });
        const { code, until } = await codes.make(known.person, deviceKind(headers['user-agent']));
        const json = { code, until, left: until - now(), link: `${origin}/#/device/${code}` };
        return { status: 201, json };
      },
    }),
    route({
      method: 'POST',
      path: '/api/devices',
      summary:
        'This device uses a code, and waits until a device of that person lets it in. If the request is repeated, the answer shows the progress, and the device joins.',
      body: ComeSchema,
      answers: {
        200: { meaning: 'The device waits, or belongs to that person now.', schema: CameSchema },
        403: {
          meaning:
            '`code-wrong`: the code is unknown or has ended, or another device has used it. `arrival-refused`: that person has refused the device.',
          schema: RefusedSchema,
        },
        409: {
          meaning: '`same-table`: the person of this device plays against that person.',
          schema: RefusedSchema,
        },
        429: TOO_MANY,
      },
      handle: async ({ body: { code, ticket, games }, headers, networks }) => {
        const coming = { code, ticket, brings: games === 'bring' };
        const isAgain = await persons.isAgain(coming);
        const seconds = isAgain ? 0 : await codesTried.take(networks, now());
        if (seconds > 0) throw refused('too-many-requests', { seconds });
        const came = await persons.come(coming, { headers, networks }, now());
        const { state } = came;
        if (came.state === 'joined') return { json: { state }, cookie: came.known.setCookie };
        const { arrival, until, shownBy } = came.open;
        const left = until - now();
        return { json: { state, check: arrival?.check, left, shownBy } };
      },
    }),
    route({
      method: 'POST',
      path: '/api/devices/arrivals',
      summary: 'Lets in, or refuses, the device that has used the code of this person.',
      body: LetInSchema,
      answers: {
        200: { meaning: 'The devices.', schema: DeviceListSchema },
        404: {
          meaning: '`arrival-gone`: no such device waits.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ body: { arrival, allow }, headers }) => {
        const known = await devices.find(headers);
        if (known === undefined) throw refused('arrival-gone');
        await persons.answer(known, arrival, allow);
        return { json: await listed(known) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/devices/joins/:join',
      summary:
        'Undoes a join within a day: everything belongs to its former person again. Older devices may do this, and the devices that joined by it.',
      params: Type.Object({ join: NUMBER }, CLOSED),
      answers: {
        200: { meaning: 'The devices of the asking person.', schema: DeviceListSchema },
        403: {
          meaning: '`came-later`: this device joined after that one.',
          schema: RefusedSchema,
        },
        404: {
          meaning: '`join-gone`: there is no such join, or it can no longer be undone.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ params, headers }) => {
        await persons.undo(await devices.find(headers), Number(params.join), now());
        return listFor(headers);
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/devices/:device',
      summary: 'Ends a device of this person; it has no seats any more.',
      params: Type.Object({ device: NUMBER }, CLOSED),
      answers: {
        200: { meaning: 'The remaining devices.', schema: DeviceListSchema },
        404: { meaning: 'This person has no such device.', schema: RefusedSchema },
        409: {
          meaning:
            '`last-device`: without this device nobody could return to the seats. `joined-lately`: one of the two devices joined within a day; the join can be undone instead.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ params, headers }) => {
        await persons.end(await devices.find(headers), Number(params.device), now());
        return listFor(headers);
      },
    }),
  ];
}

const NOTHING: DeviceList = { devices: [], joins: [] };

/** Everything about the devices of a person, as one of them sees it. */
function listing({ persons, codes, presence, now }: ApiNeeds) {
  return async (asker: Identity): Promise<DeviceList> => {
    const [found, joins] = [
      await persons.devicesOf(asker.person),
      await persons.joinsOf(asker, now()),
    ];
    const open = await codes.of(asker.person);
    const arrival = open?.arrival;
    return {
      devices: found.map((each) => {
        const own = each.id === asker.device;
        const seen = own ? now() : each.seen;
        return { ...each, seen, here: own || presence.isDeviceHere(asker.person, each.id), own };
      }),
      joins: joins.map(({ from: _, ends, devices, ...join }) => ({
        ...join,
        devices: devices.length,
        own: join.device === asker.device,
        left: ends - now(),
      })),
      ...(open === undefined || arrival === undefined || open.joined !== undefined
        ? {}
        : { arrival: describeArrival(open, arrival, await persons.brought(arrival), now()) }),
    };
  };
}

function describeArrival(
  { until, state }: OpenCode,
  { ticket: _, identity: __, ...arrival }: Arrival,
  games: readonly BroughtGame[],
  now: number,
): NonNullable<DeviceList['arrival']> {
  return { ...arrival, games, left: until - now, state };
}
