/**
 * Why a move is refused. The place in the list is the code that `check` gives; 0 is "legal". The
 * words in brackets are the params of the refusal.
 */
export const REFUSALS = [
  '',
  /** The number is no move of this table. */
  'not-a-move',
  /** The game is over. */
  'game-over',
  /** The seat does not exist. [seat] */
  'no-such-seat',
  /** Somebody else decides now. [seat] */
  'not-your-decision',
  /** Something else has to be decided first; `pending` names it. [command, pending] */
  'not-now',
  /** Already over this turn: one action per turn. [command] */
  'action-already-taken',
  /** [faction] */
  'faction-taken',
  /** The other side of this mat, or the neutral colour. [faction, colour] */
  'colour-taken',
  /** [hex] */
  'not-land',
  'not-empty',
  /** [hex, terrain] */
  'not-home-terrain',
  'already-home-terrain',
  /** [hex, sailing] */
  'not-in-reach',
  /** [cost, coins] */
  'not-enough-coins',
  /** Only bowl III counts. [cost, power] */
  'not-enough-power',
  'no-house-left',
  'no-trading-post-left',
  'no-bridge-left',
  /** [hex] */
  'not-your-building',
  /** [hex, building] */
  'not-a-house',
  'not-a-trading-post',
  /** [palace] */
  'palace-already-built',
  'sailing-track-ended',
  /** [bridge] */
  'bridge-place-taken',
  'bridge-not-at-own-building',
  /** [action] */
  'power-action-used',
  'power-action-other-form',
  'bonus-tile-without-action',
  'bonus-action-used',
  'no-palace-action',
  'palace-action-used',
  /** The two free shovels do not reach the second hex. [hex, shovels] */
  'too-many-shovels',
  /** Not one of the hexes just transformed. [hex] */
  'not-just-transformed',
  /** [hex] */
  'not-at-outer-edge',
  'not-adjacent-on-continent',
  /** Nothing optional is pending. */
  'nothing-to-decline',
  /** [tile] */
  'town-tile-used',
  'town-tile-not-allowed',
  'not-sea-dogs',
  /** [river] */
  'not-a-river-hex',
  'not-next-to-river-hex',
  'same-group',
  'group-already-in-town',
  'not-the-first-of-its-group',
  /** [buildings, value] */
  'town-too-small',
  /** [tile] */
  'bonus-tile-not-available',
  'bonus-tile-is-yours',
  'bonus-tile-returned-this-round',
  'bonus-tile-required',
  'no-swap-in-last-round',
  'cannot-exchange-nothing',
  'no-exchange-for-vp',
  /** [hex] */
  'no-house-icon',
  /** [order] */
  'order-not-for-faction',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** The number of a code inside the engine. */
export const CODE = Object.fromEntries(REFUSALS.map((code, index) => [code, index])) as {
  readonly [C in RefusalCode]: number;
};
