import { POWERS, type State } from '@pangaea/rules/gaia';
import type { Language } from '@pangaea/words';
import { conceptsOf, GAIA } from '@pangaea/words/gaia';
import { BOLD, paint, type Style } from '../style.ts';
import { wrap } from '../text.ts';

/** The rules of this table part by part, and the effects of its power cards. */
export function drawRules(language: Language, s: State, style: Style): string[] {
  const { explain, powers: names } = GAIA[language];
  const { edition, options } = s.table;
  const part = (title: string, text: string) => [
    paint(style, BOLD, title),
    ...wrap(text, style.width, '  '),
  ];
  const count = {
    ...edition.powerCards,
    ...(options.powers === 'disasters' ? edition.disasterCards : {}),
  };
  const powers = options.powers === 'none' ? [] : POWERS.filter((power) => (count[power] ?? 0) > 0);
  return [
    ...conceptsOf(options).flatMap((concept) =>
      part(explain.titles[concept], explain.concepts[concept](s.table)),
    ),
    ...powers.flatMap((power) => part(names[power], explain.powers[power](s.table))),
  ];
}
