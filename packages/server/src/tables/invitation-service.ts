import type { Acquaintance, Acquaintances, Decline, Invitations, Invited } from '@pangaea/wire';
import type {
  DueWork,
  Storage,
  StoredAcquaintance,
  StoredInvitation,
  StoredPlace,
  StoredTable,
} from '../storage/contract.ts';
import { TOLD_AFTER_MS } from '../time/control.ts';
import type { Limit, NewLimit } from './allowance.ts';
import { BY_INVITATION, invitedPersons } from './invited.ts';
import { isFree, keep, OVERTAKEN, sitsAt, writeOf } from './live.ts';
import { refused } from './refused.ts';
import type { TableService } from './table-service.ts';
import { isWaiting } from './waiting.ts';

const DAY_MS = 24 * 3_600_000;
/** Invitations that a person sends in a day. */
const A_DAY = 20;
/** The most of these invitations to one other person. */
const TO_ONE = 3;
/** The most seats of others that are checked, and the most people that are listed. */
const LOOKED_AT = 500;
const LISTED = 60;
/** In place of a person whose invitations are refused: those of everybody. */
const EVERYBODY = 0;

/** The parts of the server that invitations use. */
export interface InvitationNeeds {
  readonly storage: Storage;
  /** Called when the devices of a person should load the invitations again. */
  readonly changed: (person: number) => void;
  readonly stored: (works: readonly DueWork[]) => void;
  readonly now: () => number;
  readonly limit: NewLimit;
}

/**
 * The host of a waiting table invites people with whom the host has sat at a dealt table. Nobody
 * learns whether an invitation was seen, declined, or refused; so the answers are the same for
 * every invited person.
 */
export class InvitationService {
  readonly #needs: InvitationNeeds;
  readonly #tables: TableService;
  readonly #sent: Limit;
  readonly #reached: Limit;

  constructor(tables: TableService, needs: InvitationNeeds) {
    this.#needs = needs;
    this.#tables = tables;
    this.#sent = needs.limit('invitations', A_DAY, DAY_MS);
    this.#reached = needs.limit('invited', TO_ONE, DAY_MS);
  }

  /**
   * People that the host can invite.
   * @throws Refused
   */
  async acquaintances(id: string, person: number | undefined): Promise<Acquaintances> {
    const { table } = await this.#tables.find(id);
    return this.#listed(table, checkHost(table, person));
  }

