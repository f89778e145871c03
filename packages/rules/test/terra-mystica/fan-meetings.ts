import { FACTION_DEFINITIONS, FAN_FACTIONS, MAPS } from '../../src/terra-mystica/index.ts';
import { meetingGroups } from '../../src/trials/terra-mystica/tables.ts';

export const BOXED_AND_FAN = [...FACTION_DEFINITIONS, ...FAN_FACTIONS.on];

/**
 * Every pair of factions of boxes and fans that can meet, on every map. The numbers of players are
 * distributed over the pairs: every combination would take four times as many games.
 */
const MEETINGS = MAPS.flatMap((map, place) =>
  meetingGroups(BOXED_AND_FAN, (group) => 2 + ((group + place) % 4)).map((group) => ({
    map,
    factions: group.map((side) => BOXED_AND_FAN[side].id),
  })),
);

/**
 * It has no common divisor with the number of meetings, so that a short run too has a mixture of
 * everything.
 */
const STRIDE = 881;

/** Number of meetings; that many games in a row contain them all. */
export const MEETING_COUNT: number = MEETINGS.length;

/** The factions and the map of a game, by its number. */
export function fanMeeting(number: number) {
  return MEETINGS[(number * STRIDE) % MEETINGS.length];
}
