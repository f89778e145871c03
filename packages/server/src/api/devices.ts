import { BringSchema, CLOSED, CodeSchema, DeviceListSchema, RefusedSchema } from '@pangaea/wire';
import { Type } from 'typebox';
import { refused } from '../tables/refused.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';

const TOO_MANY = {
  meaning: '`too-many-requests`: too many from this address, with the `seconds` to wait.',
  schema: RefusedSchema,
};

export function deviceRoutes(needs: ApiNeeds): Route[] {
  const { devices, persons, codes, codesTried, claims, hub, now } = needs;

  /** @param own the device that sends the request */
  async function listed(person: number, own: number) {
    const found = await persons.devicesOf(person);
    return {
      devices: found.map((each) => {
        const isOwn = each.id === own;
        const seen = isOwn ? now() : each.seen;
        return { ...each, seen, here: isOwn || hub.isHere(each.id), own: isOwn };
      }),
    };
  }

  return [
    route({
      method: 'GET',
      path: '/api/devices',
      summary: 'The devices of this person, the last seen first. None for who has no seat yet.',
      answers: { 200: { meaning: 'The devices.', schema: DeviceListSchema } },
      handle: async ({ headers }) => {
        const known = await devices.recognise(headers, now());
        if (known === undefined) return { json: { devices: [] } };
        return { json: await listed(known.person, known.device), cookie: known.setCookie };
      },
    }),
    route({
      method: 'POST',
      path: '/api/devices/code',
      summary:
        'A code that brings one further device to this person. It ends after some minutes, after one use, and when there is a newer one.',
      body: Type.Object({}, CLOSED),
      answers: {
        201: { meaning: 'The code.', schema: CodeSchema },
        404: {
          meaning: '`device-unknown`: who asks has nothing that a device could be brought to.',
          schema: RefusedSchema,
        },
        429: TOO_MANY,
      },
      handle: async ({ headers, origin, networks }) => {
        const known = await devices.find(headers);
        if (known === undefined) throw refused('device-unknown');
        const seconds = claims.take(networks, now());
        if (seconds > 0) throw refused('too-many-requests', { seconds });
        const { code, until } = codes.make(known.person);
        const json = { code, until, left: until - now(), link: `${origin}/#/device/${code}` };
        return { status: 201, json };
      },
    }),
    route({
      method: 'POST',
      path: '/api/devices',
      summary:
        'Brings this device to the person whose code it has. What it played until now comes along.',
      body: BringSchema,
      answers: {
        200: { meaning: 'The devices of that person.', schema: DeviceListSchema },
        403: {
          meaning: '`code-wrong`: there is no such code, or no longer.',
          schema: RefusedSchema,
        },
        409: {
          meaning:
            '`same-table`: this device plays against that person. `device-shared`: it belongs to somebody with other devices.',
          schema: RefusedSchema,
        },
        429: TOO_MANY,
      },
      handle: async ({ body, headers, networks }) => {
        const seconds = codesTried.take(networks, now());
        if (seconds > 0) throw refused('too-many-requests', { seconds });
        const { person, device, setCookie } = await persons.bring(body.code, headers, now());
        return { json: await listed(person, device), cookie: setCookie };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/devices/:device',
      summary: 'Ends a device of this person: it plays nothing any more.',
      params: Type.Object({ device: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) }, CLOSED),
      answers: {
        200: { meaning: 'The devices that are left.', schema: DeviceListSchema },
        404: { meaning: 'This person has no such device.', schema: RefusedSchema },
        409: {
          meaning: '`last-device`: nobody could come back to the seats.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ params, headers }) => {
        const known = await devices.find(headers);
        await persons.end(known?.person, Number(params.device));
        return {
          json: known === undefined ? { devices: [] } : await listed(known.person, known.device),
        };
      },
    }),
  ];
}
