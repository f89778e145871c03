import { type Static, Type } from 'typebox';
import { AnnouncedSchema } from './announcement.ts';
import { ClockToldSchema, TimeSchema } from './clock.ts';
import type { Data } from './data.ts';
import { DealInfoSchema, DealtFromSchema, Share } from './deal.ts';
import { LetBackSchema } from './let-back.ts';
import {
  CLOSED,
  EditionFile,
  Level,
  MessageNumber,
  Name,
  OutcomeSchema,
  SeatNumber,
  TableId,
  Time,
  Version,
  WindowSchema,
} from './parts.ts';
import { RequestSchema } from './requests.ts';

const seat = {
  seat: SeatNumber,
  kind: Type.Union([Type.Literal('person'), Type.Literal('bot')]),
  name: Name,
  level: Type.Optional(Type.String()),
  standIn: Type.Optional(
    Type.String({ description: 'The level of the bot that plays until the person is back.' }),
  ),
  left: Type.Optional(
    Type.Boolean({
      description:
        'The person has left the game. A bot plays until the person is back or another person has taken the seat. If hands are hidden, no other person can take it.',
    }),
  ),
  joined: Type.Boolean({ description: 'Whether the seat has a player.' }),
  sameAs: Type.Optional(
    Type.Unsafe<number>({
      ...SeatNumber,
      description: 'The first seat of the same person, if it is another one.',
    }),
  ),
  program: Type.Optional(
    Type.Unsafe<string>({
      ...Name,
      description:
        'A program plays the seat for a person with this name; empty if that person has no name.',
    }),
  ),
};

export const SeatInfoSchema = Type.Object(seat, { ...CLOSED, title: 'SeatInfo' });
export interface SeatInfo extends Data<typeof SeatInfoSchema> {}

const TableSeatSchema = Type.Object(
  {
    ...seat,
    yours: Type.Boolean({ description: 'Whether this person plays the seat.' }),
    playsForYou: Type.Optional(
      Type.Boolean({ description: 'Whether the program in the seat plays for this person.' }),
    ),
    holders: Type.Optional(
      Type.Integer({
        minimum: 2,
        description:
          'For own seats: the number of persons who hold the seat, if an older server let several in. Each of them sees everything that the seat sees.',
      }),
    ),
    link: Type.Optional(Type.String({ description: 'For the host, while the seat can be taken.' })),
  },
  CLOSED,
);
/** A seat as the person who asks for its table sees it. */
export interface TableSeat extends Data<typeof TableSeatSchema> {}

export const PaceSchema = Type.Union([Type.Literal('slow'), Type.Literal('live')], {
  description:
    '`live`: seats that are asked in secret at the same time have a number of seconds, whether they have a choice or not. `slow`: the table waits for all answers. By default the pace of `time`; without `time` it is `slow`.',
});
export type Pace = Data<typeof PaceSchema>;

export const TableInfoSchema = Type.Object(
  {
    id: TableId,
    game: Type.String(),
    rulesVersion: Type.String(),
    edition: Type.String(),
    options: Type.Unknown({ description: 'The checked options, with all defaults.' }),
    pace: PaceSchema,
    time: Type.Optional(TimeSchema),
    clock: Type.Optional(ClockToldSchema),
    commitment: Type.String({
      description: 'SHA-256 of `seed:salt`; both are published at the end.',
    }),
    deal: Type.Optional(DealInfoSchema),
    created: Time,
    changed: Time,
    version: Version,
    over: Type.Boolean(),
    deciders: Type.Array(SeatNumber, { description: 'The seats that have to decide now.' }),
    window: Type.Optional(WindowSchema),
    viewer: Type.Union([SeatNumber, Type.Literal('spectator')]),
    made: Type.Boolean({
      description: 'Whether this person is the host, who may delete the table.',
    }),
    host: Type.Optional(
      Type.Unsafe<number>({ ...SeatNumber, description: 'The seat of the host.' }),
    ),
    rematch: Type.Optional(
      Type.Unsafe<string>({
        ...TableId,
        description: 'The table that the same people made after this game.',
      }),
    ),
    request: Type.Optional(RequestSchema),
    letBack: Type.Optional(LetBackSchema),
    invitation: Type.Optional(
      Type.String({
        description: 'For the host, while seats are free: one link that gives any of them.',
      }),
    ),
    seats: Type.Array(TableSeatSchema),
  },
  { ...CLOSED, title: 'TableInfo' },
);
export interface TableInfo extends Data<typeof TableInfoSchema> {}

