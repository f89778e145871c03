import type { Fault } from '../../data-file/fault.ts';
import { checkShape, reporter } from '../../data-file/read-shape.ts';
import type { Typed } from '../../data-file/shape.ts';
import { err, ok, type Result } from '../../kernel/index.ts';
import { checkFirstHouses, checkFirstRounds, checkFirstSeats } from './check-first-game.ts';
import { checkHouseIcons, checkMap, checkTwoPlayerMap } from './check-maps.ts';
import {
  checkBowls,
  checkCosts,
  checkPowerActions,
  checkRoundTiles,
  checkSailing,
  checkTerritory,
} from './check-numbers.ts';
import type { Edition, EditionSection } from './edition.ts';
import type { EditionFault, EditionReport } from './faults.ts';
import { EDITION_SHAPE } from './shape.ts';

export { EDITION_FAULTS, type EditionFault } from './faults.ts';

/** A check of sense, and the sections that it reads: it runs when they all have the right shape. */
type Check = readonly [
  check: (edition: Edition, report: EditionReport) => void,
  ...reads: EditionSection[],
];

const CHECKS: readonly Check[] = [
  [checkBowls, 'startPower', 'powerTokens'],
  [checkCosts, 'costs'],
  [checkSailing, 'sailingVp'],
  [checkRoundTiles, 'roundTiles'],
  [checkPowerActions, 'powerActions', 'powerTokens'],
  [checkTerritory, 'territoryVp'],
  [checkFirstRounds, 'firstGame', 'roundTiles'],
  [checkFirstSeats, 'firstGame'],
  [checkFirstHouses, 'firstGame', 'map'],
  [checkMap, 'map'],
  [checkTwoPlayerMap, 'twoPlayerMap'],
  [checkHouseIcons, 'houseIcons', 'twoPlayerMap'],
];

/**
 * Reads an edition from untyped JSON (`docs/editions.md` describes the file). The result is the given
 * object itself, or every fault with its place, first those of shape, then those of sense. A check of
 * sense is left out only where what it reads has no shape, or stands on a map that has no hexes.
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
