import type { Messages } from '../shape.ts';

export const gaia: Pick<Messages, 'gaia'> = {
  gaia: {
    letters: { plains: 'P', forest: 'F', sea: 'S', desert: 'D', mountain: 'M', swamp: 'W' },
    legend:
      'P plains  F forest  S sea  D desert  M mountain  W swamp  *4 animals  #07:3 city, needs met',
    turnOf: (name, actions) =>
      `${name} takes a turn, ${actions === 1 ? '1 action' : `${actions} actions`} left`,
    feedingOf: (name) => `${name} takes a turn: the cities eat`,
    emptyWorld: 'No tile has been laid yet; the first one lies at (0, 0).',
    heads: {
      supply: 'left',
      placed: 'placed',
      hand: 'hand',
      nature: 'nature cards in front',
      city: 'city',
      place: 'at',
      needs: 'needs (+ met)',
      met: 'met',
      meeples: 'meeples',
    },
    powersInFront: 'power cards in front',
    decks: { nature: 'N', life: 'L', power: 'P' },
    handOf: (name) => `hand of ${name}`,
    unseen: (amount) => `${amount} not seen`,
    cardsLeft: (amount) => `${amount} left`,
    none: '-',
    completedBy: (name) => `meeple of ${name}`,
    onCities: 'meeples on cities',
    onObjectives: 'meeples on objectives',
    winner: (name, byMeeples) =>
      byMeeples
        ? `${name} won: every meeple is placed.`
        : `${name} won: the cards have run out, with the most meeples placed.`,
    destroys: (city) => `${city} is destroyed`,
    wins: (name) => `${name} wins`,
  },
};
