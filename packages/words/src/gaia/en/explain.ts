import type { Explained } from '../concepts.ts';
import { needsOf, printedCity, printedObjective, readCard } from '../printed.ts';
import type { Explanations } from '../shape.ts';
import { concepts, titles } from './concepts.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';

const tile = (land: string) => `A neighbouring tile shows ${land}, with no city on it.`;

const needs: Explanations['needs'] = {
  plains: tile(names.lands.plains),
  forest: tile(names.lands.forest),
  sea: tile(names.lands.sea),
  desert: tile(names.lands.desert),
  mountain: tile(names.lands.mountain),
  swamp: tile(names.lands.swamp),
  animal: 'A neighbouring tile of any land carries animals. Such a city eats.',
  deer: 'A neighbouring tile that is not sea carries animals: deer. Such a city eats.',
  fish: 'A neighbouring sea tile carries animals: fish. Such a city eats.',
};

const powers: Explanations['powers'] = {
  sun: () =>
    'A swamp tile becomes plains, or a plains tile becomes desert. No city may be on it, and the new tile must be in the stock; animals stay.',
  rain: () =>
    'A desert tile becomes plains, or a plains tile becomes swamp. No city may be on it, and the new tile must be in the stock; animals stay.',
  earthquake: () =>
    'Two tiles with an edge in common change places, with everything that is on them.',
  tornado: () =>
    'A random card is taken from every other hand. Keep one of them; the rest is discarded for all to see.',
  protection: () =>
    'Only in the turn of another player: cancels the power card that was just announced. It costs no action.',
  lightning: () =>
    'Strikes any tile: its city is discarded, its animals go to the stock, all meeples there go home. The land under a city shows again, which may raise other cities.',
  eruption: ({ options }) => {
    const stock =
      options.rulings.eruption === 'one-desert'
        ? 'At least one desert tile must be in the stock; if there are too few, you choose which tiles change.'
        : 'There must be a desert tile in the stock for each of them, and one at least.';
    return `A mountain without a city erupts: on all tiles along its edges cities, animals and meeples go, and plains, forest and swamp there become desert. ${stock}`;
  },
};

function base(of: keyof typeof names.bases, { options }: Explained): string {
  if (of !== 'star') return names.bases[of];
  return options.rulings.star === 'any-land' ? 'any land' : 'any land but the sea';
}

export const explain: Explanations = {
  titles,
  concepts,
  powers,
  needs,
  card: (name, game) => {
    const card = readCard(name);
    if (card.kind === 'power') return powers[card.power](game);
    if (card.kind === 'nature') {
      return `Nature card: lay a tile of ${names.lands[card.land]}. ${concepts.natureCard(game)}`;
    }
    if (card.kind === 'animals') {
      return `Animal card: animals on ${base(card.base, game)}. ${concepts.animalCard(game)}`;
    }
    const city = printedCity(game.edition, card.id);
    if (city === undefined) return concepts.cityCard(game);
    const asked = descriptions.counted(needsOf(city));
    return `City on ${base(city.base, game)}; it asks for ${asked}. ${concepts.cityCard(game)}`;
  },
  objective: (id, game) => {
    const asks = printedObjective(game.edition, id);
    if (typeof asks === 'number') {
      return `Have ${asks} power cards in front of you. ${concepts.powerObjectives(game)}`;
    }
    const cards = asks === undefined ? id : descriptions.counted(asks);
    return `Have these nature cards in front of you: ${cards}. ${concepts.objectives(game)}`;
  },
  extraCity:
    'Adds the 19th city card of a later printing. What is on it is not publicly known; it is our reconstruction.',
};
