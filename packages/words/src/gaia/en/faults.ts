import { faults as common } from '../../data-file/en.ts';
import { named } from '../../named.ts';
import type { GaiaWords } from '../shape.ts';
import { names } from './names.ts';

/** Names of the cards that an objective asks for: nature cards by land, and power cards. */
const CARDS = { ...names.lands, power: names.terms.powerCard };

export const faults: GaiaWords['faults'] = {
  ...common,
  'need-twice': ({ need }) =>
    `A city asks for ${named(names.needs, String(need))} once, however many it may have.`,
  'wrong-number-of-cards': ({ found, expected }) => `There are ${found} cards, not ${expected}.`,
  'too-many-cards': ({ found, most }) => `There are ${found} cards; ${most} is the most.`,
  'too-few-cards': ({ deck, found, least }) =>
    `The ${named(names.decks, String(deck))} has ${found} cards; five players need ${least}.`,
  'objective-empty': () => 'The objective asks for nothing.',
  'objective-not-possible': ({ card, found, most }) =>
    `The objective asks for ${found} cards (${named(CARDS, String(card))}); there are ${most}.`,
  'too-few-objectives': ({ found, least }) =>
    `${least} objectives are laid out; there are ${found}.`,
  'herd-above-tokens': ({ found, most }) =>
    `An animal card puts ${found} tokens on a tile; there are ${most}.`,
  'hand-above-limit': ({ found, most }) =>
    `The first hand has ${found} of these cards; ${most} is the limit.`,
};
