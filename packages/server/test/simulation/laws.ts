import { isSeedOf, readAgreed, replay } from '@pangaea/rules/kernel';
import { dueAt } from '../../src/due/at-table.ts';
import { commitmentOf } from '../../src/identity/secrets.ts';
import { show } from '../../src/rules/show.ts';
import type { Happened } from '../../src/rules/telling.ts';
import type { DueWork, OpenedTable, SentMessage, StoredTable } from '../../src/storage/contract.ts';
import { fairnessOf } from '../../src/tables/record.ts';
import { happenedIn } from '../../src/tables/shown-games.ts';
import { gameOf } from '../all-games.ts';
import type { ClockLaws } from './clock-laws.ts';
import type { Disk } from './disk.ts';
import type { Ledger } from './ledger.ts';

/**
 * Request keys that the server itself gives. The key of a client contains no space, and does not
 * begin like that of a bot.
 */
const OWN_KEY = /^(bot-\d+(-fallback)?|(window|only) \d+|ahead \d+ \d+)$/;

const DAY_MS = 24 * 3_600_000;
/** A message may take half a minute, and others to the same person wait for it. */
const LONGEST_WORK_MS = 120_000;
/** The number of chat messages that a server keeps for a table. */
const KEPT_WORDS = 500;

/** Laws about the data on the disk, at every moment. */
export class Laws {
  readonly #disk: Disk;
  readonly #ledger: Ledger;
  readonly #clocks: ClockLaws;
  /** By table and number: the time at which a message was sent. */
  readonly #told = new Map<string, Map<number, number>>();
  /** By table: the data at the last check; none of them may be lost or changed. */
  readonly #before = new Map<string, readonly string[]>();

  constructor(disk: Disk, ledger: Ledger, clocks: ClockLaws) {
    this.#disk = disk;
    this.#clocks = clocks;
    this.#ledger = ledger;
  }

  /**
   * A message was sent.
   * @param at the time of sending; valid only if the clock of the machine is never set
   */
  told({ table, number }: SentMessage, at: number): void {
    const told = this.#told.get(table) ?? new Map<number, number>();
    this.#told.set(table, told.set(number, at));
  }

  /** All messages of a table were deleted with an erased person. */
  forget(table: string): void {
    this.#told.delete(table);
  }

