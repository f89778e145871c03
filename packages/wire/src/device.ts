import { Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, TableId, Time } from './parts.ts';

/** The kind of a device, as reported by the device itself. */
export const DEVICE_KIND = {
  kind: Type.Enum(['phone', 'tablet', 'computer', 'unknown']),
  browser: Type.String({ description: 'Names of browser and system; empty if they are unknown.' }),
};

const DeviceSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    ...DEVICE_KIND,
    created: Time,
    seen: Type.Number({ description: 'Milliseconds since 1970, exact to some minutes.' }),
    here: Type.Boolean({ description: 'The device sends this request, or has an open stream.' }),
    own: Type.Boolean({ description: 'The device sends this request.' }),
  },
  { ...CLOSED, title: 'Device' },
);
export interface DeviceInfo extends Data<typeof DeviceSchema> {}

const BroughtGameSchema = Type.Object(
  {
    id: TableId,
    game: Type.String(),
    names: Type.Array(Type.String(), { description: 'The names of the others who sit there.' }),
  },
  CLOSED,
);

const ArrivalSchema = Type.Object(
  {
    id: Type.String(),
    ...DEVICE_KIND,
    at: Time,
    left: Type.Number({ description: 'Milliseconds until the code ends.' }),
    check: Type.String({ description: 'Two digits, which the waiting device shows, too.' }),
    brings: Type.Boolean({
      description: 'Whether its seats, tables and further devices join, too.',
    }),
    games: Type.Array(BroughtGameSchema, {
      description: 'The tables that join, the running ones first.',
    }),
    devices: Type.Integer({ description: 'The number of further devices that join.' }),
    state: Type.Enum(['waiting', 'refused', 'allowed']),
  },
  {
    ...CLOSED,
    title: 'Arrival',
    description: 'A device that has used the code of this person, and waits to be let in.',
  },
);
export interface Arrival extends Data<typeof ArrivalSchema> {}

const JoinSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    ...DEVICE_KIND,
    device: Type.Integer({ minimum: 1, description: 'The device that joined.' }),
    own: Type.Boolean({ description: 'Whether it is the asking device.' }),
    brings: Type.Boolean({
      description: 'Whether everything of its former person joined, or the device alone.',
    }),
    joined: Time,
    left: Type.Number({
      description:
        'Milliseconds in which the join can be undone; negative if only the device itself can undo it.',
    }),
    tables: Type.Integer({
      description: 'The number of tables that joined, or that were left behind.',
    }),
    devices: Type.Integer({ description: 'The number of devices that joined.' }),
    mayUndo: Type.Boolean({
      description: 'Whether the asking device may undo it: it joined by it, or is older.',
    }),
  },
  { ...CLOSED, title: 'Join', description: 'A device that joined, and can be sent back.' },
);
export interface JoinInfo extends Data<typeof JoinSchema> {}

export const DeviceListSchema = Type.Object(
  {
    devices: Type.Array(DeviceSchema),
    arrival: Type.Optional(ArrivalSchema),
    joins: Type.Array(JoinSchema, { description: 'The latest join first.' }),
  },
  CLOSED,
);
export interface DeviceList extends Data<typeof DeviceListSchema> {}

export const CodeSchema = Type.Object(
  {
    code: Type.String({
      description: '8 characters; capitals, small letters and groups are accepted.',
    }),
    until: Time,
    left: Type.Number({
      description: 'Milliseconds until then, for devices whose clock is wrong.',
    }),
    link: Type.String({ description: 'The link to the page with the code.' }),
  },
  { ...CLOSED, title: 'Code' },
);
export interface DeviceCode extends Data<typeof CodeSchema> {}

export const ComeSchema = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 40 }),
    ticket: Type.String({
      pattern: '^[A-Za-z0-9_-]{22,64}$',
      description: 'A secret of this device; requests with the same secret are of the same device.',
    }),
    games: Type.Enum(['bring', 'leave'], {
      description:
        '`bring`: everything of this device and of others of its person joins. `leave`: the device joins alone.',
    }),
  },
  { ...CLOSED, title: 'Come' },
);
export interface Come extends Data<typeof ComeSchema> {}

export const CameSchema = Type.Object(
  {
    state: Type.Enum(['waiting', 'joined'], {
      description: '`waiting`: a device of that person must let it in.',
    }),
    check: Type.Optional(Type.String({ description: 'Two digits, which that device shows, too.' })),
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
