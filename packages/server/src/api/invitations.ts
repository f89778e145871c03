import {
  AcquaintancesSchema,
  CLOSED,
  DeclineSchema,
  InvitationsChangeSchema,
  InvitationsSchema,
  PlaceSchema,
  RefusedSchema,
  TableId,
} from '@pangaea/wire';
import { Type } from 'typebox';
import { limitedBy, TOO_MANY } from './limited.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';
import { TableParams } from './tables.ts';

const HOSTS = {
  403: {
    meaning: '`not-your-table`: for the host alone.',
    schema: RefusedSchema,
  },
  404: { meaning: 'There is no such table.', schema: RefusedSchema },
  409: { meaning: '`already-dealt`: the game has begun.', schema: RefusedSchema },
};
const OWN = { meaning: 'The invitations of whoever asks.', schema: InvitationsSchema };
const GONE = { meaning: '`invitation-gone`: there is none.', schema: RefusedSchema };

/** People whom the host of a table invites, and those who are invited. */
export function invitationRoutes({ devices, invitations, claims, now }: ApiNeeds): Route[] {
  const take = limitedBy(claims, now);
  const personOf = async (headers: Parameters<typeof devices.find>[0]) =>
    (await devices.find(headers))?.person;
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/people',
      summary:
        'People with whom the host of a table sat at a dealt one, before the deal of this one. They are named by a seat there.',
      params: TableParams,
      answers: { 200: { meaning: 'The people.', schema: AcquaintancesSchema }, ...HOSTS },
      handle: async ({ params, headers }) => ({
        json: await invitations.acquaintances(params.id, await personOf(headers)),
      }),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/people',
      summary:
        'The host invites one of them, once to a table. The answer does not tell whether that person is told: it may not want invitations.',
      params: TableParams,
      body: PlaceSchema,
      answers: {
        200: { meaning: 'The people, with that one as invited.', schema: AcquaintancesSchema },
        403: {
          meaning: '`not-your-table`: for the host alone. `not-met`: both did not sit there.',
          schema: RefusedSchema,
        },
        404: HOSTS[404],
        409: {
          meaning: '`already-dealt`: the game has begun. `seats-taken`: no seat is free.',
          schema: RefusedSchema,
        },
        429: {
          meaning:
            '`too-many-requests`: twenty invitations in a day, or too many from this address; with the `seconds` to wait.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ params, body, headers, networks }) => {
        const person = await personOf(headers);
        await take(networks);
        return { json: await invitations.invite(params.id, person, body) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tables/:id/people/:met/:seat',
      summary:
        'The host takes the invitation of a seat of another table back. The invited person is not told, and finds it no more.',
      params: Type.Object(
        { id: TableId, met: TableId, seat: Type.String({ pattern: '^[0-7]$' }) },
        CLOSED,
      ),
      answers: {
        200: { meaning: 'The people, with that one as not invited.', schema: AcquaintancesSchema },
        ...HOSTS,
        429: TOO_MANY,
      },
      handle: async ({ params, headers, networks }) => {
        const person = await personOf(headers);
        take(networks);
        const place = { table: params.met, seat: Number(params.seat) };
        return { json: await invitations.withdraw(params.id, person, place) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/invitations',
      summary:
        'Tables to which somebody invites this person, while a seat is free there; and from whom it wants no invitation.',
      answers: { 200: OWN },
      handle: async ({ headers, origin }) => ({
        json: await invitations.of(await personOf(headers), origin),
      }),
    }),
    route({
      method: 'POST',
      path: '/api/invitations',
      summary: 'This person wants no invitations at all, or wants them again.',
      body: InvitationsChangeSchema,
      answers: { 200: OWN, 429: TOO_MANY },
      handle: async ({ body, headers, origin, networks }) => {
        await take(networks);
        const { person, setCookie } = await devices.findOrAdd({ headers, networks }, now());
        await invitations.setNone(person, body.none);
        return { json: await invitations.of(person, origin), cookie: setCookie };
      },
    }),
    route({
      method: 'POST',
      path: '/api/invitations/declined',
      summary:
        'Declines an invitation, or every one from whoever has sent it. The sender is not told.',
      body: DeclineSchema,
      answers: { 200: OWN, 404: GONE },
      handle: async ({ body, headers, origin }) => {
        const person = await personOf(headers);
        await invitations.decline(person, body);
        return { json: await invitations.of(person, origin) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/invitations/refused/:id',
      summary: 'This person wants invitations from somebody again.',
      params: Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) }, CLOSED),
      answers: { 200: OWN, 404: GONE },
      handle: async ({ params, headers, origin }) => {
        const person = await personOf(headers);
        await invitations.allow(person, Number(params.id));
        return { json: await invitations.of(person, origin) };
      },
    }),
  ];
}
