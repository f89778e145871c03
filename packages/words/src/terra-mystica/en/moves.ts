import type {
  BonusCard,
  FavourTile,
  PowerAction,
  SpecialAction,
  TownTile,
} from '@pangaea/rules/terra-mystica';
import { joined } from '../../joined.ts';
import { named } from '../../named.ts';
import { en as own } from '../factions/index.ts';
import { factionName, moveWords } from '../fan-words.ts';
import type { TerraMysticaWords, Who } from '../shape.ts';
import { cult } from './cults.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';
import { terrain } from './terrains.ts';

const { bonusCard, conversion, favourTile, powerAction, townTile } = descriptions;
const faction = (id: string, who: Who) => `the ${factionName(names.factions, id, who)}`;
/** Commands count seats from 1, the engine from 0: `p2` is seat 1. */
const seat = (id: string, who: Who) => who.seat(Number(id.slice(1)) - 1);
/** The short way is the usual one, so it is not mentioned. */
const byWay = (way: string) => (way === 'short' ? '' : ` by ${named(names.ways, way)}`);

export const moves: TerraMysticaWords['moves'] = {
  end: { kind: 'Nothing more', label: () => 'end the turn' },
  faction: {
    kind: 'Choose a faction',
    label: ({ faction: id }, who) => `choose ${faction(id, who)}`,
  },
  colour: { kind: 'Choose a terrain', label: ({ terrain: id }) => `choose ${terrain(id)}` },
  place: { kind: 'Place a dwelling', label: ({ hex }) => `place a dwelling on ${hex}` },
  take: {
    kind: 'Take a bonus card',
    label: ({ card }, who) => `take the bonus card (${bonusCard(card as BonusCard, who.printed)})`,
  },
  build: { kind: 'Build a dwelling', label: ({ hex }) => `build a dwelling on ${hex}` },
  transform: {
    kind: 'Transform a hex, then build there if you like',
    label: ({ hex, terrain: id, way }) => `transform ${hex} to ${terrain(id)}${byWay(way)}`,
  },
  'skip-build': {
    kind: 'Build at the end of a tunnel or carpet flight',
    label: ({ hex }) => `build a dwelling on ${hex} by tunnel or carpet flight`,
  },
  'skip-transform': {
    kind: 'Transform at the end of a tunnel or carpet flight',
    label: ({ hex, terrain: id, way }) =>
      `transform ${hex} to ${terrain(id)}${byWay(way)}, by tunnel or carpet flight`,
  },
  upgrade: {
    kind: 'Upgrade a structure',
    label: ({ hex, building }) => `upgrade ${hex} to a ${named(names.buildings, building)}`,
  },
  'advance-shipping': { kind: 'Advance shipping', label: () => 'advance shipping' },
  'advance-exchange': {
    kind: 'Advance on the spade track',
    label: () => 'advance on the spade track',
  },
  priest: {
    kind: 'Send a priest to a cult',
    label: ({ cult: id, steps }) => `send a priest to the cult of ${cult(id)} for ${steps}`,
  },
  power: {
    kind: 'Power action',
    label: ({ action }, who) => `power action: ${powerAction(action as PowerAction, who.printed)}`,
  },
  special: {
    kind: 'Special action',
    label: ({ action }) => `special action: ${names.specialActions[action as SpecialAction]}`,
  },
  bridge: { kind: 'Build a bridge', label: ({ bridge }) => `build the bridge ${bridge}` },
  cult: { kind: 'Choose a cult', label: ({ cult: id }) => `choose the cult of ${cult(id)}` },
  favour: {
    kind: 'Take a favour tile',
    label: ({ tile }, who) =>
      `take the favour tile (${favourTile(tile as FavourTile, who.printed)})`,
  },
  town: {
    kind: 'A town! Choose its town tile',
    label: ({ tile }, who) => `take the town tile (${townTile(tile as TownTile, who.printed)})`,
  },
  'river-town': {
    kind: 'Found a town across a river hex',
    label: ({ river }) => `found a town across ${river}`,
  },
  'take-power': {
    kind: 'Take the power of a neighbour',
    label: ({ from, power }, who) => `take ${power} power from ${seat(from, who)}`,
  },
  'refuse-power': {
    kind: 'Refuse the power of a neighbour',
    label: ({ from, power }, who) => `refuse ${power} power from ${seat(from, who)}`,
  },
  burn: {
    kind: 'Burn power',
    label: ({ times }) => `burn power ${times}×: one token leaves, one goes to bowl III`,
  },
  convert: {
    kind: 'Exchange goods',
    label: ({ conversion: id, times }, who) => `exchange ${conversion(id, who.printed)}, ${times}×`,
  },
  decline: { kind: 'Leave it', label: () => 'leave it' },
  pass: {
    kind: 'Pass and take another bonus card',
    label: ({ card }, who) =>
      card === 'none'
        ? 'pass'
        : `pass and take the bonus card (${bonusCard(card as BonusCard, who.printed)})`,
  },
  order: {
    kind: 'Standing order',
    label: ({ topic, answer }) =>
      `standing order: ${named(names.topics, topic)}: ${named(names.answers, answer)}`,
  },
  drop: { kind: 'Leave the game', label: () => 'leave the game' },
  nominate: {
    kind: 'Put a faction up for auction',
    label: ({ faction: id }, who) => `put ${faction(id, who)} up for auction`,
  },
  bid: {
    kind: 'Bid',
    label: ({ faction: id, points }, who) => `bid ${points} for ${faction(id, who)}`,
  },
  seal: {
    kind: 'Write down a bid',
    label: ({ faction: id, points }, who) => `write down ${points} for ${faction(id, who)}`,
  },
  landscape: {
    kind: 'Place the landscape',
    label: ({ hex }) => `place the landscape on ${hex}`,
  },
  'land-bridge': {
    kind: 'A bridge from the landscape',
    label: ({ to }) => `build a bridge from the landscape to ${to}`,
  },
  'take-coin': {
    kind: 'A coin instead of power',
    label: ({ from, power }, who) =>
      `take a coin instead of ${power} power from ${seat(from, who)}`,
  },
  ability: {
    kind: 'An ability of the faction’s own',
    label: ({ ability, one, two }, who) =>
      moveWords(ability, who)?.label(one, two) ??
      [ability, one, two].filter((each) => each !== '-').join(' '),
  },
  ...joined(own, 'moves'),
};
