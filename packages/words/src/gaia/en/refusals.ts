import { engineRefusals } from '../../kernel/engine-en.ts';
import { named } from '../../named.ts';
import { readDirections } from '../printed.ts';
import type { GaiaWords } from '../shape.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';

const { animalsOf, place, objective } = descriptions;
const land = (id: string | number) => named(names.lands, id);
const city = (id: string | number) => descriptions.city(String(id));
const card = (name: string | number) => descriptions.card(String(name));
const number = (of: string | number) => Number(of);

export const refusals: GaiaWords['refusals'] = {
  ...engineRefusals(names.pending),

  'deck-empty': ({ deck }) => `The ${named(names.decks, deck)} is empty.`,
  'card-not-displayed': ({ card: name }) => `No ${card(name)} lies in the display.`,
  'cards-left': ({ deck }) =>
    `There are cards left to draw, those of the ${named(names.decks, deck)}.`,
  'card-not-in-hand': ({ card: name }) => `You do not hold the ${card(name)}.`,

  'pile-empty': ({ land: id }) => `No ${land(id)} tile is left in the stock.`,
  'not-the-origin': ({ x, y }) =>
    `The first tile of the game lies at (0, 0), not at ${place(x, y)}.`,
  'cell-taken': ({ x, y, land: id }) => `At ${place(x, y)} lies a ${land(id)} tile already.`,
  'cell-not-adjacent': ({ x, y }) =>
    `${place(x, y)} has no edge in common with a tile of the world.`,

  'no-tile': ({ x, y }) => `No tile lies at ${place(x, y)}.`,
  'wrong-land': ({ x, y, land: id, wanted }) =>
    wanted === 'star'
      ? `At ${place(x, y)} lies ${land(id)}, for which a star does not stand here.`
      : `At ${place(x, y)} lies ${land(id)}; it takes ${land(wanted)}.`,
  'tile-has-city': ({ x, y, city: id }) => `${place(x, y)} is covered by ${city(id)}.`,
  'tile-has-animals': ({ x, y, animals }) =>
    `${number(animals) === 1 ? 'There is' : 'There are'} ${animalsOf(number(animals))} on the tile at ${place(x, y)}.`,
  'too-few-tokens': ({ tokens, needed }) =>
    `It takes ${needed} animal tokens; ${tokens} ${number(tokens) === 1 ? 'is' : 'are'} left in the stock.`,
  'too-few-needs': ({ city: id, met, needed }) =>
    `There, ${number(met) === 0 ? 'none' : met} of the needs of ${city(id)} would be met; it takes ${needed}.`,
  'land-not-changed': ({ card: name, x, y, land: id }) =>
    `The ${card(name)} does not change ${land(id)}, which lies at ${place(x, y)}.`,
  'no-tile-beside': ({ x, y, direction }) =>
    `No tile lies ${named(names.directions, direction)} of ${place(x, y)}.`,
  'too-few-deserts': ({ deserts, needed }) =>
    `The eruption takes ${needed} desert tiles; ${deserts} ${number(deserts) === 1 ? 'is' : 'are'} left in the stock.`,
  'other-deserts': ({ given, changes }) => {
    const ways = readDirections(String(given)).map((way) => named(names.directions, way));
    const told = ways.length === 0 ? 'no direction is given' : `given: ${ways.join(', ')}`;
    return `The eruption makes desert of exactly ${changes} ${number(changes) === 1 ? 'tile' : 'tiles'} of plains, forest or swamp beside the mountain; ${told}.`;
  },

  'no-protection': () => 'You hold no protection.',
  'not-a-power-card': ({ card: name }) =>
    `You hold too many power cards; the ${card(name)} is none of them.`,
  'card-not-taken': ({ card: name }) =>
    `The ${card(name)} is not among those taken by the tornado.`,
  'objective-not-completed': ({ objective: id }, { edition }) =>
    `You have not completed the objective “${objective(String(id), edition)}”.`,
  'city-not-rising': ({ city: id }) => `You do not gain ${city(id)} now.`,
  'city-not-hungry': ({ city: id }) => `For you there is nothing to feed in ${city(id)} now.`,
  'tile-not-beside-city': ({ x, y, city: id }) =>
    `The tile at ${place(x, y)} has no edge in common with ${city(id)}.`,
  'nothing-to-eat': ({ x, y, city: id }) =>
    `At ${place(x, y)} there is nothing that ${city(id)} eats.`,
  'feeding-compulsory': () => 'Cities that can eat must eat.',
  'order-stands-already': ({ order }) =>
    `This order stands already: ${named(names.orders, order)}.`,
};