  /** @returns the faults that were found */
  look(now: number): readonly string[] {
    const { store } = this.#disk;
    const faults: string[] = [];
    const due = this.#disk.due();
    const ids = new Set(this.#disk.tables());
    for (const id of ids) {
      const opened = store.openTable(id);
      if (opened === undefined) continue;
      const wrong = [
        ...this.#kept(opened),
        ...this.#keptMessages(id, now),
        ...segmentsOf(opened, this.#ledger),
        ...dueOf(opened, due),
        ...this.#clocks.look(opened),
      ];
      faults.push(...wrong.map((why) => `${id}: ${why}`));
    }
    return [...faults, ...this.tokens(), ...this.#promises(ids)];
  }

  /**
   * A message is kept for a day, so that a client that returns within a day gets all missed
   * messages.
   */
  #keptMessages(table: string, now: number): readonly string[] {
    const told = this.#told.get(table);
    if (told === undefined) return [];
    const kept = this.#disk.kept(table);
    return [...told].flatMap(([number, at]) => {
      if (now - at >= DAY_MS) told.delete(number);
      else if (!kept.has(number)) return [`message ${number} was told, and is not kept`];
      return [];
    });
  }

  /**
   * A token that was ended is deleted. Otherwise it would open its seat when the table is next
   * loaded.
   */
  tokens(): readonly string[] {
    const left = [...this.#ledger.endedTokens].filter((token) => this.#disk.hasToken(token));
    return left.map((token) => `the token ${token} was ended, and is still there`);
  }

  /** No stored data are lost or changed. */
  #kept({ table, commands }: OpenedTable): readonly string[] {
    const before = this.#before.get(table.id) ?? [];
    this.#before.set(table.id, commands);
    const at = before.findIndex((command, place) => commands[place] !== command);
    const faults = at < 0 ? [] : [`${before[at]} at ${at} has become ${commands[at]}`];
    return table.version === commands.length
      ? faults
      : [...faults, `version ${table.version} with ${commands.length} commands`];
  }

  #promises(ids: ReadonlySet<string>): readonly string[] {
    const { store } = this.#disk;
    const { made, unwanted, deleted, segments, words, seats, moved, freed } = this.#ledger;
    const faults: string[] = [];
    const isThere = (id: string) => {
      if (ids.has(id)) return true;
      if (!unwanted.has(id) && made.has(id)) faults.push(`${id} is lost`);
      return false;
    };
    for (const id of made) isThere(id);
    for (const id of deleted) if (ids.has(id)) faults.push(`${id} is back`);
    const opened = new Map([...ids].map((id) => [id, store.openTable(id)]));
    for (const { table, seat, key, commands, from } of segments) {
      if (!isThere(table)) continue;
      const found = opened.get(table);
      const stored = found?.segments.filter((each) => each.seat === seat && each.key === key) ?? [];
      const isSealed = found?.sealed.some((each) => each.seat === seat && each.key === key);
      if (stored.length !== 1 && !(isSealed && from === undefined)) {
        faults.push(`${table}: the acknowledged ${key} of ${seat} is there ${stored.length} times`);
        continue;
      }
      const [segment] = stored;
      if (segment === undefined) continue;
      if (from !== undefined && segment.from !== from) {
        faults.push(`${table}: ${key} was acknowledged at ${from} and is at ${segment.from}`);
      }
      const played = found?.commands.slice(segment.from, segment.version);
      const sent = commands.map((command) => `${seat} ${command}`);
      if (JSON.stringify(played) !== JSON.stringify(sent)) {
        faults.push(`${table}: ${key} was ${sent} and is ${played}`);
      }
    }
    for (const { table, seat, key } of words) {
      if (this.#ledger.erasedAt.has(table)) continue;
      const places = moved.has(table) ? [...Array(seat + 1).keys()] : [seat];
      const isKept = () => places.some((each) => store.findWord(table, each, key) !== undefined);
      if (isThere(table) && !isKept()) {
        faults.push(`${table}: what ${seat} said is lost, ${key}`);
      }
    }
    const operators = new Map<string, number>();
    for (const { table, seat } of freed) {
      const name = `${table} ${seat}`;
      operators.set(name, (operators.get(name) ?? 0) + 1);
    }
    for (const [name, times] of operators) {
      const [table, seat] = name.split(' ');
      if (!isThere(table) || this.#ledger.erasedAt.has(table)) continue;
      const told = store
        .wordsAfter(table, 0, KEPT_WORDS)
        .filter(({ kind }) => kind === 'operator')
        .filter((word) => moved.has(table) || word.seat === Number(seat));
      if (told.length < times) faults.push(`${table}: nobody was told that ${seat} was freed`);
    }
    for (const { table, seat, name } of seats.values()) {
      if (!isThere(table) || this.#ledger.erasing.has(name)) continue;
      const given = opened.get(table)?.table.seats ?? [];
      // If a seat before it was removed, the seat has a smaller number now.
      const places = moved.has(table) ? given.slice(0, seat + 1) : [given[seat]];
      const isTheirs = (found: (typeof given)[number] | undefined) =>
        found?.kind === 'person' && found.name === name;
      if (!places.some(isTheirs)) {
        faults.push(`${table}: seat ${seat} was given to ${name} and is ${places.at(-1)?.name}'s`);
      }
    }
    return faults;
  }

  /**
   * At the end: records agree with all messages, can be replayed and verified, and no work is due.
   */
  end(now: number): readonly string[] {
    const { store } = this.#disk;
    const faults: string[] = [];
    for (const id of this.#disk.tables()) {
      const opened = store.openTable(id);
      if (opened === undefined) continue;
      const { table, commands } = opened;
      if (!table.over && table.seats.some(({ joined }) => joined > 0)) {
        const seats = table.seats.map(({ name, joined, program }) => [name, joined, program?.of]);
        faults.push(`${id} has not come to its end: ${table.version}, ${JSON.stringify(seats)}`);
      }
      const { game, rulesVersion, options, seed, deal, commitment } = table;
      const { seed: bound, salt } = fairnessOf(table);
      if (commitment !== commitmentOf(bound, salt)) faults.push(`${id}: another commitment`);
      faults.push(...dealOf(table).map((why) => `${id}: ${why}`));
      if (deal?.dealt === 0) continue;
      const record = { game, rulesVersion, options: JSON.parse(options), seed, commands };
      const rules = gameOf(record);
      const played = rules === undefined ? undefined : replay(rules, record);
      if (played?.ok !== true) faults.push(`${id}: the record cannot be played again`);
    }
    for (const { owner, kind, at, claimed } of this.#disk.due()) {
      // If the clock of the machine is set ahead, notices come later by the time that still passes.
      const mayBeLate = kind === 'notice' && !this.#clocks.isRight;
      const isBeingDone = claimed >= now && now - at < LONGEST_WORK_MS;
      if (owner !== '' && at < now && !isBeingDone && !mayBeLate)
        faults.push(`${owner}: ${kind} is overdue since ${now - at} ms`);
    }
    return faults;
  }

  /**
   * The text for a viewer has exactly the facts that this viewer may know, by the rules and the
   * record alone.
   */
  honest({ table: id, texts }: SentMessage): readonly string[] {
    const opened = this.#disk.store.openTable(id);
    if (opened === undefined) return [];
    const { game, rulesVersion, options, seed, seats } = opened.table;
    const { commands } = opened;
    const record = { game, rulesVersion, options: JSON.parse(options), seed, commands };
    const { from, version: to } = JSON.parse(texts[0]) as Happened;
    const viewers = [...seats.keys(), 'spectator'] as const;
    return viewers.flatMap((viewer, at) => {
      const fairness = fairnessOf(opened.table);
      const shown = show({ record, viewer, to, fairness } as never);
      if (!shown.ok) return [`${id}: ${shown.refusal.code}`];
      const { window: _, ...told } = JSON.parse(texts[texts.length === 1 ? 0 : at]) as Happened;
      const { window: __, ...may } = JSON.parse(
        happenedIn(shown, { table: id, from, version: to }),
      ) as Happened;
      const [one, other] = [JSON.stringify(told), JSON.stringify(may)];
      return one === other ? [] : [`${id}: ${viewer} is told ${one} and may know ${other}`];
    });
  }
}

/** A game is dealt as soon as every seat of a person has given its share, from all shares. */
function dealOf({ seed, seats, deal }: StoredTable): string[] {
  if (deal === undefined) return [];
  const shared = deal.shares.map(({ seat }) => seat).join();
  const people = seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  if (deal.dealt === 0)
    return shared === people.join() ? ['all have shared, and it is not dealt'] : [];
  return isSeedOf(seed, deal) ? [] : ['it was not dealt from its shares'];
}

/**
 * Versions grow with each move. Each command belongs to one segment or to an agreement, and no
 * segment is stored twice.
 */
function segmentsOf({ table, commands, segments }: OpenedTable, { sent, stale }: Ledger): string[] {
  const faults: string[] = [];
  const keys = new Set<string>();
  let at = 0;
  for (const { seat, key, from, version } of segments.toSorted(
    (one, other) => one.from - other.from,
  )) {
    const name = `${table.id} ${seat} ${key}`;
    if (keys.has(name)) faults.push(`${key} of ${seat} is there twice`);
    keys.add(name);
    if (!OWN_KEY.test(key) && !sent.has(name)) faults.push(`nobody has sent ${key} for ${seat}`);
    if (stale.has(name)) faults.push(`${key} of ${seat} was refused, and is there`);
    while (at < from && readAgreed(commands[at]) !== undefined) at += 1;
    if (from !== at) faults.push(`${key} begins at ${from} and not at ${at}`);
    at = version;
  }
  while (at < commands.length && readAgreed(commands[at]) !== undefined) at += 1;
  return at === commands.length
    ? faults
    : [...faults, `${commands.length - at} commands of nobody`];
}

/** The right work is due, each work once. */
function dueOf({ table }: OpenedTable, due: readonly DueWork[]): readonly string[] {
  const name = ({ kind, about }: DueWork) => `${kind} ${about}`;
  // Notices are due only while a person has channels, and until they are sent; so they are not
  // compared here.
  const isWork = ({ kind }: DueWork) => kind !== 'notice';
  const stored = due.filter((work) => work.owner === table.id && isWork(work)).map(name);
  const expected = dueAt(table, 0).filter(isWork).map(name);
  const [one, other] = [stored.toSorted().join(), expected.toSorted().join()];
  return one === other ? [] : [`due is ${one || 'nothing'} and not ${other || 'nothing'}`];
}
