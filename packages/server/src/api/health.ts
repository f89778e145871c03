import { HealthSchema, LiveSchema, ReadySchema } from '@pangaea/wire';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';

/** Paths that are answered under any host name: monitoring programs often use the IP address. */
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
      summary: 'Whether the process works. If there is no answer, it should be started again.',
      answers: { 200: { meaning: 'The process works.', schema: LiveSchema } },
      handle: async () => ({ json: { live: true } }),
    }),
    route({
      method: 'GET',
      path: '/api/health/ready',
      summary: 'Whether new visitors should be sent to this server.',
      answers: {
        200: { meaning: 'They should.', schema: ReadySchema },
        503: {
          meaning: 'The server is starting, draining, or cannot reach its database.',
          schema: ReadySchema,
        },
      },
      handle: async () => {
        const isCutOff = readiness.course === 'running' && storageState() === 'away';
        const course = isCutOff ? 'cut-off' : readiness.course;
        const ready = course === 'running';
        return { status: ready ? 200 : 503, json: { ready, course } };
      },
    }),
    route({
      method: 'GET',
      path: '/api/health',
      summary: 'Whether moves can be stored.',
      answers: {
        200: { meaning: 'Moves can be stored.', schema: HealthSchema },
        503: {
          meaning:
            'The last write failed, or data could not be read since the start. Tables can still be viewed.',
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
