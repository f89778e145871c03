import { hasSeat, isStopped, refusal, seatSet, seatsOf } from '@pangaea/rules/kernel';
import type { Segment } from '@pangaea/wire';
import { dueAt } from '../due/at-table.ts';
import { sha256 } from '../identity/secrets.ts';
import type { SealRequest, SeatCommands, ViewerTexts } from '../rules/jobs.ts';
import type { Rules } from '../rules/pool.ts';
import { textFor } from '../rules/telling.ts';
import type { AheadProgress, Storage, StoredSegment, StoredTable } from '../storage/contract.ts';
import { clockWrite, withClock } from '../time/happening.ts';
import { aheadAfter } from './ahead.ts';
import type { ClockService } from './clock-service.ts';
import { checkDealt } from './dealing.ts';
import {
  type Asker,
  haveAllAnswered,
  holds,
  isBots,
  isPresent,
  keep,
  type LiveTable,
  notTheirs,
  OVERTAKEN,
  type Overtaken,
  owns,
  segmentKey,
  writeOf,
} from './live.ts';
import type { Alone } from './only-person.ts';
import { askAbout, fairnessOf } from './record.ts';
import { Refused, refused } from './refused.ts';
import { happenedIn } from './shown-games.ts';
import type { TableListeners, TableService } from './table-service.ts';
import { closingTime, type WindowTimes, windowAt } from './windows.ts';

/** The sender of a segment: a person, a program, or the server's own bot of the seat. */
export type Sender = { readonly asker: Asker } | { readonly bot: true };

/** An answer from a client, or the only possible one. */
type Answer = Omit<Segment, 'commands'> & { readonly commands: SealRequest['commands'] };

/**
 * Segments that are played in one transaction, and the keys that recognise them when they are sent
 * again.
 */
interface Together {
  readonly parts: readonly SeatCommands[];
  readonly keys: readonly Pick<StoredSegment, 'key' | 'digest'>[];
  readonly closesWindow: boolean;
  readonly isStale: boolean;
  /** The state of a plan after one of its turns is played. */
  readonly ahead?: AheadProgress;
}

/**
 * The only way in which a move gets onto a table, for people and bots alike. It checks the sender,
 * a repeated request, the version and the rules, and then writes one durable transaction.
 */
export class MoveService {
  readonly #storage: Storage;
  readonly #rules: Rules;
  readonly #tables: TableService;
  readonly #listeners: Pick<TableListeners, 'waits'>;
  readonly #clock: WindowTimes;
  readonly #clocks: Pick<ClockService, 'comeBack'>;

  constructor(
    storage: Storage,
    rules: Rules,
    tables: TableService,
    listeners: Pick<TableListeners, 'waits'>,
    clock: WindowTimes,
    clocks: Pick<ClockService, 'comeBack'>,
  ) {
    this.#storage = storage;
    this.#rules = rules;
    this.#tables = tables;
    this.#listeners = listeners;
    this.#clock = clock;
    this.#clocks = clocks;
  }

