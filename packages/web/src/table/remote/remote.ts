import {
  printCommand,
  type Refusal,
  refusal,
  type SeatSet,
  type SeenRecord,
  seatSet,
  seenRecord,
  type Viewer,
} from '@pangaea/rules/kernel';
import type { Clocks, ClockTold } from '../../clock/clocks.ts';
import { isStopped } from '../../game/agreed.ts';
import { type AnyHistory, stateAt } from '../../game/history.ts';
import type { AnyPageGame } from '../../game/page-game.ts';
import { SeenHistories } from '../../game/seen.ts';
import { answeredFor } from '../answered-for.ts';
import { BOT_LEVELS, type Player, type Sent, type TablePort, type TableState } from '../port.ts';
import type { Answer, Api } from './api.ts';
import { addTo, historyOf } from './follow.ts';
import { presenceAfter } from './presence.ts';
import { programOf } from './program-of.ts';
import { type ConsentApi, remoteConsent } from './remote-consent.ts';
import { remoteTalk, type TalkApi } from './remote-talk.ts';
import type { StreamListener } from './stream.ts';
import type {
  Happened,
  PresenceTold,
  ProgramMade,
  SeatInfo,
  TableInfo,
  Told,
  WindowTold,
} from './wire.ts';

/** What the adapter needs from outside; tests give their own. */
export interface RemoteSurroundings {
  readonly api: Pick<Api, 'table' | 'game' | 'send' | 'record'> &
    Partial<
      Pick<
        Api,
        'free' | 'renewLinks' | 'program' | 'endProgram' | 'presence' | 'rematch' | 'comeBack'
      >
    > &
    Partial<TalkApi> &
    Partial<ConsentApi>;
  listen(table: string, listener: StreamListener): () => void;
  /** A word for a segment that nobody else uses. */
  newKey(): string;
  wait(ms: number): Promise<void>;
  /**
   * This device has other seats than when the table was opened: it is to be opened anew.
   * @param isLost one of them is nobody's any more, or somebody else's
   */
  reseated?(isLost: boolean): void;
  /** A token was made, and is to be shown. */
  tokenMade?(made: ProgramMade): void;
  /** What this device has added to the deal, if it knows. */
  ownShare?(): string | undefined;
  /** It was opened anew because a seat is gone. */
  readonly isUnseated?: boolean;
}

/** How often a segment is tried again when the server does not answer, and how long between. */
const TRIES = 6;
const BETWEEN_MS = 1_500;

/**
 * How long the server may take to answer for the person here: as long as its bots take for their answers, and a little
 * more. While somebody watches it does not.
 */
const GRACE_MS = 6_000;

