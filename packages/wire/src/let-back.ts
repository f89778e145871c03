import { Type } from 'typebox';
import type { Data } from './data.ts';
import { DEVICE_KIND } from './device.ts';
import { CLOSED, MessageNumber, Name, SeatNumber, TableId, Time } from './parts.ts';

/** The name of a newcomer who takes over a seat with a hidden hand. */
const NEW_NAME = Type.Optional(
  Type.Unsafe<string>({
    ...Name,
    minLength: 1,
    description:
      'The name of a new person who asks to take over a seat that was left; missing if a former person asks to be let back.',
  }),
);

/** Somebody asks for one seat: to return to it, or to take it over in a game with hidden hands. */
export const LetBackSchema = Type.Object(
  {
    request: Type.Integer({ minimum: 1, description: 'The number of the request at this table.' }),
    seat: SeatNumber,
    name: NEW_NAME,
    ...DEVICE_KIND,
    since: Time,
    until: Type.Optional(
      Type.Number({ description: 'At slow tables, the time before which the seat is not given.' }),
    ),
    waiting: Type.Array(SeatNumber, { description: 'Seats that have not answered yet.' }),
    yours: Type.Optional(Type.Boolean({ description: 'Whether this device made the request.' })),
  },
  {
    ...CLOSED,
    title: 'LetBack',
    description: 'An open request to be let back into a seat, or to take it over.',
  },
);
export interface LetBackInfo extends Data<typeof LetBackSchema> {}

export const LetBackToldSchema = Type.Object(
  {
    table: TableId,
    number: MessageNumber,
    letBack: Type.Optional(LetBackSchema),
    ended: Type.Optional(
      Type.Object(
        {
          request: Type.Integer({ minimum: 1 }),
          seat: SeatNumber,
          how: Type.Enum(['given', 'refused', 'withdrawn', 'there', 'lapsed'], {
            description:
              '`there`: a device of the seat was active again, or its person plays the seat again.',
          }),
          name: NEW_NAME,
          by: Type.Optional(
            Type.Unsafe<number>({ ...SeatNumber, description: 'The seat whose person refused.' }),
          ),
        },
        CLOSED,
      ),
    ),
  },
  {
    ...CLOSED,
    title: 'LetBackTold',
    description: 'The data of a `let-back` message: the present request, or its end.',
  },
);
export interface LetBackTold extends Data<typeof LetBackToldSchema> {}

export const AskBackSchema = Type.Object(
  {
    seat: SeatNumber,
    name: NEW_NAME,
    again: Type.String({
      pattern: '^[A-Za-z0-9_-]{22,64}$',
      description: 'A secret of this device; requests with the same secret are one request.',
    }),
  },
  { ...CLOSED, title: 'AskBack' },
);
export interface AskBack extends Data<typeof AskBackSchema> {}

export const AnswerBackSchema = Type.Object(
  {
    seat: Type.Unsafe<number>({ ...SeatNumber, description: 'The seat of the answering person.' }),
    request: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    allow: Type.Boolean(),
  },
  { ...CLOSED, title: 'AnswerBack' },
);
export interface AnswerBack extends Data<typeof AnswerBackSchema> {}
