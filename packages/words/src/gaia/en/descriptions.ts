import { NEEDS, POWERS } from '@pangaea/rules/gaia';
import { cityNumber, needsOf, printedObjective, readCard } from '../printed.ts';
import type { Descriptions } from '../shape.ts';
import { names } from './names.ts';

/** A number with its noun, which is singular for one. */
const many = (one: string, more: string) => (amount: number) =>
  `${amount} ${amount === 1 ? one : more}`;

const meeplesOf = many('meeple', 'meeples');
const animalsOf = many('animal', 'animals');
const cardsOf = many('card', 'cards');
const powerCardsOf = many('power card', 'power cards');

const WORDS: Readonly<Record<string, string>> = { ...names.needs, ...names.powers };

const counted: Descriptions['counted'] = (cards) =>
  [...NEEDS, ...POWERS]
    .flatMap((id) => {
      const amount = cards[id] ?? 0;
      return amount === 0 ? [] : [amount === 1 ? WORDS[id] : `${amount} ${WORDS[id]}`];
    })
    .join(', ');

export const descriptions: Descriptions = {
  meeplesOf,
  animalsOf,
  cardsOf,
  place: (x, y) => `(${x}, ${y})`,
  city: (id) => `city ${cityNumber(id)}`,
  card: (name) => {
    const card = readCard(name);
    switch (card.kind) {
      case 'nature':
        return `nature card “${names.lands[card.land]}”`;
      case 'animals':
        return `animal card “${names.bases[card.base]}”`;
      case 'power':
        return `power card “${names.powers[card.power]}”`;
      case 'city':
        return `city card ${cityNumber(card.id)}`;
    }
  },
  objective: (id, edition) => {
    const asks = printedObjective(edition, id);
    if (asks === undefined) return id;
    return typeof asks === 'number' ? powerCardsOf(asks) : counted(asks);
  },
  cityCard: (card) => `on ${names.bases[card.base]}, needs ${counted(needsOf(card))}`,
  counted,
};
