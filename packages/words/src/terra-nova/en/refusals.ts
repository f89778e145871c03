import { engineRefusals } from '../../kernel/engine-en.ts';
import { named } from '../../named.ts';
import type { TerraNovaWords, Who } from '../shape.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';

const { coins } = descriptions;
const terrain = (id: string | number) => named(names.terrains, id);
const building = (id: string | number) => named(names.buildings, id);
const faction = (id: string | number) => named(names.factions, id);
/** A power action by its gain, if the table is known. */
const power = (id: string | number, who: Who) => who.powerAction?.(String(id)) ?? id;
const number = (of: string | number) => Number(of);

export const refusals: TerraNovaWords['refusals'] = {
  ...engineRefusals(names.pending),
  'action-already-taken': () => 'You have taken your action of this turn.',
  'nothing-to-decline': () => 'There is nothing to leave out here.',

  'faction-taken': ({ faction: id, by }, who) =>
    `The ${faction(id)} are played by ${who.player(number(by))}.`,
  'colour-taken': ({ colour, by }, who) =>
    `${who.seat(number(by))} plays the other side of the ${named(names.colours, colour)} mat.`,
  'colour-neutral': ({ colour }) => `${named(names.colours, colour)} is the neutral colour.`,

  'not-land': ({ hex }) => `${hex} is river.`,
  'not-empty': ({ hex, building: id }) => `On ${hex} stands a ${building(id)}.`,
  'not-home-terrain': ({ hex, terrain: is, home }) =>
    `${hex} is ${terrain(is)}, not ${terrain(home)}.`,
  'already-home-terrain': ({ hex, terrain: is }) => `${hex} is ${terrain(is)} already.`,
  'not-in-reach': ({ hex, sailing }) =>
    `${hex} is not in reach with a sailing value of ${sailing}.`,
  'not-adjacent-by-land': ({ hex }) =>
    `${hex} is not next to a building of yours on the same continent.`,
  'not-at-outer-edge': ({ hex }) => `${hex} does not lie at the outer edge of the board.`,
  'not-just-transformed': ({ hex }) => `${hex} was not transformed in this action.`,
  'too-many-shovels': ({ hex, shovels, left }) =>
    `${hex} needs ${shovels} shovels, ${left} free is left, and none may be bought.`,
  'no-house-icon': ({ hex, terrain: of }) =>
    `${hex} has no icon for a neutral house of ${terrain(of)}.`,
  'icon-terrain-changed': ({ hex, terrain: of, shows }) =>
    `${hex} is no ${terrain(of)} any more but ${terrain(shows)}.`,

  'no-house-left': () => 'There is no house left on your mat.',
  'no-trading-post-left': () => 'There is no trading post left on your mat.',
  'no-bridge-left': () => 'You have no bridge left.',
  'not-enough-coins': ({ cost, coins: has }) => `It costs ${coins(number(cost))}; you have ${has}.`,
  'not-enough-power': ({ cost, power }) => `It costs ${cost} power; in bowl III you have ${power}.`,

  'not-your-building': ({ hex }) => `No building of yours stands on ${hex}.`,
  'not-a-house': ({ hex, building: id }) => `On ${hex} stands a ${building(id)}, not a house.`,
  'not-a-trading-post': ({ hex, building: id }) =>
    `On ${hex} stands a ${building(id)}, not a trading post.`,
  'palace-already-built': ({ palace }) => `Your ${palace} palace is built already.`,
  'sailing-track-ended': ({ sailing }) => `Your sailing value is ${sailing}, the end of the track.`,
  'bridge-place-taken': ({ bridge, by }, who) =>
    `On ${bridge} stands a bridge of ${who.seat(number(by))}.`,
  'bridge-not-at-own-building': ({ bridge }) => `Neither end of ${bridge} has a building of yours.`,

  'power-action-used': ({ action }, who) =>
    `The power action “${power(action, who)}” has been used this round.`,
  'power-action-other-form': ({ action, command }, who) =>
    `The power action “${power(action, who)}” is written with “${command}”.`,
  'bonus-tile-without-action': ({ tile }) => `Bonus tile ${tile} has no special action.`,
  'bonus-action-used': ({ tile }) =>
    `The special action of bonus tile ${tile} has been used this round.`,
  'no-palace-action': ({ faction: id }) =>
    `The ${faction(id)} have built no palace with an action.`,
  'palace-action-used': () => 'The action of your palace has been used this round.',

  'town-tile-used': ({ tiles }) =>
    String(tiles).includes(' ')
      ? 'All your town tiles are used.'
      : `Your town tile “${named(names.townTiles, tiles)}” is used.`,
  'town-tile-sailing-ended': ({ tile, sailing }) =>
    `The town tile “${named(names.townTiles, tile)}” has to wait: your sailing value is ${sailing}, the end of the track.`,
  'no-river-towns': ({ faction: id }) => `The ${faction(id)} found no towns across rivers.`,
  'not-a-river-hex': ({ hex }) => `${hex} is no river.`,
  'not-next-to-river-hex': ({ hex, river }) => `${hex} does not lie next to ${river}.`,
  'same-group': ({ one, other }) => `${one} and ${other} are connected without the river.`,
  'group-already-in-town': ({ hex }) => `The buildings around ${hex} belong to a town.`,
  'town-too-small': ({ buildings, value, needsBuildings, needsValue }) =>
    `${buildings} buildings of town value ${value} are no town; it takes ${needsBuildings} of value ${needsValue}.`,
  'town-named-otherwise': ({ river, one, other }) =>
    `This town is written “river-town ${river} ${one} ${other}”.`,

  'bonus-tile-required': () => 'You have to take a bonus tile.',
  'bonus-tile-not-available': ({ tile }) => `Bonus tile ${tile} does not lie beside the board.`,
  'bonus-tile-is-yours': ({ tile }) =>
    `Bonus tile ${tile} is the one you hold; you take another one.`,
  'bonus-tile-returned-this-round': ({ tile }) =>
    `Bonus tile ${tile} was given back this round and cannot be taken yet.`,
  'no-swap-in-last-round': () => 'In the last round no bonus tile is taken: “pass none”.',

  'nothing-to-exchange': () => 'You have to exchange at least 1 power.',
  'no-exchange-for-vp': () => 'Your faction cannot exchange power into VP.',
  'order-not-for-faction': () => 'Your faction cannot exchange power into VP.',
  'order-stands-already': ({ order }) =>
    `This order stands already: ${named(names.orders, order)}.`,
};
