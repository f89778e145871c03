import { meeplesEach, powersAsked } from '../concepts.ts';
import type { Explanations } from '../shape.ts';

export const concepts: Explanations['concepts'] = {
  goal: (game) =>
    `Everybody shapes one world together. Whoever first has all ${meeplesEach(game)} meeples on cities and objectives wins, as soon as the step that placed the last one is over.`,
  turn: () =>
    'At the start of your turn your cities eat. Then you take exactly two actions: each time you draw a card or play one from your hand, in any order, the same thing twice if you like.',
  draw: ({ options }) =>
    `Take a card from the display, whose place is filled from its deck, or the top card of a deck without having seen it.${options.powers === 'none' ? '' : ' Power cards are drawn in the same way.'} Decks are never shuffled again.`,
  limits: ({ edition, options }) => {
    const most = `A hand holds ${edition.handLimit} cards at most`;
    const discard =
      'You may draw one too many; then you discard one at once, and it may be the new one.';
    if (options.powers === 'none') return `${most}. ${discard}`;
    return `${most}, and of them ${edition.powerLimit} power cards at most. ${discard} With too many power cards it is a power card that goes.`;
  },
  world: () =>
    'All tiles make one world, and no tile belongs to anybody. The first tile begins it; each later one is laid with an edge against a tile that lies there. Corners never count.',
  emptyTile: ({ options }) =>
    `A tile is empty when it carries neither a city nor animals. Animal cards and cities need an empty tile of their land, whoever laid it; those with a star take ${options.rulings.star === 'any-land' ? 'any land' : 'any land but the sea'}.`,
  natureCard: () =>
    'Take a tile of its land from the stock and join it to the world; the card stays in front of you. Without such a tile in the stock it cannot be played.',
  objectives: ({ options }) => {
    const goes =
      options.rulings.objectiveDiscard === 'all'
        ? 'all nature cards in front of you are discarded'
        : 'the cards that it shows are discarded';
    return `The nature cards that you play lie in front of you. When you have played one and they include all that an open objective shows, you put a meeple on it, and ${goes}. This is not optional; of several at once you choose one. The objective is then closed for all, and the meeple stays.`;
  },
  animalCard: ({ edition }) =>
    `Put ${edition.herd} animal tokens on one empty tile of its land and discard the card. With fewer tokens in the stock it cannot be played.`,
  cityCard: () =>
    'Build it on an empty tile of its land where at least two of its four needs are met, and put a meeple on it. The tile below shows no land any more, which may take a need away from other cities.',
  needs: () =>
    'Each city asks for four things, which it finds on the four tiles along its edges. A land printed twice takes two tiles of that land; animals are there when one of the tiles carries some. A tile with animals still shows its land, a tile under a city does not. One tile may serve several cities.',
  rise: ({ options }) =>
    `When a step meets more needs of a standing city than before, the player whose turn it is gains it: a meeple goes there unless one of the same player is there already; ${options.takeover ? 'those of all others go home' : 'cities can be shared'}. Only the total counts, so a need lost and another met in the same step change nothing.`,
  fall: ({ options }) =>
    `When fewer needs are met than before and one is left, all meeples go home and the city stays. When none is left, the city is discarded too, and its land shows again.${options.fourNeeds ? ' From four down to three or two, whoever has two meeples there takes one home.' : ''}`,
  feeding: ({ options }) =>
    `At the start of your turn each city that asks for animals and holds a meeple of yours takes one token from a tile beside it to the stock. You choose in which order and from where; ${options.rulings.feeding === 'compulsory' ? 'a city that can eat must eat' : 'you may stop when you like'}. When no token is left beside a city, its need for animals is no longer met, whoever stands there.`,
  takeover: () =>
    'Whoever raises the needs met of a standing city takes it over: all meeples of others go home, and a meeple goes there if none of the same player is there yet.',
  fourNeeds: () =>
    'Whoever builds a city with all four needs met, or raises one to that, has two meeples there; one that was there before counts. With only one left to place, only that one goes there.',
  powerCard: () =>
    'Say which card you play and on what. All others may cancel it with protection; if nobody does, it takes effect, and then the cities are looked at. The card stays in front of you either way. It may hit your own cities.',
  powerObjectives: (game) =>
    `The power cards that you play lie in front of you. With ${powersAsked(game).join(' or ')} of them there you put a meeple on an open objective that asks for as many, and all power cards in front of you are discarded.`,
  protection: ({ asksOnlyWhoMayProtect }) =>
    `After a power card has been announced all others are asked at the same time, whatever they hold${asksOnlyWhoMayProtect ? ': all whose hand shows a power card, as long as a protection is left that does not lie open' : ''}. If several protect, the first in turn order plays protection, and the others keep theirs unseen. The cancelled card has no effect but still counts for objectives, and so does the protection. Nothing cancels protection.`,
  standingOrders: () =>
    'With a standing order the question about protection is answered for you: never, always, or only when the card would cost you a meeple on a city or a card of your hand. The others do not learn your order.',
  hidden: () =>
    'Of your hand the others see how many cards of which back it holds, and those that everybody saw you take from the display; when a tornado may have taken one of these, it counts as unseen. What is discarded lies face up.',
  end: ({ options }) =>
    `The game also ends when ${options.rulings.exhaustion === 'all-kinds' ? 'a card is to be drawn and none of any kind is left, neither in a deck nor in the display' : 'one kind of cards is used up, deck and display, and a player says so as an action'}. Then the most meeples on cities and objectives win; among equals it is the first in turn order, counted from the player whose turn it is.`,
};

export const titles: Explanations['titles'] = {
  goal: 'goal',
  turn: 'a turn',
  draw: 'drawing',
  limits: 'limits of the hand',
  world: 'the world',
  emptyTile: 'empty tiles',
  natureCard: 'nature cards',
  objectives: 'objectives',
  animalCard: 'animal cards',
  cityCard: 'city cards',
  needs: 'needs of a city',
  rise: 'more needs met',
  fall: 'fewer needs met',
  feeding: 'hunting and feeding',
  takeover: 'takeover',
  fourNeeds: 'four needs',
  powerCard: 'power cards',
  powerObjectives: 'objectives of power cards',
  protection: 'protection',
  standingOrders: 'standing orders',
  hidden: 'what is hidden',
  end: 'when the cards run out',
};
