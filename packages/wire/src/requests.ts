import { type Static, Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, Level, MessageNumber, SeatNumber, TableId, Version } from './parts.ts';

/** The open request of somebody at a table. */
export const RequestSchema = Type.Object(
  {
    kind: Type.Enum(['back', 'stop', 'free'], {
      description:
        '`back`: to the version `to`; all that was played since is undone. `stop`: the game ends here, without a winner. `free`: a bot plays the seat `of`, whose person was not seen for seven days, and somebody else may take it.',
    }),
    seat: Type.Unsafe<number>({ ...SeatNumber, description: 'Of who asks.' }),
    version: Version,
    to: Type.Optional(Version),
    of: Type.Optional(SeatNumber),
    waiting: Type.Array(SeatNumber, { description: 'Seats that have not answered yet.' }),
  },
  {
    ...CLOSED,
    title: 'Request',
    description: 'Granted when nobody is waited for any more; lapses when somebody plays on.',
  },
);
export interface RequestInfo extends Data<typeof RequestSchema> {}

const RequestEndedSchema = Type.Object(
  {
    kind: Type.Enum(['back', 'stop', 'free']),
    how: Type.Enum(['refused', 'withdrawn']),
    seat: Type.Unsafe<number>({
      ...SeatNumber,
      description: 'Of who refused it, or took it back.',
    }),
    asker: SeatNumber,
  },
  CLOSED,
);
/** How a request ended that was not granted. */
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
      'The data of a `request` message: what is asked now, or how it ended. That it was granted is told as a segment.',
  },
);
export interface RequestTold extends Data<typeof RequestToldSchema> {}

const asked = { seat: SeatNumber, version: Version };
const Back = Type.Object({ kind: Type.Literal('back'), ...asked, to: Version }, CLOSED);
const Stop = Type.Object({ kind: Type.Literal('stop'), ...asked }, CLOSED);
const Free = Type.Object({ kind: Type.Literal('free'), ...asked, of: SeatNumber }, CLOSED);
/** Told apart by `kind`, so that what is wrong is said of the kind that was meant. */
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
    asker: Type.Unsafe<number>({ ...SeatNumber, description: 'Whose request is meant.' }),
    allow: Type.Boolean(),
  },
  { ...CLOSED, title: 'Consent' },
);
export interface Consent extends Data<typeof ConsentSchema> {}

export const LeaveSchema = Type.Object(
  { level: Level },
  { ...CLOSED, title: 'Leave', description: 'How well the bot plays that takes the seat.' },
);
export interface Leave extends Data<typeof LeaveSchema> {}
