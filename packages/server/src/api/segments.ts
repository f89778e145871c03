import { HappenedSchema, RefusedSchema, SegmentSchema } from '@pangaea/wire';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';
import { TableParams } from './tables.ts';

export function segmentRoutes({ devices, moves }: ApiNeeds): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/segments',
      summary:
        'Plays moves of one seat, all of them or none. The answer comes when they are stored durably.',
      params: TableParams,
      body: SegmentSchema,
      programs: true,
      answers: {
        200: {
          meaning:
            'The result of the moves; a repeated segment gets the same answer. A secret answer is stored and not played yet: `steps` is empty, and `window` names the own seats whose answers have arrived.',
          schema: HappenedSchema,
        },
        403: { meaning: 'The seat does not belong to this person.', schema: RefusedSchema },
        404: { meaning: 'There is no such table.', schema: RefusedSchema },
        409: {
          meaning:
            '`stale`: the table has gone on, with the moves since then. Standing orders are accepted all the same, and so are answers in a window that was open then. `already-answered`: the seat has given its answer in this window. `version-unknown`: the table has no such version yet. `key-reused`: the key was used for another segment. `not-dealt`: the game is dealt when all seats are taken.',
          schema: RefusedSchema,
        },
        422: { meaning: 'The rules refuse the command at `index`.', schema: RefusedSchema },
        503: { meaning: 'The rules or the storage gave no answer in time.', schema: RefusedSchema },
        507: { meaning: 'The disk is full.', schema: RefusedSchema },
      },
      handle: async ({ params, body, headers, program }) => {
        const asker = program ?? (await devices.find(headers))?.person;
        return { text: await moves.send(params.id, { asker }, body) };
      },
    }),
  ];
}
