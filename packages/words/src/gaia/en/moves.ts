import { named } from '../../named.ts';
import { cellBeside, readDirections } from '../printed.ts';
import type { GaiaWords } from '../shape.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';

const { place, city, card, objective } = descriptions;

export const moves: GaiaWords['moves'] = {
  draw: {
    kind: 'Draw a card unseen',
    label: ({ deck }) => `draw from the ${named(names.decks, deck)}`,
  },
  take: {
    kind: 'Take a card from the display',
    label: ({ card: name }) => `take the ${card(name)}`,
  },
  exhaust: {
    kind: 'The cards have run out',
    label: () => 'the cards have run out: end the game',
  },
  nature: {
    kind: 'Play a nature card',
    label: ({ land, x, y }) => `play the ${card(`nature-${land}`)}, its tile at ${place(x, y)}`,
  },
  animals: {
    kind: 'Play an animal card',
    label: ({ base, x, y }) => `play the ${card(`animals-${base}`)} at ${place(x, y)}`,
  },
  city: {
    kind: 'Build a city',
    label: ({ city: id, x, y }) => `build ${city(id)} at ${place(x, y)}`,
  },
  sun: { kind: 'Power card: sun', label: ({ x, y }) => `sun: dry the tile at ${place(x, y)}` },
  rain: { kind: 'Power card: rain', label: ({ x, y }) => `rain: water the tile at ${place(x, y)}` },
  earthquake: {
    kind: 'Power card: earthquake',
    label: ({ x, y, direction }) =>
      `earthquake: swap the tiles at ${place(x, y)} and ${place(...cellBeside(x, y, direction))}`,
  },
  tornado: {
    kind: 'Power card: tornado',
    label: () => 'tornado: take a card from every other hand',
  },
  lightning: {
    kind: 'Power card: lightning',
    label: ({ x, y }) => `lightning: strike the tile at ${place(x, y)}`,
  },
  eruption: {
    kind: 'Power card: eruption',
    label: ({ x, y, deserts }) => {
      const ways = readDirections(deserts).map((way) => named(names.directions, way));
      const told =
        ways.length === 0 ? 'no tile becomes desert' : `desert in the ${ways.join(', ')}`;
      return `eruption of the mountain at ${place(x, y)}: ${told}`;
    },
  },
  protect: { kind: 'Protection', label: () => 'play protection against it' },
  let: { kind: 'Let it happen', label: () => 'let it happen' },
  discard: { kind: 'Discard a card', label: ({ card: name }) => `discard the ${card(name)}` },
  keep: { kind: 'Keep a card', label: ({ card: name }) => `keep the ${card(name)}` },
  objective: {
    kind: 'Complete an objective',
    label: ({ objective: id }, { edition }) => `complete the objective “${objective(id, edition)}”`,
  },
  settle: {
    kind: 'Put your meeples on a city',
    label: ({ city: id }) => `put your meeples on ${city(id)}`,
  },
  feed: {
    kind: 'Feed a city',
    label: ({ city: id, x, y }) => `${city(id)} eats an animal at ${place(x, y)}`,
  },
  spare: { kind: 'End the feeding', label: () => 'let no more city eat' },
  order: {
    kind: 'Standing order for protection',
    label: ({ order }) => `standing order: ${named(names.orders, order)}`,
  },
};
