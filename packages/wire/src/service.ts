import { Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED } from './parts.ts';

export const ReachSchema = Type.Object(
  {
    reach: Type.Enum(['machine', 'network', 'public'], {
      description:
        'Which people can open links: those at this machine, those in its network, or everybody by `PUBLIC_URL`.',
    }),
    addresses: Type.Array(Type.String(), {
      description:
        'The addresses of the server in its network; only for a request from the machine itself.',
    }),
  },
  { ...CLOSED, title: 'Reach' },
);
export interface Reach extends Data<typeof ReachSchema> {}

export const LiveSchema = Type.Object({ live: Type.Literal(true) }, { ...CLOSED, title: 'Live' });

export const ReadySchema = Type.Object(
  {
    ready: Type.Boolean(),
    course: Type.Enum(['starting', 'running', 'draining', 'cut-off'], {
      description:
        'A server that drains finishes its work, accepts no new stream, and ends. A server that is cut off cannot reach its database, and tries again by itself.',
    }),
  },
  { ...CLOSED, title: 'Ready' },
);

export const HealthSchema = Type.Object(
  {
    status: Type.Union([Type.Literal('ok'), Type.Literal('failing')]),
    storage: Type.Union([
      Type.Literal('ok'),
      Type.Literal('full'),
      Type.Literal('failed'),
      Type.Literal('away'),
    ]),
    streams: Type.Integer(),
    tables: Type.Optional(
      Type.Integer({ description: 'Left out if the tables cannot be counted.' }),
    ),
    tablesAtMost: Type.Integer(),
    uptimeSeconds: Type.Integer(),
  },
  { ...CLOSED, title: 'Health' },
);
