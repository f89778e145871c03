import {
  CLOSED,
  CreateSchema,
  LetGoSchema,
  RecordSchema,
  RefusedSchema,
  ShownSchema,
  TableId,
  TableInfoSchema,
  TableListSchema,
  TablePlaceSchema,
} from '@pangaea/wire';
import { Type } from 'typebox';
import { ownerAt } from '../identity/whereabouts.ts';
import type { TablePlace } from '../storage/contract.ts';
import { describeTable } from '../tables/info.ts';
import { refused } from '../tables/refused.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';

export const TableParams = Type.Object({ id: TableId }, CLOSED);
/** Numbers in a URL remain text: nothing is converted. */
const NumberText = Type.String({ pattern: '^(0|[1-9][0-9]{0,6})$' });

/** The number of tables in one part of a list. */
const PAGE = 50;

const UNKNOWN_TABLE = { meaning: 'There is no such table.', schema: RefusedSchema };

export function tableRoutes(needs: ApiNeeds): Route[] {
  const { tables, leaving, devices, persons, orders, now, down } = needs;
  const checkRoom = roomFor(needs);
  return [
    route({
      method: 'POST',
      path: '/api/tables',
      summary: 'Makes a table. Each seat is for a person here, a person by link, or a bot.',
      body: CreateSchema,
      answers: {
        201: { meaning: 'The table, with the links to its seats.', schema: TableInfoSchema },
        422: { meaning: 'Options or seats do not fit the game.', schema: RefusedSchema },
        429: {
          meaning:
            '`tables-per-hour`: too many tables from this address; `seconds` is the time to wait. `tables-per-device`: this person has too many tables, and may delete some.',
          schema: RefusedSchema,
        },
        503: { meaning: '`tables-full`: the server stores no more tables.', schema: RefusedSchema },
      },
      handle: async ({ body, headers, origin, networks }) => {
        await checkRoom((await devices.find(headers))?.person, networks);
        const { person, setCookie } = await devices.findOrAdd({ headers, networks }, now());
        const table = await tables.create(body, person);
        return {
          status: 201,
          json: describeTable(table, person, origin, now(), down()),
          cookie: setCookie,
        };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables',
      heavy: true,
      summary: `Tables that this person made or plays at, the last changed first, ${PAGE} at a time.`,
      query: Type.Object({ after: Type.Optional(TablePlaceSchema) }, CLOSED),
      answers: {
        200: {
          meaning:
            'The tables. If there are more, `next` is the `after` of the next page. A table that changes meanwhile moves to the first page.',
          schema: TableListSchema,
        },
      },
      handle: async ({ headers, networks, query, origin }) => {
        const known = await devices.recognise({ headers, networks }, now());
        const text = orders.announcement?.text;
        const announcement = text === undefined ? {} : { announcement: text };
        if (known === undefined) return { json: { tables: [], ...announcement } };
        const { person, setCookie: cookie } = known;
        const list = await tables.list(person, { most: PAGE, after: placeIn(query.after) });
        const listed = list.tables.map((table) =>
          describeTable(table, person, origin, now(), down()),
        );
        const { next: last } = list;
        const next = last === undefined ? {} : { next: `${last.changed}-${last.id}` };
        return { json: { tables: listed, ...next, ...announcement }, cookie };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id',
      summary: 'A table without its game: options, seats, and the seats that have to decide.',
      params: TableParams,
      programs: true,
      answers: {
        200: { meaning: 'The table.', schema: TableInfoSchema },
        404: UNKNOWN_TABLE,
      },
      handle: async ({ params, headers, networks, origin, program }) => {
        if (program !== undefined) {
          const table = await tables.look(params.id, program);
          return { json: describeTable(table, program, origin, now(), down()) };
        }
        const known = await devices.recognise({ headers, networks }, now());
        const table = await tables.look(params.id, known?.person);
        const json = describeTable(table, known?.person, origin, now(), down());
        return { json, cookie: known?.setCookie };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tables/:id',
      summary:
        'Removes a table from the list of this person, until the person plays there again; meanwhile bots play the seats. The table is deleted for good when its host and all persons with a seat have done so. The host deletes a waiting table at once.',
      params: TableParams,
      answers: {
        200: {
          meaning: 'The table is not in the list any more; it may be deleted.',
          schema: LetGoSchema,
        },
        403: {
          meaning: 'This person has no seat there and is not the host.',
          schema: RefusedSchema,
        },
        404: UNKNOWN_TABLE,
        409: { meaning: '`joined-lately`, as for leaving a seat.', schema: RefusedSchema },
      },
      handle: async ({ params, headers }) => {
        const asker = await devices.find(headers);
        await persons.checkMayGiveUp(asker, params.id, now());
        const gone = await leaving.letGo(params.id, asker?.person);
        return { json: { table: params.id, gone } };
      },
    }),
  ];
}

export function rematchRoutes(needs: ApiNeeds): Route[] {
  const { rematches, devices, now, down } = needs;
  const checkRoom = roomFor(needs);
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/rematch',
      summary:
        'When the game is over, makes another table with the same people, bots and options; all seats move by one. A later request gets the same table. For persons with a seat there, and for the host.',
      params: TableParams,
      body: Type.Object({}, CLOSED),
      answers: {
        200: {
          meaning: 'The new table; the people of the old one have its seats.',
          schema: TableInfoSchema,
        },
        403: {
          meaning: 'This person has no seat there and is not the host.',
          schema: RefusedSchema,
        },
        404: UNKNOWN_TABLE,
        409: { meaning: 'The game is not over.', schema: RefusedSchema },
        422: { meaning: 'The newest rules do not know these options.', schema: RefusedSchema },
        429: {
          meaning: '`tables-per-hour`, `tables-per-device`, as for any table.',
          schema: RefusedSchema,
        },
        503: { meaning: '`tables-full`: the server keeps no more.', schema: RefusedSchema },
      },
      handle: async ({ params, headers, origin, networks }) => {
        const person = (await devices.find(headers))?.person;
        const made = await rematches.make(params.id, person, (asker) => checkRoom(asker, networks));
        return { json: describeTable(made, person, origin, now(), down()) };
      },
    }),
  ];
}

