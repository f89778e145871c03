import type { Options, Table } from '@pangaea/rules/gaia';

/** Parts of the rules that are explained separately, in the order in which one learns them. */
export const CONCEPTS = [
  'goal',
  'turn',
  'draw',
  'limits',
  'world',
  'emptyTile',
  'natureCard',
  'objectives',
  'animalCard',
  'cityCard',
  'needs',
  'rise',
  'fall',
  'feeding',
  'takeover',
  'fourNeeds',
  'powerCard',
  'powerObjectives',
  'protection',
  'standingOrders',
  'hidden',
  'end',
] as const;
export type Concept = (typeof CONCEPTS)[number];

/**
 * The data on which an explanation depends: the numbers of the edition and the options of the
 * table.
 */
export type Explained = Pick<Table, 'edition' | 'options' | 'asksOnlyWhoMayProtect'>;

const WITH_POWERS: readonly Concept[] = [
  'powerCard',
  'powerObjectives',
  'protection',
  'standingOrders',
];

/** The parts of the rules that exist in a game with these options. */
export function conceptsOf(options: Options): readonly Concept[] {
  return CONCEPTS.filter((concept) => {
    if (concept === 'takeover') return options.takeover;
    if (concept === 'fourNeeds') return options.fourNeeds;
    return options.powers !== 'none' || !WITH_POWERS.includes(concept);
  });
}

/**
 * Numbers of power cards that complete an objective: each number of the edition once, smallest
 * first.
 */
export function powersAsked({ edition }: Explained): readonly number[] {
  const numbers = edition.powerObjectives.map(({ powerCards }) => powerCards);
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** The number of meeples with which each player begins. */
export function meeplesEach({ edition, options }: Explained): number {
  return edition.meeples[`${options.players}`];
}
