import {
  CYCLE,
  landOf,
  landPrice,
  NONE,
  type State,
  TERRAINS,
  type Terrain,
} from '@pangaea/rules/terra-mystica';

/**
 * The ways to pay for home terrain: spades, steps down a cult, power tokens, or a priest that
 * unlocks it.
 */
export type LandPay = 'spades' | 'steps' | 'tokens' | 'priests';

/** The terrain cycle as a seat sees it. */
export interface TerrainWheel {
  /** The home terrain; ice and volcano lie outside of the cycle. */
  readonly land: Terrain;
  /** The way to pay for home terrain; undefined if the seat transforms no land. */
  readonly pay: LandPay | undefined;
  /** The seven terrains in the order of the cycle, beginning with the home or start terrain. */
  readonly around: readonly {
    readonly terrain: Terrain;
    /** The price, see `landPrice`. */
    readonly price: number | undefined;
  }[];
}

/** The terrain cycle of a seat; undefined until the seat has a faction and a terrain. */
export function wheelOf(state: State, seat: number): TerrainWheel | undefined {
  if (state.faction(seat) === NONE) return undefined;
  const land = landOf(state, seat);
  if (land >= TERRAINS.length) return undefined;
  const home = state.home(seat);
  const top = land < CYCLE ? land : home < CYCLE ? home : 0;
  return {
    land: TERRAINS[land],
    pay: payOf(state, seat),
    around: Array.from({ length: CYCLE }, (_, step) => {
      const terrain = (top + step) % CYCLE;
      return { terrain: TERRAINS[terrain], price: landPrice(state, seat, terrain) };
    }),
  };
}

/** The way in which a seat pays for home terrain; undefined if the seat transforms no land. */
export function payOf(state: State, seat: number): LandPay | undefined {
  const { spades, volcano } = state.table.factions[state.faction(seat)];
  if (volcano !== undefined) return volcano;
  if (spades.pay !== 'nothing') return 'spades';
  return state.locked(seat) === 0 ? undefined : 'priests';
}
