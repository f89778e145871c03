import {
  CLOSED,
  LegalSchema,
  NewProgramSchema,
  ProgramSchema,
  RefusedSchema,
  TableId,
  TableInfoSchema,
} from '@pangaea/wire';
import { Type } from 'typebox';
import { describeTable } from '../tables/info.ts';
import { refused } from '../tables/refused.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';
import { TableParams } from './tables.ts';

const SEAT = Type.String({ pattern: '^[0-7]$' });
const SeatParams = Type.Object({ id: TableId, seat: SEAT }, CLOSED);

const UNKNOWN_TABLE = { meaning: 'There is no such table.', schema: RefusedSchema };
const TOO_MANY = {
  meaning:
    '`too-many-requests`: too many requests from this address; `seconds` is the time to wait.',
  schema: RefusedSchema,
};

export function programRoutes({
  devices,
  persons,
  programs,
  claims,
  now,
  down,
}: ApiNeeds): Route[] {
  /**
   * Limits changes of programs by address, since each change is sent to the whole table.
   * @throws Refused
   */
  async function take(networks: readonly string[]): Promise<void> {
    const seconds = await claims.take(networks, now());
    if (seconds > 0) throw refused('too-many-requests', { seconds });
  }

  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/seats/:seat/token',
      summary:
        'Lets a program play an own seat, or for the host a free one. The answer has a token for that seat and nothing else. An earlier token of the seat is not valid any more.',
      params: SeatParams,
      body: NewProgramSchema,
      answers: {
        201: { meaning: 'The token; it is shown only in this answer.', schema: ProgramSchema },
        403: {
          meaning: 'The seat is neither an own one, nor a free one of an own table.',
          schema: RefusedSchema,
        },
        404: UNKNOWN_TABLE,
        409: {
          meaning:
            '`table-over`: the game is over. `name-taken`: another seat has this name or one that looks the same; `free` is a name that can be used. `joined-lately`, as for leaving a seat.',
          schema: RefusedSchema,
        },
        429: TOO_MANY,
      },
      handle: async ({ params, body, headers, origin, networks }) => {
        const asker = await devices.find(headers);
        const person = asker?.person;
        const seat = Number(params.seat);
        if (person === undefined) throw refused('not-your-seat', { seat });
        await take(networks);
        await persons.checkMayGiveUp(asker, params.id, now());
        const { token, table } = await programs.make(params.id, seat, person, body.name ?? '');
        const json = { token, seat, table: describeTable(table, person, origin, now(), down()) };
        return { status: 201, json };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tables/:id/seats/:seat/token',
      summary:
        'Ends the token of a seat, so that its person plays it again; for that person, and for the host.',
      params: SeatParams,
      answers: {
        200: { meaning: 'The table; no program plays the seat.', schema: TableInfoSchema },
        403: {
          meaning: 'Neither the seat nor the table belongs to this person.',
          schema: RefusedSchema,
        },
        404: UNKNOWN_TABLE,
        409: { meaning: '`joined-lately`, as for leaving a seat.', schema: RefusedSchema },
        429: TOO_MANY,
      },
      handle: async ({ params, headers, origin, networks }) => {
        const asker = await devices.find(headers);
        const person = asker?.person;
        await take(networks);
        await persons.checkMayGiveUp(asker, params.id, now());
        const table = await programs.end(params.id, Number(params.seat), person);
        return { json: describeTable(table, person, origin, now(), down()) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/legal',
      summary:
        'The legal commands of a seat, and the position as the seat sees it, for programs without rules.',
      params: TableParams,
      query: Type.Object({ seat: Type.Optional(SEAT) }, CLOSED),
      programs: true,
      answers: {
        200: { meaning: 'The commands; the program sends one of them.', schema: LegalSchema },
        403: { meaning: 'The seat does not belong to the asking person.', schema: RefusedSchema },
        404: UNKNOWN_TABLE,
        409: {
          meaning: '`not-dealt`: the game is dealt when all seats are taken.',
          schema: RefusedSchema,
        },
        503: { meaning: 'The rules gave no answer in time.', schema: RefusedSchema },
      },
      handle: async ({ params, query, headers, program }) => {
        const asker = program ?? (await devices.find(headers))?.person;
        const seat = query.seat === undefined ? undefined : Number(query.seat);
        return { text: await programs.legal(params.id, asker, seat) };
      },
    }),
  ];
}
