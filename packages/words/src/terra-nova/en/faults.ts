import { faults as common, mapFaults } from '../../data-file/en.ts';
import { named } from '../../named.ts';
import type { TerraNovaWords } from '../shape.ts';
import { names } from './names.ts';

const number = (of: unknown) => Number(of);

export const faults: TerraNovaWords['faults'] = {
  ...common,
  ...mapFaults,
  'bowls-do-not-add-up': ({ found, expected }) =>
    `The bowls hold ${found} tokens, not ${expected}.`,
  'sailing-start-not-zero': ({ found }) =>
    `The start of the sailing track gives ${found} VP; it has to give none.`,
  'near-price-higher': ({ found, most }) =>
    `A trading post next to others costs ${found}, more than one alone (${most}).`,
  'event-without-tile': ({ event }) => `No tile rewards: ${named(names.scored, String(event))}.`,
  'amount-missing': ({ effect }) => `The effect “${effect}” needs an amount.`,
  'amount-not-used': ({ effect }) => `The effect “${effect}” has no amount.`,
  'wrong-amount': ({ effect, found, expected }) =>
    `The effect “${effect}” has the amount ${expected}, not ${found}.`,
  'cost-above-tokens': ({ found, most }) =>
    `Nobody can ever pay ${found} power; there are ${most} tokens.`,
  'territory-not-falling': ({ found, most }) =>
    `This place gets ${found} VP, more than the place before (${most}).`,
  'territory-not-shareable': ({ first, last, found }) =>
    `Players who tie for places ${first} to ${last} cannot share ${found} VP evenly.`,
  'too-few-of-terrain': ({ terrain, found, least }) =>
    `The board has ${found} hexes of ${named(names.terrains, String(terrain))}; the houses at the start need ${least}.`,
  'wrong-terrain': ({ hex, found, expected }) =>
    `${hex} is ${named(names.terrains, String(found))}, not ${named(names.terrains, String(expected))}.`,
  'hex-twice': ({ hex }) => `${hex} is used already.`,
  'round-tile-not-available': ({ event, found, most }) =>
    `${found} rounds want the tile “${named(names.scored, String(event))}”; there ${number(most) === 1 ? 'is 1' : `are ${most}`}.`,
  'bonus-tile-twice': ({ tile }) => `Bonus tile ${tile} is named twice.`,
  'bonus-tile-not-in-play': ({ tile }) => `Bonus tile ${tile} is not among those in play.`,
  'colour-twice': ({ faction, colour }) =>
    `The ${named(names.factions, String(faction))} come twice, or somebody else has ${named(names.colours, String(colour))}.`,
  'wrong-number-of-houses': ({ faction, found, expected }) =>
    `The ${named(names.factions, String(faction))} begin with ${expected} houses, not ${found}.`,
};
