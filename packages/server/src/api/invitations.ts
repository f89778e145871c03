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
    meaning: '`not-your-table`: only the host may do this.',
    schema: RefusedSchema,
  },
  404: { meaning: 'There is no such table.', schema: RefusedSchema },
  409: { meaning: '`already-dealt`: the game has begun.', schema: RefusedSchema },
};
const OWN = { meaning: 'The invitations of the asking person.', schema: InvitationsSchema };
const GONE = { meaning: '`invitation-gone`: there is no such invitation.', schema: RefusedSchema };

/** Routes for a host who invites people, and for the invited people. */
export function invitationRoutes({ devices, invitations, claims, now }: ApiNeeds): Route[] {
  const take = limitedBy(claims, now);
  const personOf = async (headers: Parameters<typeof devices.find>[0]) =>
    (await devices.find(headers))?.person;
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/people',
      summary:
        'People whom the host of a waiting table can invite: the host sat with them at a dealt table. Each is named by a seat at that table.',
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
        'The host invites one of them, once to a table. The answer does not show whether that person gets a notice, since the person may refuse invitations.',
      params: TableParams,
      body: PlaceSchema,
      answers: {
        200: { meaning: 'The people; this one is invited now.', schema: AcquaintancesSchema },
        403: {
          meaning:
            '`not-your-table`: only the host may do this. `not-met`: the two persons did not sit there together.',
          schema: RefusedSchema,
        },
        404: HOSTS[404],
        409: {
          meaning: '`already-dealt`: the game has begun. `seats-taken`: no seat is free.',
          schema: RefusedSchema,
        },
        429: {
          meaning:
            '`too-many-requests`: twenty invitations in a day, or too many requests from this address; `seconds` is the time to wait.',
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
        'The host withdraws an invitation, named by a seat of another table. The invited person gets no notice, and the invitation is not shown any more.',
      params: Type.Object(
        { id: TableId, met: TableId, seat: Type.String({ pattern: '^[0-7]$' }) },
        CLOSED,
      ),
      answers: {
        200: {
          meaning: 'The people; this one is not invited any more.',
          schema: AcquaintancesSchema,
        },
        ...HOSTS,
        429: TOO_MANY,
      },
      handle: async ({ params, headers, networks }) => {
        const person = await personOf(headers);
        await take(networks);
        const place = { table: params.met, seat: Number(params.seat) };
        return { json: await invitations.withdraw(params.id, person, place) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/invitations',
      summary:
        'Tables with a free seat to which this person is invited, and the people whose invitations this person refuses.',
      answers: { 200: OWN },
      handle: async ({ headers, origin }) => ({
        json: await invitations.of(await personOf(headers), origin),
      }),
    }),
    route({
      method: 'POST',
      path: '/api/invitations',
      summary: 'This person refuses all invitations, or allows them again.',
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
      summary: 'Declines one invitation, or all of its sender. The sender is not told.',
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
      summary: 'This person allows invitations of a person again.',
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
