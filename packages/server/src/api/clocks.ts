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
        'This person is back: bots that stand in give the seats back, also seats that the person has left and nobody has taken. The next move of the person does the same.',
      params: TableParams,
      body: Type.Object({}, CLOSED),
      answers: {
        200: {
          meaning: 'The table; it is unchanged if no bot stood in.',
          schema: TableInfoSchema,
        },
        403: { meaning: 'This person has no seat there.', schema: RefusedSchema },
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
      summary:
        'The hours in which this person wants no turn at slow tables; nobody else can see them.',
      answers: { 200: { meaning: 'The hours.', schema: HoursSchema } },
      handle: async ({ headers }) => ({
        json: await clocks.hours((await devices.find(headers))?.person),
      }),
    }),
    route({
      method: 'POST',
      path: '/api/hours',
      summary:
        'Sets the hours in which this person wants no turn, in place of the former ones. The end of a running move may become later, never earlier; days off count from the next move.',
      body: HoursSchema,
      answers: {
        200: { meaning: 'The present hours.', schema: HoursSchema },
        400: {
          meaning:
            '`night-too-long`: a night has twelve hours at most. `day-off-too-far`: a day off is more than a year ahead.',
          schema: RefusedSchema,
        },
        429: {
          meaning:
            '`too-many-requests`: too many requests from this address; `seconds` is the time to wait.',
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
