import { NEEDS, POWERS } from '@pangaea/rules/gaia';
import { cityNumber, needsOf, printedObjective, readCard } from '../printed.ts';
import type { Descriptions } from '../shape.ts';
import { names } from './names.ts';

const WORDS: Readonly<Record<string, string>> = { ...names.needs, ...names.powers };

const counted: Descriptions['counted'] = (cards) =>
  [...NEEDS, ...POWERS]
    .flatMap((id) => {
      const amount = cards[id] ?? 0;
      return amount === 0 ? [] : [amount === 1 ? WORDS[id] : `${WORDS[id]}×${amount}`];
    })
    .join('・');

export const descriptions: Descriptions = {
  meeplesOf: (amount) => `人コマ${amount}個`,
  animalsOf: (amount) => `動物トークン${amount}個`,
  cardsOf: (amount) => `カード${amount}枚`,
  place: (x, y) => `(${x}, ${y})`,
  city: (id) => `都市${cityNumber(id)}`,
  card: (name) => {
    const card = readCard(name);
    switch (card.kind) {
      case 'nature':
        return `自然カード「${names.lands[card.land]}」`;
      case 'animals':
        return `動物カード「${names.bases[card.base]}」`;
      case 'power':
        return `パワーカード「${names.powers[card.power]}」`;
      case 'city':
        return `都市カード${cityNumber(card.id)}`;
    }
  },
  objective: (id, edition) => {
    const asks = printedObjective(edition, id);
    if (asks === undefined) return id;
    return typeof asks === 'number' ? `パワーカード×${asks}` : counted(asks);
  },
  cityCard: (card) => {
    const land = card.base === 'star' ? '任意の土地' : names.bases[card.base];
    return `${land}に建設、必要なもの：${counted(needsOf(card))}`;
  },
  counted,
};
