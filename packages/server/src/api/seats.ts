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
  meaning: 'There is no such table. `invitation-gone`: this person is not invited there any more.',
  schema: RefusedSchema,
};
const WRONG_SECRET = { meaning: 'The secret is not valid.', schema: RefusedSchema };

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
      summary: 'Shows which seat a link gives, and changes nothing.',
      params: TableParams,
      body: LinkSchema,
      answers: {
        200: { meaning: 'A free seat, or the own one.', schema: OfferSchema },
        403: WRONG_SECRET,
        404: NO_OFFER,
        409: {
          meaning:
            '`seat-taken`: another person, `name`, plays the seat of this link. `seats-taken`: no seat is free.',
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
        'Takes the free seat of a link, or the first free seat with the secret of the invitation. The person who has the seat already gets the same answer. So does a repeated first claim with the same `again`, whose answer was lost. With the last free seat the game is dealt.',
      params: TableParams,
      body: ClaimSchema,
      answers: {
        200: { meaning: 'The table, with the seat.', schema: TableInfoSchema },
        403: WRONG_SECRET,
        404: NO_OFFER,
        409: {
          meaning:
            '`seat-taken`, `seats-taken` as for the link. `sits-here`: a person with a seat at the table takes no seat that another has left, and none `beside` it after the deal. `name-taken`: another seat has this name or one that looks the same; `free` is a name that can be used.',
          schema: RefusedSchema,
        },
        429: TOO_MANY,
      },
      handle: async ({ params, body, headers, origin, networks }) => {
        const known = await devices.find(headers);
        // The seat is checked first, so that a failed request makes no device.
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
        'Frees a seat. Its link and the invitation are not valid any more, and the host gets new ones. Before the deal its person and the host may do this, also for a bot. During a game its person may do it, and others at the table when the time of that seat is over; then a bot plays until the person is back or another person has taken the seat.',
      params: Type.Object({ id: TableId, seat: Type.String({ pattern: '^[0-7]$' }) }, CLOSED),
      answers: {
        200: { meaning: 'The table; the seat is free.', schema: TableInfoSchema },
        403: {
          meaning:
            'Neither the seat nor the table belongs to this person. `seat-kept`: the game goes on, and the seat is kept for its person.',
          schema: RefusedSchema,
        },
        404: UNKNOWN_TABLE,
        409: {
          meaning:
            '`table-over`: the game is over. `nobody-stays`: no other person is there. `joined-lately`: parts of this table came within a day by a join that did not include this device.',
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
        'Adds the share of this person to its seats at a waiting table, if the person had a seat before it could give a share: after a finished game. With the last share the game is dealt.',
      params: TableParams,
      body: SharesSchema,
      answers: {
        200: { meaning: 'The table.', schema: TableInfoSchema },
        403: { meaning: 'A seat does not belong to this person.', schema: RefusedSchema },
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
        'Makes new links to the free seats, and a new invitation; the old ones are not valid any more. For the host.',
      params: TableParams,
      body: Type.Object({}, CLOSED),
      answers: {
        200: { meaning: 'The table, with the links.', schema: TableInfoSchema },
        403: { meaning: 'This person is not the host.', schema: RefusedSchema },
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
