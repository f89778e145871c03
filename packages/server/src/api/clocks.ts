import { CLOSED, HoursSchema, RefusedSchema, TableInfoSchema } from '@pangaea/wire';
import { Type } from 'typebox';
import { describeTable } from '../tables/info.ts';
import { refused } from '../tables/refused.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';
import { TableParams } from './tables.ts';

export function clockRoutes({ devices, clocks, claims, now, down }: ApiNeeds): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/return',
      summary:
        'This person is back: bots that play for it give its seats back, also those that it has left and nobody has taken. So does the first move that it sends.',
      params: TableParams,
      body: Type.Object({}, CLOSED),
      answers: {
        200: {
          meaning: 'The table; nothing has changed if nobody was away.',
          schema: TableInfoSchema,
        },
        403: { meaning: 'This person does not sit there.', schema: RefusedSchema },
        404: { meaning: 'There is no such table.', schema: RefusedSchema },
      },
      handle: async ({ params, headers, origin }) => {
        const person = (await devices.find(headers))?.person;
        const table = await clocks.comeBack(params.id, person);
        return { json: describeTable(table, person, origin, now(), down()) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/hours',
      summary: 'When this person wants to be left in peace at slow tables; nobody else is told.',
      answers: { 200: { meaning: 'The hours.', schema: HoursSchema } },
      handle: async ({ headers }) => ({
        json: await clocks.hours((await devices.find(headers))?.person),
      }),
    }),
    route({
      method: 'POST',
      path: '/api/hours',
      summary:
        'Says when this person wants to be left in peace, instead of what was said before. Where its time runs already an end may move later, never earlier; days off count from the next move.',
      body: HoursSchema,
      answers: {
        200: { meaning: 'The hours as they are now.', schema: HoursSchema },
        429: {
          meaning: '`too-many-requests`: too many from this address, with the `seconds` to wait.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ body, headers, networks }) => {
        const seconds = await claims.take(networks, now());
        if (seconds > 0) throw refused('too-many-requests', { seconds });
        const { person, setCookie } = await devices.findOrAdd({ headers, networks }, now());
        return { json: await clocks.setHours(person, body), cookie: setCookie };
      },
    }),
  ];
}
