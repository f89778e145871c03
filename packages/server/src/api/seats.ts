import {
  CLOSED,
  ClaimSchema,
  LinkSchema,
  OfferSchema,
  RefusedSchema,
  SharesSchema,
  TableId,
  TableInfoSchema,
} from '@pangaea/wire';
import { Type } from 'typebox';
import { describeTable } from '../tables/info.ts';
import { limitedBy, TOO_MANY } from './limited.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';
import { TableParams } from './tables.ts';

const UNKNOWN_TABLE = { meaning: 'There is no such table.', schema: RefusedSchema };
const NO_OFFER = {
  meaning:
    'There is no such table. `invitation-gone`: this person is not invited there, or not any more.',
  schema: RefusedSchema,
};
const WRONG_SECRET = { meaning: 'The secret opens nothing here.', schema: RefusedSchema };

export function seatRoutes({
  devices,
  persons,
  seats,
  shares,
  claims,
  now,
  down,
}: ApiNeeds): Route[] {
  const take = limitedBy(claims, now);
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/link',
      summary: 'What a link to a seat would give. Changes nothing.',
      params: TableParams,
      body: LinkSchema,
      answers: {
        200: { meaning: 'A seat that is free, or the own one.', schema: OfferSchema },
        403: WRONG_SECRET,
        404: NO_OFFER,
        409: {
          meaning:
            '`seat-taken`: somebody else, `name`, plays the seat of this link. `seats-taken`: no seat is free.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ params, body, headers }) => {
        const person = (await devices.find(headers))?.person;
        return { json: await seats.offer(params.id, body, person) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/seats',
      summary:
        'Takes the free seat of a link, or with the secret of the invitation the first that is free, for this person. Whoever holds it already gets the same answer, and so does a first claim that comes with the same `again` because its answer was lost. With the last free seat the game is dealt.',
      params: TableParams,
      body: ClaimSchema,
      answers: {
        200: { meaning: 'The table, with the seat.', schema: TableInfoSchema },
        403: WRONG_SECRET,
        404: NO_OFFER,
        409: {
          meaning:
            '`seat-taken`, `seats-taken` as for the link. `sits-here`: whoever sits at a table takes no seat that another has left, and none `beside` it after the deal. `name-taken`: somebody at the table has this name or one that looks the same; `free` is one that nobody has.',
          schema: RefusedSchema,
        },
        429: TOO_MANY,
      },
      handle: async ({ params, body, headers, origin, networks }) => {
        const known = await devices.find(headers);
        // The seat is checked first, so that a failed try makes no device.
        await seats.offer(params.id, body, known?.person);
        await take(networks);
        const same = known === undefined ? await seats.personOf(params.id, body) : undefined;
        const { person, setCookie } = await devices.findOrAdd({ headers, networks }, now(), same);
        const isNew = known === undefined && same === undefined;
        const table = await seats.claim(params.id, body, person, isNew);
        return { json: describeTable(table, person, origin, now(), down()), cookie: setCookie };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tables/:id/seats/:seat',
      summary:
        'Frees a seat. Its link and the invitation are dead; who made the table sees new ones. Before the deal it is for who sits there and for who made the table, also where a bot sits. In a game that goes on it is for who sits there, and for others at the table when the time of that seat is over: a bot plays until its person is back or somebody else has taken it.',
      params: Type.Object({ id: TableId, seat: Type.String({ pattern: '^[0-7]$' }) }, CLOSED),
      answers: {
        200: { meaning: 'The table; the seat is free.', schema: TableInfoSchema },
        403: {
          meaning:
            'Neither the seat nor the table is of this person. `seat-kept`: the game goes on, and the seat is kept for its person.',
          schema: RefusedSchema,
        },
        404: UNKNOWN_TABLE,
        409: {
          meaning:
            '`table-over`: the game is over. `nobody-stays`: no other person is there. `joined-lately`: something of this table came within a day with a device that this one did not come with.',
          schema: RefusedSchema,
        },
        429: TOO_MANY,
      },
      handle: async ({ params, headers, origin, networks }) => {
        const asker = await devices.find(headers);
        const person = asker?.person;
        await take(networks);
        await persons.checkMayGiveUp(asker, params.id, now());
        const table = await seats.free(params.id, Number(params.seat), person);
        return { json: describeTable(table, person, origin, now(), down()) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/shares',
      summary:
        'Adds the share of this person to its seats at a table that is not dealt yet, where it sat before it could give one: after a game that was over. With the last the game is dealt.',
      params: TableParams,
      body: SharesSchema,
      answers: {
        200: { meaning: 'The table.', schema: TableInfoSchema },
        403: { meaning: 'A seat is not of this person.', schema: RefusedSchema },
        404: UNKNOWN_TABLE,
        409: { meaning: '`already-shared`: a seat has another share.', schema: RefusedSchema },
        429: TOO_MANY,
      },
      handle: async ({ params, body, headers, origin, networks }) => {
        const person = (await devices.find(headers))?.person;
        await take(networks);
        const table = await shares.add(params.id, person, body);
        return { json: describeTable(table, person, origin, now(), down()) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/links',
      summary:
        'New links to the free seats, and a new invitation; the old ones are dead. For who made the table.',
      params: TableParams,
      body: Type.Object({}, CLOSED),
      answers: {
        200: { meaning: 'The table, with the links.', schema: TableInfoSchema },
        403: { meaning: 'This person did not make it.', schema: RefusedSchema },
        404: UNKNOWN_TABLE,
        429: TOO_MANY,
      },
      handle: async ({ params, headers, origin, networks }) => {
        const person = (await devices.find(headers))?.person;
        await take(networks);
        const table = await seats.renew(params.id, person);
        return { json: describeTable(table, person, origin, now(), down()) };
      },
    }),
  ];
}
