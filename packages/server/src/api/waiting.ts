import {
  BotSeatSchema,
  CLOSED,
  FewerSeatsSchema,
  RefusedSchema,
  TableId,
  TableInfoSchema,
} from '@pangaea/wire';
import { Type } from 'typebox';
import { describeTable } from '../tables/info.ts';
import { limitedBy, TOO_MANY } from './limited.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';

const SEAT = Type.Object({ id: TableId, seat: Type.String({ pattern: '^[0-7]$' }) }, CLOSED);

const REFUSALS = {
  403: { meaning: 'This person is not the host.', schema: RefusedSchema },
  404: { meaning: 'There is no such table.', schema: RefusedSchema },
  409: {
    meaning:
      '`already-dealt`: the game has begun. `seat-taken`: a person has the seat. `seats-changed`: there is another number of seats by now.',
    schema: RefusedSchema,
  },
  429: TOO_MANY,
};

/**
 * Routes for the host of a table whose friends do not come: free seats can be changed before the
 * deal.
 */
export function waitingRoutes({ devices, waiting, claims, now, down }: ApiNeeds): Route[] {
  const take = limitedBy(claims, now);
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/seats/:seat/bot',
      summary:
        'Gives a free seat to a bot before the deal. Its link is not valid any more. With the last free seat the game is dealt. For the host.',
      params: SEAT,
      body: BotSeatSchema,
      answers: {
        200: { meaning: 'The table; a bot has the seat.', schema: TableInfoSchema },
        ...REFUSALS,
      },
      handle: async ({ params, body, headers, origin, networks }) => {
        const person = (await devices.find(headers))?.person;
        await take(networks);
        const table = await waiting.giveToBot(params.id, Number(params.seat), person, body.level);
        return { json: describeTable(table, person, origin, now(), down()) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/seats/:seat/remove',
      summary:
        'Removes a free seat before the deal: the table has one player less, and later seats move up by one. With the last free seat the game is dealt. For the host.',
      params: SEAT,
      body: FewerSeatsSchema,
      answers: {
        200: { meaning: 'The table, with one seat less.', schema: TableInfoSchema },
        ...REFUSALS,
        422: {
          meaning: 'The game, or the options of this table, need this number of players.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ params, body, headers, origin, networks }) => {
        const person = (await devices.find(headers))?.person;
        await take(networks);
        const table = await waiting.remove(params.id, Number(params.seat), person, body.of);
        return { json: describeTable(table, person, origin, now(), down()) };
      },
    }),
  ];
}
