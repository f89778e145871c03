/// <reference lib="webworker" />
import { isPuzzleGame, loadSolo, puzzlesIn } from '@pangaea/bots/puzzles';
import { loadBook } from '@pangaea/rules/games';
import { openEdition } from '@pangaea/rules/kernel';
import type { TableRecord } from '../../game/extend.ts';
import type { Searched } from './search-client.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Smaller limits than for puzzles of the project, so that a search takes a minute or two. */
const LIMITS = { width: 12, look: 40_000, positions: 600_000, loss: 2, turns: [2, 9] } as const;

const tell = (word: Searched) => self.postMessage(word);

self.onmessage = ({ data }: MessageEvent<TableRecord>) => {
  search(data).then(
    () => tell({ end: 'ready' }),
    () => tell({ end: 'failed' }),
  );
};

async function search({ editionFile, ...record }: TableRecord): Promise<void> {
  const { game: id } = record;
  if (!isPuzzleGame(id)) throw new Error(`no puzzles of ${id}`);
  const book = await loadBook(id);
  const opened = editionFile === undefined ? undefined : openEdition(book, editionFile);
  if (opened?.ok === false) throw new Error('the edition cannot be read');
  const solo = await loadSolo(id, opened?.value.game ?? book.game);
  for (const word of puzzlesIn(solo, record, LIMITS)) tell(word);
}
