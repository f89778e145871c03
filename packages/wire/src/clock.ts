import { type Static, Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, Level, MessageNumber, SeatNumber, TableId } from './parts.ts';

const outOfTime = {
  out: Type.Enum(['bot', 'wait'], {
    description:
      'The effect of the end of time and grace: a bot plays until the owner of the seat returns, or the game waits.',
  }),
  level: Type.Optional(Level),
};

const LiveSchema = Type.Object(
  {
    kind: Type.Literal('live'),
    minutes: Type.Integer({ minimum: 1, maximum: 600, description: 'The time at the start.' }),
    seconds: Type.Integer({
      minimum: 0,
      maximum: 600,
      description:
        'The time that is added after each answer of the seat; the clock never has more than at the start.',
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
      description:
        'The time for each move; by the hours of the person who has to move, see `Hours`.',
    }),
    ...outOfTime,
  },
  CLOSED,
);

/**
 * The field `kind` selects the kind of time, so that an error message is about the kind that was
 * meant.
 */
export const TimeSchema = Type.Unsafe<Static<typeof LiveSchema> | Static<typeof SlowSchema>>({
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [LiveSchema, SlowSchema],
  title: 'Time',
  description: 'The time control, chosen when the table is made; left out for no clock.',
});
export type TimeAgreed = Data<typeof TimeSchema>;

const SeatClockSchema = Type.Object(
  {
    seat: SeatNumber,
    runs: Type.Boolean(),
    left: Type.Optional(
      Type.Number({
        description:
          'Remaining milliseconds when this was written; at slow tables until the end, for clocks that run.',
      }),
    ),
    grace: Type.Optional(
      Type.Number({ description: 'Milliseconds of grace after the end; then the clock is over.' }),
    ),
    warned: Type.Boolean({ description: 'A running clock has little time left.' }),
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
    seats: Type.Array(SeatClockSchema, { description: 'The seats of people.' }),
  },
  {
    ...CLOSED,
    title: 'ClockTold',
    description:
      'The data of a `clock` message: the state of the clocks of a table. It has no number in a stream that was just opened.',
  },
);
export interface ClockTold extends Data<typeof ClockToldSchema> {}

const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

export const HoursSchema = Type.Object(
  {
    zone: Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'A name of the IANA list, such as `Asia/Tokyo`.',
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
      description: 'Dates without play, within a year; past ones are deleted.',
    }),
  },
  {
    ...CLOSED,
    title: 'Hours',
    description:
      'The hours in which a person wants no turn; at slow tables this time does not count.',
  },
);
export interface Hours extends Data<typeof HoursSchema> {}
