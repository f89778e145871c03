import { printCommand, type Refusal, refusal, seenRecord } from '@pangaea/rules/kernel';
import { GAME } from '../../game/rules.ts';
import { BOT_LEVELS, type Player, type Sent, type TablePort, type TableState } from '../port.ts';
import type { Api } from './api.ts';
import { addTo, historyOf } from './follow.ts';
import type { StreamListener } from './stream.ts';
import type { Happened, SeatInfo, TableInfo } from './wire.ts';

/** What the adapter needs from outside; tests give their own. */
export interface RemoteSurroundings {
  readonly api: Pick<Api, 'table' | 'game' | 'send' | 'record'>;
  listen(table: string, listener: StreamListener): () => void;
  /** A word for a segment that nobody else uses. */
  newKey(): string;
  wait(ms: number): Promise<void>;
}

/** How often a segment is tried again when the server does not answer, and how long between. */
const TRIES = 6;
const BETWEEN_MS = 1_500;

/** A table kept by the server. Acknowledged segments are durable; the server has the last word. */
export async function remoteTable(
  id: string,
  around: RemoteSurroundings,
): Promise<TablePort | Refusal> {
  const { api } = around;
  const [info, shown] = await Promise.all([api.table(id), api.game(id)]);
  if (!info.ok) return info.refused.refusal;
  if (!shown.ok) return shown.refused.refusal;
  const history = historyOf(shown.value);
  if (history === undefined) return refusal('record-malformed', { field: '' });

  const listeners = new Set<() => void>();
  let { seats } = info.value;
  let state: TableState = {
    id,
    history,
    players: playersOf(seats),
    links: linksOf(info.value),
    thinking: [],
    connection: 'connected',
  };
  const change = (next: Partial<TableState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const learn = (happened: Happened) => {
    const next = addTo(state.history, happened);
    if (next === undefined) void catchUp();
    else if (next !== state.history) change({ history: next });
  };
  const catchUp = async () => {
    const missed = await api.game(id, state.history.steps.length);
    if (missed.ok) {
      const next = addTo(state.history, missed.value);
      change({ connection: 'connected', ...(next === undefined ? {} : { history: next }) });
    }
  };
  const stop = around.listen(id, {
    connected: () => void catchUp(),
    lost: () => change({ connection: 'lost' }),
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
    },
  });

  const send = async (
    seat: number,
    version: number,
    commands: readonly string[],
  ): Promise<Sent> => {
    const segment = { seat, version, key: around.newKey(), commands };
    for (let attempt = 1; ; attempt++) {
      const answer = await api.send(id, segment);
      if (answer.ok) {
        learn(answer.value);
        return { ok: true };
      }
      const { happened, refusal: why } = answer.refused;
      if (happened !== undefined) learn(happened);
      const silent = answer.status === 0 || answer.status === 503;
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
      const { start, steps } = state.history;
      const seen = steps.map(({ seat, command, state }) => ({
        ...{ command: printCommand(seat, command), state },
      }));
      return seenRecord(GAME, info.value.viewer, start, seen);
    },
    close: () => {
      stop();
      listeners.clear();
    },
  };
}

function playersOf(seats: readonly SeatInfo[]): Player[] {
  return seats.map(({ kind, name, level, joined, yours }) => {
    if (kind === 'bot') {
      return { kind, level: BOT_LEVELS.find((each) => each === level) ?? 'intermediate' };
    }
    return yours ? { kind: 'here', name } : { kind: 'away', name, joined };
  });
}

function linksOf({ seats }: TableInfo): (string | undefined)[] | undefined {
  return seats.some(({ link }) => link !== undefined) ? seats.map(({ link }) => link) : undefined;
}
