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
    Type.String({ description: 'Level of the bot that plays until the person is back.' }),
  ),
  left: Type.Optional(
    Type.Boolean({
      description:
        'The person has left the game. A bot plays, until the person is back or somebody else has taken the seat. Where hands are hidden nobody else can.',
    }),
  ),
  joined: Type.Boolean({ description: 'Somebody plays this seat.' }),
  sameAs: Type.Optional(
    Type.Unsafe<number>({
      ...SeatNumber,
      description: 'The first seat of the same person, where that is another one.',
    }),
  ),
  program: Type.Optional(
    Type.Unsafe<string>({
      ...Name,
      description:
        'A program plays it for a person, who has this name; empty where that one has none.',
    }),
  ),
};

export const SeatInfoSchema = Type.Object(seat, { ...CLOSED, title: 'SeatInfo' });
export interface SeatInfo extends Data<typeof SeatInfoSchema> {}

const TableSeatSchema = Type.Object(
  {
    ...seat,
    yours: Type.Boolean({ description: 'This person plays it.' }),
    playsForYou: Type.Optional(
      Type.Boolean({ description: 'The program that plays it is of this person.' }),
    ),
    holders: Type.Optional(
      Type.Integer({
        minimum: 2,
        description:
          'Of your own seats: persons who hold it, where an older server let several in. Each sees what the seat sees.',
      }),
    ),
    link: Type.Optional(
      Type.String({ description: 'For who made the table, while somebody may take the seat.' }),
    ),
  },
  CLOSED,
);
/** A seat as the person who asks for its table sees it. */
export interface TableSeat extends Data<typeof TableSeatSchema> {}

export const PaceSchema = Type.Union([Type.Literal('slow'), Type.Literal('live')], {
  description:
    '`live`: who is asked in secret, together with others, has so many seconds, whatever is in hand. `slow`: the table waits for everybody. If nothing is said, that of `time`, and without that `slow`.',
});
export type Pace = Data<typeof PaceSchema>;

export const TableInfoSchema = Type.Object(
  {
    id: TableId,
    game: Type.String(),
    rulesVersion: Type.String(),
    edition: Type.String(),
    options: Type.Unknown({ description: 'As checked, with every default written out.' }),
    pace: PaceSchema,
    time: Type.Optional(TimeSchema),
    clock: Type.Optional(ClockToldSchema),
    commitment: Type.String({ description: 'SHA-256 of `seed:salt`; both are told at the end.' }),
    deal: Type.Optional(DealInfoSchema),
    created: Time,
    changed: Time,
    version: Version,
    over: Type.Boolean(),
    deciders: Type.Array(SeatNumber, { description: 'Seats that must decide now.' }),
    window: Type.Optional(WindowSchema),
    viewer: Type.Union([SeatNumber, Type.Literal('spectator')]),
    made: Type.Boolean({ description: 'This person made it, and may delete it.' }),
    host: Type.Optional(
      Type.Unsafe<number>({ ...SeatNumber, description: 'The seat of who made it.' }),
    ),
    rematch: Type.Optional(
      Type.Unsafe<string>({
        ...TableId,
        description: 'The table that the same people made when this game was over.',
      }),
    ),
    request: Type.Optional(RequestSchema),
    letBack: Type.Optional(LetBackSchema),
    invitation: Type.Optional(
      Type.String({
        description:
          'For who made the table, while seats are free: one link that gives each of them.',
      }),
    ),
    seats: Type.Array(TableSeatSchema),
  },
  { ...CLOSED, title: 'TableInfo' },
);
export interface TableInfo extends Data<typeof TableInfoSchema> {}

export const TablePlaceSchema = Type.String({
  pattern: '^[0-9]{1,16}-[0-9a-z]{14}$',
  description: 'The place of a table in a list, as `next` of the page before says it.',
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
      Type.Literal('operator', { description: 'The operator of the server deleted it.' }),
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
      description: 'The table is gone for good: nobody else has it on a list any more.',
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
    description: 'The data of a `seats` message: who sits at the table now.',
  },
);
export interface SeatsTold extends Data<typeof SeatsToldSchema> {}

export const RematchToldSchema = Type.Object(
  { table: TableId, number: MessageNumber, rematch: TableId },
  {
    ...CLOSED,
    title: 'RematchTold',
    description:
      'The data of a `rematch` message: after the end of a game the same people have another table.',
  },
);

