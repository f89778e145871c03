import { allOf } from '../../all-of.ts';
import type { TerraNovaWords } from '../shape.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';

const { coins, lostOf, powerOf, vpOf } = descriptions;
const { causes, terrains, buildings } = names;
const shovels = (amount: number) => (amount === 1 ? '1 shovel' : `${amount} shovels`);

/** The place of the X-token that an event `used` reports. Power actions are named by their ids. */
const OCTAGONS: Readonly<Record<string, string>> = {
  'bonus-tile': 'the bonus tile',
  palace: 'the palace',
};

export const events: TerraNovaWords['events'] = {
  coins: ({ seat, amount, cause }, who) =>
    amount < 0
      ? `${who.seat(seat)} paid ${coins(-amount)} (${causes[cause]}).`
      : `${who.seat(seat)} got ${coins(amount)} (${causes[cause]}).`,
  vp: ({ seat, amount, cause }, who) =>
    `${who.seat(seat)} scored ${vpOf(amount)} (${causes[cause]}).`,
  power: ({ seat, amount, lost, cause, from }, who) => {
    const giver = from === undefined ? '' : `, from ${who.seat(from)}`;
    const unused = lost === 0 ? '' : `; ${lost} found no room`;
    return `${who.seat(seat)} got ${powerOf(amount)} (${causes[cause]}${giver})${unused}.`;
  },
  'power-spent': ({ seat, amount, cause }, who) =>
    `${who.seat(seat)} spent ${powerOf(amount)} (${causes[cause]}).`,
  lost: ({ seat, what, amount }, who) => `${who.seat(seat)} could not use ${lostOf(what, amount)}.`,
  'power-set': ({ seat, bowls }, who) =>
    `${who.seat(seat)} began with ${bowls.join('/')} power in bowls I/II/III.`,
  sailing: ({ seat, to, cause }, who) =>
    `${who.seat(seat)} raised the sailing value to ${to} (${causes[cause]}).`,
  faction: ({ seat, faction }, who) => `${who.player(seat)} took the ${names.factions[faction]}.`,
  built: ({ seat, hex, building, replaced }, who) =>
    replaced === 'none'
      ? `${who.seat(seat)} built a ${buildings[building]} on ${hex}.`
      : `${who.seat(seat)} upgraded the ${buildings[replaced]} on ${hex} to a ${buildings[building]}.`,
  transformed: ({ seat, hex, from, to, shovels: used, bought }, who) => {
    const tools =
      used === 0
        ? 'without a shovel'
        : bought === used
          ? shovels(used)
          : `${shovels(used)}, ${used - bought} of them free`;
    return `${who.seat(seat)} transformed ${hex} from ${terrains[from]} to ${terrains[to]} (${tools}).`;
  },
  bridge: ({ seat, bridge }, who) => `${who.seat(seat)} built the bridge ${bridge}.`,
  town: ({ seat, tile, hex, buildings: of }, who) =>
    `${who.seat(seat)} founded a town of ${of.length} buildings (${of.join(', ')}); town tile “${names.townTiles[tile]}” lies on ${hex}.`,
  'bonus-tile': ({ seat, tile, returned }, who) =>
    returned === undefined
      ? `${who.seat(seat)} took bonus tile ${tile}.`
      : `${who.seat(seat)} took bonus tile ${tile} and gave back ${returned}.`,
  'tile-coins': ({ tiles }) => `1 coin was laid on each of the bonus tiles ${tiles.join(', ')}.`,
  used: ({ seat, what }, who) =>
    `${who.seat(seat)} laid an X-token on ${OCTAGONS[what] ?? `the power action “${who.powerAction?.(what) ?? what}”`}.`,
  passed: ({ seat }, who) => `${who.seat(seat)} passed.`,
  'start-player': ({ seat }, who) => `${who.seat(seat)} took the start player token.`,
  'neutral-colour': ({ terrain, seat }, who) =>
    seat === undefined
      ? `The neutral colour is that of ${terrains[terrain]}.`
      : `${who.seat(seat)} drew a neutral house for ${terrains[terrain]}.`,
  'neutral-house': ({ hex, terrain }) =>
    `A neutral house was placed on ${hex} (${terrains[terrain]}).`,
  'neutral-discarded': ({ terrain }) =>
    `The neutral house for ${terrains[terrain]} found no place and was discarded.`,
  round: ({ round, on, vp }) => `Round ${round} began: ${descriptions.roundTile(on, vp)}.`,
  order: ({ seat, order }, who) => `${who.seat(seat)} left an order: ${names.orders[order]}.`,
  territory: ({ seat, buildings: size }, who) =>
    seat === undefined
      ? `The largest neutral territory has ${size} buildings.`
      : `${who.seat(seat)} had ${size} buildings in the largest territory.`,
  'game-over': ({ rank }, who) => {
    const winners = rank.flatMap((place, seat) => (place === 1 ? [who.seat(seat)] : []));
    return `The game is over. ${allOf(winners)} won${winners.length > 1 ? ' together' : ''}.`;
  },
};
