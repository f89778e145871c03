import type { Fault } from '../../data-file/fault.ts';
import { checkShape, reporter } from '../../data-file/read-shape.ts';
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
import type { Edition, EditionSection } from './edition.ts';
import type { EditionFault, EditionReport } from './faults.ts';
import { EDITION_SHAPE } from './shape.ts';

export { EDITION_FAULTS } from './faults.ts';

/** A check of sense, and the sections that it reads: it runs when they all have the right shape. */
type Check = readonly [
  check: (edition: Edition, report: EditionReport) => void,
  ...reads: EditionSection[],
];

const CHECKS: readonly Check[] = [
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
 * Reads an edition from untyped JSON (`docs/editions.md` describes the file). The result is the given
 * object itself, or every fault with its place, first those of shape, then those of sense. A check of
 * sense is left out only where what it reads has no shape.
 */
export function loadEdition(json: unknown): Result<Edition, readonly Fault<EditionFault>[]> {
  const faults: Fault<EditionFault>[] = [];
  const report = reporter(faults);
  checkShape(json, EDITION_SHAPE, '', report);
  if (faults.some(({ path }) => path === '')) return err(faults);
  const broken = new Set(faults.map(({ path }) => path.split('/')[1]));
  const edition: Edition = json as Typed<typeof EDITION_SHAPE>;
  for (const [check, ...reads] of CHECKS) {
    if (!reads.some((section) => broken.has(section))) check(edition, report);
  }
  return faults.length > 0 ? err(faults) : ok(edition);
}
