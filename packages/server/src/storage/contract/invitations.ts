import { changes, reads, type TableWrite, writes } from './operations.ts';

/** A seat of a table, which identifies the person there. */
export interface StoredPlace {
  readonly table: string;
  readonly seat: number;
}

/** Another person at a dealt table at which a person has a seat. */
export interface StoredAcquaintance extends StoredPlace {
  readonly person: number;
  readonly name: string;
  readonly game: string;
  /** The time of the table's last change. */
  readonly played: number;
  /** The name of the person who asks, at that table. */
  readonly ownName: string;
}

/** An invitation of a person to a table. */
export interface StoredInvitation {
  readonly table: string;
  readonly person: number;
  readonly by: number;
  /** The name of the host at the table where both sat. */
  readonly name: string;
  readonly at: number;
}

export interface InvitationWrite extends TableWrite {
  readonly met: StoredPlace;
  readonly person: number;
  readonly by: number;
  readonly name: string;
  /** Whether the invited person sees it; otherwise it is only stored that the host has sent it. */
  readonly isTold: boolean;
  /** The time at which notices of the table are checked, if the person sees the invitation. */
  readonly due: number;
}

/** The host withdraws the invitation of a seat. */
export interface InvitationWithdrawal extends TableWrite {
  readonly met: StoredPlace;
}

/** A person whose invitations are refused. */
export interface StoredUnwanted {
  readonly id: number;
  /** 0 for everybody. */
  readonly by: number;
  readonly name: string;
  readonly at: number;
}

/** A person refuses all invitations of another person, or of everybody. */
export interface Unwanting {
  readonly person: number;
  readonly by: number;
  readonly name: string;
  readonly now: number;
}

/**
 * Invitations of people with whom the host has played. To the sender, a declined or refused
 * invitation looks like any other.
 */
export const INVITATION_OPERATIONS = {
  /**
   * People with whom a person has sat, from the recently changed tables; somebody at several tables
   * is listed for each.
   */
  acquaintancesOf: reads<(person: number, most: number) => readonly StoredAcquaintance[]>(),
  /**
   * Stores an invitation. Changes nothing if the same seat was invited to the same table before.
   * @returns whether the person sees it: the person has not declined this table, and does not
   * refuse the host
   */
  invite: changes<InvitationWrite, 'told' | 'untold'>(),
  /**
   * Withdraws an invitation.
   * @returns the person with the open invitation, if there was one
   */
  withdrawInvitation: changes<InvitationWithdrawal, { readonly person: number | undefined }>(),
  /** The seats that are invited to a table, whatever their answers. */
  placesInvited: reads<(table: string) => readonly StoredPlace[]>(),
  /** Open invitations of a person, the newest first; some of them may have ended. */
  invitationsOf: reads<(person: number) => readonly StoredInvitation[]>(),
  /** Open invitations to a table. */
  invitationsTo: reads<(table: string) => readonly StoredInvitation[]>(),
  /** Whether a person refuses the invitations of another one. */
  isUnwanted: reads<(person: number, by: number) => boolean>(),
  unwantedOf: reads<(person: number) => readonly StoredUnwanted[]>(),
  /**
   * Declines an invitation.
   * @returns whether there was one
   */
  decline: writes<(person: number, table: string) => boolean>(),
  /** Stores a refusal; open invitations of the refused person are declined too. */
  addUnwanted: writes<(unwanting: Unwanting) => void>(),
  /**
   * Ends a refusal.
   * @returns whether there was one
   */
  removeUnwanted: writes<(person: number, id: number) => boolean>(),
  /** Deletes invitations from before a given time to tables that are dealt. */
  forgetInvitations: writes<(before: number) => void>(),
};
