/** The factions of the boxes. Their places are numbers in states and moves, so that new ones go to the end. */
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
