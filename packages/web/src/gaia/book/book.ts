import type { Language } from '../../messages/index.ts';
import type { Book } from '../../play/face/book.ts';
import { GaiaFigure } from './figure.tsx';
import { GAIA_SUBJECTS } from './subjects.ts';

/** The rules of Gaia with pictures. Its texts stand in both languages. */
export async function loadBook(_language: Language): Promise<Book> {
  return { subjects: GAIA_SUBJECTS, asked: [], Figure: GaiaFigure };
}
