import { argB, argC, kindOf, type Move } from '@pangaea/rules/kernel';
import { CYCLE, cycleDistance, KIND, landOf, type State } from '@pangaea/rules/terra-mystica';
import type { Choice } from '../../terra/game/choices.ts';

/** Kinds of moves that turn a hex into a terrain that they name. */
const MAKING: ReadonlySet<number> = new Set([KIND.transform, KIND['skip-transform']]);

/** The terrain that a move gives a hex; undefined for moves that name none. */
export function terrainMade(move: Move): number | undefined {
  return MAKING.has(kindOf(move)) ? argB(move) : undefined;
}

/**
 * Sorts choices: home land first, then other terrains by their distance from it; choices that
 * transform nothing keep their places.
 * @returns the useful ones, and the other terrains, which are shown after a line
 */
export function ownLandFirst(
  state: State,
  seat: number,
  choices: readonly Choice[],
): { readonly wanted: readonly Choice[]; readonly others: readonly Choice[] } {
  const making = choices.filter(({ move }) => terrainMade(move) !== undefined);
  if (making.length === 0) return { wanted: choices, others: [] };
  const rest = choices.filter((choice) => !making.includes(choice));
  const isBuilt = rest.some(({ move }) => kindOf(move) === KIND.build);
  const distance = ({ move }: Choice) => distanceHome(state, seat, terrainMade(move) ?? 0);
  // The shorter one of two ways to the same terrain comes first.
  const sorted = making.toSorted(
    (one, other) => distance(one) - distance(other) || argC(one.move) - argC(other.move),
  );
  if (wantsOthers(state, seat)) return { wanted: [...rest, ...sorted], others: [] };
  // Land that can be built on is hardly ever transformed.
  if (isBuilt) return { wanted: rest, others: sorted };
  // A seat that cannot reach its home terrain with these spades goes as near as possible.
  const nearest = distance(sorted[0]);
  return {
    wanted: [...rest, ...sorted.filter((choice) => distance(choice) === nearest)],
    others: sorted.filter((choice) => distance(choice) > nearest),
  };
}

/** Steps from a terrain to the terrain that the seat builds on. */
function distanceHome(state: State, seat: number, terrain: number): number {
  const land = landOf(state, seat);
  if (terrain === land) return 0;
  const home = land < CYCLE ? land : state.home(seat);
  if (terrain >= CYCLE || home >= CYCLE) return CYCLE;
  // One more spade makes ice from a start terrain.
  return Math.max(1, cycleDistance(terrain, home));
}

/** Whether other terrains are useful to a faction because it can change its home. */
function wantsOthers(state: State, seat: number): boolean {
  const { hooks, factions } = state.table;
  const faction = state.faction(seat);
  const changesHome = factions[faction].strongholdActions?.includes('ACTH5') ?? false;
  return changesHome || hooks.aim[faction] !== undefined;
}
