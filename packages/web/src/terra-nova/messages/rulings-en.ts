import type { Shape } from '../../messages/shape.ts';

/** The rulings of `docs/rulings.md`, as questions with both answers; the usual one first. */
export const rulingsEn = {
  bridgeAdjacency: {
    question: 'For whom does a bridge join two hexes?',
    usual: 'for everybody',
    other: 'for its owner only',
  },
  returnedBonusTiles: {
    question: 'May a bonus tile be taken that came back this round?',
    usual: 'yes',
    other: 'only when no other is left',
  },
  lastRoundSwap: {
    question: 'Are bonus tiles swapped in the last round?',
    usual: 'yes, with their coins',
    other: 'no',
  },
  sailingTileAtTrackEnd: {
    question: 'The sailing town tile at the end of the track',
    usual: 'gives the rest of its bonus',
    other: 'cannot be chosen',
  },
  transformWithoutHouse: {
    question: 'May a hex be transformed without a house on the mat?',
    usual: 'yes',
    other: 'no',
  },
  freeShovel: {
    question: 'Must a free shovel be used?',
    usual: 'yes, on a hex that needs one',
    other: 'no, the action may also just build',
  },
  golemsTwoShovels: {
    question: 'Golems with the left palace: the two-shovel action',
    usual: 'reaches two hexes of any terrain',
    other: 'keeps to the printed distances',
  },
  riverTown: {
    question: 'What does a river town of the Sea Dogs join?',
    usual: 'two groups',
    other: 'all groups around the river hex',
  },
  plannersIcon: {
    question: 'Planners: the later neutral houses need',
    usual: 'any empty icon hex',
    other: 'their terrain still showing',
  },
  severalTowns: {
    question: 'A palace that lowers the town value founds',
    usual: 'a town per group that now qualifies',
    other: 'one town only',
  },
  neutralHouses: {
    question: 'Neutral houses matter',
    usual: 'for the price of trading posts only',
    other: 'in the territory ranking too',
  },
  freeUpgradeScores: {
    question: 'Does the free upgrade of the Sea Dogs score on the round tile?',
    usual: 'yes',
    other: 'no',
  },
  sunWorshippersHouse: {
    question: 'The action of the Sun Worshippers counts as a house built',
    usual: 'when one is built',
    other: 'always',
  },
  inventorsAction: {
    question: 'How often may the Inventors use their palace action?',
    usual: 'any number of times',
    other: 'once per round',
  },
} as const;

export type Rulings = Shape<typeof rulingsEn>;
