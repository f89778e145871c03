import type { GaiaWords } from '../shape.ts';
import { names } from './names.ts';

export const asked: GaiaWords['asked'] = {
  feed: () => 'Your cities eat: choose a city and a tile with animals next to it.',
  turn: ({ actions }) =>
    actions === 1 ? 'Take your last action of this turn.' : `Take one of your ${actions} actions.`,
  discard: ({ isPowerCard }) =>
    isPowerCard
      ? 'You hold too many power cards: discard one of them.'
      : 'Your hand is too large: discard a card.',
  settle: () => 'You have too few meeples for all cities that rise: choose the next one.',
  objective: () => 'You have completed several objectives: choose one.',
  keep: () => 'Choose which of the cards taken by the tornado you keep.',
  window: ({ power, by }, who) =>
    `${who.seat(by)} plays the power card “${names.powers[power]}”: let it happen, or protect?`,
};
