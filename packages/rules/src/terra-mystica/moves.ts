import { type Domain, MoveCodec, type MoveKind } from '../kernel/index.ts';
import { ORDER_ANSWERS, ORDER_TOPICS } from './standing-orders.ts';
import type { Table } from './table.ts';
import {
  BONUS_CARDS,
  BUILDINGS,
  CULTS,
  FAVOUR_TILES,
  POWER_ACTIONS,
  SPECIAL_ACTIONS,
  TERRAINS,
  TOWN_TILES,
} from './vocabulary.ts';

/** Conversions of the free kind. `CONVERSION` gives their places. */
export const CONVERSIONS = [
  'power-to-coins',
  'power-to-workers',
  'power-to-priests',
  'priests-to-workers',
  'workers-to-coins',
  'vp-to-coins',
  'coins-to-vp',
] as const;
export const CONVERSION = {
  powerToCoins: 0,
  powerToWorkers: 1,
  powerToPriests: 2,
  priestsToWorkers: 3,
  workersToCoins: 4,
  vpToCoins: 5,
  coinsToVp: 6,
} as const;

/** Both ways round the terrain cycle; and the same with a spade saved by the Excavator. */
export const WAYS = ['short', 'long', 'short-saved', 'long-saved'] as const;

/** Added to a way that saves a spade. */
export const SAVED = 2;

/** Most power tokens that leave the bowls at once. */
const MOST_TOKENS = 5;

/** Tokens taken from the three bowls, up to five in all, the fewest first. */
export const TOKEN_SPLITS: readonly (readonly [number, number, number])[] = tokenSplits();

function tokenSplits(): (readonly [number, number, number])[] {
  const splits: (readonly [number, number, number])[] = [];
  for (let total = 1; total <= MOST_TOKENS; total++) {
    for (let one = total; one >= 0; one--) {
      for (let two = total - one; two >= 0; two--) splits.push([one, two, total - one - two]);
    }
  }
  return splits;
}

const fixed = (name: string, values: readonly string[]): Domain<Table> => ({
  name,
  values: () => values,
});
const count = (most: number) => Array.from({ length: most + 1 }, (_, n) => String(n));

const faction: Domain<Table> = { name: 'faction', values: (table) => table.factionNames };
const thing: Domain<Table> = { name: 'thing', values: (table) => table.things.names };
const hex: Domain<Table> = { name: 'hex', values: (table) => table.map.names };
const bridge: Domain<Table> = { name: 'bridge', values: (table) => table.bridgeNames };
const terrain = fixed('terrain', TERRAINS);
const way: Domain<Table> = { name: 'way', values: (table) => table.ways };
const number = fixed('number', count(63));
const seat = fixed('seat', ['p1', 'p2', 'p3', 'p4', 'p5']);
const cult = fixed('cult', CULTS);

/** As argument of `pass` in the last round: no bonus card is taken. */
export const NO_CARD: number = BONUS_CARDS.length;

