import type { Language } from '../../messages/index.ts';
import type { Book } from '../../play/face/book.ts';
import type { GameFace } from '../../play/face/game-face.ts';

const loaded = new Map<string, Promise<Book>>();

/** The illustrated rules of a game; loaded once for each language. */
export function bookOf({ id, table }: GameFace, language: Language): Promise<Book> {
  const key = `${id} ${language}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const book = table.loadBook(language).catch((error: unknown) => {
    // The next visit tries again: the network may be back.
    loaded.delete(key);
    throw error;
  });
  loaded.set(key, book);
  return book;
}
