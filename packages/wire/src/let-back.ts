import { Type } from 'typebox';
import type { Data } from './data.ts';
import { DEVICE_KIND } from './device.ts';
import { CLOSED, MessageNumber, SeatNumber, TableId, Time } from './parts.ts';

/** Somebody whose cookie is lost asks to be let back into one seat. */
export const LetBackSchema = Type.Object(
  {
    request: Type.Integer({ minimum: 1, description: 'Its number at this table.' }),
    seat: SeatNumber,
    ...DEVICE_KIND,
    since: Time,
    until: Type.Optional(
      Type.Number({ description: 'At slow tables: before this moment nothing is given.' }),
    ),
    waiting: Type.Array(SeatNumber, { description: 'Seats that have not answered yet.' }),
    yours: Type.Optional(Type.Boolean({ description: 'This device asks.' })),
  },
  { ...CLOSED, title: 'LetBack', description: 'An open request to be let back into a seat.' },
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
            description: '`there`: a device of the seat has shown itself.',
          }),
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
