import { Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, TableId, Time } from './parts.ts';

/** The kind of a device, as far as the device says so itself. */
export const DEVICE_KIND = {
  kind: Type.Enum(['phone', 'tablet', 'computer', 'unknown']),
  browser: Type.String({ description: 'Names of browser and system; empty when not known.' }),
};

const DeviceSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    ...DEVICE_KIND,
    created: Time,
    seen: Type.Number({ description: 'Milliseconds since 1970, within some minutes.' }),
    here: Type.Boolean({ description: 'It asks, or has a stream open.' }),
    own: Type.Boolean({ description: 'It asks.' }),
  },
  { ...CLOSED, title: 'Device' },
);
export interface DeviceInfo extends Data<typeof DeviceSchema> {}

const BroughtGameSchema = Type.Object(
  {
    id: TableId,
    game: Type.String(),
    names: Type.Array(Type.String(), { description: 'Of the others who sit there.' }),
  },
  CLOSED,
);

const ArrivalSchema = Type.Object(
  {
    id: Type.String(),
    ...DEVICE_KIND,
    at: Time,
    left: Type.Number({ description: 'Milliseconds until the code ends.' }),
    check: Type.String({ description: 'Two digits, which the device that has come shows too.' }),
    brings: Type.Boolean({ description: 'Its seats, tables and further devices come along.' }),
    games: Type.Array(BroughtGameSchema, {
      description: 'What comes along, the running ones first.',
    }),
    devices: Type.Integer({ description: 'Further devices that come along.' }),
    state: Type.Enum(['waiting', 'refused', 'allowed']),
  },
  {
    ...CLOSED,
    title: 'Arrival',
    description: 'A device that has come with the code of this person, and waits to be let in.',
  },
);
export interface Arrival extends Data<typeof ArrivalSchema> {}

const JoinSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    ...DEVICE_KIND,
    device: Type.Integer({ minimum: 1, description: 'The device that came.' }),
    own: Type.Boolean({ description: 'It is the one that asks.' }),
    brings: Type.Boolean({ description: 'With everything of its former person, or alone.' }),
    joined: Time,
    left: Type.Number({
      description:
        'Milliseconds in which it can be undone; less than nothing where only the device itself can go back.',
    }),
    tables: Type.Integer({ description: 'Tables that it has brought, or left behind.' }),
    devices: Type.Integer({ description: 'Devices that came.' }),
    mayUndo: Type.Boolean({ description: 'The device that asks came with it, or was there.' }),
  },
  { ...CLOSED, title: 'Join', description: 'A device that came, and can be sent back.' },
);
export interface JoinInfo extends Data<typeof JoinSchema> {}

export const DeviceListSchema = Type.Object(
  {
    devices: Type.Array(DeviceSchema),
    arrival: Type.Optional(ArrivalSchema),
    joins: Type.Array(JoinSchema, { description: 'The last first.' }),
  },
  CLOSED,
);
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

export const ComeSchema = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 40 }),
    ticket: Type.String({
      pattern: '^[A-Za-z0-9_-]{22,64}$',
      description: 'A secret of this device; the same again is the same device.',
    }),
    games: Type.Enum(['bring', 'leave'], {
      description:
        '`bring`: all that this device and others of its person have come along. `leave`: it comes alone.',
    }),
  },
  { ...CLOSED, title: 'Come' },
);
export interface Come extends Data<typeof ComeSchema> {}

export const CameSchema = Type.Object(
  {
    state: Type.Enum(['waiting', 'joined'], {
      description: '`waiting`: until a device of that person lets it in.',
    }),
    check: Type.Optional(Type.String({ description: 'Two digits, which that device shows too.' })),
    left: Type.Optional(Type.Number({ description: 'Milliseconds until the code ends.' })),
    shownBy: Type.Optional(Type.Object(DEVICE_KIND, CLOSED)),
  },
  { ...CLOSED, title: 'Came' },
);
export interface Came extends Data<typeof CameSchema> {}

export const LetInSchema = Type.Object(
  { arrival: Type.String({ minLength: 1, maxLength: 40 }), allow: Type.Boolean() },
  { ...CLOSED, title: 'LetIn' },
);
export interface LetIn extends Data<typeof LetInSchema> {}
