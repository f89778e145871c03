import {
  FACTION_DEFINITIONS,
  FACTIONS,
  type FactionId,
  MAPS,
  type MapId,
} from '../../terra-mystica/index.ts';

/** Who meets where. */
export interface Meeting {
  readonly map: MapId;
  readonly factions: readonly FactionId[];
}

const COUNT = FACTION_DEFINITIONS.length;

const canMeet = (one: number, two: number) =>
  FACTION_DEFINITIONS[one].board !== FACTION_DEFINITIONS[two].board;
const pairOf = (one: number, two: number) => Math.min(one, two) * COUNT + Math.max(one, two);

/** Groups of so many factions in which every pair that can meet does. */
function groups(players: number): number[][] {
  const open = new Set<number>();
  for (let one = 0; one < COUNT; one++) {
    for (let two = one + 1; two < COUNT; two++) if (canMeet(one, two)) open.add(pairOf(one, two));
  }
  const used = Array.from({ length: COUNT }, () => 0);
  const found: number[][] = [];
  for (const first of open) {
    const group = [Math.floor(first / COUNT), first % COUNT];
    while (group.length < players) group.push(bestThird(group, open, used));
    for (const one of group) {
      used[one]++;
      for (const two of group) open.delete(pairOf(one, two));
    }
    found.push(group);
  }
  return found;
}

/** The faction that meets most of the group for the first time; of equal ones the least used. */
function bestThird(
  group: readonly number[],
  open: ReadonlySet<number>,
  used: readonly number[],
): number {
  const worth = (faction: number) =>
    group.filter((other) => open.has(pairOf(faction, other))).length * 1000 - used[faction];
  const possible = used.map((_, faction) => faction);
  return possible
    .filter((faction) => group.every((other) => canMeet(faction, other)))
    .reduce((best, faction) => (worth(faction) > worth(best) ? faction : best));
}

/** On every map, with every number of players, every pair of factions that can meet. */
const MEETINGS: readonly Meeting[] = [2, 3, 4, 5].flatMap((players) =>
  groups(players).flatMap((group) =>
    MAPS.map((map) => ({ map, factions: group.map((faction) => FACTIONS[faction]) })),
  ),
);

/** Has no divisor in common with their number, so that a short run too has a bit of everything. */
const STRIDE = 881;

/** Number of meetings; as many numbers in a row hold them all. */
export const MEETING_COUNT: number = MEETINGS.length;

export function meeting(number: number): Meeting {
  return MEETINGS[(number * STRIDE) % MEETINGS.length];
}