/**
 * A table kept by the server. Acknowledged segments are durable; the server has the last word.
 * @param gameOf fetches what the page needs of a game, by id, for a table of these options; undefined when it has no such game
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
  const eyes = await openEyes(id, game, info.value, api);
  if ('code' in eyes) return eyes;

  const listeners = new Set<() => void>();
  const answers = new Answers();
  answers.learn(info.value);
  let { seats } = info.value;
  let asked = info.value.request;
  /** The steps after which the person here is asked, since the server has not answered for it. */
  let askedAfter = -1;
  let graceAfter = -1;
  const shown = (): Pick<TableState, 'deciders' | 'as' | 'answeredFor' | 'request'> => {
    const seen = answers.without(eyes.shown());
    const history = seen.as(info.value.viewer);
    const { length } = history.steps;
    const now = { ...seen, request: asked?.version === length ? asked : undefined };
    const seat = answeredFor(game.book.game, stateAt(history), playersOf(seats));
    if (seat === undefined || length === askedAfter) return { ...now, answeredFor: undefined };
    if (length !== graceAfter) {
      graceAfter = length;
      void around.wait(GRACE_MS).then(() => {
        if (eyes.as(info.value.viewer).steps.length !== length) return;
        askedAfter = length;
        change(shown());
      });
    }
    return { ...now, answeredFor: seat };
  };
  let state: TableState = {
    id,
    game,
    ...shown(),
    players: playersOf(seats),
    links: linksOf(info.value),
    invitation: info.value.invitation,
    thinking: [],
    connection: 'connected',
    closes: closing(info.value),
    holders: holdersOf(seats),
    isUnseated: around.isUnseated ?? false,
    commitment: info.value.commitment,
    rematch: info.value.rematch,
    clocks: clocksOf(info.value),
  };
  const change = (next: Partial<TableState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const learn = (told: Told) => {
    const missing = eyes.viewers.filter(
      (viewer) => !eyes.learn(viewer, told.views?.[viewer] ?? told),
    );
    answers.learn(told);
    change({ ...shown(), closes: closing(told) });
    for (const viewer of missing) void catchUp(viewer);
  };
  const learnAs = (seat: number, happened: Happened) => {
    const viewer = eyes.viewers.includes(seat) ? seat : info.value.viewer;
    if (!eyes.learn(viewer, happened)) void catchUp(viewer);
    answers.learn(happened);
    change({ ...shown(), closes: closing(happened) });
  };
  /** @returns whether what was missed has come */
  const catchUp = async (viewer: Viewer): Promise<boolean> => {
    const from = eyes.as(viewer).steps.length;
    const missed = await api.game(id, from, viewer === 'spectator' ? undefined : viewer);
    if (!missed.ok) {
      if (missed.refused.refusal.code === 'not-your-seat') await lookAgain();
      return false;
    }
    eyes.learn(viewer, missed.value);
    answers.learn(missed.value);
    change({ ...shown(), connection: 'connected', closes: closing(missed.value) });
    return true;
  };
  /** Which seats are ours, and what is said of these, is told to us alone. */
  const lookAgain = async () => {
    const now = await api.table(id);
    if (now.ok) learnSeats(now.value);
    return now.ok;
  };
  const learnSeats = (now: TableInfo) => {
    if (ownSeats(now.seats).join() !== ownSeats(info.value.seats).join()) {
      const kept = now.seats.filter(({ yours, playsForYou }) => yours || playsForYou === true);
      const isLost = ownSeats(info.value.seats).some(
        (own) => !kept.some(({ seat }) => seat === own),
      );
      around.reseated?.(isLost);
      return;
    }
    if (now.made !== info.value.made) {
      around.reseated?.(false);
      return;
    }
    seats = now.seats;
    // An answer may come after what became of the request since.
    const { requestEnded: ended } = state;
    const hasEnded = ended?.version === now.request?.version && ended?.asker === now.request?.seat;
    asked = hasEnded ? undefined : now.request;
    change({
      ...shown(),
      ...{ players: playersOf(seats), holders: holdersOf(seats) },
      ...{ links: linksOf(now), invitation: now.invitation, rematch: now.rematch },
      clocks: clocksOf(now),
    });
  };
  const reseat = async (asked: Promise<Answer<TableInfo>> | undefined) => {
    const answer = await asked;
    if (answer?.ok === true) learnSeats(answer.value);
    return answer?.ok === false ? answer.refused.refusal : undefined;
  };
  const learnPresence = (told: PresenceTold) => {
    const presence = presenceAfter(state.presence, told, seats.length, Date.now());
    change({ presence });
  };
  const askPresence = async () => {
    const told = await api.presence?.(id);
    if (told?.ok === true) learnPresence(told.value);
  };
  const talk = remoteTalk(id, api, around.newKey);
  const isSeated = ownSeats(seats).length > 0 || info.value.made;
  /** All that was told before the connection was there is here. */
  let isWhole = false;
  const load = async () => {
    isWhole = false;
    const came = await Promise.all([
      ...[...eyes.viewers.map(catchUp), talk.catchUp()],
      // Seats may have been taken meanwhile.
      lookAgain(),
    ]);
    isWhole = came.every(Boolean);
  };
  const stop = around.listen(id, {
    connected: (whole) => {
      if (isSeated) void talk.askNotes();
      void askPresence();
      if (isWhole && whole.has(id)) change({ connection: 'connected' });
      else void load();
    },
    follows: (table) => {
      if (table === id) void load();
    },
    word: (news) => {
      if (news.table === id) talk.heard(news);
    },
    clock: (news) => {
      const { time } = info.value;
      if (news.table === id) change({ clocks: clocksOf({ time, clock: news }) });
    },
    notes: (news) => {
      if (news.table === id) talk.noted(news);
    },
    rematch: (news) => {
      if (news.table === id) change({ rematch: news.rematch });
    },
    request: (news) => {
      if (news.table !== id) return;
      asked = news.request;
      const { ended, version } = news;
      change({ ...shown(), ...(ended && { requestEnded: { ...ended, version } }) });
    },
    presence: (news) => {
      if (news.table === id) learnPresence(news);
    },
    lost: () => change({ connection: 'lost' }),
    deleted: (news) => {
      if (news.table === id) change({ connection: 'deleted' });
    },
    happened: (news) => {
      if (news.table === id) learn(news);
    },
    seats: (news) => {
      if (news.table !== id) return;
      seats = seats.map((seat) => ({ ...seat, ...news.seats[seat.seat] }));
      change({
        players: playersOf(seats),
        links: state.links?.map((link, seat) => (seats[seat].joined ? undefined : link)),
      });
      void lookAgain();
    },
  });

  /** Of segments that were not answered: sent once more they have their keys again, in case only the answer was lost. */
  const keys = new Map<string, string>();
  const send = async (
    seat: number,
    version: number,
    commands: readonly string[],
  ): Promise<Sent> => {
    const asked = JSON.stringify([seat, version, commands]);
    const key = keys.get(asked) ?? around.newKey();
    keys.set(asked, key);
    const segment = { seat, version, key, commands };
    for (let attempt = 1; ; attempt++) {
      const answer = await api.send(id, segment);
      if (answer.ok) {
        keys.delete(asked);
        learnAs(seat, answer.value);
        return { ok: true };
      }
      const { happened, refusal: why } = answer.refused;
      if (happened !== undefined) learnAs(seat, happened);
      const silent = answer.status === 0 || answer.status === 503;
      if (!silent) keys.delete(asked);
      if (!silent || attempt === TRIES) return { ok: false, refusal: why };
      change({ connection: 'lost' });
      await around.wait(BETWEEN_MS);
    }
  };

  return {
    current: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    send,
    record: async () => {
      const whole = await api.record(id);
      if (whole.ok) return whole.value;
      // The seed is the server's secret as long as the game goes on.
      // Of what its own seats hide from each other it is in no file either.
      const viewer = eyes.viewers.length > 1 ? 'spectator' : info.value.viewer;
      return recordSeen(eyes.as(viewer), viewer);
    },
    talk,
    consent: remoteConsent(
      id,
      api,
      () => ({
        request: state.request,
        version: eyes.as(info.value.viewer).steps.length,
      }),
      learnSeats,
    ),
    rematch: async () => {
      const made = await api.rematch?.(id);
      if (made === undefined) return refusal('unreached');
      return made.ok ? made.value.id : made.refused.refusal;
    },
    check: async () => {
      const whole = await api.record(id);
      if (!whole.ok) return undefined;
      const [viewer] = eyes.viewers;
      const { verify } = await import('../../game/verify.ts');
      const share = around.ownShare?.();
      const own = share === undefined ? undefined : { seats: ownSeats(seats), share };
      const checked = own?.seats.length === 0 ? undefined : own;
      return verify(game, whole.value, info.value.commitment, eyes.as(viewer), viewer, checked);
    },
    seating: {
      isHost: info.value.made,
      free: (seat) => reseat(api.free?.(id, seat)),
      renewLinks: () => reseat(api.renewLinks?.(id)),
      giveToProgram: async (seat) => {
        const made = await api.program?.(id, seat);
        if (made?.ok !== true) return made?.refused.refusal ?? refusal('unreached');
        around.tokenMade?.(made.value);
        learnSeats(made.value.table);
        return undefined;
      },
      endProgram: (seat) => reseat(api.endProgram?.(id, seat)),
      comeBack: () => reseat(api.comeBack?.(id)),
    },
    close: () => {
      stop();
      listeners.clear();
    },
  };
}

