import type { SegmentTold, TableInfo, TableList, WindowInfo } from '@pangaea/wire';
import type { ApiAnswer } from '../table/remote/api.ts';
import { servedTurn } from '../table/remote/served-turn.ts';
import type { StreamListener } from '../table/remote/stream.ts';
import { store } from '../table/store.ts';
import type { Turns } from '../table/turns.ts';

/** The surroundings of following one's tables; tests give their own. */
export interface TurnsSurroundings {
  list(): Promise<ApiAnswer<TableList>>;
  listen(listener: StreamListener): () => void;
  /** Called when a table begins to wait for this person. */
  onTurn(table: TableInfo): void;
  now(): number;
}

const NONE: readonly TableInfo[] = [];

/** Loads the tables of this person and, if there are any, follows them. */
export function followTurns({ list, listen, onTurn, now }: TurnsSurroundings): Turns {
  const { current, subscribe, set, close } = store(NONE);
  let isKnown = false;
  /** The tables could not be loaded. */
  let isBehind = false;
  let stop: (() => void) | undefined;
  let isClosed = false;
  const change = (next: readonly TableInfo[]) => {
    const before = current();
    // A table that waited when the page was opened is no news.
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
  const look = () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
  const ask = async () => {
    isBehind = true;
    const found = await list();
    if (isClosed || !found.ok) return;
    isBehind = false;
    change(found.value.tables);
    if (current().length > 0) stop ??= listen(listener);
  };
  const segment = ({ table: id, version, deciders, window, outcome }: SegmentTold) => {
    const known = current().find((each) => each.id === id);
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
    follows: () => void look(),
    lost: () => undefined,
    segment,
    seats: () => void look(),
    rematch: () => void look(),
    deleted: ({ table }) => change(current().filter(({ id }) => id !== table)),
  };
  void look();
  return {
    current,
    subscribe,
    look,
    close: () => {
      isClosed = true;
      stop?.();
      close();
    },
  };
}

/** Not all followers are told of answers in the open window, so a known answer stays known. */
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
