import { HappenedSchema, RefusedSchema, SegmentSchema } from '@pangaea/wire';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';
import { TableParams } from './tables.ts';

export function segmentRoutes({ devices, moves }: ApiNeeds): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/segments',
      summary: 'Plays moves of one seat. Answered when they are durable; all of them or none.',
      params: TableParams,
      body: SegmentSchema,
      programs: true,
      answers: {
        200: {
          meaning:
            'What happened; the same again when the segment comes a second time. An answer in secret is stored and not played yet: `steps` is empty, and `window` says of which own seats the answers are in.',
          schema: HappenedSchema,
        },
        403: { meaning: 'Not a seat of this person.', schema: RefusedSchema },
        404: { meaning: 'There is no such table.', schema: RefusedSchema },
        409: {
          meaning:
            '`stale`: the table has gone on, with what happened since; standing orders are accepted all the same, and so are answers in a window that was open by then. `already-answered`: the seat has given its answer in this window. `version-unknown`: it has not come so far. `key-reused`: the key was used for something else. `not-dealt`: there is no game before all sit.',
          schema: RefusedSchema,
        },
        422: { meaning: 'The rules refuse the command at `index`.', schema: RefusedSchema },
        503: { meaning: 'No answer from the rules or the storage in time.', schema: RefusedSchema },
        507: { meaning: 'The disk is full.', schema: RefusedSchema },
      },
      handle: async ({ params, body, headers, program }) => {
        const asker = program ?? (await devices.find(headers))?.person;
        return { text: await moves.send(params.id, { asker }, body) };
      },
    }),
  ];
}
