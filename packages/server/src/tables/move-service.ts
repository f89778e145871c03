import { firstSeat } from '@pangaea/rules/kernel';
import { dueAt } from '../due/at-table.ts';
import { sha256 } from '../identity/secrets.ts';
import type { PlayRequest } from '../rules/jobs.ts';
import type { RulesPool } from '../rules/pool.ts';
import { textFor } from '../rules/telling.ts';
import type { Storage, StoredSegment, StoredTable } from '../storage/contract.ts';
import type { Segment } from '../wire/table.ts';
import { holds, type LiveTable, segmentKey } from './live.ts';
import type { Alone } from './only-person.ts';
import { askAbout, showing } from './record.ts';
import { Refused, refused } from './refused.ts';
import type { TableListeners, TableService } from './table-service.ts';
import { closingTime, type WindowTimes } from './windows.ts';

/** Who sends a segment: a person, or the server's own bot of the seat. */
export type Sender = { readonly person: number | undefined } | { readonly bot: true };

/** A segment as it was sent, or the silence of a seat whose time is over. */
type Sent = Omit<Segment, 'commands'> & { readonly commands: PlayRequest['commands'] };

/**
 * The only way a move gets onto a table, for people and bots alike: who are you, did I answer this
 * before, is it made on the present version, do the rules allow it; then one durable transaction.
 */
export class MoveService {
  readonly #storage: Storage;
  readonly #rules: RulesPool;
  readonly #tables: TableService;
  readonly #listeners: Pick<TableListeners, 'waits'>;
  readonly #clock: WindowTimes;

  constructor(
    storage: Storage,
    rules: RulesPool,
    tables: TableService,
    listeners: Pick<TableListeners, 'waits'>,
    clock: WindowTimes,
  ) {
    this.#storage = storage;
    this.#rules = rules;
    this.#tables = tables;
    this.#listeners = listeners;
    this.#clock = clock;
  }

  /**
   * @returns what happened, as the sender's seat may know it (JSON text), durable by then.
   * @throws Refused and nothing was changed.
   */
  async send(id: string, sender: Sender, segment: Segment): Promise<string> {
    const live = await this.#tables.find(id);
    authorise(live.table, sender, segment.seat);
    const digest = sha256(JSON.stringify([segment.version, ...segment.commands]));
    return this.#tables.live.exclusively(live, async () => {
      for (;;) {
        const before = live.segments.get(segmentKey(segment));
        if (before !== undefined) return this.#again(live, before, digest);
        const answer = await this.#play(live, segment, digest);
        if (answer !== undefined) return answer;
        // What is stored is not what we had at hand: once more, on what is stored.
        await this.#tables.live.refresh(live);
      }
    });
  }

  /**
   * Ends a window: who has not answered yet is silent. Nothing is done when it is not the one that
   * opened at version `from`. @throws Refused when there is no such table.
   */
  async closeWindow(id: string, from: number): Promise<void> {
    const live = await this.#tables.find(id);
    await this.#tables.live.exclusively(live, async () => {
      while (live.table.window?.from === from) {
        const { version, deciders } = live.table;
        // No key that somebody may send has a blank in it.
        const silent = { seat: firstSeat(deciders), key: `window ${from}`, version };
        const answer = await this.#play(live, { ...silent, commands: 'silence' }, '');
        if (answer === undefined) await this.#tables.live.refresh(live);
      }
    });
  }

  /**
   * Gives the answer of a seat in the window that opened at version `from`, if it has only one. Nothing is
   * done when `alone` names no seat any more. @throws Refused when there is no such table.
   */
  async answerAlone(id: string, from: number, alone: Alone): Promise<void> {
    const live = await this.#tables.find(id);
    await this.#tables.live.exclusively(live, async () => {
      while (live.table.window?.from === from) {
        const seat = alone(live.table);
        if (seat === undefined) return;
        const { version } = live.table;
        // No key that somebody may send has a blank in it.
        const sent = { seat, key: `only ${from}`, version };
        const answer = await this.#play(live, { ...sent, commands: 'only-answer' }, '');
        if (answer !== undefined) return;
        await this.#tables.live.refresh(live);
      }
    });
  }

  /** @returns nothing when what is stored is not what was at hand; no text when nothing was to be played. */
  async #play(live: LiveTable, segment: Sent, digest: string): Promise<string | undefined> {
    const { table } = live;
    const { seat, key, version, commands } = segment;
    if (version > table.version) throw refused('version-unknown', { version: table.version });
    const next = this.#tables.live.nextPlace();
    const { seed, salt } = table;
    // Whoever is asked in a window answers for itself, whatever others have answered meanwhile.
    const isAnswer = table.window !== undefined && version >= table.window.from;
    const now = this.#clock.now();
    const reply = await askAbout(this.#rules, live, 'play', {
      ...{ version: table.version, next, seat, commands, fairness: { seed, salt }, now },
      ...{ stale: version < table.version && !isAnswer },
      ...{ window: table.window, closes: closingTime(this.#clock, table.pace) },
    });
    if (reply.result === 'refused') throw new Refused(reply.refusal, { index: reply.index });
    if (reply.result === 'stale') return this.#stale(live, segment);
    if (reply.result === 'choice') return '';
    const from = table.version;
    const { deciders, over, window, texts } = reply;
    const to = from + reply.commands.length;
    const stored: StoredSegment = { seat, key, digest, from, version: to };
    const after = { ...table, version: to, deciders, over, window, changed: now };
    const due = dueAt(after, now);
    const written = await this.#storage.writeSegment({
      table: table.id,
      segment: stored,
      commands: reply.commands,
      deciders,
      over,
      window,
      due,
      message: { table: table.id, kind: 'segment', texts },
      now,
    });
    if (!written) return undefined;
    live.table = after;
    live.commands.push(...reply.commands);
    live.at = next;
    live.segments.set(segmentKey(stored), stored);
    this.#listeners.waits(after, due);
    return textFor(texts, seat);
  }

  /** The same answer as the first time, played again from the record. */
  async #again(live: LiveTable, before: StoredSegment, digest: string): Promise<string> {
    if (before.digest !== digest) throw refused('key-reused', { key: before.key });
    const { from, version: to, seat: viewer } = before;
    const about = showing(live, to, this.#clock.now());
    const shown = await this.#rules.ask('show', { ...about, viewer, from });
    if (!shown.ok) throw new Refused(shown.refusal);
    return shown.segment;
  }

  async #stale(live: LiveTable, { seat: viewer, version: from }: Sent): Promise<never> {
    const { version } = live.table;
    const about = showing(live, version, this.#clock.now());
    const shown = await this.#rules.ask('show', { ...about, viewer, from });
    const more = shown.ok ? { happened: JSON.parse(shown.segment) } : {};
    throw refused('stale', { version }, more);
  }
}

function authorise(table: StoredTable, sender: Sender, seat: number): void {
  const found = table.seats[seat];
  const right =
    'bot' in sender ? found?.kind === 'bot' : found !== undefined && holds(found, sender.person);
  if (!right) throw refused('not-your-seat', { seat });
}