/** Routes for the record of a table, during the game and after it. */
export function recordRoutes({ tables, devices }: ApiNeeds): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/game',
      heavy: true,
      summary:
        'The game as this person may know it: its start, every step, and the present position.',
      params: TableParams,
      programs: true,
      query: Type.Object(
        {
          from: Type.Optional(NumberText),
          seat: Type.Optional(NumberText),
        },
        CLOSED,
      ),
      answers: {
        200: {
          meaning: 'The steps from version `from` on; if `from` is 0 or left out, also the start.',
          schema: ShownSchema,
        },
        403: { meaning: '`seat` does not belong to this person.', schema: RefusedSchema },
        404: UNKNOWN_TABLE,
        409: {
          meaning:
            'The table has no version `from` yet. `not-dealt`: the game is dealt when all seats are taken.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ params, query, headers, networks, program }) => {
        const asker = program ?? (await devices.find(headers))?.person;
        const { from, seat } = query;
        const part = {
          ...(from === undefined ? {} : { from: Number(from) }),
          ...(seat === undefined ? {} : { as: Number(seat) }),
        };
        return { text: await tables.show(params.id, asker, part, ownerAt(networks)) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/record',
      summary: 'The complete record of a finished game, with its seed.',
      params: TableParams,
      programs: true,
      answers: {
        200: { meaning: 'The record.', schema: RecordSchema },
        404: UNKNOWN_TABLE,
        409: { meaning: 'The game is not over.', schema: RefusedSchema },
      },
      handle: async ({ params, networks }) => ({
        json: await tables.record(params.id, ownerAt(networks)),
      }),
    }),
  ];
}

function placeIn(after: string | undefined): TablePlace | undefined {
  const [changed, id] = after?.split('-') ?? [];
  return changed === undefined ? undefined : { changed: Number(changed), id };
}

/**
 * Returns a function that throws Refused when there are enough tables: on the server, of a person,
 * or made from one address.
 */
function roomFor({ storage, limits, allowance, makeRoom, now }: ApiNeeds) {
  return async (person: number | undefined, networks: readonly string[]): Promise<void> => {
    const { tables, tablesPerDevice, tablesPerHour } = limits;
    const { all, own } = await storage.countTables(person ?? 0);
    if (own >= tablesPerDevice) throw refused('tables-per-device', { limit: tablesPerDevice });
    const seconds = await allowance.take(networks, now());
    if (seconds > 0) throw refused('tables-per-hour', { limit: tablesPerHour, seconds });
    if (all >= tables && !(await makeRoom())) throw refused('tables-full', { limit: tables });
  };
}
