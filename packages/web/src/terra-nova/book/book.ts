import { FACTIONS } from '@pangaea/rules/terra-nova';
import type { Language } from '../../messages/index.ts';
import { askedIn, type Book, withWords } from '../../play/face/book.ts';
import { LOAD_WORDS } from '../words.ts';
import { NOVA_ASKED } from './asked.ts';
import { NovaFigure } from './figure.tsx';
import { NOVA_SUBJECTS } from './subjects.ts';

/** The illustrated rules of Terra Nova, in one language. */
export async function loadBook(language: Language): Promise<Book> {
  const [{ factions }] = await LOAD_WORDS[language]();
  const names = FACTIONS.map((id) => factions[id]).join(' ');
  return {
    subjects: NOVA_SUBJECTS.map((subject) =>
      withWords(subject, subject.id === 'peoples' ? names : undefined, language),
    ),
    asked: askedIn(language, NOVA_ASKED),
    Figure: NovaFigure,
  };
}
