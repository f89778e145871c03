import type { Refusal } from '@pangaea/rules/kernel';
import type { PresenceInfo, TableInfo } from '@pangaea/wire';
import { SERVER_TIME } from '../../clock/server-time.ts';
import type { TablePresence } from '../../table/port.ts';
import type { Api, ApiAnswer } from '../../table/remote/api.ts';
import { presenceAfter } from '../../table/remote/presence.ts';
import { type RemoteTalk, remoteTalk } from '../../table/remote/remote-talk.ts';
import { seatsWithoutShare } from '../../table/remote/served-turn.ts';
import { goneNow, ofTable, type StreamListener } from '../../table/remote/stream.ts';
import { store } from '../../table/store.ts';

/** The dependencies of the waiting room; tests pass their own. */
export interface WaitingSurroundings {
  readonly api: Pick<Api, 'table' | 'presence' | 'addShare' | 'words' | 'say' | 'notes' | 'note'>;
  listen(table: string, listener: StreamListener): () => void;
  /** Makes a unique key for a chat message. */
  newKey(): string;
  /** The share of this device in the deal. */
  share(): string;
  /** Deletes the stored share of this device: it is not in any deal. */
  forgetShare(): void;
  /** Called when the game has been dealt. */
  dealt(table: TableInfo): void;
}

/** The known state of a table that waits for its deal; a new object at every change. */
export interface Waiting {
  readonly table: TableInfo;
  readonly presence: TablePresence | undefined;
  readonly connection: 'connected' | 'lost' | 'deleted' | 'removed';
}

export interface FollowedWaiting {
  current(): Waiting;
  subscribe(changed: () => void): () => void;
  readonly talk: RemoteTalk;
  /**
   * Takes over the server's answer to an action here.
   * @returns the reason of a refusal, if it is refused
   */
  learn(asked: Promise<ApiAnswer<TableInfo>>): Promise<Refusal | undefined>;
  close(): void;
}

/** Follows a table until its game is dealt, and sends this device's shares for its seats. */
export function followWaiting(first: TableInfo, around: WaitingSurroundings): FollowedWaiting {
  const { id } = first;
  const { api } = around;
  const { current, subscribe, change, close } = store<Waiting>({
    table: first,
    presence: undefined,
    connection: 'connected',
  });
  let isDone = false;
  /** The seats whose share is being sent, or was refused; as text. */
  let sharing = '';
  const know = (table: TableInfo) => {
    if (isDone) return;
    if (table.deal?.dealt !== false) {
      isDone = true;
      around.dealt(table);
      return;
    }
    // When a seat is removed, the seats after it get other numbers, and so do the chat messages
    // from these seats.
    if (current().table.seats.length !== table.seats.length) {
      void talk.askAnew();
      void askPresence();
    }
    // When a person leaves a seat, the share is deleted.
    if (hasSeat(current().table) && !hasSeat(table)) around.forgetShare();
    change({ table, connection: 'connected' });
    void share();
  };
  const share = async () => {
    const { seats } = current().table;
    const missing = seatsWithoutShare(current().table);
    const own = seats.filter(({ seat, yours }) => yours === true && missing.includes(seat));
    const asked = own.map(({ seat }) => seat);
    if (asked.length === 0 || sharing === asked.join()) return;
    sharing = asked.join();
    const answer = await api.addShare(id, asked, around.share());
    if (answer.ok) know(answer.value);
    else if (answer.status === 409) around.forgetShare();
    // If the server was not reached, the next message causes another try.
    else if (answer.status === 0 || answer.status >= 500) sharing = '';
  };
  const look = async () => {
    const now = await api.table(id);
    if (now.ok) know(now.value);
    else if (now.status === 404) change({ connection: goneNow(current().connection, undefined) });
    else if (now.status === 410) change({ connection: goneNow(current().connection, 'operator') });
  };
  const askPresence = async () => {
    const told = await api.presence(id);
    if (told.ok) learnPresence(told.value);
  };
  const learnPresence = (told: PresenceInfo) =>
    change({
      presence: presenceAfter(
        current().presence,
        told,
        current().table.seats.length,
        SERVER_TIME.now(),
      ),
    });
  const talk = remoteTalk(id, api, around.newKey);
  const mine = ofTable(id);
  const stop = around.listen(id, {
    connected: () => {
      void look();
      void askPresence();
      void talk.catchUp();
    },
    lost: () => change({ connection: 'lost' }),
    seats: mine(() => void look()),
    segment: mine(() => void look()),
    presence: mine(learnPresence),
    word: mine(talk.heard),
    deleted: mine(({ by }) => {
      change({ connection: goneNow(current().connection, by) });
      if (by === undefined) void look();
    }),
  });
  void share();
  return {
    current,
    subscribe,
    talk,
    learn: async (asked) => {
      const answer = await asked;
      if (answer.ok) know(answer.value);
      return answer.ok ? undefined : answer.refused.refusal;
    },
    close: () => {
      isDone = true;
      stop();
      close();
    },
  };
}

function hasSeat({ seats }: TableInfo): boolean {
  return seats.some(({ yours }) => yours === true);
}
