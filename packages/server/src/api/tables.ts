import { Type } from 'typebox';
import { describeTable } from '../tables/info.ts';
import { refused } from '../tables/refused.ts';
import { CLOSED, RefusedSchema, ShownSchema, TableId } from '../wire/parts.ts';
import {
  ClaimSchema,
  CreateSchema,
  DeletedSchema,
  RecordSchema,
  TableInfoSchema,
  TableListSchema,
} from '../wire/table.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';

export const TableParams = Type.Object({ id: TableId }, CLOSED);
/** Numbers in an address are text, and stay text: nothing is coerced. */
const NumberText = Type.String({ pattern: '^(0|[1-9][0-9]{0,6})$' });

const UNKNOWN_TABLE = { meaning: 'There is no such table.', schema: RefusedSchema };

export function tableRoutes(needs: ApiNeeds): Route[] {
  const { storage, tables, devices, limits, allowance, claims, makeRoom, now } = needs;
  /** @throws Refused when there are enough tables. */
  async function checkRoom(device: number | undefined, networks: readonly string[]): Promise<void> {
    const { tables, tablesPerDevice, tablesPerHour } = limits;
    const { all, own } = await storage.countTables(device ?? 0);
    if (own >= tablesPerDevice) throw refused('tables-per-device', { limit: tablesPerDevice });
    const seconds = allowance.take(networks, now());
    if (seconds > 0) throw refused('tables-per-hour', { limit: tablesPerHour, seconds });
    if (all >= tables && !(await makeRoom())) throw refused('tables-full', { limit: tables });
  }

  return [
    route({
      method: 'POST',
      path: '/api/tables',
      summary: 'Makes a table. Each seat is a person here, a person by link, or a bot.',
      body: CreateSchema,
      answers: {
        201: { meaning: 'The table, with the links to its seats.', schema: TableInfoSchema },
        422: { meaning: 'Options or seats do not fit the game.', schema: RefusedSchema },
        429: {
          meaning:
            '`tables-per-hour`: too many from this address, with the `seconds` to wait. `tables-per-device`: this device has enough, it may delete some.',
          schema: RefusedSchema,
        },
        503: { meaning: '`tables-full`: the server keeps no more.', schema: RefusedSchema },
      },
      handle: async ({ body, headers, origin, networks }) => {
        await checkRoom(await devices.find(headers.cookie), networks);
        const { device, setCookie } = await devices.findOrAdd(headers.cookie, now());
        const table = await tables.create(body, device);
        return {
          status: 201,
          json: describeTable(table, device, origin, now()),
          cookie: setCookie,
        };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables',
      summary: 'Tables that this device made or plays at, the last changed first.',
      answers: { 200: { meaning: 'The tables.', schema: TableListSchema } },
      handle: async ({ headers, origin }) => {
        const known = await devices.recognise(headers.cookie);
        const own = known === undefined ? [] : await tables.tablesOf(known.device);
        return {
          json: {
            tables: own.map((table) => describeTable(table, known?.device, origin, now())),
          },
          cookie: known?.setCookie,
        };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id',
      summary: 'A table without its game: options, seats, whose turn it is.',
      params: TableParams,
      answers: {
        200: { meaning: 'The table.', schema: TableInfoSchema },
        404: UNKNOWN_TABLE,
      },
      handle: async ({ params, headers, origin }) => {
        const known = await devices.recognise(headers.cookie);
        const table = await tables.look(params.id, known?.device);
        const json = describeTable(table, known?.device, origin, now());
        return { json, cookie: known?.setCookie };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tables/:id',
      summary: 'Deletes a table for everybody and for good. Only who made it can.',
      params: TableParams,
      answers: {
        200: { meaning: 'It is gone.', schema: DeletedSchema },
        403: { meaning: 'This device did not make it.', schema: RefusedSchema },
        404: UNKNOWN_TABLE,
      },
      handle: async ({ params, headers }) => {
        await tables.remove(params.id, await devices.find(headers.cookie));
        return { json: { table: params.id } };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/game',
      summary: 'The game as this device may know it: its start, every step, the position now.',
      params: TableParams,
      query: Type.Object(
        {
          from: Type.Optional(NumberText),
          seat: Type.Optional(NumberText),
        },
        CLOSED,
      ),
      answers: {
        200: {
          meaning: 'The steps from version `from` on; with `from` 0 or left out also the start.',
          schema: ShownSchema,
        },
        403: { meaning: '`seat` is not a seat of this device.', schema: RefusedSchema },
        404: UNKNOWN_TABLE,
        409: { meaning: 'The table has not come to version `from`.', schema: RefusedSchema },
      },
      handle: async ({ params, query, headers }) => {
        const device = await devices.find(headers.cookie);
        const { from, seat } = query;
        const part = {
          ...(from === undefined ? {} : { from: Number(from) }),
          ...(seat === undefined ? {} : { as: Number(seat) }),
        };
        return { text: (await tables.show(params.id, device, part)).shown };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/record',
      summary: 'The whole record of a game that is over, seed and all.',
      params: TableParams,
      answers: {
        200: { meaning: 'The record.', schema: RecordSchema },
        404: UNKNOWN_TABLE,
        409: { meaning: 'The game is not over.', schema: RefusedSchema },
      },
      handle: async ({ params }) => ({ json: await tables.record(params.id) }),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/seats',
      summary: 'Takes a seat with the secret of its link and gives it to this device.',
      params: TableParams,
      body: ClaimSchema,
      answers: {
        200: { meaning: 'The table, with the seat.', schema: TableInfoSchema },
        403: { meaning: 'The secret is of no seat of this table.', schema: RefusedSchema },
        404: UNKNOWN_TABLE,
        429: {
          meaning: '`too-many-requests`: too many from this address, with the `seconds` to wait.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ params, body, headers, origin, networks }) => {
        await tables.checkKey(params.id, body.key);
        // Everybody at the table is told of every new name.
        const seconds = claims.take(networks, now());
        if (seconds > 0) throw refused('too-many-requests', { seconds });
        const { device, setCookie } = await devices.findOrAdd(headers.cookie, now());
        const table = await tables.claim(params.id, body, device);
        return { json: describeTable(table, device, origin, now()), cookie: setCookie };
      },
    }),
  ];
}
