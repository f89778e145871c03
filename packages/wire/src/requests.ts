import { type Static, Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, Level, MessageNumber, SeatNumber, TableId, Version } from './parts.ts';

/** The open request of a person at a table. */
export const RequestSchema = Type.Object(
  {
    kind: Type.Enum(['back', 'stop', 'free'], {
      description:
        '`back`: to the version `to`; later moves are undone. `stop`: the game ends here, without a winner. `free`: a bot plays the seat `of`, whose person was away for seven days, and another person may take it.',
    }),
    seat: Type.Unsafe<number>({ ...SeatNumber, description: 'The seat of the asking person.' }),
    version: Version,
    to: Type.Optional(Version),
    of: Type.Optional(SeatNumber),
    waiting: Type.Array(SeatNumber, { description: 'Seats that have not answered yet.' }),
  },
  {
    ...CLOSED,
    title: 'Request',
    description:
      'A request. It is granted when no answer is missing. It lapses when a seat plays on, or when the person of the seat to be freed is back.',
  },
);
export interface RequestInfo extends Data<typeof RequestSchema> {}

const RequestEndedSchema = Type.Object(
  {
    kind: Type.Enum(['back', 'stop', 'free']),
    how: Type.Enum(['refused', 'withdrawn', 'lapsed'], {
      description: '`lapsed`: the person of the seat to be freed is back.',
    }),
    seat: Type.Unsafe<number>({
      ...SeatNumber,
      description: 'The seat of the person who refused it, withdrew it, or is back.',
    }),
    asker: SeatNumber,
  },
  CLOSED,
);
/** The end of a request that was not granted. */
export interface RequestEnded extends Data<typeof RequestEndedSchema> {}

export const RequestToldSchema = Type.Object(
  {
    table: TableId,
    number: MessageNumber,
    version: Version,
    request: Type.Optional(RequestSchema),
    ended: Type.Optional(RequestEndedSchema),
  },
  {
    ...CLOSED,
    title: 'RequestTold',
    description:
      'The data of a `request` message: the present request, or its end. If it was granted, a segment reports that.',
  },
);
export interface RequestTold extends Data<typeof RequestToldSchema> {}

const asked = { seat: SeatNumber, version: Version };
const Back = Type.Object({ kind: Type.Literal('back'), ...asked, to: Version }, CLOSED);
const Stop = Type.Object({ kind: Type.Literal('stop'), ...asked }, CLOSED);
const Free = Type.Object({ kind: Type.Literal('free'), ...asked, of: SeatNumber }, CLOSED);
/**
 * The field `kind` selects the kind of request, so that an error message is about the kind that was
 * meant.
 */
export const AskSchema = Type.Unsafe<
  Static<typeof Back> | Static<typeof Stop> | Static<typeof Free>
>({
  title: 'Ask',
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [Back, Stop, Free],
});
export type Ask = Data<typeof AskSchema>;

export const ConsentSchema = Type.Object(
  {
    seat: SeatNumber,
    version: Version,
    asker: Type.Unsafe<number>({
      ...SeatNumber,
      description: 'The seat of the person who made the request.',
    }),
    allow: Type.Boolean(),
  },
  { ...CLOSED, title: 'Consent' },
);
export interface Consent extends Data<typeof ConsentSchema> {}

export const LeaveSchema = Type.Object(
  { level: Level },
  { ...CLOSED, title: 'Leave', description: 'The level of the bot that takes the seat.' },
);
export interface Leave extends Data<typeof LeaveSchema> {}
