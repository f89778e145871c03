import { changes, reads, type TableWrite, writes } from './operations.ts';

/** A seat of a table; whoever sits there is named by it. */
export interface StoredPlace {
  readonly table: string;
  readonly seat: number;
}

/** Somebody who sits at a dealt table at which a person sits too. */
export interface StoredAcquaintance extends StoredPlace {
  readonly person: number;
  readonly name: string;
  readonly game: string;
  /** When the table was changed last. */
  readonly played: number;
  /** The name of the first person there. */
  readonly ownName: string;
}

/** Somebody invites a person to a table. */
export interface StoredInvitation {
  readonly table: string;
  readonly person: number;
  readonly by: number;
  /** Of whoever invites, at the table where both sat. */
  readonly name: string;
  readonly at: number;
}

export interface InvitationWrite extends TableWrite {
  readonly met: StoredPlace;
  readonly person: number;
  readonly by: number;
  readonly name: string;
  /** Otherwise it is only noted that the host has pressed. */
  readonly isTold: boolean;
  /** The notices of the table are looked at then, where it is told. */
  readonly due: number;
}

/** The host takes the invitation of a seat back. */
export interface InvitationWithdrawal extends TableWrite {
  readonly met: StoredPlace;
}

/** Somebody from whom a person wants no invitation. */
export interface StoredUnwanted {
  readonly id: number;
  /** 0 for everybody. */
  readonly by: number;
  readonly name: string;
  readonly at: number;
}

/** A person wants no more invitations from another one, or from everybody. */
export interface Unwanting {
  readonly person: number;
  readonly by: number;
  readonly name: string;
  readonly now: number;
}

/** Invitations of people with whom one has played. One that was declined, or is not wanted, looks the same to its sender. */
export const INVITATION_OPERATIONS = {
  /** Of the tables changed last; somebody who sits at several tables is there for each. */
  acquaintancesOf: reads<(person: number, most: number) => readonly StoredAcquaintance[]>(),
  /**
   * Changes nothing where the same seat was invited to the same table before.
   * @returns whether the person is told: it has not declined this table, and wants invitations from there
   */
  invite: changes<InvitationWrite, 'told' | 'untold'>(),
  /** @returns the person that had the invitation open, if one had */
  withdrawInvitation: changes<InvitationWithdrawal, { readonly person: number | undefined }>(),
  /** The seats that are invited to a table, whatever became of it. */
  placesInvited: reads<(table: string) => readonly StoredPlace[]>(),
  /** Open invitations to a person, the last first; some of them may be past. */
  invitationsOf: reads<(person: number) => readonly StoredInvitation[]>(),
  /** Open invitations to a table. */
  invitationsTo: reads<(table: string) => readonly StoredInvitation[]>(),
  /** Whether a person wants no invitations from another one. */
  isUnwanted: reads<(person: number, by: number) => boolean>(),
  unwantedOf: reads<(person: number) => readonly StoredUnwanted[]>(),
  /** @returns whether there was one */
  decline: writes<(person: number, table: string) => boolean>(),
  /** Open invitations from there are declined. */
  addUnwanted: writes<(unwanting: Unwanting) => void>(),
  /** @returns whether there was one */
  removeUnwanted: writes<(person: number, id: number) => boolean>(),
  /** Forgets invitations of before a moment to tables that are dealt. */
  forgetInvitations: writes<(before: number) => void>(),
};
