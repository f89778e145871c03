import type { Language } from '../../messages/index.ts';
import { askedIn, type Book } from '../../play/face/book.ts';
import { GAIA_ASKED } from './asked.ts';
import { GaiaFigure } from './figure.tsx';
import { GAIA_SUBJECTS } from './subjects.ts';

/** The illustrated rules of Gaia, with the frequent questions, in one language. */
export async function loadBook(language: Language): Promise<Book> {
  return { subjects: GAIA_SUBJECTS, asked: askedIn(language, GAIA_ASKED), Figure: GaiaFigure };
}
