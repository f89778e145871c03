import { HealthSchema, LiveSchema, ReadySchema } from '@pangaea/wire';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';

/** Paths that are answered by any host name: whatever looks after a server asks it by its number. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set([
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
]);

export function healthRoutes(needs: ApiNeeds): Route[] {
  const { storage, storageState, hub, limits, readiness } = needs;
  return [
    route({
      method: 'GET',
      path: '/api/health/live',
      summary: 'Whether the process works. Without an answer it is to be started again.',
      answers: { 200: { meaning: 'It does.', schema: LiveSchema } },
      handle: async () => ({ json: { live: true } }),
    }),
    route({
      method: 'GET',
      path: '/api/health/ready',
      summary: 'Whether new visitors are to be sent here.',
      answers: {
        200: { meaning: 'They are.', schema: ReadySchema },
        503: { meaning: 'It starts, or drains.', schema: ReadySchema },
      },
      handle: async () => {
        const { course } = readiness;
        const ready = course === 'running';
        return { status: ready ? 200 : 503, json: { ready, course } };
      },
    }),
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