export const TablePlaceSchema = Type.String({
  pattern: '^[0-9]{1,16}-[0-9a-z]{14}$',
  description: 'The place of a table in a list: `next` of the page before.',
});

export const TableListSchema = Type.Object(
  {
    tables: Type.Array(TableInfoSchema),
    next: Type.Optional(TablePlaceSchema),
    announcement: Type.Optional(AnnouncedSchema),
  },
  CLOSED,
);
export interface TableList extends Data<typeof TableListSchema> {}

export const DeletedSchema = Type.Object(
  {
    table: TableId,
    by: Type.Optional(
      Type.Literal('operator', { description: 'Set if the operator of the server deleted it.' }),
    ),
  },
  {
    ...CLOSED,
    title: 'Deleted',
    description: 'The data of a `deleted` message: the table is gone for good.',
  },
);

export const LetGoSchema = Type.Object(
  {
    table: TableId,
    gone: Type.Boolean({
      description: 'Whether the table is deleted for good, since it is in no other list any more.',
    }),
  },
  { ...CLOSED, title: 'LetGo' },
);
export interface LetGo extends Data<typeof LetGoSchema> {}

export const SeatsToldSchema = Type.Object(
  {
    table: TableId,
    number: MessageNumber,
    seats: Type.Array(SeatInfoSchema),
    deal: Type.Optional(DealInfoSchema),
  },
  {
    ...CLOSED,
    title: 'SeatsTold',
    description: 'The data of a `seats` message: the people at the table now.',
  },
);
export interface SeatsTold extends Data<typeof SeatsToldSchema> {}

export const RematchToldSchema = Type.Object(
  { table: TableId, number: MessageNumber, rematch: TableId },
  {
    ...CLOSED,
    title: 'RematchTold',
    description:
      'The data of a `rematch` message: the people of a finished game have another table.',
  },
);

export const PresenceSchema = Type.Object(
  {
    table: TableId,
    looking: Type.Array(SeatNumber, { description: 'Seats whose persons have the table open.' }),
    here: Type.Array(SeatNumber, {
      description: 'Seats whose persons are present, with something else open.',
    }),
    watching: Type.Integer({ minimum: 0, description: 'The number of spectators.' }),
    seen: Type.Optional(
      Type.Array(Type.Object({ seat: SeatNumber, at: Time }, CLOSED), {
        description:
          'The last visits of the persons of the other seats, exact to some minutes. Only for people with a seat and for the host, and not in messages.',
      }),
    ),
  },
  {
    ...CLOSED,
    title: 'Presence',
    description: 'The people who are present; the data of a `presence` message.',
  },
);
export interface PresenceInfo extends Data<typeof PresenceSchema> {}

const PersonSchema = Type.Object(
  {
    kind: Type.Literal('person'),
    name: Type.Optional(Name),
    here: Type.Optional(
      Type.Boolean({
        description: 'Whether the seat is played on the device that makes the table.',
      }),
    ),
    share: Type.Optional(
      Type.Unsafe<string>({
        ...Share,
        description:
          'For a seat that is played `here`, at a table with free seats: its share for the seed of the game. If left out, the server draws one.',
      }),
    ),
  },
  CLOSED,
);
const BotSchema = Type.Object(
  { kind: Type.Literal('bot'), level: Level, name: Type.Optional(Name) },
  CLOSED,
);
/**
 * The field `kind` selects the kind of player, so that an error message is about the kind that was
 * meant.
 */
const SeatSchema = Type.Unsafe<Static<typeof PersonSchema> | Static<typeof BotSchema>>({
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [PersonSchema, BotSchema],
});
/** A seat of a table that will be made. */
export type SeatWish = Data<typeof SeatSchema>;

