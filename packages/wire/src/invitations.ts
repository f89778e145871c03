import { Type } from 'typebox';
import { TimeSchema } from './clock.ts';
import type { Data } from './data.ts';
import { CLOSED, SeatNumber, TableId, Time } from './parts.ts';
import { PaceSchema } from './table.ts';

const PLACE = {
  table: TableId,
  seat: SeatNumber,
};

/** A person, named by a seat of a table at which both sat. */
export const PlaceSchema = Type.Object(PLACE, {
  ...CLOSED,
  title: 'Place',
  description: 'A seat of a dealt table at which whoever asks sat too.',
});
export interface Place extends Data<typeof PlaceSchema> {}

const AcquaintanceSchema = Type.Object(
  {
    ...PLACE,
    name: Type.String({ description: 'At that table; empty where none was given.' }),
    game: Type.String(),
    played: Type.Unsafe<number>({ ...Time, description: 'When that table was changed last.' }),
    invited: Type.Boolean({
      description: 'The host has pressed. It does not tell whether that one was told.',
    }),
  },
  { ...CLOSED, title: 'Acquaintance' },
);
export interface Acquaintance extends Data<typeof AcquaintanceSchema> {}

export const AcquaintancesSchema = Type.Object(
  {
    people: Type.Array(AcquaintanceSchema, {
      description: 'People with whom the host sat at a dealt table, the last first.',
    }),
  },
  { ...CLOSED, title: 'Acquaintances' },
);
export interface Acquaintances extends Data<typeof AcquaintancesSchema> {}

const InvitedSchema = Type.Object(
  {
    table: TableId,
    game: Type.String(),
    name: Type.String({ description: 'Of whoever invites, at a table where both sat.' }),
    at: Time,
    seats: Type.Integer(),
    free: Type.Integer({ minimum: 1 }),
    pace: PaceSchema,
    time: Type.Optional(TimeSchema),
    link: Type.String({
      description:
        'For this person alone, while the invitation holds: it gives the first free seat.',
    }),
  },
  { ...CLOSED, title: 'Invited' },
);
export interface Invited extends Data<typeof InvitedSchema> {}

/** The invitations of a person, and those that it does not want. */
export const InvitationsSchema = Type.Object(
  {
    invitations: Type.Array(InvitedSchema, {
      description: 'Tables with a free seat, the last first.',
    }),
    none: Type.Boolean({ description: 'This person wants no invitations at all.' }),
    refused: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), at: Time }, CLOSED),
      { description: 'People from whom this person wants none.' },
    ),
  },
  { ...CLOSED, title: 'Invitations' },
);
export interface Invitations extends Data<typeof InvitationsSchema> {}

export const InvitationsChangeSchema = Type.Object(
  { none: Type.Boolean() },
  { ...CLOSED, title: 'InvitationsChange' },
);

export const DeclineSchema = Type.Object(
  {
    table: TableId,
    for: Type.Enum(['this', 'person'], {
      description: '`person`: no further invitation from whoever has invited there, either.',
    }),
  },
  { ...CLOSED, title: 'Decline' },
);
export interface Decline extends Data<typeof DeclineSchema> {}

export const InvitedToldSchema = Type.Object(
  {},
  {
    ...CLOSED,
    title: 'InvitedTold',
    description: 'The data of an `invited` message: the invitations of this person have changed.',
  },
);
