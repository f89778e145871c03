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
  meaning: '`request-gone`: nothing of the kind is asked now.',
  schema: RefusedSchema,
};

export function letBackRoutes({ devices, letBacks, claims, now, down }: ApiNeeds): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/let-back',
      summary:
        'Asks those at the table to let this device back into a seat whose cookie is lost; with a `name`, to let somebody new take over a seat that was left, where hands are hidden. It gives that seat and nothing else. One request a table at a time; three a day from one network.',
      params: TableParams,
      body: AskBackSchema,
      answers: {
        200: { meaning: 'The table, with the request.', schema: TableInfoSchema },
        403: { meaning: 'Nobody has this seat.', schema: RefusedSchema },
        404: UNKNOWN_TABLE,
        409: {
          meaning:
            '`sits-here`: this person has a seat there. `seat-here`: a device of that seat is here now. `request-open`: somebody asks already. `too-few-to-agree`: fewer than all who must. With a `name`: `name-taken`, with one that is `free`; `seat-kept`: nobody has left it; `link-needed`: no hand is hidden there, and a link gives it. `game-ended`, `not-dealt`.',
          schema: RefusedSchema,
        },
        429: {
          meaning:
            '`asked-often`: three times in a day from this network or by this person, 24 times for this seat, ten minutes after a no, or a day after a device of the seat said no. `too-many-requests`: too many from this address, with the `seconds` to wait.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ params, body, headers, origin, networks }) => {
        const known = await devices.find(headers);
        // Checked first, so that a request that fails makes no new person.
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
        'Allows that somebody comes back into a seat, or takes it over, or not. A person of that seat can only refuse to let somebody back. The first no ends it.',
      params: TableParams,
      body: AnswerBackSchema,
      answers: {
        200: { meaning: 'The table as it is afterwards.', schema: TableInfoSchema },
        403: {
          meaning: 'Not a seat of this person, or not one that is asked.',
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
      summary: 'Takes back what this device asked.',
      params: Type.Object(
        { id: TableId, request: Type.String({ pattern: '^[1-9][0-9]{0,6}$' }) },
        CLOSED,
      ),
      answers: {
        200: { meaning: 'The table, without the request.', schema: TableInfoSchema },
        403: { meaning: 'Somebody else asks.', schema: RefusedSchema },
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
