import { faults as common } from '../../data-file/ja.ts';
import { named } from '../../named.ts';
import type { GaiaWords } from '../shape.ts';
import { names } from './names.ts';

/** Names of the cards that an objective asks for: nature cards by land, and power cards. */
const CARDS = { ...names.lands, power: names.terms.powerCard };

export const faults: GaiaWords['faults'] = {
  ...common,
  'need-twice': ({ need }) =>
    `「${named(names.needs, String(need))}」は1枚の都市カードに1つだけです（トークンの数は問いません）。`,
  'wrong-number-of-cards': ({ found, expected }) =>
    `カードが${found}枚あります。${expected}枚でなければなりません。`,
  'too-many-cards': ({ found, most }) => `カードが${found}枚あります。最大は${most}枚です。`,
  'too-few-cards': ({ deck, found, least }) =>
    `${named(names.decks, String(deck))}が${found}枚しかありません。5人では${least}枚必要です。`,
  'objective-empty': () => '目標カードに必要なカードが1枚も描かれていません。',
  'objective-not-possible': ({ card, found, most }) =>
    `目標カードに必要な${named(CARDS, String(card))}が${found}枚ですが、ゲームには${most}枚しかありません。`,
  'too-few-objectives': ({ found, least }) =>
    `目標カードを場に${least}枚置きますが、${found}枚しかありません。`,
  'herd-above-tokens': ({ found, most }) =>
    `動物カード1枚で動物トークンを${found}個置きますが、${most}個しかありません。`,
  'hand-above-limit': ({ found, most }) =>
    `最初の手札にこのカードが${found}枚あります。上限は${most}枚です。`,
};
