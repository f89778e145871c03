import { Type } from 'typebox';
import { TimeSchema } from './clock.ts';
import type { Data } from './data.ts';
import { CLOSED, SeatNumber, TableId, Time } from './parts.ts';
import { PaceSchema } from './table.ts';

const PLACE = {
  table: TableId,
  seat: SeatNumber,
};

/** A person, identified by a seat of a table at which both have played. */
export const PlaceSchema = Type.Object(PLACE, {
  ...CLOSED,
  title: 'Place',
  description: 'A seat of a dealt table at which the asking person had a seat, too.',
});
export interface Place extends Data<typeof PlaceSchema> {}

const AcquaintanceSchema = Type.Object(
  {
    ...PLACE,
    name: Type.String({ description: 'The name at that table; empty if the person had none.' }),
    game: Type.String(),
    played: Type.Unsafe<number>({
      ...Time,
      description: 'The time of the last change of that table.',
    }),
    invited: Type.Boolean({
      description:
        'Whether the host has invited this person. It does not show whether the person got a notice.',
    }),
  },
  { ...CLOSED, title: 'Acquaintance' },
);
export interface Acquaintance extends Data<typeof AcquaintanceSchema> {}

export const AcquaintancesSchema = Type.Object(
  {
    people: Type.Array(AcquaintanceSchema, {
      description: 'People with whom the host sat at a dealt table, the latest table first.',
    }),
  },
  { ...CLOSED, title: 'Acquaintances' },
);
export interface Acquaintances extends Data<typeof AcquaintancesSchema> {}

const InvitedSchema = Type.Object(
  {
    table: TableId,
    game: Type.String(),
    name: Type.String({ description: 'The name of the host at a table where both sat.' }),
    at: Time,
    seats: Type.Integer(),
    free: Type.Integer({ minimum: 1 }),
    pace: PaceSchema,
    time: Type.Optional(TimeSchema),
    link: Type.String({
      description:
        'Only for this person, while the invitation holds: the link gives the first free seat.',
    }),
  },
  { ...CLOSED, title: 'Invited' },
);
export interface Invited extends Data<typeof InvitedSchema> {}

/** The invitations of a person, and the people from whom the person wants none. */
export const InvitationsSchema = Type.Object(
  {
    invitations: Type.Array(InvitedSchema, {
      description: 'Tables with a free seat, the latest invitation first.',
    }),
    none: Type.Boolean({ description: 'Whether this person refuses all invitations.' }),
    refused: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), at: Time }, CLOSED),
      { description: 'People whose invitations this person refuses.' },
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
      description: '`person`: no further invitation of this host either.',
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
