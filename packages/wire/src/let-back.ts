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
      'Of somebody new who asks to take over a seat that was left. Missing where somebody asks to be let back.',
  }),
);

/** Somebody asks for one seat: to be let back into it, or to take it over where hands are hidden. */
export const LetBackSchema = Type.Object(
  {
    request: Type.Integer({ minimum: 1, description: 'Its number at this table.' }),
    seat: SeatNumber,
    name: NEW_NAME,
    ...DEVICE_KIND,
    since: Time,
    until: Type.Optional(
      Type.Number({ description: 'At slow tables: before this moment nothing is given.' }),
    ),
    waiting: Type.Array(SeatNumber, { description: 'Seats that have not answered yet.' }),
    yours: Type.Optional(Type.Boolean({ description: 'This device asks.' })),
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
              '`there`: a device of the seat has shown itself, or its person plays it again.',
          }),
          name: NEW_NAME,
          by: Type.Optional(
            Type.Unsafe<number>({ ...SeatNumber, description: 'The seat that refused it.' }),
          ),
        },
        CLOSED,
      ),
    ),
  },
  {
    ...CLOSED,
    title: 'LetBackTold',
    description: 'The data of a `let-back` message: what is asked now, or how it ended.',
  },
);
export interface LetBackTold extends Data<typeof LetBackToldSchema> {}

export const AskBackSchema = Type.Object(
  {
    seat: SeatNumber,
    name: NEW_NAME,
    again: Type.String({
      pattern: '^[A-Za-z0-9_-]{22,64}$',
      description: 'A secret of this device: the same again is the same request.',
    }),
  },
  { ...CLOSED, title: 'AskBack' },
);
export interface AskBack extends Data<typeof AskBackSchema> {}

export const AnswerBackSchema = Type.Object(
  {
    seat: Type.Unsafe<number>({ ...SeatNumber, description: 'Of whoever answers.' }),
    request: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    allow: Type.Boolean(),
  },
  { ...CLOSED, title: 'AnswerBack' },
);
export interface AnswerBack extends Data<typeof AnswerBackSchema> {}
