import type { Shape } from '../../messages/shape.ts';

/** Texts of the form for new tables of Terra Mystica. */
export const en = {
  preset: 'The game',
  presets: {
    introductory: 'first game: everything is dealt',
    usual: 'as usual: everybody chooses',
    tournament: 'tournament: auction, order of passing, final tile',
    everything: 'everything: all expansions, auction, landscapes',
    own: 'as adjusted below',
  },
  adjust: 'Adjust',
  map: 'Map',
  factions: 'Factions',
  factionChoices: {
    introductory: 'those of the introductory game',
    choice: 'everybody chooses in turn',
    'random-boards': 'a board for each by lot, then a side of it',
    auction: 'open auction',
    'fast-auction': 'auction with written bids, all at once',
    given: 'seat by seat',
  },
  fans: 'Fan factions',
  fansHint: (all: number, withFireAndIce: number) =>
    `${all} factions that players made, as Board Game Arena has them; ${withFireAndIce} of them only with Fire & Ice. Where something of a board is not certain, the board says so.`,
  fansChanged: (changed: number) =>
    `Which numbers changed in July 2024 is known for ${changed} of them, and for some from one source.`,
  auctionBase: 'What is bid',
  auctionBases: {
    30: 'points given, from 0 to 30',
    40: 'points to start with, from 40 down',
  },
  auctionBoards: 'Up for auction',
  auctionBoardChoices: { all: 'all boards', random: 'as many as players, by lot' },
  startVp: 'Points to start with',
  startVps: { equal: '20 for everybody', 'by-faction': 'by faction and map' },
  turnOrder: 'Turn order',
  turnOrders: {
    clockwise: 'clockwise from the first to pass',
    passing: 'in the order of passing',
  },
  startPlayer: 'Who begins',
  landscapesLegend: 'Landscapes',
  landscapes: { off: 'off', on: 'on', random: 'by lot: on or off for all' },
  finalTile: 'Final scoring tile',
  finalNone: 'none',
  finalRandom: 'by lot',
  byLot: 'by lot',
  chosen: 'chosen',
  leftOut: 'Left out',
  expansions: 'Expansions',
  rules: 'Edition and readings of the rules',
  rulingsHint: 'The first choice of each is that of the edition chosen.',
  rulings: 'Single readings',
  values: {
    fireIceRules: { '2015': 'corrected, 2015', '2014': 'first printing' },
    afterBuilding: {
      faq: 'favour tile, town, then the neighbours',
      bga: 'the neighbours first',
      snellman: 'neighbours answer when they like',
    },
    spadeRewards: { used: 'when a spade is used', gained: 'when it is gained' },
    dwellingAfterTwo: { first: 'on the first hex', either: 'on either' },
    tokenRemoval: { choice: 'the owner chooses', lowest: 'from the lowest bowl' },
    riverwalkerSpades: { allowed: 'allowed, without effect', forbidden: 'not allowed' },
    cultists: {
      international: '1 power, unless nobody could take any',
      japanese: '1 power, also when nobody could take any',
      'first-printing': 'nothing',
    },
    roundTileDraw: {
      redraw: 'spades never in rounds 5 and 6: drawn again',
      'six-first': 'drawn among six first',
      'first-printing': 'as drawn',
    },
    keySteps: { lost: 'are lost', 'made-up': 'are made up by a key of the same turn' },
    conversions: { 'around-action': 'before and after the action', 'any-time': 'at any time' },
    spadesLeftOver: { 'after-home': 'only after home terrain', anywhere: 'anywhere' },
    emptyActions: { refused: 'refused', allowed: 'allowed' },
    winterfall: {
      'transform-only': 'transforms only',
      'transform-and-build': 'and a dwelling may follow',
    },
    townGrowth: { tile: 'tiles alone', founds: 'count as towns founded' },
  },
} as const;

export type OptionMessages = Shape<typeof en>;
