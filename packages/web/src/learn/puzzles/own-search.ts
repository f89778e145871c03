import type { TableRecord } from '../../game/extend.ts';
import { store } from '../../table/store.ts';
import { addressOf, keepOwn, ownOf } from './own-puzzles.ts';
import type { Searched, searchPuzzles } from './search-client.ts';

/** The progress of a search through an own game. */
export interface OwnSearchState {
  readonly last: Searched | { readonly end: 'stopped' };
  /** The addresses of the puzzles that were found. */
  readonly found: ReadonlySet<string>;
}

/** A search through an own game. It goes on whatever the page shows meanwhile. */
export interface OwnSearch {
  readonly current: () => OwnSearchState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Begins the search; does nothing if it is running already. */
  readonly start: () => void;
  /** Stops the search before its end. */
  readonly stop: () => void;
}

/** @param shelf stores each puzzle as soon as it is found */
export function ownSearch(
  shelf: Parameters<typeof keepOwn>[0],
  game: TableRecord,
  search: typeof searchPuzzles,
): OwnSearch {
  const state = store<OwnSearchState>({ last: { done: 0, of: 1 }, found: new Set() });
  let end: (() => void) | undefined;
  const over = () => {
    end?.();
    end = () => undefined;
  };
  const hear = (last: Searched) => {
    if ('end' in state.current().last) return;
    if ('end' in last || last.found === undefined) {
      state.change({ last });
      if ('end' in last) over();
      return;
    }
    const { at, ...puzzle } = last.found;
    const { editionFile } = game;
    const record = { ...puzzle.record, ...(editionFile !== undefined && { editionFile }) };
    const own = ownOf({ ...puzzle, record }, at);
    keepOwn(shelf, [own]);
    state.set({ last, found: new Set([...state.current().found, addressOf(own)]) });
  };
  return {
    current: state.current,
    subscribe: state.subscribe,
    start: () => {
      end ??= search(game, hear);
    },
    stop: () => {
      over();
      if (!('end' in state.current().last)) state.change({ last: { end: 'stopped' } });
    },
  };
}
