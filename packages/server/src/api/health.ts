import { Type } from 'typebox';
import { CLOSED } from '../wire/parts.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';

const Health = Type.Object(
  {
    status: Type.Union([Type.Literal('ok'), Type.Literal('failing')]),
    storage: Type.Union([Type.Literal('ok'), Type.Literal('full'), Type.Literal('failed')]),
    streams: Type.Integer(),
    uptimeSeconds: Type.Integer(),
  },
  { ...CLOSED, title: 'Health' },
);

export function healthRoutes({ storageState, hub }: ApiNeeds): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/health',
      summary: 'Whether moves can be stored.',
      answers: {
        200: { meaning: 'They can.', schema: Health },
        503: {
          meaning:
            'The last attempt failed, or something could not be read since the start; tables can still be looked at.',
          schema: Health,
        },
      },
      handle: async () => {
        const storage = storageState();
        const status = storage === 'ok' ? 'ok' : 'failing';
        const uptimeSeconds = Math.floor(process.uptime());
        const json = { status, storage, streams: hub.size, uptimeSeconds };
        return { status: status === 'ok' ? 200 : 503, json };
      },
    }),
  ];
}
