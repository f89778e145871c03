import type { Landscapes } from '../shape.ts';

/** The English names are our own: the printed ones could not be had. */
export const landscapes: Landscapes = {
  auren: {
    name: 'Grove of Serenity',
    text: 'From now on 4 VP for each space 10 of a cult that is reached.',
  },
  witches: {
    name: 'Raven Hut',
    text: 'Needs 2 temples. For each town founded from now on: 5 VP as usual, or 3 steps on one cult.',
  },
  fakirs: { name: 'Flying School', text: 'From now on 2 coins for each carpet flight.' },
  nomads: {
    name: 'Trading Camp',
    text: 'Needs a trading post. Whenever another player builds beside it: power as usual, or 1 coin for no VP.',
  },
  'chaos-magicians': {
    name: 'Gate of Chaos',
    text: 'Placed for nothing when the stronghold is built, on any free wasteland.',
  },
  giants: {
    name: 'Cave of Wisdom',
    text: 'Needs a temple. When placed: a free step on the exchange track, with its 6 VP.',
  },
  swarmlings: {
    name: 'Breeding Ground',
    text: 'Needs the sanctuary. Its town has further town tiles at power 14, 21 and 28 (with FAV5 12, 18, 24).',
  },
  mermaids: {
    name: 'Coral Reef',
    text: 'Placed for a spade on an empty river hex beside an own structure. Ships begin there.',
  },
  dwarves: {
    name: 'Great Tunnel',
    text: 'Tunnels from it skip up to 2 hexes. Spades of the cult reward may tunnel from anywhere, free of workers.',
  },
  engineers: {
    name: 'Bridge Tower',
    text: 'Bridges may begin at its corners and run between the two hexes there, over land too.',
  },
  halflings: {
    name: 'Excavator',
    text: 'Needs the stronghold. Hexes directly adjacent to it may be transformed with a spade less, at least 1.',
  },
  cultists: { name: 'Palace of the Cults', text: 'Wins ties when the cults are scored.' },
  alchemists: {
    name: 'Gloomy Workshop',
    text: 'Needs the stronghold. When placed: a step on shipping and the exchange track each, paid but for the priest.',
  },
  darklings: {
    name: 'Camp',
    text: 'Needs the stronghold. Counts as a dwelling where dwellings score.',
  },
  'ice-maidens': {
    name: 'Winterfall',
    text: 'From now on a spade for each temple built, to be used at once.',
  },
  yetis: { name: 'Frozen Peak', text: 'When placed: 2 new power tokens in bowl III.' },
  acolytes: {
    name: 'Altar of Sacrifice',
    text: 'Placed with a volcano for 3 steps down one cult. From now on power for going down cults too.',
  },
  dragonlords: {
    name: 'Lava Pool',
    text: 'Needs the sanctuary. From the next round on a new power token in bowl III each round.',
  },
  riverwalkers: {
    name: 'Floating Castle',
    text: 'Placed for a priest on an empty river hex beside an own structure. Ships begin there.',
  },
  shapeshifters: {
    name: 'Ghost Polestar',
    text: 'Once, for nothing: another home terrain that is nobody else’s.',
  },
};