export const CreateSchema = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Type.Record(Type.String(), Type.Unknown(), {
      description: 'The options of the game without `players`, which is the number of seats.',
    }),
    editionFile: Type.Optional(EditionFile),
    pace: Type.Optional(PaceSchema),
    time: Type.Optional(TimeSchema),
    seats: Type.Array(SeatSchema, { minItems: 1, maxItems: 8 }),
  },
  { ...CLOSED, title: 'Create' },
);
export interface Create extends Data<typeof CreateSchema> {}

const Secret = Type.String({ minLength: 1, maxLength: 64 });
const Again = Type.String({
  pattern: '^[0-9a-f]{32}$',
  description:
    '128 random bits of this device for its claim; nobody else gets them. If the answer to the first claim is lost, the same claim is repeated with them, also without a cookie. A share cannot be used for that, since it is published when the game is dealt.',
});

export const LinkSchema = Type.Object(
  { key: Secret, again: Type.Optional(Again) },
  { ...CLOSED, title: 'Link' },
);
export interface Link extends Data<typeof LinkSchema> {}

export const OfferSchema = Type.Object(
  {
    yours: Type.Boolean({ description: 'Whether this person has a seat there already.' }),
    invites: Type.Optional(
      Type.Boolean({
        description: 'Whether it is the invitation of a table at which this person has a seat.',
      }),
    ),
    seat: Type.Optional(
      Type.Unsafe<number>({
        ...SeatNumber,
        description:
          'The seat that the link gives. If this person has a seat there already: the seat that another person at this device can take, with `beside`.',
      }),
    ),
  },
  { ...CLOSED, title: 'Offer' },
);
export interface Offer extends Data<typeof OfferSchema> {}

export const ClaimSchema = Type.Object(
  {
    key: Secret,
    name: Type.Optional(Name),
    share: Type.Optional(
      Type.Unsafe<string>({
        ...Share,
        description:
          'The share of the seat for the seed of a waiting game. If left out, the server draws one.',
      }),
    ),
    again: Type.Optional(Again),
    beside: Type.Optional(
      Type.Boolean({
        description:
          'Whether another person at this device takes a further seat, by the invitation of a waiting table.',
      }),
    ),
  },
  { ...CLOSED, title: 'Claim' },
);
export interface Claim extends Data<typeof ClaimSchema> {}

export const BotSeatSchema = Type.Object(
  { level: Level },
  { ...CLOSED, title: 'BotSeat', description: 'The level of the bot that gets the free seat.' },
);
export interface BotSeat extends Data<typeof BotSeatSchema> {}

export const FewerSeatsSchema = Type.Object(
  {
    of: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 8,
        description:
          'The number of seats that the sender saw. The request is refused if there is another number of them.',
      }),
    ),
  },
  { ...CLOSED, title: 'FewerSeats', description: 'The removal of a free seat.' },
);
export interface FewerSeats extends Data<typeof FewerSeatsSchema> {}

export const SegmentSchema = Type.Object(
  {
    seat: SeatNumber,
    version: Version,
    key: Type.String({
      pattern: '^[\\w-]{8,64}$',
      description:
        'A key that the sender chooses for this segment; it is sent again only with the same content.',
    }),
    commands: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      minItems: 1,
      maxItems: 64,
      description: 'Commands in notation, in the order of play.',
    }),
  },
  { ...CLOSED, title: 'Segment' },
);
export interface Segment extends Data<typeof SegmentSchema> {}

export const RecordSchema = Type.Object(
  {
    game: Type.String(),
    rulesVersion: Type.String(),
    options: Type.Unknown(),
    seed: Type.String(),
    commands: Type.Array(Type.String()),
    editionFile: Type.Optional(EditionFile),
    commitment: Type.String({
      description:
        'The commitment that was published when the table was made: SHA-256 of `seed:salt`, with the seed of `deal` if there is one.',
    }),
    salt: Type.String(),
    deal: Type.Optional(DealtFromSchema),
    outcome: Type.Optional(
      Type.Unsafe<Static<typeof OutcomeSchema>>({
        ...OutcomeSchema,
        description: 'Left out if the people at the table ended the game early.',
      }),
    ),
  },
  {
    ...CLOSED,
    title: 'Record',
    description: 'The file for `pangaea replay`, with the data that are needed to verify the game.',
  },
);
export interface WholeRecord extends Data<typeof RecordSchema> {}
