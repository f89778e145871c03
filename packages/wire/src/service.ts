import { Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED } from './parts.ts';

export const ReachSchema = Type.Object(
  {
    reach: Type.Enum(['machine', 'network', 'public'], {
      description:
        'Who can open links: only who sits at this machine, its network, or everybody by `PUBLIC_URL`.',
    }),
    addresses: Type.Array(Type.String(), {
      description: 'Where others in the network find it; for who asks from the machine itself.',
    }),
  },
  { ...CLOSED, title: 'Reach' },
);
export interface Reach extends Data<typeof ReachSchema> {}

export const LiveSchema = Type.Object({ live: Type.Literal(true) }, { ...CLOSED, title: 'Live' });

export const ReadySchema = Type.Object(
  {
    ready: Type.Boolean(),
    course: Type.Enum(['starting', 'running', 'draining'], {
      description: 'A server that drains finishes what it does, takes no new stream, and ends.',
    }),
  },
  { ...CLOSED, title: 'Ready' },
);

export const HealthSchema = Type.Object(
  {
    status: Type.Union([Type.Literal('ok'), Type.Literal('failing')]),
    storage: Type.Union([Type.Literal('ok'), Type.Literal('full'), Type.Literal('failed')]),
    streams: Type.Integer(),
    tables: Type.Optional(Type.Integer({ description: 'Left out where they cannot be counted.' })),
    tablesAtMost: Type.Integer(),
    uptimeSeconds: Type.Integer(),
  },
  { ...CLOSED, title: 'Health' },
);
