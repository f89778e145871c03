import { ENGINE_REFUSAL_PARAMS, type FactsOf, ReasonOf, refusalCodes } from '../kernel/index.ts';

/**
 * Why a move is refused: every code with its params. The place in this list is the number that
 * `check` gives; 0 is "legal". Params are numbers or the names used in commands; `by` is a seat.
 */
export const REFUSAL_PARAMS = {
  ...ENGINE_REFUSAL_PARAMS,

  /** One action per turn: only conversions, a river town or the end of the turn may follow. */
  'action-already-taken': ['command'],
  /** Power offers, steps, tokens or priests of the seat are still open. */
  'answer-first': ['command'],
  /** What is pending is no option. */
  'nothing-to-decline': ['pending'],
  /** The seat owes no such choice. */
  'nothing-owed': ['command'],
  /** The option `dropping` is off. */
  'no-dropping': [],

  'faction-not-in-play': ['faction'],
  'board-taken': ['faction', 'by'],
  /** Random boards: the seat has another board. */
  'board-not-dealt': ['faction'],
  /** Auction: already nominated, or the other side of its board. */
  'faction-nominated': ['faction'],
  'faction-not-nominated': ['faction'],
  /** Fast auction: `next` is the faction to write down points for. */
  'another-faction-next': ['faction', 'next'],
  /** Auction: `present` is the number to beat. */
  'bid-too-low': ['points', 'present'],
  'bid-too-high': ['points', 'most'],
  /** Home or start terrain of somebody. */
  'terrain-taken': ['terrain', 'by'],
  /** Ice and volcano lie outside the cycle. */
  'not-on-cycle': ['terrain'],
  'not-at-river': ['hex'],

  'not-land': ['hex'],
  'not-empty': ['hex', 'building'],
  /** `terrain` is what the hex shows, `needs` what is asked for. */
  'wrong-terrain': ['hex', 'terrain', 'needs'],
  /** The faction may not build on this terrain now. */
  'terrain-locked': ['hex', 'terrain'],
  /** Ice and volcano never change again. */
  'terrain-for-good': ['hex', 'terrain'],
  'already-home-terrain': ['hex'],
  'not-in-reach': ['hex', 'shipping'],
  /** Sandstorms need an own structure on a neighbouring hex. */
  'not-touching': ['hex'],
  /** Tunnels and flights need an own structure so near. */
  'not-in-range': ['hex', 'range'],
  'directly-adjacent': ['hex'],
  'no-skipping': ['faction'],
  'skipped-already': [],
  'no-transforming': ['faction'],
  'no-volcanoes': ['faction'],
  /** Past home terrain, all the way round, or nowhere. */
  'no-such-way': ['hex', 'terrain', 'way'],
  /** Every hex takes so many spades, the short way home. */
  'not-to-home': ['hex', 'terrain'],
  /** To become `terrain`; `most` are the spades at hand and those that can be paid. */
  'too-many-spades': ['hex', 'terrain', 'spades', 'most'],
  /** FAQ 2.1 S1: spades may be bought besides free ones only on the shortest way home. */
  'not-the-shortest-way': ['hex'],
  'no-more-transforming': [],
  /** FAQ 2.1 Q3: a hex made home in this action is not transformed on. */
  'made-home-already': ['hex'],
  /** The dwelling goes on the hex that was made home first in this action. */
  'not-made-home': ['hex'],
  'no-building-now': [],

  'no-piece-left': ['building'],
  'not-enough-workers': ['cost', 'workers'],
  'not-enough-coins': ['cost', 'coins'],
  'not-enough-priests': ['cost', 'priests'],
  'not-enough-vp': ['cost', 'vp'],
  /** `power` lies in bowl III; the other bowls do not count. */
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
  /** The tokens are not the price, or not in those bowls. */
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
  /** No such answer on this topic. */
  'order-not-on-topic': ['topic', 'answer'],
  /** A question that this faction, or nobody before the choice of factions, is ever asked. */
  'order-not-for-faction': ['topic'],

  /** The ability is another faction's. */
  'not-your-ability': ['ability'],
  'ability-used': ['ability'],
  'ability-needs-stronghold': ['ability'],
  /** What the arguments name is not what the ability works on. */
  'ability-argument': ['ability'],
  /** The faction's own conditions; `because` is its word for the one that fails. */
  'ability-impossible': ['ability', 'because'],
  /** The faction cannot make this of the structure now. */
  'upgrade-impossible': ['hex', 'to'],

  /** The option `landscapes` is off, or was drawn so. */
  'no-landscapes': [],
  'landscape-lies': ['hex'],
  /** `count` pieces of `building` must stand on the map first. */
  'landscape-needs': ['building', 'count'],
  /** The landscape of this faction comes to the map in another way: see `LANDSCAPE_WAYS`. */
  'landscape-otherwise': ['faction', 'way'],
  'not-beside-own-building': ['hex'],
  /** Only with a Bridge Tower. */
  'no-land-bridges': ['faction'],
  /** No corner of the landscape looks to this hex. */
  'no-corner': ['hex'],
  /** No Trading Camp beside what was built. */
  'no-coin-offered': ['from', 'power'],
  /** Excavator: the hex is not beside it, or one spade is all that it takes. */
  'no-spade-saved': ['hex'],
  /** The faction makes steps on the track, but not as an action. */
  'track-not-bought': ['track'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** `''` stands for "legal" and is no reason. */
export type RefusalCode = keyof typeof REFUSAL_PARAMS;
export type RefusalParams<C extends RefusalCode> = FactsOf<typeof REFUSAL_PARAMS, C>;

/** All codes, the number of each inside the engine, and how a check ends with one. */
export const { codes: REFUSALS, numbers: CODE, refuse } = refusalCodes(REFUSAL_PARAMS);

export class Reason extends ReasonOf<RefusalCode> {}

/** What `check` gives for a legal move. */
export const LEGAL = 0;