  /**
   * Invites the person of a seat. Repeating it changes nothing.
   * @throws Refused
   */
  async invite(id: string, person: number | undefined, place: StoredPlace): Promise<Acquaintances> {
    const { storage, stored, changed, now } = this.#needs;
    const told = await this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const host = checkHost(table, person);
      if (!table.seats.some((seat) => isFree(table, seat))) throw refused('seats-taken');
      const known = await storage.acquaintancesOf(host, LOOKED_AT);
      const met = known.find((each) => isSame(each, place));
      if (met === undefined) throw refused('not-met');
      const invited = await storage.placesInvited(id);
      if (invited.some((each) => isSame(each, place))) return undefined;
      const seconds = await this.#sent.take([`${host}`], now());
      if (seconds > 0) throw refused('too-many-requests', { seconds });
      const isWanted = !(await storage.isUnwanted(met.person, host));
      const pair = `${host} ${met.person}`;
      const isTold =
        isWanted && !sitsAt(table, met.person) && (await this.#reached.take([pair], now())) === 0;
      const due = now() + TOLD_AFTER_MS[table.pace];
      const about = { met: place, person: met.person, by: host, name: met.ownName };
      const written = await storage.invite({ ...writeOf(table, now()), ...about, isTold, due });
      if (written === false) {
        await this.#sent.give([`${host}`], now());
        if (isTold) await this.#reached.give([pair], now());
        return OVERTAKEN;
      }
      keep(live, table);
      return written === 'told' ? { person: met.person, due } : undefined;
    });
    if (told !== undefined) {
      stored([{ owner: id, kind: 'notice', at: told.due, about: 0, claimed: 0 }]);
      changed(told.person);
    }
    return this.acquaintances(id, person);
  }

  /**
   * The host withdraws an invitation. If there is none, nothing changes.
   * @throws Refused
   */
  async withdraw(
    id: string,
    person: number | undefined,
    place: StoredPlace,
  ): Promise<Acquaintances> {
    const { storage, changed, now } = this.#needs;
    const told = await this.#tables.live.change(id, async (live) => {
      const { table } = live;
      checkHost(table, person);
      const invited = await storage.placesInvited(id);
      if (!invited.some((each) => isSame(each, place))) return undefined;
      const write = { ...writeOf(table, now()), met: place };
      const withdrawn = await storage.withdrawInvitation(write);
      if (withdrawn === false) return OVERTAKEN;
      keep(live, table);
      return withdrawn.person;
    });
    if (told !== undefined) changed(told);
    return this.acquaintances(id, person);
  }

  /**
   * The invitations of a person.
   * @param origin the beginning of links
   */
  async of(person: number | undefined, origin: string): Promise<Invitations> {
    if (person === undefined) return { invitations: [], none: false, refused: [] };
    const { storage } = this.#needs;
    const unwanted = await storage.unwantedOf(person);
    return {
      invitations: await this.#invitedTo(person, origin),
      none: unwanted.some(({ by }) => by === EVERYBODY),
      refused: unwanted
        .filter(({ by }) => by !== EVERYBODY)
        .map(({ id, name, at }) => ({ id, name, at })),
    };
  }

  /**
   * A person declines an invitation, or refuses all of its sender.
   * @throws Refused if there is none
   */
  async decline(person: number | undefined, { table, for: what }: Decline): Promise<void> {
    const { storage, changed, now } = this.#needs;
    const open = person === undefined ? [] : await storage.invitationsOf(person);
    const found = open.find((each) => each.table === table);
    if (person === undefined || found === undefined) throw refused('invitation-gone');
    const { by, name } = found;
    if (what === 'person') await storage.addUnwanted({ person, by, name, now: now() });
    await storage.decline(person, table);
    changed(person);
  }

  /** A person refuses all invitations, or allows them again. */
  async setNone(person: number, none: boolean): Promise<void> {
    const { storage, changed, now } = this.#needs;
    if (none) await storage.addUnwanted({ person, by: EVERYBODY, name: '', now: now() });
    else {
      const own = await storage.unwantedOf(person);
      const all = own.find(({ by }) => by === EVERYBODY);
      if (all !== undefined) await storage.removeUnwanted(person, all.id);
    }
    changed(person);
  }

  /**
   * A person allows the invitations of another person again.
   * @throws Refused if they were not refused
   */
  async allow(person: number | undefined, id: number): Promise<void> {
    const isGone = person !== undefined && (await this.#needs.storage.removeUnwanted(person, id));
    if (!isGone) throw refused('invitation-gone');
    this.#needs.changed(person);
  }

  async #listed(table: StoredTable, host: number): Promise<Acquaintances> {
    const { storage } = this.#needs;
    const known = await storage.acquaintancesOf(host, LOOKED_AT);
    const invited = await storage.placesInvited(table.id);
    const isInvited = (place: StoredPlace) => invited.some((each) => isSame(each, place));
    const people = onceEach(known, isInvited).filter((each) => !isHere(table, each));
    return {
      people: people.slice(0, LISTED).map((each): Acquaintance => {
        const { table: met, seat, name, game, played } = each;
        return { table: met, seat, name, game, played, invited: isInvited(each) };
      }),
    };
  }

  async #invitedTo(person: number, origin: string): Promise<readonly Invited[]> {
    const told: Invited[] = [];
    for (const { table: id, name, at } of onceEachTable(
      await this.#needs.storage.invitationsOf(person),
    )) {
      const table = (await this.#tables.live.find(id))?.table;
      if (table === undefined || invitedPersons(table, [person]).length === 0) continue;
      const { game, pace, seats, clock } = table;
      told.push({
        table: id,
        game,
        name,
        at,
        seats: seats.length,
        free: seats.filter((seat) => isFree(table, seat)).length,
        pace,
        ...(clock === undefined ? {} : { time: clock.control }),
        link: `${origin}/t/${id}#${BY_INVITATION}`,
      });
    }
    return told;
  }
}

/** @throws Refused unless the host asks, before the deal */
function checkHost(table: StoredTable, person: number | undefined): number {
  if (person === undefined || table.host !== person) throw refused('not-your-table');
  if (!isWaiting(table)) throw refused('already-dealt', { table: table.id });
  return person;
}

function isSame(one: StoredPlace, other: StoredPlace): boolean {
  return one.table === other.table && one.seat === other.seat;
}

/**
 * Lists every person once for each name: nobody may learn that two names belong to one person. An
 * invited seat comes before others with the same name.
 */
function onceEach(
  known: readonly StoredAcquaintance[],
  isInvited: (place: StoredPlace) => boolean,
): readonly StoredAcquaintance[] {
  const named = new Map<string, StoredAcquaintance>();
  for (const each of known) {
    const at = `${each.person} ${each.name}`;
    const before = named.get(at);
    if (before === undefined || (isInvited(each) && !isInvited(before))) named.set(at, each);
  }
  return [...named.values()];
}

function onceEachTable(all: readonly StoredInvitation[]): readonly StoredInvitation[] {
  return all.filter((one, at) => all.findIndex(({ table }) => table === one.table) === at);
}

/** Whether a person already sits at a table, under the same name. */
function isHere({ seats }: StoredTable, { person, name }: StoredAcquaintance): boolean {
  return seats.some((seat) => seat.persons.includes(person) && seat.name === name);
}
