import type { Acquaintances, Invitations, TableInfo } from '@pangaea/wire';
import type { Leaning } from './company.ts';
import { isSeatOf } from './own-seats.ts';
import type { Person } from './person.ts';
import { seated } from './sitting.ts';

// Hosts invite people with whom they have played, and withdraw invitations. People take seats,
// decline, and refuse invitations.

/** People often invite each other, answer, and withdraw invitations. */
export const INVITING: Leaning = {
  invites: 1,
  more: { invite: 112, 'answer invitations': 112, fill: -3, remove: -1 },
  losesCookies: false,
};

/**
 * By table: the people that a host has invited, as far as the host knows; undefined if no answer
 * came.
 */
export type Pressed = Map<string, Map<string, boolean | undefined>>;

/** The largest number of ended invitations that a person tries to use again. */
const MOST_WAYS = 10;

const nameOf = ({ table, seat }: { readonly table: string; readonly seat: number }) =>
  `${table} ${seat}`;

/** Invites a person to a waiting table, or withdraws an invitation. */
export async function invite(person: Person): Promise<void> {
  const { chance, company } = person;
  const tables = [...person.infos.values()].filter(
    ({ made, deal, seats }) =>
      made &&
      deal?.dealt === false &&
      seats.some(({ kind, joined }) => kind === 'person' && !joined),
  );
  if (tables.length === 0) return;
  const { id } = chance.pick(tables);
  const path = `/api/tables/${id}/people`;
  const { status, body } = await person.ask<Acquaintances>('GET', path);
  if (status !== 200) return forget(person, id);
  compare(person, id, body);
  if (body.people.length === 0) return;
  const fresh = body.people.filter(({ invited }) => !invited);
  const place = chance.pick(fresh.length > 0 && chance.happens(0.8) ? fresh : body.people);
  const { table, seat, invited } = place;
  const known = person.pressed.get(id) ?? new Map<string, boolean | undefined>();
  person.pressed.set(id, known.set(nameOf(place), undefined));
  const isBack = invited && chance.happens(0.3);
  const answer = isBack
    ? await person.ask<Acquaintances>('DELETE', `${path}/${table}/${seat}`)
    : await person.ask<Acquaintances>('POST', path, { table, seat });
  const what = isBack ? 'invitation withdrawn' : 'invitation sent';
  company.ledger.count(`${what} ${answer.body.refusal?.code ?? ''}`.trim());
  if (answer.status !== 200) return forget(person, id);
  known.set(nameOf(place), !isBack);
  compare(person, id, answer.body);
}

/**
 * Checks the list of people that a host gets. A person whom this host has invited is shown as
 * invited; a person whose invitation this host has withdrawn is not.
 */
function compare(person: Person, id: string, { people }: Acquaintances): void {
  const known = person.pressed.get(id);
  // Another device of the same host may have changed the invitation.
  if (known === undefined || person.isShared) return;
  for (const each of people) {
    const pressed = known.get(nameOf(each));
    if (pressed !== undefined && pressed !== each.invited) {
      person.fault(`has pressed ${pressed} for ${nameOf(each)} at ${id}, and is told otherwise`);
    }
  }
}

/** Another person may be the host now. */
function forget({ pressed }: Person, id: string): void {
  pressed.delete(id);
}

/** Loads the person's invitations, and answers one. */
export async function answerInvitations(person: Person): Promise<void> {
  const { chance, company, cookie } = person;
  const { disk, ledger, invitations, world } = company;
  const own = disk.personOf(cookie ?? '');
  const since = world.now;
  const { status, body } = await person.ask<Invitations>('GET', '/api/invitations');
  if (status !== 200 || own === undefined || cookie !== person.cookie) return;
  if (disk.personOf(person.cookie ?? '') !== own) return;
  for (const { table } of body.invitations) {
    if (!invitations.isOpenSince(table, own, since)) {
      person.fault(`is shown an invitation to ${table} that it does not have`);
    }
    ledger.count('invitations seen');
    if (person.ways.size < MOST_WAYS) person.ways.add(table);
  }
  const found = body.invitations.map(({ table }) => table);
  const way = [...found, ...person.ways];
  const act = chance.weighed<() => Promise<void>>([
    [way.length > 0 ? 6 : 0, () => take(person, chance.pick(way), own)],
    [found.length > 0 ? 8 : 0, () => decline(person, chance.pick(found), own)],
    [body.none ? 3 : 0.5, () => wantNone(person, own, !body.none)],
    [body.refused.length > 0 ? 3 : 0, () => allow(person, own, body.refused[0]?.id)],
    [3, async () => undefined],
  ]);
  await act();
}

/** Takes a seat by an invitation, which may have ended long ago. */
async function take(person: Person, id: string, own: number): Promise<void> {
  const { disk, ledger, invitations, world } = person.company;
  const known = person.infos.get(id);
  if (known?.seats.some(isSeatOf) === true || ledger.isSeated(id, person.name)) return;
  const since = world.now;
  const wasThere = disk.sitsAt(id, own);
  const claim = { key: 'my-invitation', name: person.name };
  const { status, body } = await person.ask<TableInfo>('POST', `/api/tables/${id}/seats`, claim);
  ledger.count(`by invitation ${body.refusal?.code ?? status}`);
  if (status !== 200) return;
  const isSame = disk.personOf(person.cookie ?? '') === own && !person.isShared;
  if (isSame && !wasThere && !invitations.isOpenSince(id, own, since)) {
    person.fault(`takes a seat at ${id} by an invitation that it does not have`);
  }
  seated(person, body);
}

async function decline(person: Person, table: string, own: number): Promise<void> {
  const { ledger, invitations } = person.company;
  const what = person.chance.happens(0.5) ? 'person' : 'this';
  const by = invitations.hostOf(table, own);
  const declined = { table, for: what };
  const { status } = await person.ask('POST', '/api/invitations/declined', declined);
  ledger.count(`invitation declined ${what} ${status}`);
  if (status === 200 && what === 'person' && isStill(person, own)) invitations.refuses(own, by);
}

async function wantNone(person: Person, own: number, none: boolean): Promise<void> {
  const { ledger, invitations } = person.company;
  if (!none) invitations.allows(own);
  const { status } = await person.ask('POST', '/api/invitations', { none });
  ledger.count(`invitations ${none ? 'off' : 'on'} ${status}`);
  if (status === 200 && none && isStill(person, own)) invitations.refuses(own, 0);
}

async function allow(person: Person, own: number, id: number): Promise<void> {
  person.company.invitations.allows(own);
  await person.ask('DELETE', `/api/invitations/refused/${id}`);
}

/**
 * Whether the device still belongs to this person alone; another device may change the invitations
 * meanwhile.
 */
function isStill(person: Person, own: number): boolean {
  return !person.isShared && person.company.disk.personOf(person.cookie ?? '') === own;
}
