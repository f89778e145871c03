import { Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, Time } from './parts.ts';

const DeviceSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    kind: Type.Enum(['phone', 'tablet', 'computer', 'unknown']),
    browser: Type.String({ description: 'Names of browser and system; empty when not known.' }),
    created: Time,
    seen: Type.Number({ description: 'Milliseconds since 1970, within some minutes.' }),
    here: Type.Boolean({ description: 'It asks, or has a stream open.' }),
    own: Type.Boolean({ description: 'It asks.' }),
  },
  { ...CLOSED, title: 'Device' },
);
export interface DeviceInfo extends Data<typeof DeviceSchema> {}

export const DeviceListSchema = Type.Object({ devices: Type.Array(DeviceSchema) }, CLOSED);
export interface DeviceList extends Data<typeof DeviceListSchema> {}

export const CodeSchema = Type.Object(
  {
    code: Type.String({ description: '8 characters; may be typed in any case and in groups.' }),
    until: Time,
    left: Type.Number({ description: 'Milliseconds until then, for clocks that go wrong.' }),
    link: Type.String({ description: 'Opens the page with the code.' }),
  },
  { ...CLOSED, title: 'Code' },
);
export interface DeviceCode extends Data<typeof CodeSchema> {}

export const BringSchema = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 40 }) },
  { ...CLOSED, title: 'Bring' },
);
export interface Bring extends Data<typeof BringSchema> {}
