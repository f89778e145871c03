import { type Refusal, refusal, type Viewer } from '@pangaea/rules/kernel';
import type {
  ClockTold,
  Happened,
  PresenceInfo,
  ProgramMade,
  SeatsTold,
  SegmentTold,
  TableInfo,
  TableSeat,
  WindowInfo,
} from '@pangaea/wire';
import type { Clocks } from '../../clock/clocks.ts';
import { SERVER_TIME } from '../../clock/server-time.ts';
import { stateAt } from '../../game/history.ts';
import type { AnyPageGame } from '../../game/page-game.ts';
import { answeredFor } from '../answered-for.ts';
import type { Seating, TablePort, TableState } from '../port.ts';
import { type Store, store } from '../store.ts';
import { announced } from './announced.ts';
import type { Api, ApiAnswer } from './api.ts';
import { Eyes } from './eyes.ts';
import { presenceAfter } from './presence.ts';
import { type ConsentApi, remoteConsent } from './remote-consent.ts';
import { type LetBackApi, letBackAfter, remoteLetBack } from './remote-let-back.ts';
import { type RemoteTalk, remoteTalk, type TalkApi } from './remote-talk.ts';
import {
  linksOf,
  mayBeTaken,
  ownSeats,
  playersOf,
  seatAfter,
  seatsAfter,
  seatsShown,
} from './seats.ts';
import { SecretAnswers } from './secret-answers.ts';
import { Sending } from './sending.ts';
import { claimFor } from './shares.ts';
import { goneNow, ofTable, type StreamListener } from './stream.ts';

/** The dependencies of the adapter; tests pass their own. */
export interface RemoteSurroundings {
  readonly api: Pick<Api, 'table' | 'game' | 'send' | 'record'> &
    Partial<
      Pick<
        Api,
        'free' | 'renewLinks' | 'program' | 'endProgram' | 'presence' | 'rematch' | 'comeBack'
      >
    > &
    Partial<TalkApi> &
    Partial<ConsentApi> &
    Partial<LetBackApi>;
  listen(table: string, listener: StreamListener): () => void;
  /** Makes a unique key for a segment. */
  newKey(): string;
  wait(ms: number): Promise<void>;
  /**
   * Called when the seats of this device have changed since the table was opened, so that it must
   * be opened again.
   * @param isLost whether none of them is left
   */
  reseated?(isLost: boolean): void;
  /** Called when a token was made, to show it. */
  tokenMade?(made: ProgramMade): void;
  /** The share of this device in the deal, if it is known. */
  ownShare?(): string | undefined;
  /** Whether the table was opened again because a seat was lost. */
  readonly isUnseated?: boolean;
}

/**
 * Milliseconds that the server may take to answer for the only person here: the time that bots take
 * for their answers, and a little more. While somebody watches, the server does not answer for the
 * person.
 */
const GRACE_MS = 6_000;

/**
 * A table of a server. Acknowledged segments are durable, and the server decides.
 * @param gameOf loads a game by id, for a table with these options; undefined if the page has no
 * such game
 */
export async function remoteTable(
  id: string,
  gameOf: (id: string, options: unknown) => Promise<AnyPageGame | undefined>,
  around: RemoteSurroundings,
): Promise<TablePort | Refusal> {
  const { api } = around;
  const info = await api.table(id);
  if (!info.ok) return info.refused.refusal;
  const game = await gameOf(info.value.game, info.value.options);
  if (game === undefined) return refusal('game-unknown', { game: info.value.game });
  if (!game.book.game.rulesVersions.includes(info.value.rulesVersion)) {
    return refusal('page-outdated', { rules: info.value.rulesVersion });
  }
  const eyes = await Eyes.open(id, game, info.value, api);
  return eyes instanceof Eyes ? new RemoteTable(game, info.value, eyes, around).port() : eyes;
}

