// Each thing has one word: the texts of the page use the words of the game.

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  QUESTION as MYSTICA_QUESTION,
  type State as MysticaState,
} from '@pangaea/rules/terra-mystica';
import { QUESTION as NOVA_QUESTION, type State as NovaState } from '@pangaea/rules/terra-nova';
import { LANGUAGES } from '@pangaea/words';
import { TERRA_MYSTICA } from '@pangaea/words/terra-mystica';
import { expect, test } from 'vitest';
import { en } from '../../src/terra-mystica/messages/en.ts';
import { ja } from '../../src/terra-mystica/messages/ja.ts';
import { actionNameIn as mysticaName } from '../../src/terra-mystica/play/names.ts';
import type { MysticaSpeech } from '../../src/terra-mystica/speech.ts';
import { en as novaEn } from '../../src/terra-nova/messages/en.ts';
import { ja as novaJa } from '../../src/terra-nova/messages/ja.ts';
import { actionName as novaName } from '../../src/terra-nova/play/names.ts';
import type { NovaSpeech } from '../../src/terra-nova/speech.ts';
import { SHAPES } from '../../src/ui/icons/shapes.ts';
import { MOTIFS, scaled } from '../../src/ui/land-motifs.ts';

const PAGE = { en, ja };
const NOVA = { en: novaEn, ja: novaJa };

test('the price of spades and the exchange of goods have different names, each the one of the game', () => {
  for (const language of LANGUAGES) {
    const { terms, tracks, moves, abilities } = TERRA_MYSTICA[language];
    const { names, groups } = PAGE[language].actions;
    expect(tracks.exchange).toBe(terms.exchange);
    expect(terms.exchange.toLowerCase()).toContain(names['advance-exchange'].toLowerCase());
    expect(moves.convert.kind.toLowerCase()).toContain(groups.convert.toLowerCase());
    expect(names['advance-exchange']).not.toContain(groups.convert);
    expect(groups.convert).not.toContain(names['advance-exchange']);
    // Halflings pay less for that track; Darklings do not have it.
    for (const faction of ['halflings', 'darklings'] as const) {
      expect(abilities[faction].toLowerCase()).toContain(names['advance-exchange'].toLowerCase());
    }
  }
});

test('a part of a turn that is left out is named after what could follow', () => {
  for (const language of LANGUAGES) {
    const left = (question: number) => ({ top: () => question, arg: () => 0 });
    const mystica = (question: number) =>
      mysticaName(
        { t: PAGE[language] } as unknown as MysticaSpeech,
        left(question) as unknown as MysticaState,
        'decline',
      );
    const nova = (question: number) =>
      novaName(
        { n: NOVA[language] } as unknown as NovaSpeech,
        { ...left(question), table: { powerActionIds: [] } } as unknown as NovaState,
        'decline',
      );
    const { declined } = PAGE[language].actions;
    expect(mystica(MYSTICA_QUESTION.spades)).toBe(declined.dwelling);
    expect(mystica(MYSTICA_QUESTION.bridge)).toBe(declined.bridge);
    expect(nova(NOVA_QUESTION['optional-house'])).toBe(NOVA[language].actions.declined.house);
    expect(nova(NOVA_QUESTION['second-shovel'])).toBe(NOVA[language].actions.declined.shovel);
  }
});

test('a land that several games have has one sign', () => {
  const signs = readFileSync(join(import.meta.dirname, '../../src/gaia/cards/signs.tsx'), 'utf8');
  for (const land of ['plains', 'forest', 'desert', 'swamp', 'mountain']) {
    expect(signs).toMatch(new RegExp(`^  ${land}: land\\('${land}s?'`, 'm'));
  }
  for (const motif of Object.values(MOTIFS)) {
    // Ten times as large, it has the same numbers, each with a zero at the end.
    expect(scaled(motif, 10)).toBe(motif.replace(/[1-9]\d*/g, '$&0'));
  }
  expect(scaled('M-10 11Q0-13 3-4', 0.5)).toBe('M-5 5.5Q0-6.5 1.5-2');
});

test('no game draws signs of its own for what the others have', () => {
  const sources = resolve(import.meta.dirname, '../../src/terra-nova');
  const drawn = globSync('**/amounts.tsx', { cwd: sources }).map((file) =>
    readFileSync(join(sources, file), 'utf8'),
  );
  expect(drawn).toHaveLength(1);
  expect(drawn[0]).not.toContain('<path');
  for (const sign of ['coin', 'power', 'vp', 'ship']) expect(Object.keys(SHAPES)).toContain(sign);
});
