import { type PresenceInfo, PresenceSchema, RefusedSchema } from '@pangaea/wire';
import type { StoredTable } from '../storage/contract.ts';
import { owns } from '../tables/live.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';
import { TableParams } from './tables.ts';

export function presenceRoutes({ storage, devices, tables, presence }: ApiNeeds): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/presence',
      summary:
        'The people who are present at a table now, as in `presence` messages; for people with a seat there also the last visit of the others.',
      params: TableParams,
      answers: {
        200: { meaning: 'The people who are present.', schema: PresenceSchema },
        404: { meaning: 'There is no such table.', schema: RefusedSchema },
      },
      handle: async ({ params, headers }) => {
        const person = (await devices.find(headers))?.person;
        const { table } = await tables.find(params.id);
        const present = presence.at(table.id);
        const isTheirs =
          (person !== undefined && table.host === person) ||
          table.seats.some((seat) => owns(seat, person));
        if (!isTheirs) return { json: present };
        return { json: { ...present, seen: await seenAt(table) } };
      },
    }),
  ];

  async function seenAt({ seats }: StoredTable): Promise<NonNullable<PresenceInfo['seen']>> {
    const stored = await storage.seenOf(seats.flatMap(({ persons }) => persons));
    return seats.flatMap(({ seat, persons, program }) => {
      // A program does not learn when other persons were last here.
      if (program !== undefined) return [];
      const moments = persons.map((person) =>
        Math.max(
          presence.seen(person) ?? 0,
          stored.find((each) => each.person === person)?.seen ?? 0,
        ),
      );
      return moments.length === 0 ? [] : [{ seat, at: Math.max(...moments) }];
    });
  }
}
