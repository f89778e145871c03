import type { Acquaintances, Decline, Invitations, Place } from '@pangaea/wire';
import { ask } from './api.ts';

/**
 * The part of the server's HTTP interface about invitations of people with whom the person has
 * played.
 */
export const invitationsApi = {
  people: (table: string) => ask<Acquaintances>(`/api/tables/${table}/people`),
  invite: (table: string, place: Place) => ask<Acquaintances>(`/api/tables/${table}/people`, place),
  /** Takes an invitation back. */
  withdraw: (table: string, { table: met, seat }: Place) =>
    ask<Acquaintances>(`/api/tables/${table}/people/${met}/${seat}`, undefined, 'DELETE'),
  invitations: () => ask<Invitations>('/api/invitations'),
  wantNone: (none: boolean) => ask<Invitations>('/api/invitations', { none }),
  decline: (decline: Decline) => ask<Invitations>('/api/invitations/declined', decline),
  /** Wants invitations from somebody again. */
  allow: (id: number) => ask<Invitations>(`/api/invitations/refused/${id}`, undefined, 'DELETE'),
};
