/**
 * What can be pending, as kinds of frames on the decision stack (`State.push`). `who` is a seat, for
 * `exchange` a set of seats. The letters are the arguments; NONE where they are not used.
 */
export const FRAME = {
  /** Place a neutral house. a: terrain. */
  neutralHouse: 1,
  faction: 2,
  placeHouse: 3,
  bonusTile: 4,
  turn: 5,
  /**
   * The action is done; power may still be exchanged. a: hex whose group may have become a town,
   * `ALL_GROUPS`, or NONE when that has been looked at.
   */
  afterAction: 6,
  /** A house on one of the hexes just transformed, or none. a, b: the hexes. c: 0 once it scored. */
  optionalHouse: 7,
  /** The second free shovel. a: hex transformed with the first. */
  secondShovel: 8,
  edgeHouse: 9,
  /** Choose a town tile. a: a hex of the group; river town: b a hex of the other, c the river hex. */
  town: 10,
  /** Exchange power when nobody's turn is on; several seats at once. */
  exchange: 11,
} as const;

/** In an `afterAction` frame: any group may have become a town. */
export const ALL_GROUPS = 254;
