import { type Static, Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, Level, MessageNumber, SeatNumber, TableId } from './parts.ts';

const outOfTime = {
  out: Type.Enum(['bot', 'wait'], {
    description:
      'What happens when time and grace are over: a bot plays on and gives the seat back when its owner returns, or the game waits.',
  }),
  level: Type.Optional(Level),
};

const LiveSchema = Type.Object(
  {
    kind: Type.Literal('live'),
    minutes: Type.Integer({ minimum: 1, maximum: 600, description: 'In hand at the start.' }),
    seconds: Type.Integer({
      minimum: 0,
      maximum: 600,
      description:
        'More each time that one was asked and has answered; never more in hand than at the start.',
    }),
    ...outOfTime,
  },
  CLOSED,
);
const SlowSchema = Type.Object(
  {
    kind: Type.Literal('slow'),
    days: Type.Integer({
      minimum: 1,
      maximum: 30,
      description: 'For each move; by the hours of who is asked, see `Hours`.',
    }),
    ...outOfTime,
  },
  CLOSED,
);

/** Told apart by `kind`, so that what is wrong is said of the kind that was meant. */
export const TimeSchema = Type.Unsafe<Static<typeof LiveSchema> | Static<typeof SlowSchema>>({
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [LiveSchema, SlowSchema],
  title: 'Time',
  description: 'How long people may think. Agreed when a table is made; left out for no clock.',
});
export type TimeAgreed = Data<typeof TimeSchema>;

const SeatClockSchema = Type.Object(
  {
    seat: SeatNumber,
    runs: Type.Boolean(),
    left: Type.Optional(
      Type.Number({
        description:
          'Milliseconds in hand when this was written; at slow tables until the end, of clocks that run.',
      }),
    ),
    grace: Type.Optional(
      Type.Number({ description: 'Milliseconds after that in which nothing happens yet.' }),
    ),
    warned: Type.Boolean({ description: 'Little is left of a clock that runs.' }),
    over: Type.Boolean({ description: 'Time and grace are over; the game waits for this seat.' }),
    away: Type.Boolean({ description: 'A bot plays until the owner is back.' }),
  },
  { ...CLOSED, title: 'SeatClock' },
);
export interface SeatClockTold extends Data<typeof SeatClockSchema> {}

export const ClockToldSchema = Type.Object(
  {
    table: TableId,
    number: Type.Optional(MessageNumber),
    seats: Type.Array(SeatClockSchema, { description: 'Those of people.' }),
  },
  {
    ...CLOSED,
    title: 'ClockTold',
    description:
      'The data of a `clock` message: how the clocks of a table stand. Without a number in a stream that has just been opened.',
  },
);
export interface ClockTold extends Data<typeof ClockToldSchema> {}

const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

export const HoursSchema = Type.Object(
  {
    zone: Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'Of the IANA list, `Asia/Tokyo`.',
    }),
    night: Type.Optional(
      Type.Object({ from: TimeOfDay, to: TimeOfDay }, { ...CLOSED, description: '12 h at most.' }),
    ),
    weekend: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
      maxItems: 2,
      uniqueItems: true,
      description: 'Days of the week without play; 1 is Monday.',
    }),
    daysOff: Type.Array(Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-[0-3][0-9]$' }), {
      maxItems: 30,
      uniqueItems: true,
      description: 'Dates without play, within a year; those that are over are forgotten.',
    }),
  },
  {
    ...CLOSED,
    title: 'Hours',
    description: 'When a person wants to be left in peace: days of slow tables do not count then.',
  },
);
export interface Hours extends Data<typeof HoursSchema> {}
