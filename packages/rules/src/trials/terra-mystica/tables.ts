import {
  FACTION_DEFINITIONS,
  FACTIONS,
  type FactionId,
  MAPS,
  type MapId,
} from '../../terra-mystica/index.ts';

/** The factions and the map of a table. */
export interface Meeting {
  readonly map: MapId;
  readonly factions: readonly FactionId[];
}

/**
 * Groups of faction sides in which every pair of different colours meets.
 * @param players of each group by its number, from 0
 */
export function meetingGroups<B>(
  sides: readonly { readonly board: B }[],
  players: (group: number) => number,
): number[][] {
  const count = sides.length;
  const canMeet = (one: number, two: number) => sides[one].board !== sides[two].board;
  const pairOf = (one: number, two: number) => Math.min(one, two) * count + Math.max(one, two);
  const open = new Set<number>();
  for (let one = 0; one < count; one++) {
    for (let two = one + 1; two < count; two++) if (canMeet(one, two)) open.add(pairOf(one, two));
  }
  const used = sides.map(() => 0);
  /**
   * The side that meets the most members of the group for the first time; of equal ones the one
   * used least.
   */
  const bestFor = (group: readonly number[]): number => {
    const worth = (side: number) =>
      group.filter((other) => open.has(pairOf(side, other))).length * 1000 - used[side];
    return used
      .map((_, side) => side)
      .filter((side) => group.every((other) => canMeet(side, other)))
      .reduce((best, side) => (worth(side) > worth(best) ? side : best));
  };
  const found: number[][] = [];
  for (const first of open) {
    const group = [Math.floor(first / count), first % count];
    while (group.length < players(found.length)) group.push(bestFor(group));
    for (const one of group) {
      used[one]++;
      for (const two of group) open.delete(pairOf(one, two));
    }
    found.push(group);
  }
  return found;
}

/** Every pair of factions that can meet, on every map, with every number of players. */
const MEETINGS: readonly Meeting[] = [2, 3, 4, 5].flatMap((players) =>
  meetingGroups(FACTION_DEFINITIONS, () => players).flatMap((group) =>
    MAPS.map((map) => ({ map, factions: group.map((faction) => FACTIONS[faction]) })),
  ),
);

/**
 * Games go through the list of meetings in steps of this size. It has no common divisor with the
 * number of meetings, so that a short run too has a mixture of everything.
 */
const STRIDE = 881;

/** Number of meetings; that many games in a row contain them all. */
export const MEETING_COUNT: number = MEETINGS.length;

export function meeting(number: number): Meeting {
  return MEETINGS[(number * STRIDE) % MEETINGS.length];
}
