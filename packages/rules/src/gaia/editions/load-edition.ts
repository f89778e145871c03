import type { Fault } from '../../data-file/fault.ts';
import { faultsInFile, type SectionCheck } from '../../data-file/read-file.ts';
import type { Typed } from '../../data-file/shape.ts';
import { err, ok, type Result } from '../../kernel/index.ts';
import {
  checkAnimalCards,
  checkCities,
  checkDecks,
  checkHerd,
  checkNatureCards,
  checkObjectives,
  checkObjectivesShown,
  checkPowerCards,
  checkStartHand,
} from './check-cards.ts';
import type { Edition } from './edition.ts';
import type { EditionFault } from './faults.ts';
import { EDITION_SHAPE } from './shape.ts';

export { EDITION_FAULTS } from './faults.ts';

const CHECKS: readonly SectionCheck<Edition, EditionFault>[] = [
  [checkCities, 'cityCards', 'extraCity'],
  [checkAnimalCards, 'animalCards'],
  [checkNatureCards, 'natureCards'],
  [checkPowerCards, 'powerCards', 'disasterCards'],
  [checkDecks, 'natureCards', 'cityCards', 'animalCards', 'powerCards', 'startHand', 'display'],
  [checkObjectives, 'objectives', 'powerObjectives', 'natureCards', 'powerCards'],
  [checkObjectivesShown, 'objectivesShown', 'objectives'],
  [checkHerd, 'herd', 'animalTokens'],
  [checkStartHand, 'startHand', 'handLimit', 'powerLimit'],
];

/**
 * Reads an edition from untyped JSON (`docs/editions.md` describes the file). The result is the
 * given object itself, or every fault with its place, first wrong shapes, then wrong contents. A
 * check of the content is left out only if the sections that it reads have a wrong shape.
 */
export function loadEdition(json: unknown): Result<Edition, readonly Fault<EditionFault>[]> {
  const faults = faultsInFile(json, EDITION_SHAPE, CHECKS);
  return faults.length > 0 ? err(faults) : ok(json as Typed<typeof EDITION_SHAPE>);
}
