import { FACTION_DEFINITIONS, FAN_FACTIONS, MAPS } from '../../src/terra-mystica/index.ts';
import { meetingGroups } from '../../src/trials/terra-mystica/tables.ts';

export const BOXED_AND_FAN = [...FACTION_DEFINITIONS, ...FAN_FACTIONS.on];

/**
 * On every map every pair of the factions of boxes and fans that can meet. The numbers of players are spread, not crossed with
 * the pairs: that would be four times as many games.
 */
const MEETINGS = MAPS.flatMap((map, place) =>
  meetingGroups(BOXED_AND_FAN, (group) => 2 + ((group + place) % 4)).map((group) => ({
    map,
    factions: group.map((side) => BOXED_AND_FAN[side].id),
  })),
);

/** Has no divisor in common with their number, so that a short run too has a bit of everything. */
const STRIDE = 881;

/** Number of meetings; as many numbers in a row hold them all. */
export const MEETING_COUNT: number = MEETINGS.length;

/** Who meets where. */
export function fanMeeting(number: number) {
  return MEETINGS[(number * STRIDE) % MEETINGS.length];
}
