import { FACTIONS } from '@pangaea/rules/terra-mystica';
import { FAQ_QUESTIONS, type FaqId } from '@pangaea/words/terra-mystica/faq';
import type { Language } from '../../messages/index.ts';
import { type Book, withWords } from '../../play/face/book.ts';
import { loadFaqAnswers } from '../faq.ts';
import { loadTableTexts } from '../words.ts';
import { MysticaFigure } from './figure.tsx';
import { OF_QUESTION } from './places.ts';
import { MYSTICA_SUBJECTS } from './subjects.ts';

/** The illustrated rules of Terra Mystica, and the questions of its FAQ in one language. */
export async function loadBook(language: Language): Promise<Book> {
  const [answers, { w }] = await Promise.all([loadFaqAnswers(language), loadTableTexts(language)]);
  const listed: Readonly<Record<string, string>> = {
    peoples: FACTIONS.map((id) => `${w.factions[id]} ${w.abilities[id]} ${w.strongholds[id]}`).join(
      ' ',
    ),
    landscapes: FACTIONS.map((id) => `${w.landscapes[id].name} ${w.landscapes[id].text}`).join(' '),
  };
  const ids = Object.keys(FAQ_QUESTIONS) as FaqId[];
  return {
    subjects: MYSTICA_SUBJECTS.map((subject) => withWords(subject, listed[subject.id], language)),
    asked: ids.map((id) => ({
      id,
      subject: OF_QUESTION[id],
      ...answers[id],
      source: `FAQ ${FAQ_QUESTIONS[id].source}`,
    })),
    Figure: MysticaFigure,
  };
}
