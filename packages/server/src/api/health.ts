import { HealthSchema } from '@pangaea/wire';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';

export function healthRoutes({ storage, storageState, hub, limits }: ApiNeeds): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/health',
      summary: 'Whether moves can be stored.',
      answers: {
        200: { meaning: 'They can.', schema: HealthSchema },
        503: {
          meaning:
            'The last attempt failed, or something could not be read since the start; tables can still be looked at.',
          schema: HealthSchema,
        },
      },
      handle: async () => {
        const counted = await storage.countTables(0).catch(() => undefined);
        const state = storageState();
        const status = state === 'ok' ? 'ok' : 'failing';
        const json = {
          status,
          storage: state,
          streams: hub.size,
          ...(counted === undefined ? {} : { tables: counted.all }),
          tablesAtMost: limits.tables,
          uptimeSeconds: Math.floor(process.uptime()),
        };
        return { status: status === 'ok' ? 200 : 503, json };
      },
    }),
  ];
}
