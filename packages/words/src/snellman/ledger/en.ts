import type { SnellmanWords } from '../shape.ts';

export const ledger: SnellmanWords['ledger'] = {
  'faction-not-playing': ({ faction }) => `The ${faction} take no part in this game.`,
  'spades-missing': ({ needed, dug }) => `It takes ${needed} spades, and ${dug} are at hand.`,
  'too-many-dug': ({ spades, most }) => `${spades} spades cannot be paid; ${most} can.`,
  'spades-left': ({ left }) =>
    `Spades that were dug have to be used before the building: ${left} left.`,
  'conversion-rate': ({ give, get }) => `${give} cannot be exchanged for ${get}.`,
  'not-due': ({ what, count }) => `${count} × ${what} is not due, and corrections are not allowed.`,
  'no-action-yet': () => 'There must be an action before “done”.',
  'written-by-table': ({ command }) => `The table writes “${command}” itself; nobody gives it.`,
  'not-in-notation': ({ what }) => `The notation of the site has no words for this: ${what}.`,
  'not-in-turn-of-site': () =>
    'The site takes nothing more in a turn after its pass or a neighbour’s answer, and this cannot be done at another time.',
  'beside-the-rules': () => 'The site let it happen, but no move of the game says it.',
  'map-unknown': ({ map }) => `There is no map ${map}.`,
  'setup-missing': () => 'Fewer than two factions are set up.',
  'score-missing': () => 'The round scoring tiles are not given.',
  'faction-twice': ({ faction }) => `The ${faction} are set up twice.`,
  'tile-not-removable': ({ tile }) => `${tile} cannot be taken out; only bonus cards can.`,
  'final-tile-twice': ({ one, other }) =>
    `A game has one final scoring tile, and two are given: ${one} and ${other}.`,
  'site-option-unplayable': ({ option }) => `Games with the option ${option} cannot be played.`,
};
