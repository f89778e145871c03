import { LANGUAGES } from '../../../src/messages/index.ts';
import type { AskedTold, Subject, Told } from '../../../src/play/face/book.ts';

/** Japanese letters of any kind. */
const JAPANESE = /[぀-ヿ一-鿿]/;

/** Faults in the texts of subjects; empty if there are none. */
export function faultsOf(subjects: readonly Subject[]): readonly string[] {
  return subjects.flatMap(({ id, title, lead, figures, points, beside = [], found }) => {
    const texts: readonly Told[] = [
      title,
      lead,
      ...figures.map((figure) => figure.title),
      ...points,
      ...beside.flatMap((part) => [part.title, ...part.points]),
      ...(found === undefined ? [] : [found]),
    ];
    const sums = figures.flatMap(({ sum }) => (sum === undefined ? [] : [sum]));
    return [
      ...[...texts, ...sums].flatMap((told) =>
        LANGUAGES.filter((language) => told[language].trim() === '').map(
          (language) => `${id}: no ${language} for ${told.en || told.ja}`,
        ),
      ),
      ...texts.filter(({ ja }) => !JAPANESE.test(ja)).map(({ ja }) => `${id}: not Japanese: ${ja}`),
      ...texts.filter(({ en }) => JAPANESE.test(en)).map(({ en }) => `${id}: Japanese: ${en}`),
      ...[...texts, ...sums]
        .flatMap(({ en, ja }) => [en, ja])
        .filter((text) => text.split('**').length % 2 === 0)
        .map((text) => `${id}: a stress without its end: ${text}`),
      ...(points.length === 0 ? [`${id}: nothing is told`] : []),
    ];
  });
}

/** Faults in frequent questions: two of one name, a subject that is none, a text in the wrong language. */
export function faultsOfAsked(
  asked: readonly AskedTold[],
  subjects: readonly Subject[],
): readonly string[] {
  const known = new Set(subjects.map(({ id }) => id));
  return asked.flatMap(({ id, subject, question, answer, source }) => [
    ...(asked.filter((each) => each.id === id).length > 1 ? [`${id}: twice`] : []),
    ...(known.has(subject) ? [] : [`${id}: no subject ${subject}`]),
    ...[question, answer, source].flatMap(({ en, ja }) => [
      ...(en.trim() === '' || JAPANESE.test(en) ? [`${id}: not English: ${en}`] : []),
      ...(JAPANESE.test(ja) ? [] : [`${id}: not Japanese: ${ja}`]),
    ]),
  ]);
}

/** The contents of all figures of subjects. */
export function shownIn(subjects: readonly Subject[]): readonly unknown[] {
  return subjects.flatMap(({ figures, beside = [] }) => [
    ...figures.map(({ shows }) => shows),
    ...beside.flatMap(({ figure }) => (figure === undefined ? [] : [figure])),
  ]);
}
