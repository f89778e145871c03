import { AheadSchema, CLOSED, OrderAheadSchema, RefusedSchema, TableId } from '@pangaea/wire';
import { Type } from 'typebox';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';

const PATH = '/api/tables/:id/seats/:seat/ahead';
const OfSeat = { id: TableId, seat: Type.String({ pattern: '^[0-7]$' }) };
const SeatParams = Type.Object(OfSeat, CLOSED);
const UNKNOWN_TABLE = { meaning: 'There is no such table.', schema: RefusedSchema };
const NOT_THEIRS = {
  meaning: 'The seat does not belong to this person.',
  schema: RefusedSchema,
};
const CHANGED = '`ahead-changed`: there is another order now, with its `number`.';

export function aheadRoutes({ devices, aheads }: ApiNeeds): Route[] {
  return [
    route({
      method: 'GET',
      path: PATH,
      summary: 'The turns that this person has ordered ahead for a seat; nobody else can see them.',
      params: SeatParams,
      answers: {
        200: { meaning: 'The order and its progress.', schema: AheadSchema },
        403: NOT_THEIRS,
        404: UNKNOWN_TABLE,
      },
      handle: async ({ params, headers }) => {
        const person = (await devices.find(headers))?.person;
        return { json: await aheads.read(params.id, Number(params.seat), person) };
      },
    }),
    route({
      method: 'POST',
      path: PATH,
      summary:
        'Orders up to five turns ahead at a slow table, each with conditions; an earlier order is replaced. The server plays the turns as segments of this person. If a turn cannot be played, it lapses with all later ones.',
      params: SeatParams,
      body: OrderAheadSchema,
      answers: {
        200: { meaning: 'The present order.', schema: AheadSchema },
        403: NOT_THEIRS,
        404: UNKNOWN_TABLE,
        409: {
          meaning: `${CHANGED} \`ahead-now\`: it is the turn of the seat. \`ahead-live\`: the table is live. \`game-ended\`, \`not-dealt\`.`,
          schema: RefusedSchema,
        },
        422: {
          meaning:
            'A command cannot be read. `condition-unknown`: a condition names nothing of this table.',
          schema: RefusedSchema,
        },
        503: { meaning: 'The rules or the storage gave no answer in time.', schema: RefusedSchema },
        507: { meaning: 'The disk is full.', schema: RefusedSchema },
      },
      handle: async ({ params, body, headers }) => {
        const person = (await devices.find(headers))?.person;
        return { json: await aheads.order(params.id, Number(params.seat), person, body) };
      },
    }),
    route({
      method: 'DELETE',
      path: `${PATH}/:number`,
      summary: 'Cancels the turns that were ordered ahead under a number.',
      params: Type.Object(
        { ...OfSeat, number: Type.String({ pattern: '^[1-9][0-9]{0,9}$' }) },
        CLOSED,
      ),
      answers: {
        200: { meaning: 'No turn is ordered.', schema: AheadSchema },
        403: NOT_THEIRS,
        404: UNKNOWN_TABLE,
        409: { meaning: CHANGED, schema: RefusedSchema },
        507: { meaning: 'The disk is full.', schema: RefusedSchema },
      },
      handle: async ({ params, headers }) => {
        const person = (await devices.find(headers))?.person;
        const { id, seat, number } = params;
        return { json: await aheads.drop(id, Number(seat), person, Number(number)) };
      },
    }),
  ];
}
