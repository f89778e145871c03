/**
 * The factions of the boxes. Their indices are numbers in states and moves, so new ones must be
 * added at the end.
 */
export const FACTIONS = [
  'fakirs',
  'nomads',
  'halflings',
  'cultists',
  'alchemists',
  'darklings',
  'swarmlings',
  'mermaids',
  'auren',
  'witches',
  'dwarves',
  'engineers',
  'chaos-magicians',
  'giants',
  'ice-maidens',
  'yetis',
  'acolytes',
  'dragonlords',
  'riverwalkers',
  'shapeshifters',
] as const;
export type FactionId = (typeof FACTIONS)[number];

/** The fan factions, in the order of their list (`fan/index.ts`). */
export const FAN_FACTION_IDS = [
  'dynion-geifr',
  'wisps',
  'archivists',
  'conspirators',
  'prospectors',
  'time-travelers',
  'chash-dallah',
  'the-enlightened',
  'djinni',
  'goblins',
  'snow-shamans',
  'atlanteans',
  'firewalkers',
  'treasurers',
  'children-of-the-wyrm',
  'geologists',
  'selkies',
  'architects',
  'changelings',
  'kingdom-of-ember',
] as const;
export type FanFactionId = (typeof FAN_FACTION_IDS)[number];