export const PresenceSchema = Type.Object(
  {
    table: TableId,
    looking: Type.Array(SeatNumber, { description: 'Seats whose persons have the table open.' }),
    here: Type.Array(SeatNumber, {
      description: 'Seats whose persons are here, with something else open.',
    }),
    watching: Type.Integer({ minimum: 0, description: 'How many look on.' }),
    seen: Type.Optional(
      Type.Array(Type.Object({ seat: SeatNumber, at: Time }, CLOSED), {
        description:
          'When the persons of the other seats were here last, within some minutes; for who sits at the table or made it, and not in messages.',
      }),
    ),
  },
  { ...CLOSED, title: 'Presence', description: 'Who is there; the data of a `presence` message.' },
);
export interface PresenceInfo extends Data<typeof PresenceSchema> {}

const PersonSchema = Type.Object(
  {
    kind: Type.Literal('person'),
    name: Type.Optional(Name),
    here: Type.Optional(
      Type.Boolean({ description: 'Played on the device that makes the table.' }),
    ),
    share: Type.Optional(
      Type.Unsafe<string>({
        ...Share,
        description:
          'Of a seat that is played `here`, at a table where seats are free: what it adds to the seed of the game. Left out the server draws one.',
      }),
    ),
  },
  CLOSED,
);
const BotSchema = Type.Object(
  { kind: Type.Literal('bot'), level: Level, name: Type.Optional(Name) },
  CLOSED,
);
/** Told apart by `kind`, so that what is wrong is said of the kind that was meant. */
const SeatSchema = Type.Unsafe<Static<typeof PersonSchema> | Static<typeof BotSchema>>({
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [PersonSchema, BotSchema],
});
/** A seat of a table that is to be made. */
export type SeatWish = Data<typeof SeatSchema>;

export const CreateSchema = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Options of the game without `players`: that is the number of seats.',
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
    '128 bits that this device has drawn for its claim and tells nobody else. A first claim whose answer was lost is the same claim when it comes with them again, also without a cookie. A share would not do: everybody is told it once the game is dealt.',
});

export const LinkSchema = Type.Object(
  { key: Secret, again: Type.Optional(Again) },
  { ...CLOSED, title: 'Link' },
);
export interface Link extends Data<typeof LinkSchema> {}

export const OfferSchema = Type.Object(
  {
    yours: Type.Boolean({ description: 'This person sits there already.' }),
    invites: Type.Optional(
      Type.Boolean({ description: 'It is the invitation of a table at which this person sits.' }),
    ),
    seat: Type.Optional(
      Type.Unsafe<number>({
        ...SeatNumber,
        description:
          'The seat that the link gives. Where this person sits there already: the one that another person at this device can take, with `beside`.',
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
          'What the seat adds to the seed of a game that is not dealt yet. Left out the server draws one.',
      }),
    ),
    again: Type.Optional(Again),
    beside: Type.Optional(
      Type.Boolean({
        description:
          'Another person at this device takes a further seat, by the invitation of a table that waits.',
      }),
    ),
  },
  { ...CLOSED, title: 'Claim' },
);
export interface Claim extends Data<typeof ClaimSchema> {}

export const BotSeatSchema = Type.Object(
  { level: Level },
  { ...CLOSED, title: 'BotSeat', description: 'How well the bot plays that gets the free seat.' },
);
export interface BotSeat extends Data<typeof BotSeatSchema> {}

export const SegmentSchema = Type.Object(
  {
    seat: SeatNumber,
    version: Version,
    key: Type.String({
      pattern: '^[\\w-]{8,64}$',
      description: "The sender's own word for this segment; sent again with the same content only.",
    }),
    commands: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      minItems: 1,
      maxItems: 64,
      description: 'In notation, in the order of play.',
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
        'As it was published when the table was made: SHA-256 of `seed:salt`, with the seed of `deal` where that is there.',
    }),
    salt: Type.String(),
    deal: Type.Optional(DealtFromSchema),
    outcome: Type.Optional(
      Type.Unsafe<Static<typeof OutcomeSchema>>({
        ...OutcomeSchema,
        description: 'Left out where those at the table ended the game early.',
      }),
    ),
  },
  {
    ...CLOSED,
    title: 'Record',
    description: 'What `pangaea replay` opens, and what it takes to check that all was right.',
  },
);
export interface WholeRecord extends Data<typeof RecordSchema> {}