/** Seats of this device that have answered in secret; the answers are played when the window closes. */
class Answers {
  #version = 0;
  #from: number | undefined;
  #seats: SeatSet = 0;

  learn({ version, window }: Pick<Happened, 'version' | 'window'>): void {
    // What comes late is about a window that has closed meanwhile.
    if (version < this.#version) return;
    this.#version = version;
    if (window?.from !== this.#from) this.#seats = 0;
    this.#from = window?.from;
    for (const seat of window?.answered ?? []) this.#seats |= seatSet(seat);
  }

  without<T extends { readonly deciders: SeatSet }>(shown: T): T {
    return { ...shown, deciders: shown.deciders & ~this.#seats };
  }
}

/** What clocks say, and when that was heard. */
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

/** By the clock of this device, which may be wrong. */
function closing({ window }: { readonly window?: WindowTold }): number | undefined {
  return window?.left === undefined ? undefined : Date.now() + window.left;
}

/** The game through the eyes of every seat of this device; a spectator where it has none. */
interface Eyes {
  readonly viewers: readonly Viewer[];
  as(viewer: Viewer): AnyHistory;
  /** @returns false when something in between is missing */
  learn(viewer: Viewer, happened: Happened): boolean;
  shown(): Pick<TableState, 'deciders' | 'as'>;
}

async function openEyes(
  id: string,
  game: AnyPageGame,
  { viewer, seats }: TableInfo,
  api: RemoteSurroundings['api'],
): Promise<Eyes | Refusal> {
  const own = ownSeats(seats);
  const viewers: readonly Viewer[] = game.hasHands && own.length > 1 ? own : [viewer];
  const histories = new Map<Viewer, AnyHistory>();
  for (const each of viewers) {
    const shown = await api.game(id, 0, each === 'spectator' ? undefined : each);
    if (!shown.ok) return shown.refused.refusal;
    const history = historyOf(game, shown.value);
    if (history === undefined) return refusal('record-malformed', { field: '' });
    histories.set(each, history);
  }
  const seen = new SeenHistories();
  const first = viewers[0];
  const of = (known: ReadonlyMap<Viewer, AnyHistory>, each: Viewer): AnyHistory => {
    const history = known.get(each);
    if (history !== undefined) return history;
    const lowest = known.get(first);
    if (lowest === undefined) throw new Error('a table without a view');
    // The curtain between two seats shows what everybody knows.
    return seen.as(lowest, each);
  };
  return {
    viewers,
    as: (each) => of(histories, each),
    learn: (each, happened) => {
      const next = addTo(of(histories, each), happened);
      if (next !== undefined) histories.set(each, next);
      return next !== undefined;
    },
    shown: () => {
      const now = new Map(histories);
      const { game: rules } = game.book;
      const history = of(now, first);
      const deciders = isStopped(history) ? 0 : rules.deciders(stateAt(history));
      return { deciders, as: (each) => of(now, each) };
    },
  };
}

function recordSeen({ game, start, steps }: AnyHistory, viewer: Viewer): SeenRecord {
  const seen = steps.map(({ seat, command, state }) => ({
    ...{ command: printCommand(seat, command), state },
  }));
  return seenRecord(game.book.game, viewer, start, seen);
}

function playersOf(seats: readonly SeatInfo[]): Player[] {
  return seats.map((seat) => {
    const { kind, name, level, joined, yours } = seat;
    if (kind === 'bot') {
      return { kind, level: BOT_LEVELS.find((each) => each === level) ?? 'intermediate' };
    }
    return yours
      ? { kind: 'here', name }
      : { kind: 'away', name, joined, program: programOf(seat) };
  });
}

function holdersOf(seats: readonly SeatInfo[]): number {
  return Math.max(0, ...seats.map(({ holders = 0 }) => holders));
}

function ownSeats(seats: readonly SeatInfo[]): readonly number[] {
  return seats.filter(({ yours }) => yours).map(({ seat }) => seat);
}

function linksOf({ seats }: TableInfo): (string | undefined)[] | undefined {
  return seats.some(({ link }) => link !== undefined) ? seats.map(({ link }) => link) : undefined;
}