class RemoteTable {
  /** The table as the server described it at the opening. */
  readonly #first: TableInfo;
  readonly #game: AnyPageGame;
  readonly #eyes: Eyes;
  readonly #around: RemoteSurroundings;
  readonly #answers = new SecretAnswers();
  readonly #state: Store<TableState>;
  readonly #talk: RemoteTalk;
  #seats: readonly TableSeat[];
  #request: TableInfo['request'];
  /** Whether everything from before the connection is loaded. */
  #isWhole = false;
  /**
   * The number of steps at which the person is asked nevertheless, since the server has not
   * answered.
   */
  #askedAfter = -1;
  #graceAfter = -1;

  constructor(game: AnyPageGame, first: TableInfo, eyes: Eyes, around: RemoteSurroundings) {
    this.#game = game;
    this.#first = first;
    this.#eyes = eyes;
    this.#around = around;
    this.#seats = first.seats;
    this.#request = first.request;
    this.#answers.learn(first);
    this.#talk = remoteTalk(first.id, around.api, around.newKey);
    this.#state = store<TableState>({
      id: first.id,
      game,
      ...this.#shown(),
      ...seatsShown(first.seats),
      links: linksOf(first),
      invitation: first.invitation,
      thinking: [],
      connection: 'connected',
      closes: closing(first),
      isUnseated: around.isUnseated ?? false,
      commitment: first.commitment,
      rematch: first.rematch,
      letBack: first.letBack,
      clocks: clocksOf(first),
    });
  }

  port(): TablePort {
    const { id } = this.#first;
    const around = this.#around;
    const { api } = around;
    const sending = new Sending(id, {
      api,
      newKey: () => around.newKey(),
      wait: (ms) => around.wait(ms),
      learned: (seat, happened) => this.#learnAs(seat, happened),
      lost: () => this.#state.change({ connection: 'lost' }),
    });
    const stop = around.listen(id, this.#listener());
    return {
      current: this.#state.current,
      subscribe: this.#state.subscribe,
      send: (seat, version, commands) => sending.send(seat, version, commands),
      record: () => this.#record(),
      talk: this.#talk,
      consent: remoteConsent(
        id,
        api,
        () => ({ request: this.#state.current().request, version: this.#steps() }),
        (now) => this.#learnSeats(now),
      ),
      letBack: remoteLetBack(
        id,
        api,
        () => this.#state.current().letBack,
        (now) => this.#learnSeats(now),
        () => claimFor(localStorage, id),
      ),
      rematch: async () => {
        const made = await api.rematch?.(id);
        if (made === undefined) return refusal('unreached');
        return made.ok ? made.value.id : made.refused.refusal;
      },
      check: () => this.#check(),
      seating: this.#seating(),
      close: () => {
        stop();
        this.#state.close();
      },
    };
  }

  #steps(): number {
    return this.#eyes.as(this.#first.viewer).steps.length;
  }

  #shown(): Pick<TableState, 'deciders' | 'as' | 'answeredFor' | 'request'> {
    const seen = this.#answers.without(this.#eyes.shown());
    const history = seen.as(this.#first.viewer);
    const { length } = history.steps;
    const request = this.#request?.version === length ? this.#request : undefined;
    const seat = answeredFor(this.#game.book.game, stateAt(history), playersOf(this.#seats));
    if (seat === undefined || length === this.#askedAfter) {
      return { ...seen, request, answeredFor: undefined };
    }
    if (length !== this.#graceAfter) {
      this.#graceAfter = length;
      void this.#around.wait(GRACE_MS).then(() => {
        if (this.#steps() !== length) return;
        this.#askedAfter = length;
        this.#state.change(this.#shown());
      });
    }
    return { ...seen, request, answeredFor: seat };
  }

  #learn(told: SegmentTold): void {
    const missing = this.#eyes.viewers.filter(
      (viewer) => !this.#eyes.learn(viewer, told.views?.[viewer] ?? told),
    );
    this.#show(told);
    for (const viewer of missing) void this.#catchUp(viewer);
  }

  #learnAs(seat: number, happened: Happened): void {
    const viewer = this.#eyes.viewers.includes(seat) ? seat : this.#first.viewer;
    if (!this.#eyes.learn(viewer, happened)) void this.#catchUp(viewer);
    this.#show(happened);
  }

  #show(happened: Happened, connection?: 'connected'): void {
    this.#answers.learn(happened);
    const closes = closing(happened);
    this.#state.change({ ...this.#shown(), closes, ...(connection && { connection }) });
  }

  /** @returns whether the missed messages have arrived */
  async #catchUp(viewer: Viewer): Promise<boolean> {
    const from = this.#eyes.as(viewer).steps.length;
    const { id } = this.#first;
    const asSeat = viewer === 'spectator' ? undefined : viewer;
    const missed = await this.#around.api.game(id, from, asSeat);
    if (!missed.ok) {
      if (missed.refused.refusal.code === 'not-your-seat') await this.#lookAgain();
      return false;
    }
    this.#eyes.learn(viewer, missed.value);
    this.#show(missed.value, 'connected');
    return true;
  }

  /** Loads everything that may have been missed. */
  async #load(): Promise<void> {
    this.#isWhole = false;
    const came = await Promise.all([
      ...this.#eyes.viewers.map((viewer) => this.#catchUp(viewer)),
      this.#talk.catchUp(),
      // Seats may have been taken meanwhile.
      this.#lookAgain(),
    ]);
    this.#isWhole = came.every(Boolean);
  }

  /** Loads the table again: facts about the own seats come only as an answer to this device. */
  async #lookAgain(): Promise<boolean> {
    const now = await this.#around.api.table(this.#first.id);
    if (now.ok) this.#learnSeats(now.value);
    // The table was deleted while this page was away.
    else if (now.status === 410) {
      const { connection } = this.#state.current();
      this.#state.change({ connection: goneNow(connection, 'operator') });
    }
    return now.ok;
  }

  #learnSeats(now: TableInfo): void {
    const became = seatsAfter(this.#first, now);
    if (became !== 'same') {
      this.#around.reseated?.(became === 'lost');
      return;
    }
    this.#seats = now.seats;
    // The answer may be older than a later state of the request.
    const { requestEnded: ended } = this.#state.current();
    const hasEnded = ended?.version === now.request?.version && ended?.asker === now.request?.seat;
    this.#request = hasEnded ? undefined : now.request;
    this.#state.change({
      ...this.#shown(),
      ...seatsShown(now.seats),
      links: linksOf(now),
      invitation: now.invitation,
      rematch: now.rematch,
      letBack: now.letBack,
      clocks: clocksOf(now),
    });
  }

  #learnPresence(told: PresenceInfo): void {
    const before = this.#state.current().presence;
    const presence = presenceAfter(before, told, this.#seats.length, SERVER_TIME.now());
    this.#state.change({ presence });
  }

  async #askPresence(): Promise<void> {
    const told = await this.#around.api.presence?.(this.#first.id);
    if (told?.ok === true) this.#learnPresence(told.value);
  }

  /** Handlers for all kinds of messages; if one is missing, this does not compile. */
  #listener(): Required<StreamListener> {
    const { id, time, made } = this.#first;
    const { change } = this.#state;
    const isSeated = ownSeats(this.#seats).length > 0 || made;
    const mine = ofTable(id);
    return {
      connected: (whole) => {
        if (isSeated) void this.#talk.askNotes();
        void this.#askPresence();
        if (this.#isWhole && whole.has(id)) change({ connection: 'connected' });
        else void this.#load();
      },
      lost: () => change({ connection: 'lost' }),
      announcement: ({ text }) => announced.set(text),
      follows: (followed) => {
        if (followed.id === id) void this.#load();
      },
      segment: mine((told) => this.#learn(told)),
      word: mine(this.#talk.heard),
      notes: mine(this.#talk.noted),
      presence: mine((told) => this.#learnPresence(told)),
      deleted: mine(({ by }) => {
        change({ connection: goneNow(this.#state.current().connection, by) });
        if (by === undefined) void this.#lookAgain();
      }),
      rematch: mine(({ rematch }) => change({ rematch })),
      clock: mine((clock) => change({ clocks: clocksOf({ time, clock }) })),
      request: mine(({ request, ended, version }) => {
        this.#request = request;
        change({ ...this.#shown(), ...(ended && { requestEnded: { ...ended, version } }) });
      }),
      'let-back': mine((told) => {
        const letBack = letBackAfter(this.#state.current().letBack, told);
        change({ letBack, letBackEnded: told.ended });
      }),
      seats: mine((news) => this.#hearSeats(news.seats)),
      // Invitations are about other tables.
      invited: () => undefined,
    };
  }

  #hearSeats(news: SeatsTold['seats']): void {
    this.#seats = this.#seats.map((seat) => seatAfter(seat, news[seat.seat]));
    const { links } = this.#state.current();
    this.#state.change({
      players: playersOf(this.#seats),
      links: links?.map((link, seat) => (mayBeTaken(this.#seats[seat]) ? link : undefined)),
    });
    void this.#lookAgain();
  }

  async #record(): ReturnType<TablePort['record']> {
    const whole = await this.#around.api.record(this.#first.id);
    if (whole.ok) return whole.value;
    // The seed is secret while the game goes on. Secrets of the own seats are in no file either.
    const { viewers } = this.#eyes;
    return this.#eyes.record(viewers.length > 1 ? 'spectator' : this.#first.viewer);
  }

  async #check(): ReturnType<NonNullable<TablePort['check']>> {
    const whole = await this.#around.api.record(this.#first.id);
    if (!whole.ok) return undefined;
    const [viewer] = this.#eyes.viewers;
    const { verify } = await import('../../game/verify.ts');
    const share = this.#around.ownShare?.();
    const seats = ownSeats(this.#seats);
    const own = share === undefined || seats.length === 0 ? undefined : { seats, share };
    const seen = this.#eyes.as(viewer);
    return verify(this.#game, whole.value, this.#first.commitment, seen, viewer, own);
  }

  #seating(): Seating {
    const { id, made: isHost } = this.#first;
    const { api, tokenMade } = this.#around;
    return {
      isHost,
      free: (seat) => this.#reseat(api.free?.(id, seat)),
      renewLinks: () => this.#reseat(api.renewLinks?.(id)),
      giveToProgram: async (seat) => {
        const made = await api.program?.(id, seat);
        if (made?.ok !== true) return made?.refused.refusal ?? refusal('unreached');
        tokenMade?.(made.value);
        this.#learnSeats(made.value.table);
        return undefined;
      },
      endProgram: (seat) => this.#reseat(api.endProgram?.(id, seat)),
      comeBack: () => this.#reseat(api.comeBack?.(id)),
    };
  }

  async #reseat(asked: Promise<ApiAnswer<TableInfo>> | undefined): Promise<Refusal | undefined> {
    const answer = await asked;
    if (answer?.ok === true) this.#learnSeats(answer.value);
    return answer?.ok === false ? answer.refused.refusal : undefined;
  }
}

/** The readings of clocks, and when they were received. */
function clocksOf({
  time,
  clock,
}: {
  readonly time?: TableInfo['time'] | undefined;
  readonly clock?: ClockTold | undefined;
}): Clocks | undefined {
  if (clock === undefined) return undefined;
  return { heard: performance.now(), seats: clock.seats, isSlow: time?.kind === 'slow' };
}

/** The time at which a window closes, by the clock of this device, which may be wrong. */
function closing({ window }: { readonly window?: WindowInfo }): number | undefined {
  return window?.left === undefined ? undefined : Date.now() + window.left;
}