  /**
   * Plays a segment, or stores it as an answer in a window.
   * @returns the steps as the sender's seat may see them (JSON text), stored durably
   * @throws Refused if nothing was changed
   */
  async send(id: string, sender: Sender, segment: Segment): Promise<string> {
    const { table } = await this.#tables.find(id);
    authorise(table, sender, segment.seat);
    // A person who plays is back. The last present person may have removed the table from the list
    // while keeping the seat.
    const isBack = isBots(table, table.seats[segment.seat]) || haveOthersLeft(table, sender);
    if (!('bot' in sender) && isBack) {
      await this.#clocks.comeBack(id, sender.asker, segment.seat);
    }
    const digest = sha256(JSON.stringify([segment.version, ...segment.commands]));
    return this.#tables.live.change(id, async (live) => {
      // Meanwhile the seat may have another player, or its owner may be back.
      authorise(live.table, sender, segment.seat);
      checkDealt(live.table);
      const before = live.segments.get(segmentKey(segment));
      if (before !== undefined) return this.#again(live, before, digest);
      if (isStopped(live.commands)) {
        if (segment.version < live.table.version) return this.#stale(live, segment);
        // The rules refuse moves in a finished game in the same way.
        throw new Refused(refusal('game-over'));
      }
      return isAsked(live.table, segment.seat)
        ? this.#seal(live, sender, segment, digest)
        : this.#send(live, segment, digest);
    });
  }

  /**
   * Closes a window: the answers are played, with silence for seats without one. Nothing is done
   * unless it is the window that opened at version `from`.
   * @throws Refused if there is no such table
   */
  async closeWindow(id: string, from: number): Promise<void> {
    await this.#tables.live.change(id, async (live) =>
      live.table.window?.from === from ? this.#close(live) : undefined,
    );
  }

  /**
   * Answers for a seat in the window that opened at version `from`, if it has only one possible
   * answer. Nothing is done if `alone` no longer names a seat.
   * @throws Refused if there is no such table
   */
  async answerAlone(id: string, from: number, alone: Alone): Promise<void> {
    await this.#tables.live.change(id, async (live) => {
      const { window, version } = live.table;
      const seat = window?.from === from ? alone(live.table) : undefined;
      if (seat === undefined) return undefined;
      // Keys of clients contain no space, so a client cannot send this one.
      const sent = { seat, key: `only ${from}`, version, commands: 'only-answer' } as const;
      return this.#seal(live, { asker: undefined }, sent, '');
    });
  }

  /**
   * Stores a secret answer until the window closes; the last answer closes it.
   * @returns undefined if there was a choice
   */
  async #seal(
    live: LiveTable,
    sender: Sender,
    answer: Answer,
    digest: string,
  ): Promise<string | Overtaken> {
    const { table } = live;
    const { seat, key, version, commands } = answer;
    const before = live.sealed.find((each) => each.seat === seat);
    if (before?.key === key) {
      if (before.digest !== digest) throw refused('key-reused', { key });
      return this.#sealedText(table, sender);
    }
    if (version > table.version) throw refused('version-unknown', { version: table.version });
    const stale = version < (table.window?.from ?? 0);
    const reply = await askAbout(this.#rules, live, 'seal', { seat, commands, stale });
    if (reply.result === 'refused') throw new Refused(reply.refusal, { index: reply.index });
    if (reply.result === 'stale') return this.#stale(live, answer);
    if (reply.result === 'choice') return '';
    if (reply.result === 'orders') {
      return commands === 'only-answer'
        ? ''
        : this.#send(live, { ...answer, commands: [...commands] }, digest);
    }
    if (before !== undefined) throw refused('already-answered', { seat });
    const sealed = { seat, key, digest, commands: reply.commands };
    const now = this.#clock.now();
    const answered = { ...table, answered: table.answered | seatSet(seat) };
    const due = dueAt(answered, now);
    const seal = { ...writeOf(table, now), sealed, due };
    if (!(await this.#storage.sealSegment(seal))) return OVERTAKEN;
    const after = keep(live, answered);
    live.sealed = [...live.sealed, sealed].sort((one, other) => one.seat - other.seat);
    // Due work waits behind this in the queue, and is only needed if this fails.
    this.#listeners.waits(after, due);
    if (!haveAllAnswered(after)) return this.#sealedText(after, sender);
    const texts = await this.#close(live);
    return texts === OVERTAKEN ? texts : textFor(texts, seat);
  }

  /** The reply to a secret answer: the only change is that the sender has answered. */
  #sealedText(table: StoredTable, sender: Sender): string {
    const { id, version, deciders } = table;
    const asker = 'bot' in sender ? undefined : sender.asker;
    return JSON.stringify({
      table: id,
      from: version,
      version,
      steps: [],
      deciders: seatsOf(deciders),
      ...windowAt(table, version, this.#clock.now(), asker),
    });
  }

  /**
   * Plays the sealed answers in the order of seats, not in the order of their arrival, with silence
   * for all other seats.
   */
  async #close(live: LiveTable): Promise<ViewerTexts | Overtaken> {
    const { deciders, window } = live.table;
    const answers = seatsOf(deciders).map((seat) => {
      const sealed = live.sealed.find((each) => each.seat === seat);
      // Keys of clients contain no space, so a client cannot send this one.
      return (
        sealed ?? { seat, key: `window ${window?.from}`, digest: '', commands: 'silence' as const }
      );
    });
    const parts = answers.map(({ seat, commands }) => ({ seat, commands }));
    const texts = await this.#play(live, {
      parts,
      keys: answers,
      closesWindow: true,
      isStale: false,
    });
    return texts === 'stale' ? OVERTAKEN : texts;
  }

  /**
   * Plays a turn that was planned ahead, and stores with it the new state of the plan. The caller
   * is in the queue of the table.
   * @throws Refused if the rules refuse it
   */
  async playAhead(
    live: LiveTable,
    { seat, key, commands }: Omit<Segment, 'version'>,
    ahead: AheadProgress,
  ): Promise<true | Overtaken> {
    const digest = sha256(JSON.stringify([live.table.version, ...commands]));
    const texts = await this.#play(live, {
      parts: [{ seat, commands }],
      keys: [{ key, digest }],
      closesWindow: false,
      isStale: false,
      ahead,
    });
    return texts === OVERTAKEN || texts === 'stale' ? OVERTAKEN : true;
  }

  /** Plays a segment at once. */
  async #send(live: LiveTable, segment: Segment, digest: string): Promise<string | Overtaken> {
    const { table } = live;
    const { seat, key, version, commands } = segment;
    if (version > table.version) throw refused('version-unknown', { version: table.version });
    const isStale = version < table.version;
    const together = { parts: [{ seat, commands }], keys: [{ key, digest }], closesWindow: false };
    const texts = await this.#play(live, { ...together, isStale });
    if (texts === 'stale') return this.#stale(live, segment);
    return texts === OVERTAKEN ? texts : textFor(texts, seat);
  }

  /**
   * Plays segments in one transaction.
   * @returns the message about them
   */
  async #play(
    live: LiveTable,
    { parts, keys, closesWindow, isStale, ahead }: Together,
  ): Promise<ViewerTexts | 'stale' | Overtaken> {
    const { table } = live;
    const next = this.#tables.live.nextPlace();
    const now = this.#clock.now();
    const reply = await askAbout(this.#rules, live, 'play', {
      version: table.version,
      next,
      parts,
      closesWindow,
      fairness: fairnessOf(table),
      now,
      stale: isStale,
      window: table.window,
      closes: closingTime(this.#clock, table),
    });
    if (reply.result === 'refused') throw new Refused(reply.refusal, { index: reply.index });
    if (reply.result === 'stale') return reply.result;
    const from = table.version;
    const { deciders, over, window, texts } = reply;
    const to = from + reply.commands.length;
    let at = from;
    const segments: StoredSegment[] = parts.map(({ seat }, index) => {
      const begun = at;
      at += reply.counts[index];
      const { key, digest } = keys[index];
      return { seat, key, digest, from: begun, version: at };
    });
    const answered = closesWindow ? 0 : table.answered;
    const progress = ahead && { ...ahead, played: to };
    const marks = over ? undefined : aheadAfter(table, progress);
    const moved = {
      ...table,
      version: to,
      deciders,
      over,
      window,
      answered,
      changed: now,
      ahead: marks,
    };
    const occasion = { at: now, kind: 'asked', seat: -1, moved: reply.moved } as const;
    const clock = clockWrite(moved, occasion, this.#clock.running());
    const played = withClock(moved, clock);
    const due = dueAt(played, now);
    const written = await this.#storage.writeSegment({
      ...writeOf(table, now),
      from,
      version: to,
      segments,
      opens: closesWindow,
      commands: reply.commands,
      deciders,
      over,
      window,
      due,
      clock,
      ahead: over ? 'gone' : progress,
      message: { table: table.id, kind: 'segment', texts },
    });
    if (!written) return OVERTAKEN;
    const after = keep(live, played);
    if (closesWindow) live.sealed = [];
    live.commands.push(...reply.commands);
    live.at = next;
    for (const each of segments) live.segments.set(segmentKey(each), each);
    this.#listeners.waits(after, due);
    return texts;
  }

  /** The result of a segment that was played before, replayed from the record. */
  async #again(live: LiveTable, before: StoredSegment, digest: string): Promise<string> {
    if (before.digest !== digest) throw refused('key-reused', { key: before.key });
    const { from, version: to, seat: viewer } = before;
    return this.#happened(live, viewer, from, to);
  }

  async #stale(
    live: LiveTable,
    { seat: viewer, version: from }: Pick<Segment, 'seat' | 'version'>,
  ): Promise<never> {
    const { version } = live.table;
    const happened = await this.#happened(live, viewer, from, version);
    throw refused('stale', { version }, { happened: JSON.parse(happened) });
  }

  /** The steps from one version to another, as a seat may know them: JSON. */
  async #happened(live: LiveTable, seat: number, from: number, to: number): Promise<string> {
    const { id } = live.table;
    const window = windowAt(live.table, to, this.#clock.now());
    const owner = this.#tables.ownerOf(live.table);
    const game = await this.#tables.shown.of(live, to, seat, owner);
    return happenedIn(game, { table: id, from, version: to, ...window });
  }
}

/** Whether a seat is asked in secret now, or has already answered in this window. */
function isAsked({ window, deciders }: StoredTable, seat: number): boolean {
  return window !== undefined && hasSeat(deciders, seat);
}

function authorise(table: StoredTable, sender: Sender, seat: number): void {
  const found = table.seats[seat];
  const right =
    found !== undefined && ('bot' in sender ? isBots(table, found) : holds(found, sender.asker));
  if (right) return;
  throw 'bot' in sender
    ? refused('not-your-seat', { seat })
    : notTheirs(table, sender.asker, { seat });
}

/** Whether other persons sit at a table, but none of them plays. */
function haveOthersLeft(table: StoredTable, sender: Sender): boolean {
  if ('bot' in sender) return false;
  const others = table.seats.filter((seat) => seat.persons.length > 0 && !owns(seat, sender.asker));
  return others.length > 0 && !others.some((seat) => isPresent(table, seat));
}
