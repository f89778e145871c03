import { ENGINE_REFUSAL_PARAMS, type FactsOf, ReasonOf, refusalCodes } from '../kernel/index.ts';

/**
 * The reasons why a move is refused: every code with its params. The index in this list is the
 * number that `check` returns; 0 is "legal". Params are numbers or the names used in commands; `by`
 * is a seat.
 */
export const REFUSAL_PARAMS = {
  ...ENGINE_REFUSAL_PARAMS,

  /** One action per turn: only conversions, a river town or the end of the turn may follow. */
  'action-already-taken': ['command'],
  /** Power offers, steps, tokens or priests of the seat are still open. */
  'answer-first': ['command'],
  /** The pending question is not optional. */
  'nothing-to-decline': ['pending'],
  /** The seat owes no such choice. */
  'nothing-owed': ['command'],
  /** The option `dropping` is off. */
  'no-dropping': [],

  'faction-not-in-play': ['faction'],
  'board-taken': ['faction', 'by'],
  /** Random boards: the seat has another board. */
  'board-not-dealt': ['faction'],
  /** Auction: the faction is already nominated, or the other side of its board is. */
  'faction-nominated': ['faction'],
  'faction-not-nominated': ['faction'],
  /** Fast auction: `next` is the faction for which the next bid must be written. */
  'another-faction-next': ['faction', 'next'],
  /** Auction: the bid must be higher than `present`. */
  'bid-too-low': ['points', 'present'],
  'bid-too-high': ['points', 'most'],
  /** The terrain is home or start terrain of a seat. */
  'terrain-taken': ['terrain', 'by'],
  /** Ice and volcano are not on the terrain circle. */
  'not-on-cycle': ['terrain'],
  'not-at-river': ['hex'],

  'not-land': ['hex'],
  'not-empty': ['hex', 'building'],
  /** `terrain` is the terrain of the hex, `needs` the required one. */
  'wrong-terrain': ['hex', 'terrain', 'needs'],
  /** The faction may not build on this terrain now. */
  'terrain-locked': ['hex', 'terrain'],
  /** Ice and volcano never change again. */
  'terrain-for-good': ['hex', 'terrain'],
  'already-home-terrain': ['hex'],
  'not-in-reach': ['hex', 'shipping'],
  /** Sandstorms need an own structure on a neighbouring hex. */
  'not-touching': ['hex'],
  /** Tunnels and flights need an own structure within this range. */
  'not-in-range': ['hex', 'range'],
  'directly-adjacent': ['hex'],
  'no-skipping': ['faction'],
  'skipped-already': [],
  'no-transforming': ['faction'],
  'no-volcanoes': ['faction'],
  /** The way passes home terrain, goes all the way round, or leads nowhere. */
  'no-such-way': ['hex', 'terrain', 'way'],
  /**
   * A faction with a fixed number of spades for every hex transforms only to home terrain, on the
   * short way.
   */
  'not-to-home': ['hex', 'terrain'],
  /**
   * The spades to get to `terrain`; `most` is the number of spades that are free or can be paid.
   */
  'too-many-spades': ['hex', 'terrain', 'spades', 'most'],
  /** FAQ 2.1 S1: spades may be bought in addition to free ones only on the shortest way home. */
  'not-the-shortest-way': ['hex'],
  'no-more-transforming': [],
  /** FAQ 2.1 Q3: a hex that became home terrain in this action is not transformed any further. */
  'made-home-already': ['hex'],
  /** The dwelling must be built on the hex that became home terrain first in this action. */
  'not-made-home': ['hex'],
  'no-building-now': [],

  'no-piece-left': ['building'],
  'not-enough-workers': ['cost', 'workers'],
  'not-enough-coins': ['cost', 'coins'],
  'not-enough-priests': ['cost', 'priests'],
  'not-enough-vp': ['cost', 'vp'],
  /** `power` is the power in bowl III; the other bowls do not count. */
  'not-enough-power': ['cost', 'power'],
  'not-your-building': ['hex'],
  'cannot-become': ['hex', 'building', 'to'],
  'no-track': ['track'],
  'track-ended': ['track'],
  'no-space-for-priest': ['cult', 'steps'],

  'power-action-used': ['action'],
  'spades-useless': ['action'],
  'special-not-yours': ['action'],
  'special-used': ['action'],
  'special-without-effect': ['action'],

  'bridge-place-taken': ['bridge', 'by'],
  'bridge-not-at-own-building': ['bridge'],
  'cult-not-due': ['cult'],
  'cult-too-low': ['cult', 'steps', 'price'],
  'favour-not-left': ['tile'],
  'favour-held': ['tile'],
  'town-tile-not-left': ['tile'],
  'no-river-towns': ['faction'],
  'not-a-river-hex': ['hex'],
  'river-holds-town': ['hex'],
  'no-groups-at-river': ['hex'],
  'town-too-small': ['structures', 'power', 'needsPower'],
  'no-such-offer': ['from', 'power'],
  /** The tokens are not the right price, or are not in those bowls. */
  'tokens-not-there': ['tokens'],
  'tokens-not-the-price': ['tokens', 'price'],
  /** Ruling `tokenRemoval: lowest`. */
  'tokens-not-lowest': ['tokens'],
  'too-many-times': ['times', 'most'],
  'not-locked': ['terrain'],
  'no-priest-in-supply': [],
  'card-not-available': ['card'],
  'card-needed': [],
  'no-card-in-last-round': ['card'],
  'order-stands-already': ['topic', 'answer'],
  /** There is no such answer to this topic. */
  'order-not-on-topic': ['topic', 'answer'],
  /**
   * A question that this faction is never asked, or that nobody is asked before the factions are
   * chosen.
   */
  'order-not-for-faction': ['topic'],

  /** The ability is another faction's. */
  'not-your-ability': ['ability'],
  'ability-used': ['ability'],
  'ability-needs-stronghold': ['ability'],
  /** The arguments name the wrong kind of thing for the ability. */
  'ability-argument': ['ability'],
  /** A condition of the faction fails; `because` is the faction's word for it. */
  'ability-impossible': ['ability', 'because'],
  /** The faction cannot upgrade the structure to this now. */
  'upgrade-impossible': ['hex', 'to'],

  /** The option `landscapes` is off, or a random decision has turned it off. */
  'no-landscapes': [],
  'landscape-lies': ['hex'],
  /** `count` pieces of `building` must be on the map first. */
  'landscape-needs': ['building', 'count'],
  /** The landscape of this faction comes to the map in another way: see `LANDSCAPE_WAYS`. */
  'landscape-otherwise': ['faction', 'way'],
  'not-beside-own-building': ['hex'],
  /** Land bridges need a Bridge Tower. */
  'no-land-bridges': ['faction'],
  /** No corner of the landscape points to this hex. */
  'no-corner': ['hex'],
  /** There is no Trading Camp beside the new structure. */
  'no-coin-offered': ['from', 'power'],
  /** Excavator: the hex is not beside it, or takes only one spade. */
  'no-spade-saved': ['hex'],
  /** The faction makes steps on the track, but not by an action. */
  'track-not-bought': ['track'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** `''` means "legal" and is not a reason. */
export type RefusalCode = keyof typeof REFUSAL_PARAMS;
export type RefusalParams<C extends RefusalCode> = FactsOf<typeof REFUSAL_PARAMS, C>;

/** All codes, the number of each inside the engine, and how a check returns one. */
export const { codes: REFUSALS, numbers: CODE, refuse } = refusalCodes(REFUSAL_PARAMS);

export class Reason extends ReasonOf<RefusalCode> {}

/** The result of `check` for a legal move. */
export const LEGAL = 0;
