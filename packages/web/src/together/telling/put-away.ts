import type { NoticeKind, TableInfo } from '@pangaea/wire';
import { type Turns, waitingTables } from '../../table/turns.ts';

/** A notice that this device shows, as the service worker has made it. */
export interface Shown {
  readonly tag: string;
  readonly data?: { readonly kinds?: readonly NoticeKind[]; readonly tables?: readonly string[] };
  close(): void;
}

/** Kinds that are out of date when it is no longer the person's turn. */
const OF_A_TURN: readonly NoticeKind[] = ['turn', 'time'];

/**
 * Closes notices that were seen, or are out of date.
 * @param open the table that is open, if there is one
 */
export function putAwayNotices(
  shown: readonly Shown[],
  waiting: readonly Pick<TableInfo, 'id'>[],
  open: string | undefined,
): void {
  const isPast = (table: string) => table === open || waiting.every((each) => each.id !== table);
  for (const notice of shown) {
    const { kinds = [], tables = [] } = notice.data ?? {};
    const isOfTurns = kinds.length > 0 && kinds.every((kind) => OF_A_TURN.includes(kind));
    if (notice.tag === open || (isOfTurns && tables.every(isPast))) notice.close();
  }
}

/** The badge on the icon of the installed page; browsers without badges lack these functions. */
type Badge = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/**
 * While a page is open, updates the notices of this device and the number on the icon.
 * @param open the shown table
 * @returns a function that stops this
 */
export function keepNotices(turns: Turns, open: string | undefined): () => void {
  let isKnown = false;
  const keep = async () => {
    const seen = document.visibilityState === 'visible' ? open : undefined;
    const registered = await navigator.serviceWorker?.getRegistration();
    const shown = (await registered?.getNotifications?.()) ?? [];
    const tables = turns.current();
    // A server that does not answer says nothing about waiting tables.
    if (!isKnown || tables.length === 0) {
      for (const notice of shown) if (notice.tag === seen) notice.close();
      return;
    }
    const waiting = waitingTables(tables);
    putAwayNotices(shown, waiting, seen);
    const badge: Badge = navigator;
    if (waiting.length > 0) await badge.setAppBadge?.(waiting.length);
    else await badge.clearAppBadge?.();
  };
  const look = () => void keep().catch(() => undefined);
  look();
  void turns.look().then(() => {
    isKnown = true;
    look();
  });
  const stop = turns.subscribe(look);
  document.addEventListener('visibilitychange', look);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
  };
}
