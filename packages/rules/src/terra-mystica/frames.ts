/**
 * What can be pending, as kinds of frames on the decision stack (`State.push`). `who` is a seat. The
 * letters are the arguments; 0 where they are not used.
 */
export const FRAME = {
  faction: 1,
  /** Choose the start terrain. */
  colour: 2,
  placeDwelling: 3,
  bonusCard: 4,
  /** a: 0 the ordinary turn, 1 and 2 the two actions of the Chaos Magicians. */
  turn: 5,
  /** The action is done; conversions, Mermaids' towns, the end. a: 1 when neighbours were asked. */
  afterAction: 6,
  /**
   * Spades in hand. a: free ones left. b, c, e: hexes made home in this action, or NONE. d: flags,
   * see `SPADE_FLAG`.
   */
  spades: 7,
  /** Choose a cult. a: steps. b: 1 for an ability, 0 for a special action. */
  cult: 8,
  favour: 9,
  /**
   * Choose a town tile. a: a hex of the group. b: the river hex of a river town, or NONE. c: 1 when
   * a town grows and none is founded.
   */
  town: 10,
  /** Choose a place for a bridge that is paid. */
  bridge: 11,
  /** Darklings. a: most workers. */
  ordain: 12,
  /** Shapeshifters: choose a home terrain. a: see `NEW_HOME`. */
  newHome: 13,
  /** Shapeshifters: choose the bowls. a: tokens. */
  removeTokens: 14,
  /** Witches: a dwelling on any forest. */
  ride: 15,
  /** Nomads: transform a touching hex. */
  sandstorm: 16,
  /** Swarmlings: choose a dwelling. */
  freeTradingPost: 17,
  /** Neighbours answer in order. a: event. b: 1 when somebody took. c: 1 when nobody could. */
  offers: 18,
  /** Look for towns of the group at hex a, or of `ALL_GROUPS`. Nobody is asked. */
  lookForTowns: 19,
  /** Steps that wait for a town. a: cult. b: steps. Nobody is asked. */
  steps: 20,
  /** More cults could reach space 10 than there are keys. a: cults left, as bits. b: steps. */
  keys: 21,
  /** The ability of a stronghold just built. a: its hex. Nobody is asked. */
  strongholdBuilt: 22,
  /** Riverwalkers: a priest in hand or off a terrain. */
  priest: 23,
  /** Shapeshifters: buy a power token. */
  token: 24,
  /** Auction: name a faction. */
  nominate: 25,
  /** Auction: bid on one. */
  bid: 26,
  /** Fast auction: everybody writes down numbers at once; belongs to no seat. */
  sealed: 27,
  /** Raven Hut: steps of one cult, or the points of a town. a: steps. b: points. */
  townReward: 28,
  /** Gate of Chaos: choose its hex. */
  gate: 29,
  /** Steps on the tracks that come with a landscape, in any order. a: `TRACK` bits. b: 1: free. */
  tracks: 30,
  /** A question of the faction's own. a: which. b, c: for the faction. d: 1 when it may be declined. */
  ability: 31,
  /** The hook `resume` is called. a, b: for the faction. Nobody is asked. */
  resume: 32,
} as const;

/** In a `tracks` frame: what may still be advanced. */
export const TRACK = { shipping: 1, exchange: 2 } as const;

/** In a `newHome` frame, `a`: where it comes from. The Polestar may be kept when it is laid. */
export const NEW_HOME = { stronghold: 0, star: 1, keptStar: 2 } as const;

/** In a `lookForTowns` frame: any group may have become a town. */
export const ALL_GROUPS = 254;

export const SPADE_FLAG = {
  /** A tunnel or flight has been used. */
  skipped: 1,
  /** Cult reward: no buying, no building. */
  cleanup: 2,
  /** No more transforming. */
  closed: 4,
  /** Something was transformed. */
  transformed: 8,
  /** The landscape has been laid: it reaches nothing in this action. */
  landscape: 16,
  /** Free spades for transforming alone: no buying, no building. */
  alone: 32,
} as const;
