import { ENGINE_REFUSAL_PARAMS, type FactsOf, ReasonOf, refusalCodes } from '../kernel/index.ts';

/**
 * The reasons why a move is refused: every code with its params. The index in this list is the
 * number that `check` returns; 0 is "legal". Params are numbers or the names used in commands:
 * hexes, bridges, tiles, palaces, factions, terrains, colours, buildings; `by` is a seat.
 */
export const REFUSAL_PARAMS = {
  ...ENGINE_REFUSAL_PARAMS,

  /** One action per turn: only exchanging power, a river town or the end of the turn may follow. */
  'action-already-taken': ['command'],
  /** The pending question is not optional. */
  'nothing-to-decline': ['pending'],

  /** Somebody plays this faction. */
  'faction-taken': ['faction', 'by'],
  /** Somebody plays the other side of this mat. */
  'colour-taken': ['faction', 'colour', 'by'],
  /** Planners variant: the colour is the neutral one. */
  'colour-neutral': ['faction', 'colour'],

  'not-land': ['hex'],
  'not-empty': ['hex', 'building'],
  /** `terrain` is the terrain of the hex, `home` the required one. */
  'not-home-terrain': ['hex', 'terrain', 'home'],
  'already-home-terrain': ['hex', 'terrain'],
  /** `sailing` is the value that counts for reach, including the bonus tile. */
  'not-in-reach': ['hex', 'sailing'],
  /** Sun Worshippers: no own building on a neighbouring hex of the same continent. */
  'not-adjacent-by-land': ['hex'],
  'not-at-outer-edge': ['hex'],
  /** The house must be on a hex that was transformed in this action. */
  'not-just-transformed': ['hex'],
  /** The hex needs `shovels`; only `left` free ones are left, and none may be bought. */
  'too-many-shovels': ['hex', 'shovels', 'left'],
  /** Two-player variants: there is no icon for a neutral house of this terrain. */
  'no-house-icon': ['hex', 'terrain'],
  /** Two-player variants: the icon hex was transformed and has the terrain `shows` now. */
  'icon-terrain-changed': ['hex', 'terrain', 'shows'],

  'no-house-left': [],
  'no-trading-post-left': [],
  'no-bridge-left': [],
  'not-enough-coins': ['cost', 'coins'],
  /** `power` is the power in bowl III; the other bowls do not count. */
  'not-enough-power': ['cost', 'power'],

  'not-your-building': ['hex'],
  'not-a-house': ['hex', 'building'],
  'not-a-trading-post': ['hex', 'building'],
  'palace-already-built': ['palace'],
  'sailing-track-ended': ['sailing'],
  'bridge-place-taken': ['bridge', 'by'],
  'bridge-not-at-own-building': ['bridge'],

  /** Somebody has used the action already in this round. */
  'power-action-used': ['action'],
  /** `command` is the word that begins this power action in the notation. */
  'power-action-other-form': ['action', 'command'],
  /** The bonus tile that the seat holds has no special action. */
  'bonus-tile-without-action': ['tile'],
  'bonus-action-used': ['tile'],
  /** No palace built so far has an action. */
  'no-palace-action': ['faction'],
  'palace-action-used': ['faction'],

  /** The chosen tile was used, or all tiles were if no town can be founded any more. */
  'town-tile-used': ['tiles'],
  /** Ruling R4: at the end of the sailing track this tile cannot be taken yet. */
  'town-tile-sailing-ended': ['tile', 'sailing'],
  /** Only the Sea Dogs can found towns across a river. */
  'no-river-towns': ['faction'],
  'not-a-river-hex': ['hex'],
  'not-next-to-river-hex': ['hex', 'river'],
  /** Both hexes are connected without the river. */
  'same-group': ['one', 'other'],
  /** The group at this hex belongs to a town. */
  'group-already-in-town': ['hex'],
  'town-too-small': ['buildings', 'value', 'needsBuildings', 'needsValue'],
  /**
   * The town is possible, but must be written with these hexes: the first hex of each group next to
   * the river.
   */
  'town-named-otherwise': ['river', 'one', 'other'],

  /** A bonus tile has to be taken. */
  'bonus-tile-required': [],
  'bonus-tile-not-available': ['tile'],
  'bonus-tile-is-yours': ['tile'],
  /** Ruling R2: the tile was returned in this round, and there are others beside the board. */
  'bonus-tile-returned-this-round': ['tile'],
  /** Ruling R3: in the last round no tile is taken. */
  'no-swap-in-last-round': ['tile'],

  'nothing-to-exchange': [],
  'no-exchange-for-vp': [],
  'order-not-for-faction': ['order'],
  'order-stands-already': ['order'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** `''` means "legal" and is not a reason. */
export type RefusalCode = keyof typeof REFUSAL_PARAMS;
export type RefusalParams<C extends RefusalCode> = FactsOf<typeof REFUSAL_PARAMS, C>;

/** All codes, the number of each inside the engine, and how a check returns one. */
export const { codes: REFUSALS, numbers: CODE, refuse } = refusalCodes(REFUSAL_PARAMS);

export class Reason extends ReasonOf<RefusalCode> {}

/** The result of `check` for a legal move. */
export const LEGAL = 0;
