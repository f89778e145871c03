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
const NOT_THERE = { meaning: 'The seat does not belong to this person.', schema: RefusedSchema };

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
        'Asks the other persons at the table to go back to an earlier version, to end the game early, or to free the seat of a person who was away for seven days. If no other person sits there, it is done at once.',
      params: TableParams,
      body: AskSchema,
      answers: {
        200: {
          meaning: 'The table with the request, or as it is afterwards.',
          schema: TableInfoSchema,
        },
        403: {
          meaning:
            'The seat does not belong to this person. `seat-kept`: the seat is kept for its person, or fewer than two others are present to agree.',
          schema: RefusedSchema,
        },
        404: UNKNOWN_TABLE,
        409: {
          meaning:
            '`stale`: the table has another version. `request-open`: another person has an open request. `asked-before`: this person has made a request at this version already. `game-ended`: the game is over. `not-dealt`: it has not begun.',
          schema: RefusedSchema,
        },
        422: {
          meaning:
            'Going back is impossible: `back-shown` (a hidden fact was revealed), `back-secret` (seats were asked in secret), `back-nowhere` (there is no such earlier position).',
          schema: RefusedSchema,
        },
        429: {
          meaning: '`too-many-backs`: this table has gone back too often.',
          schema: RefusedSchema,
        },
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
      summary: 'Says yes or no to a request. With the last consent it is carried out.',
      params: TableParams,
      body: ConsentSchema,
      answers: {
        200: { meaning: 'The table afterwards.', schema: TableInfoSchema },
        403: {
          meaning: 'The seat does not belong to this person, or is not asked.',
          schema: RefusedSchema,
        },
        404: UNKNOWN_TABLE,
        409: {
          meaning: '`request-gone`: there is no such request.',
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
      summary: 'Withdraws the request that this person made at a version.',
      params: Type.Object(
        { id: TableId, version: Type.String({ pattern: '^(0|[1-9][0-9]{0,6})$' }) },
        CLOSED,
      ),
      answers: {
        200: { meaning: 'The table, without the request.', schema: TableInfoSchema },
        403: { meaning: 'The request belongs to another person.', schema: RefusedSchema },
        404: UNKNOWN_TABLE,
        409: {
          meaning: '`request-gone`: there is no request at that version.',
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
        'Leaves a running game. A bot plays the seat until this person is back or another person has taken it. If this person was the host, another person becomes the host.',
      params: Type.Object({ id: TableId, seat: Type.String({ pattern: '^[0-7]$' }) }, CLOSED),
      body: LeaveSchema,
      answers: {
        200: { meaning: 'The table; a bot plays the seat.', schema: TableInfoSchema },
        403: NOT_THERE,
        404: UNKNOWN_TABLE,
        409: {
          meaning:
            '`game-ended`: the game is over. `not-dealt`: it has not begun; the seat can be freed. `nobody-stays`: no other person is there; the game can be ended or the table deleted. `joined-lately`: the seat came within a day by a join that did not include this device.',
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
