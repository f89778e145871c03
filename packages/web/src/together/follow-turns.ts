import type { Announced, SegmentTold, TableInfo, TableList, WindowInfo } from '@pangaea/wire';
import type { ApiAnswer } from '../table/remote/api.ts';
import { growingPauses } from '../table/remote/pauses.ts';
import { servedTurn } from '../table/remote/served-turn.ts';
import type { StreamListener } from '../table/remote/stream.ts';
import { store } from '../table/store.ts';
import type { Turns } from '../table/turns.ts';

/** The dependencies of following a person's tables; tests pass their own. */
export interface TurnsSurroundings {
  /** A page of the list. */
  list(after?: string): Promise<ApiAnswer<TableList>>;
  listen(listener: StreamListener): () => void;
  /** Called when a table begins to wait for this person. */
  onTurn(table: TableInfo): void;
  /** Called with the present announcement of the operator. */
  onAnnounced(text: Announced | undefined): void;
  now(): number;
  /**
   * Calls the listener whenever the network is back, or the page is looked at again.
   * @returns a function that ends this
   */
  whenBack(listener: () => void): () => void;
}

const NONE: readonly TableInfo[] = [];

/** Loads the tables of this person and, if there are any, follows them. */
export function followTurns(around: TurnsSurroundings): Turns {
  const { list, listen, onTurn, onAnnounced, now, whenBack } = around;
  const { current, subscribe, set, close } = store(NONE);
  let isKnown = false;
  /** Whether the tables could not be loaded. */
  let isBehind = false;
  let stop: (() => void) | undefined;
  let isClosed = false;
  const change = (next: readonly TableInfo[]) => {
    const before = current();
    // A table that already waited when the page was opened is not news.
    const isNews = isKnown;
    isKnown = true;
    set(next);
    if (!isNews) return;
    for (const table of next) {
      if (servedTurn(table) === 'here' && !before.some((each) => isSameTurn(each, table))) {
        onTurn(table);
      }
    }
  };
  let asked: Promise<void> | undefined;
  /** Whether something changed while the list was being loaded, so that the list may be older. */
  let isMoved = false;
  const look = (): Promise<void> => {
    if (asked !== undefined) return asked;
    isMoved = false;
    clearTimeout(timer);
    asked = ask().finally(() => {
      asked = undefined;
      if (isClosed) return;
      if (isMoved) void look();
      else if (isBehind) lookLater();
    });
    return asked;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pauses = growingPauses();
  /** Without a first list there is no stream either, which would report that the network is back. */
  const lookLater = () => {
    timer = setTimeout(() => void look(), pauses.next());
  };
  /**
   * Loads the list for callers that know of a change: a list that is being loaded already may not
   * contain it, so another one follows.
   */
  const lookAnew = (): Promise<void> => {
    const isOnItsWay = asked !== undefined;
    const done = look();
    if (isOnItsWay) isMoved = true;
    return done;
  };
  const ask = async () => {
    isBehind = true;
    const found = new Map<string, TableInfo>();
    for (let page = await list(); ; ) {
      if (isClosed || !page.ok) return;
      if (found.size === 0) onAnnounced(page.value.announcement);
      for (const table of page.value.tables) found.set(table.id, table);
      const { next } = page.value;
      if (next === undefined) break;
      if (!isKnown) set([...found.values()]);
      page = await list(next);
    }
    isBehind = false;
    pauses.begin();
    change([...found.values()]);
    if (current().length > 0) stop ??= listen(listener);
  };
  const segment = ({ table: id, version, deciders, window, outcome }: SegmentTold) => {
    const known = current().find((each) => each.id === id);
    if (known === undefined && asked !== undefined) isMoved = true;
    if (known === undefined || version < known.version) return;
    const { window: before, ...rest } = known;
    const told = { version, deciders, ...windowAfter(before, window) };
    const next = { ...rest, ...told, over: outcome !== undefined, changed: now() };
    change([next, ...current().filter((each) => each !== known)]);
  };
  const listener: StreamListener = {
    connected: (whole, followed = []) => {
      const known = current().map(({ id }) => id);
      const isWhole =
        !isBehind &&
        followed.every((id) => whole.has(id) && known.includes(id)) &&
        known.every((id) => whole.has(id));
      if (!isWhole) void look();
    },
    follows: () => void lookAnew(),
    lost: () => undefined,
    segment,
    seats: () => void lookAnew(),
    rematch: () => void lookAnew(),
    announcement: ({ text }) => onAnnounced(text),
    deleted: ({ table }) => change(current().filter(({ id }) => id !== table)),
  };
  void look();
  const stopWaiting = whenBack(() => {
    if (isBehind) void look();
  });
  return {
    current,
    subscribe,
    look: lookAnew,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      stopWaiting();
      stop?.();
      close();
    },
  };
}

/**
 * The window after a message. Not every message contains the answers in an open window, so known
 * ones are kept.
 */
function windowAfter(
  before: WindowInfo | undefined,
  now: WindowInfo | undefined,
): { readonly window?: WindowInfo } {
  if (now === undefined) return {};
  return { window: before?.from === now.from ? { ...before, ...now } : now };
}

function isSameTurn(one: TableInfo, other: TableInfo): boolean {
  return one.id === other.id && servedTurn(one) === 'here';
}
