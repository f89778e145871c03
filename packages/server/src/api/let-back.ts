import {
  AnswerBackSchema,
  AskBackSchema,
  CLOSED,
  RefusedSchema,
  TableId,
  TableInfoSchema,
} from '@pangaea/wire';
import { Type } from 'typebox';
import { deviceKind } from '../identity/device-kind.ts';
import { describeTable } from '../tables/info.ts';
import { refused } from '../tables/refused.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';
import { TableParams } from './tables.ts';

const UNKNOWN_TABLE = { meaning: 'There is no such table.', schema: RefusedSchema };
const GONE = {
  meaning: '`request-gone`: there is no such request.',
  schema: RefusedSchema,
};

export function letBackRoutes({ devices, letBacks, claims, now, down }: ApiNeeds): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/let-back',
      summary:
        'Asks the people at the table to let this device back into a seat whose cookie is lost. With a `name`, asks that a new person may take over a seat with a hidden hand whose person has left. The request gives that seat and nothing else. A table has one request at a time; a network can make three in a day.',
      params: TableParams,
      body: AskBackSchema,
      answers: {
        200: { meaning: 'The table, with the request.', schema: TableInfoSchema },
        403: { meaning: 'No person has this seat.', schema: RefusedSchema },
        404: UNKNOWN_TABLE,
        409: {
          meaning:
            '`sits-here`: this person has a seat there. `seat-here`: a device of that seat is present now. `request-open`: there is another request. `too-few-to-agree`: too few people are present to agree. With a `name`: `name-taken`, with a `free` one; `seat-kept`: its person has not left; `link-needed`: hands are not hidden there, and a link gives the seat. `game-ended`, `not-dealt`.',
          schema: RefusedSchema,
        },
        429: {
          meaning:
            '`asked-often`: three requests in a day from this network or person, 24 for this seat, less than ten minutes after a no, or less than a day after a no by a device of the seat. `too-many-requests`: too many requests from this address; `seconds` is the time to wait.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ params, body, headers, origin, networks }) => {
        const known = await devices.find(headers);
        // The request is checked first, so that a failed one makes no new person.
        const same = await letBacks.check(params.id, body, known?.person);
        const seconds = await claims.take(networks, now());
        if (seconds > 0) throw refused('too-many-requests', { seconds });
        const { person, setCookie } = await devices.findOrAdd({ headers, networks }, now(), same);
        const table = await letBacks.ask(
          params.id,
          body,
          person,
          deviceKind(headers['user-agent']),
          networks,
        );
        return { json: describeTable(table, person, origin, now(), down()), cookie: setCookie };
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/let-back/answer',
      summary:
        'Says yes or no to a request for a seat. A person of that seat can only refuse a return to it. The first no ends the request.',
      params: TableParams,
      body: AnswerBackSchema,
      answers: {
        200: { meaning: 'The table afterwards.', schema: TableInfoSchema },
        403: {
          meaning: 'The seat does not belong to this person, or is not asked.',
          schema: RefusedSchema,
        },
        404: UNKNOWN_TABLE,
        409: GONE,
      },
      handle: async ({ params, body, headers, origin }) => {
        const person = (await devices.find(headers))?.person;
        const table = await letBacks.answer(params.id, person, body);
        return { json: describeTable(table, person, origin, now(), down()) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tables/:id/let-back/:request',
      summary: 'Withdraws the request of this device.',
      params: Type.Object(
        { id: TableId, request: Type.String({ pattern: '^[1-9][0-9]{0,6}$' }) },
        CLOSED,
      ),
      answers: {
        200: { meaning: 'The table, without the request.', schema: TableInfoSchema },
        403: { meaning: 'The request belongs to another device.', schema: RefusedSchema },
        404: UNKNOWN_TABLE,
        409: GONE,
      },
      handle: async ({ params, headers, origin }) => {
        const person = (await devices.find(headers))?.person;
        const table = await letBacks.withdraw(params.id, person, Number(params.request));
        return { json: describeTable(table, person, origin, now(), down()) };
      },
    }),
  ];
}
