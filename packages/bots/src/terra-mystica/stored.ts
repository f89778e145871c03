import type { Seat } from '@pangaea/rules/kernel';
import { factionKit, NONE, type State } from '@pangaea/rules/terra-mystica';
import { coinWorth } from './goods.ts';
import type { Worths } from './model.ts';

/*
 * The value of the stores of fan factions, in points: goods put away, tokens, markers, stacks.
 * docs/factions.md describes their numbers. The values are estimates by hand, which make bots use
 * these stores.
 */

/**
 * The value of a lamp, a token of the Goblins, a space that the blocker leaves free, a tile that a
 * stack can lose.
 */
const LAMP = 0.7;
const TOKEN = 1.6;
const SPACE = 0.25;
const TILE = 0.8;
/** The value of a priest out of the game, as a share. */
const REMOVED = 0.3;
/** The number of tiles in a stack that count; additional ones add nothing. */
const MOST_TILES = 3;

type Stored = (s: State, seat: Seat, incomes: number, w: Worths) => number;

/**
 * The value of the stores of a seat, by faction. These functions are only called if the seat still
 * acts in some round.
 */
const STORED: Readonly<Record<string, Stored>> = {
  djinni: (s, seat) => LAMP * s.kept(seat, 0),
  goblins: (s, seat) => TOKEN * s.kept(seat, 0),
  firewalkers: (s, seat) => SPACE * (s.vp(seat) - s.kept(seat, 0)),
  /** The goods come back doubled with the next income. */
  treasurers: (s, seat, incomes, w) => {
    if (incomes === 0) return 0;
    const goods = s.kept(seat, 0) + s.kept(seat, 1) * w.worker + s.kept(seat, 2) * w.priest;
    return 2 * goods * coinWorth(w, incomes);
  },
  'kingdom-of-ember': (s, seat, incomes, w) => {
    const priests = s.kept(seat, 0) * w.priest * REMOVED;
    return TILE * sparedTiles(s, seat) + (incomes > 0 ? priests * coinWorth(w, incomes) : 0);
  },
};

/** Tiles under own structures that a stack can leave behind. */
function sparedTiles(s: State, seat: Seat): number {
  const { size } = s.table.map;
  let tiles = 0;
  for (let hex = 0; hex < size; hex++) {
    if (s.owner(hex) !== seat) continue;
    tiles += Math.min(MOST_TILES, factionKit.HEX_NUMBER.of(s, hex) - 1);
  }
  return tiles;
}

/** The value of the stores of a seat besides goods; 0 for factions that store nothing. */
export function stored(s: State, seat: Seat, incomes: number, w: Worths): number {
  const faction = s.faction(seat);
  if (s.table.options.fanFactions === undefined || faction === NONE) return 0;
  return STORED[s.table.factionNames[faction]]?.(s, seat, incomes, w) ?? 0;
}
