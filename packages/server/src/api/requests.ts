import {
  AskSchema,
  CLOSED,
  ConsentSchema,
  LeaveSchema,
  RefusedSchema,
  TableId,
  TableInfoSchema,
} from '@pangaea/wire';
import { Type } from 'typebox';
import { describeTable } from '../tables/info.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';
import { TableParams } from './tables.ts';

const UNKNOWN_TABLE = { meaning: 'There is no such table.', schema: RefusedSchema };
const NOT_THERE = { meaning: 'Not a seat of this person.', schema: RefusedSchema };

export function requestRoutes({
  devices,
  persons,
  requests,
  leaving,
  now,
  down,
}: ApiNeeds): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/requests',
      summary:
        'Asks the other persons at the table to go back to an earlier version, to end the game early, or to free the seat of somebody who was not seen for seven days. Where no other person sits there it is done at once.',
      params: TableParams,
      body: AskSchema,
      answers: {
        200: {
          meaning: 'The table, with the request; or as it is afterwards.',
          schema: TableInfoSchema,
        },
        403: {
          meaning:
            'Not a seat of this person. `seat-kept`: the seat is kept for its person, or no two others are there to agree.',
          schema: RefusedSchema,
        },
        404: UNKNOWN_TABLE,
        409: {
          meaning:
            '`stale`: the table has another version. `request-open`: somebody else asks already. `asked-before`: this person has asked at this version. `game-ended`: the game is over. `not-dealt`: it has not begun.',
          schema: RefusedSchema,
        },
        422: {
          meaning:
            'There is no way back: `back-shown` (something came to light), `back-secret` (somebody was asked in secret), `back-nowhere`.',
          schema: RefusedSchema,
        },
        429: { meaning: '`too-many-backs`: often enough at this table.', schema: RefusedSchema },
      },
      handle: async ({ params, body, headers, origin }) => {
        const person = (await devices.find(headers))?.person;
        const table = await requests.ask(params.id, person, body);
        return { json: describeTable(table, person, origin, now(), down()) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/requests/answer',
      summary: 'Allows what somebody asks, or not. With the last consent it is done.',
      params: TableParams,
      body: ConsentSchema,
      answers: {
        200: { meaning: 'The table as it is afterwards.', schema: TableInfoSchema },
        403: {
          meaning: 'Not a seat of this person, or not one that is asked.',
          schema: RefusedSchema,
        },
        404: UNKNOWN_TABLE,
        409: {
          meaning: '`request-gone`: nothing of the kind is asked now.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ params, body, headers, origin }) => {
        const person = (await devices.find(headers))?.person;
        const table = await requests.answer(params.id, person, body);
        return { json: describeTable(table, person, origin, now(), down()) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tables/:id/requests/:version',
      summary: 'Takes back what this person asked at a version.',
      params: Type.Object(
        { id: TableId, version: Type.String({ pattern: '^(0|[1-9][0-9]{0,6})$' }) },
        CLOSED,
      ),
      answers: {
        200: { meaning: 'The table, without the request.', schema: TableInfoSchema },
        403: { meaning: 'Somebody else asks.', schema: RefusedSchema },
        404: UNKNOWN_TABLE,
        409: {
          meaning: '`request-gone`: nothing is asked at that version.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ params, headers, origin }) => {
        const person = (await devices.find(headers))?.person;
        const table = await requests.withdraw(params.id, person, Number(params.version));
        return { json: describeTable(table, person, origin, now(), down()) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/seats/:seat/leave',
      summary:
        'Leaves a game that goes on: a bot plays the seat, until this person is back or somebody else has taken it. Where this person made the table, somebody else invites from then on.',
      params: Type.Object({ id: TableId, seat: Type.String({ pattern: '^[0-7]$' }) }, CLOSED),
      body: LeaveSchema,
      answers: {
        200: { meaning: 'The table; a bot plays the seat.', schema: TableInfoSchema },
        403: NOT_THERE,
        404: UNKNOWN_TABLE,
        409: {
          meaning:
            '`game-ended`: the game is over. `not-dealt`: it has not begun; the seat can be freed. `nobody-stays`: no other person is there; the game can be ended or the table deleted. `joined-lately`: the seat came within a day with a device that this one did not come with.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ params, body, headers, origin }) => {
        const asker = await devices.find(headers);
        const person = asker?.person;
        await persons.checkMayGiveUp(asker, params.id, now());
        const table = await leaving.leave(params.id, Number(params.seat), person, body.level);
        return { json: describeTable(table, person, origin, now(), down()) };
      },
    }),
  ];
}
