import { factOf, joined } from '../../joined.ts';
import { named } from '../../named.ts';
import { en as own } from '../factions/index.ts';
import type { TerraNovaWords } from '../shape.ts';
import { names } from './names.ts';

export const moves: TerraNovaWords['moves'] = {
  ...factOf(joined(own, 'palaceQuestions'), 'move'),
  end: { kind: 'Nothing more', label: () => 'end it here' },
  faction: {
    kind: 'Choose a faction',
    label: ({ faction }) => `choose the ${named(names.factions, faction)}`,
  },
  place: { kind: 'Place a house', label: ({ hex }) => `place a house on ${hex}` },
  take: { kind: 'Take a bonus tile', label: ({ tile }) => `take bonus tile ${tile}` },
  neutral: {
    kind: 'Place a neutral house',
    label: ({ hex }) => `place a neutral house on ${hex}`,
  },
  build: { kind: 'Build a house', label: ({ hex }) => `build a house on ${hex}` },
  transform: {
    kind: 'Transform a hex, then build there if you like',
    label: ({ hex }) => `transform ${hex}`,
  },
  decline: { kind: 'Leave it', label: () => 'leave it' },
  upgrade: {
    kind: 'Upgrade a house to a trading post',
    label: ({ hex }) => `upgrade ${hex} to a trading post`,
  },
  palace: {
    kind: 'Upgrade a trading post to a palace',
    label: ({ hex, palace }) => `upgrade ${hex} to the ${palace} palace`,
  },
  sail: { kind: 'Increase the sailing value', label: () => 'increase the sailing value' },
  bridge: { kind: 'Build a bridge', label: ({ bridge }) => `build the bridge ${bridge}` },
  power: { kind: 'Power action', label: ({ action }) => `power action ${action}` },
  'power-bridge': {
    kind: 'Power action: a bridge',
    label: ({ action, bridge }) => `power action ${action}: the bridge ${bridge}`,
  },
  'power-shovel': {
    kind: 'Power action: transform with free shovels',
    label: ({ action, hex }) => `power action ${action}: transform ${hex}`,
  },
  'bonus-shovel': {
    kind: 'Special action of the bonus tile: transform with a free shovel',
    label: ({ hex }) => `special action of the bonus tile: transform ${hex}`,
  },
  special: {
    kind: 'Action of your palace',
    label: ({ hex }) => `action of the palace on ${hex}`,
  },
  town: {
    kind: 'A town! Choose its town tile',
    label: ({ tile }) => `take the town tile “${named(names.townTiles, tile)}”`,
  },
  'river-town': {
    kind: 'Found a town across a river hex',
    label: ({ river, one, other }) => `found a town across ${river}, from ${one} to ${other}`,
  },
  exchange: {
    kind: 'Exchange power into coins',
    label: ({ power }) => `exchange ${power} power into coins`,
  },
  'exchange-vp': {
    kind: 'Exchange power into VP',
    label: ({ times }) => `exchange power into VP, ${times}×`,
  },
  pass: {
    kind: 'Pass and take another bonus tile',
    label: ({ tile }) => (tile === 'none' ? 'pass' : `pass and take bonus tile ${tile}`),
  },
  order: {
    kind: 'Standing order for power at the end of a round',
    label: ({ order }) => `standing order: ${named(names.orders, order)}`,
  },
};