const KINDS: readonly MoveKind<Table>[] = [
  { word: 'end', args: [], meaning: 'ends the turn' },
  {
    word: 'faction',
    args: [{ name: 'faction', domain: faction }],
    meaning: 'set-up: choose a faction',
  },
  {
    word: 'colour',
    args: [{ name: 'terrain', domain: terrain }],
    meaning: 'choose the start terrain, or (Shapeshifters) another home terrain',
  },
  { word: 'place', args: [{ name: 'hex', domain: hex }], meaning: 'set-up: place a dwelling' },
  {
    word: 'take',
    args: [{ name: 'card', domain: fixed('bonus card', BONUS_CARDS) }],
    meaning: 'set-up: take a bonus card',
  },
  {
    word: 'build',
    args: [{ name: 'hex', domain: hex }],
    meaning: 'build a dwelling in reach; in the Witches’ ride on any forest',
  },
  {
    word: 'transform',
    args: [
      { name: 'hex', domain: hex },
      { name: 'terrain', domain: terrain },
      { name: 'way', domain: way },
    ],
    meaning:
      'transform a hex, the short or the long way round the cycle; `-saved`: Halflings, with a spade less',
  },
  {
    word: 'skip-build',
    args: [{ name: 'hex', domain: hex }],
    meaning: 'build a dwelling at the end of a tunnel or carpet flight',
  },
  {
    word: 'skip-transform',
    args: [
      { name: 'hex', domain: hex },
      { name: 'terrain', domain: terrain },
      { name: 'way', domain: way },
    ],
    meaning: 'transform a hex at the end of a tunnel or carpet flight',
  },
  {
    word: 'sacrifice',
    args: [
      { name: 'hex', domain: hex },
      { name: 'cult', domain: cult },
    ],
    meaning: 'Acolytes: a volcano for steps of one cult',
  },
  {
    word: 'erupt',
    args: [
      { name: 'hex', domain: hex },
      {
        name: 'tokens',
        domain: fixed(
          'tokens',
          TOKEN_SPLITS.map((split) => split.join('/')),
        ),
      },
    ],
    meaning: 'Dragonlords: a volcano for power tokens, taken from bowls I/II/III',
  },
  {
    word: 'upgrade',
    args: [
      { name: 'hex', domain: hex },
      { name: 'building', domain: fixed('building', BUILDINGS) },
    ],
    meaning: 'upgrade an own structure',
  },
  { word: 'advance-shipping', args: [], meaning: 'a step on the shipping track' },
  { word: 'advance-exchange', args: [], meaning: 'a step on the exchange track' },
  {
    word: 'priest',
    args: [
      { name: 'cult', domain: cult },
      { name: 'steps', domain: fixed('steps', ['1', '2', '3']) },
    ],
    meaning: 'send a priest to a space of 3 or 2 steps, or for 1 step and back',
  },
  {
    word: 'power',
    args: [{ name: 'action', domain: fixed('power action', POWER_ACTIONS) }],
    meaning: 'a power action on the board',
  },
  {
    word: 'special',
    args: [{ name: 'action', domain: fixed('special action', SPECIAL_ACTIONS) }],
    meaning: 'an action of a card, favour tile or faction board',
  },
  { word: 'bridge', args: [{ name: 'bridge', domain: bridge }], meaning: 'build a bridge' },
  { word: 'cult', args: [{ name: 'cult', domain: cult }], meaning: 'choose a cult for steps due' },
  {
    word: 'favour',
    args: [{ name: 'tile', domain: fixed('favour tile', FAVOUR_TILES) }],
    meaning: 'take a favour tile that is due',
  },
  {
    word: 'town',
    args: [{ name: 'tile', domain: fixed('town tile', TOWN_TILES) }],
    meaning: 'take the town tile of a town just founded',
  },
  {
    word: 'river-town',
    args: [{ name: 'river', domain: hex }],
    meaning: 'Mermaids: found a town across a river hex',
  },
  {
    word: 'take-power',
    args: [
      { name: 'from', domain: seat },
      { name: 'power', domain: number },
    ],
    meaning: 'take the power that a neighbour’s structure offers',
  },
  {
    word: 'refuse-power',
    args: [
      { name: 'from', domain: seat },
      { name: 'power', domain: number },
    ],
    meaning: 'refuse it',
  },
  {
    word: 'burn',
    args: [{ name: 'times', domain: number }],
    meaning: 'a token of bowl II leaves the game, another goes to bowl III; so many times',
  },
  {
    word: 'convert',
    args: [
      { name: 'conversion', domain: fixed('conversion', CONVERSIONS) },
      { name: 'times', domain: number },
    ],
    meaning: 'a free conversion, so many times',
  },
  {
    word: 'ordain',
    args: [{ name: 'workers', domain: number }],
    meaning: 'Darklings’ stronghold: workers become priests',
  },
  {
    word: 'unlock',
    args: [{ name: 'terrain', domain: terrain }],
    meaning: 'Riverwalkers: the priest of a terrain goes back to the supply',
  },
  { word: 'gain-priest', args: [], meaning: 'Riverwalkers: take the priest in hand' },
  { word: 'buy-token', args: [], meaning: 'Shapeshifters: a new power token in bowl III' },
  {
    word: 'remove-tokens',
    args: [
      {
        name: 'tokens',
        domain: fixed(
          'tokens',
          TOKEN_SPLITS.map((split) => split.join('/')),
        ),
      },
    ],
    meaning: 'Shapeshifters: power tokens leave bowls I/II/III',
  },
  { word: 'decline', args: [], meaning: 'leaves out something optional' },
  {
    word: 'pass',
    args: [{ name: 'card', domain: fixed('bonus card', [...BONUS_CARDS, 'none']) }],
    meaning: 'pass and take another bonus card',
  },
  {
    word: 'order',
    args: [
      { name: 'topic', domain: fixed('topic', ORDER_TOPICS) },
      { name: 'answer', domain: fixed('standing order', ORDER_ANSWERS) },
    ],
    meaning: 'standing order: how a question that comes while others play is answered',
  },
  { word: 'drop', args: [], meaning: 'leaves the game; everything built stays' },
  {
    word: 'nominate',
    args: [{ name: 'faction', domain: faction }],
    meaning: 'auction: name a faction for the own turn position',
  },
  {
    word: 'bid',
    args: [
      { name: 'faction', domain: faction },
      { name: 'points', domain: number },
    ],
    meaning: 'auction: points given for a faction, or (base 40) points to start with',
  },
  {
    word: 'seal',
    args: [
      { name: 'faction', domain: faction },
      { name: 'points', domain: number },
    ],
    meaning: 'fast auction: write down the least points to start with, in the order of nomination',
  },
  {
    word: 'landscape',
    args: [{ name: 'hex', domain: hex }],
    meaning:
      'place the landscape on a hex made home in this action; Chaos Magicians on any free home terrain with the stronghold; Mermaids and Riverwalkers on a river hex',
  },
  {
    word: 'altar',
    args: [
      { name: 'hex', domain: hex },
      { name: 'cult', domain: cult },
    ],
    meaning: 'Acolytes: a volcano with the landscape on it for three steps of one cult',
  },
  {
    word: 'land-bridge',
    args: [{ name: 'to', domain: hex }],
    meaning: 'Engineers: build a bridge from the landscape over the border of two hexes',
  },
  {
    word: 'take-coin',
    args: [
      { name: 'from', domain: seat },
      { name: 'power', domain: number },
    ],
    meaning: 'Nomads: a coin instead of the power that is offered beside the landscape',
  },
  {
    word: 'take-points',
    args: [],
    meaning: 'Witches: the points of a town just founded, instead of steps on a cult',
  },
  {
    word: 'ability',
    args: [
      { name: 'ability', domain: { name: 'ability', values: (table) => table.abilityNames } },
      { name: 'one', domain: thing },
      { name: 'two', domain: thing },
    ],
    meaning: 'a move of a faction’s own; `-` where it names nothing',
  },
  {
    word: 'tokens-first',
    args: [],
    meaning: 'Dragonlords: the tokens of the stronghold come before the tile of the town it founds',
  },
];

/** Kinds of moves: the number is the place in the declaration above, a test holds them together. */
export const KIND = {
  end: 0,
  faction: 1,
  colour: 2,
  place: 3,
  take: 4,
  build: 5,
  transform: 6,
  skipBuild: 7,
  skipTransform: 8,
  sacrifice: 9,
  erupt: 10,
  upgrade: 11,
  advanceShipping: 12,
  advanceExchange: 13,
  priest: 14,
  power: 15,
  special: 16,
  bridge: 17,
  cult: 18,
  favour: 19,
  town: 20,
  riverTown: 21,
  takePower: 22,
  refusePower: 23,
  burn: 24,
  convert: 25,
  ordain: 26,
  unlock: 27,
  gainPriest: 28,
  buyToken: 29,
  removeTokens: 30,
  decline: 31,
  pass: 32,
  order: 33,
  drop: 34,
  nominate: 35,
  bid: 36,
  seal: 37,
  landscape: 38,
  altar: 39,
  landBridge: 40,
  takeCoin: 41,
  takePoints: 42,
  ability: 43,
  tokensFirst: 44,
} as const;

export const MOVE_CODEC: MoveCodec<Table> = new MoveCodec<Table>(KINDS);
