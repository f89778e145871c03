import type { FaqAnswers } from './questions.ts';

export const en: FaqAnswers = {
  'round-tile-spades': {
    question: 'Can the round tile for spades come in the last rounds?',
    answer:
      'No. Tiles are laid from round 6 back to round 1; drawn for round 6 or 5, this one is put aside and mixed in again.',
  },
  cultists: {
    question: 'What do the Cultists get when neighbours answer?',
    answer:
      'One step on a cult of their choice if at least one neighbour takes power, however many do. If all refuse, 1 power. Without neighbours who could take power nothing happens. New dwellings and every upgrade count.',
  },
  'cultists-order': {
    question: 'The Cultists build: favour tile, town tile or neighbours first?',
    answer: 'The favour tile, then town tiles, then the neighbours are asked, clockwise.',
  },
  'what-building-is': {
    question: 'Must I transform and build together?',
    answer:
      'No: transform only, build only, or both, on one free hex in reach. Stopping on the way is allowed. A dwelling stands on home terrain only.',
  },
  'which-way': {
    question: 'Which way round the circle, and how many spades?',
    answer:
      'Either way, but without turning back in one action; it ends where the hex becomes home terrain. So six spades at most go into one hex, and free home terrain may be transformed away. Giants always use two.',
  },
  'adding-spades': {
    question: 'May I buy spades to go with free ones?',
    answer:
      'Yes, if the hex goes home by the shortest way and the free spades alone do not suffice. By the long way only the free ones may be used.',
  },
  'spades-left': {
    question: 'What happens to free spades that are left?',
    answer:
      'When they alone made a hex home terrain, the rest may go to one other hex in reach, or be lost. As long as the first hex is not home terrain, all of them go into it.',
  },
  'which-dwelling': {
    question: 'Two hexes became home: where may the dwelling stand?',
    answer:
      'One dwelling, at its price, on the hex that became home first. It comes last: nothing is transformed after building.',
  },
  'building-with-free-spades': {
    question: 'May I take free spades and only build?',
    answer:
      'Yes, a dwelling on home terrain in reach. All the free spades are lost then, and nothing that pays for spades is scored.',
  },
  'reward-spades': {
    question: 'What may spades of the cult reward do?',
    answer:
      'Transform free hexes next to own structures, or within shipping. No spades are bought, nothing is built, and tunnels, flights and the shipping card do not help. Two spades may go to two hexes by the usual rules.',
  },
  adjacency: {
    question: 'What is adjacent directly, what indirectly?',
    answer:
      'Directly: hexes that touch, or that a bridge joins. That decides on towns, on the price of a trading post and on power from neighbours. Indirectly: over as many river hexes as shipping allows. That counts for transforming, building and the largest network.',
  },
  'price-of-power': {
    question: 'What does power of a neighbour cost?',
    answer:
      'A victory point less than the power that really comes in. You take all that fits or nothing, never a part to save points. With too few points you get one power more than you can pay.',
  },
  'when-power-is-offered': {
    question: 'Do special actions offer power too?',
    answer:
      'Yes. Whenever a structure appears or is upgraded, in whatever way, neighbours directly adjacent are offered power.',
  },
  'top-of-a-cult': {
    question: 'When do I reach space 10?',
    answer:
      'With a key, which is used up, one for each cult, and only if nobody is there. A key cannot be saved: who can enter must.',
  },
  'steps-lost': {
    question: 'May I make fewer steps than a priest brings?',
    answer: 'Yes. The number is the most; steps that cannot be made are lost.',
  },
  'priest-returned': {
    question: 'When may a priest come back to the supply?',
    answer:
      'Always, for one step on any cult, whether spaces are free or not. A priest may also be sent only to fill a space.',
  },
  'founding-a-town': {
    question: 'May I put off founding a town?',
    answer:
      'No: four own structures joined directly, in any shape, with power value 7, are a town at once. Only the Mermaids choose when to skip a river hex.',
  },
  'town-with-sanctuary': {
    question: 'Does a sanctuary help all my towns?',
    answer:
      'Only the group it stands in: there three structures are enough, still with power value 7.',
  },
  'town-with-six': {
    question: 'Does the favour tile for towns with power value 6 found them at once?',
    answer:
      'Yes. When it is taken, every group with power value 6 becomes a town, two if there are two.',
  },
  'last-pass': {
    question: 'Do I take a card when I pass in round 6?',
    answer: 'No. The card in hand still scores for passing; coins on other cards go to nobody.',
  },
  'shipping-card': {
    question: 'When does the bonus card lengthen shipping?',
    answer:
      'In the action phase only, not for spades of the cult reward. Dwarves and Fakirs have no shipping; they still get its power and the coins on it.',
  },
  'when-to-convert': {
    question: 'When may goods be exchanged?',
    answer:
      'In the own turn, before or after the action, not while it is carried out, and not to make room for power that is coming in.',
  },
  'goods-at-the-end': {
    question: 'What are goods worth at the end?',
    answer:
      'Power may be burned and spent once more; priests and workers become coins too. Three coins are one victory point.',
  },
  'network-at-the-end': {
    question: 'Do several areas score?',
    answer: 'Only the largest connected group of each player, once.',
  },
  'favour-founds-town': {
    question: 'A favour tile founds a town: which comes first?',
    answer:
      'The town tile with its key, then the steps of the favour tile, so that the key can open space 10.',
  },
  'two-favours': {
    question: 'In which order do the two favour tiles of the Chaos Magicians count?',
    answer: 'In the order that their owner likes.',
  },
  'chaos-double': {
    question: 'What may the two actions of the Chaos Magicians be?',
    answer: 'Any two, one after the other: also an upgrade and a dwelling, or two dwellings.',
  },
  'darklings-town': {
    question: 'The stronghold of the Darklings founds a town: may its workers be ordained?',
    answer:
      'Yes. Town tile and stronghold come in either order, so workers of the tile can become priests.',
  },
  'darklings-spades': {
    question: 'Do all spades bring the Darklings two points?',
    answer: 'No, only those made of priests and used; free spades do not.',
  },
  'riverwalkers-income': {
    question: 'The supply is empty, and Riverwalkers get two priests: what happens?',
    answer:
      'Income comes piece by piece. The first may unlock a terrain, which puts a priest into the supply; the second may be taken from there.',
  },
  hindering: {
    question: 'May I take a power action that brings me nothing?',
    answer:
      'Yes: the bridge without building one, the priest with none in the supply, spades without using them. Others then cannot take it.',
  },
  'giants-spades': {
    question: 'May Giants use one spade, or three?',
    answer:
      'Exactly two, into wasteland, for one hex. One free spade needs a second, bought one; alone it is lost. Wasteland stays as it is.',
  },
  'giants-stronghold': {
    question: 'How far does the stronghold action of the Giants reach?',
    answer: 'To free hexes adjacent directly or indirectly, so across rivers with shipping too.',
  },
  'tunnel-where': {
    question: 'Where may a tunnel or flight lead?',
    answer:
      'From an own structure to a hex that is directly adjacent to none of yours, bridges included, and not from the empty end of a bridge.',
  },
  'tunnel-once': {
    question: 'How many tunnels or flights may there be in one action?',
    answer:
      'Once. The longer flight is for one hex, too. Another spade may go to a hex next to you.',
  },
  'tunnel-used': {
    question: 'Does a tunnel or flight score without using its hex?',
    answer:
      'No: it must be transformed or built on. In later turns the same hex may be the target again, and scores each time.',
  },
  'halflings-points': {
    question: 'Do Halflings score spades gained or used?',
    answer: 'For each spade used to transform, not for those received.',
  },
  'halflings-stronghold': {
    question: 'May a dwelling follow the three spades of the Halflings?',
    answer: 'Yes, one, at its price, on a hex that they made home.',
  },
  'alchemists-power': {
    question: 'Do Alchemists get power for spades gained or used?',
    answer: 'With the stronghold 2 power for each spade used, not for those received.',
  },
  'mermaids-tile': {
    question: 'What does the town tile of the Mermaids on the river do?',
    answer:
      'It belongs to the town and hinders nobody, but it is no structure: four (three) of them and the power value are still needed. The same river hex cannot be skipped again.',
  },
  'mermaids-later': {
    question: 'May the Mermaids put off skipping a river hex?',
    answer:
      'Yes: it is said in any own turn, before or after the action, without building anything.',
  },
  'mermaids-shipping': {
    question: 'What does the shipping step of the Mermaids’ stronghold cost?',
    answer: 'Nothing: neither the priest nor the coins of the track.',
  },
  'auren-steps': {
    question: 'May the two steps of the Auren be parted, and do they need a key?',
    answer: 'Both go to one cult, and space 10 needs a key as ever.',
  },
  'fourteen-towns': {
    question: 'How many towns can there be?',
    answer: 'As many as there are tiles: ten, with the mini expansion fourteen.',
  },
  'two-keys': {
    question: 'Does the tile with two keys count as two towns?',
    answer: 'No, it is one town: Witches and the round tile for towns pay once.',
  },
};
