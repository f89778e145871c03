import type {
  INVITATION_OPERATIONS,
  StoredAcquaintance,
  StoredInvitation,
  StoredPlace,
  StoredUnwanted,
} from '../contract.ts';
import * as SQL from '../statements/invitations.ts';
import type { RowsOf } from './rows.ts';
import type { Sql } from './steps.ts';

/** Invitations of people with whom the host has played. */
export function invitationRows(db: Sql): RowsOf<typeof INVITATION_OPERATIONS> {
  return {
    *acquaintancesOf(person, most) {
      return yield* db.all<StoredAcquaintance>(SQL.ACQUAINTANCES, { person, most });
    },
    *invite({ table, met, person, by, name, isTold, due, now }) {
      const state = isTold ? 'open' : 'untold';
      const row = { table, metTable: met.table, metSeat: met.seat, person, by, name, now, state };
      const written = yield* db.get<{ state: string }>(SQL.INVITE, row);
      if (written?.state !== 'open') return 'untold';
      yield* db.run(SQL.INVITATION_DUE, { table, person, due });
      return 'told';
    },
    *withdrawInvitation({ table, met }) {
      const place = { table, metTable: met.table, metSeat: met.seat };
      const gone = yield* db.all<{ person: number; state: string }>(SQL.WITHDRAW, place);
      yield* db.run(SQL.WITHDRAW_DECLINED, place);
      const told = gone.find(({ state }) => state === 'open');
      return { person: told === undefined ? undefined : Number(told.person) };
    },
    *placesInvited(table) {
      return yield* db.all<StoredPlace>(SQL.PLACES_INVITED, { table });
    },
    *invitationsOf(person) {
      return yield* db.all<StoredInvitation>(SQL.INVITATIONS_OF_PERSON, { person });
    },
    *invitationsTo(table) {
      return yield* db.all<StoredInvitation>(SQL.INVITATIONS_TO_TABLE, { table });
    },
    *isUnwanted(person, by) {
      return (yield* db.get(SQL.IS_UNWANTED, { person, by })) !== undefined;
    },
    *unwantedOf(person) {
      return yield* db.all<StoredUnwanted>(SQL.UNWANTED_OF_PERSON, { person });
    },
    *decline(person, table) {
      return (yield* db.all(SQL.DECLINE, { person, table })).length > 0;
    },
    *addUnwanted({ person, by, name, now }) {
      yield* db.run(SQL.ADD_UNWANTED, { person, by, name, now });
      yield* db.run(SQL.DECLINE_ALL, { person, by });
    },
    *removeUnwanted(person, id) {
      return (yield* db.all(SQL.REMOVE_UNWANTED, { person, id })).length > 0;
    },
    *forgetInvitations(before) {
      yield* db.run(SQL.FORGET_INVITATIONS, { before });
    },
  };
}
