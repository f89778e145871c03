import type { Fault } from '../../data-file/fault.ts';
import { faultsInFile, type SectionCheck } from '../../data-file/read-file.ts';
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
import type { Edition } from './edition.ts';
import type { EditionFault } from './faults.ts';
import { EDITION_SHAPE } from './shape.ts';

export { EDITION_FAULTS, type EditionFault } from './faults.ts';

const CHECKS: readonly SectionCheck<Edition, EditionFault>[] = [
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
 * Reads an edition from untyped JSON (`docs/editions.md` describes the file). The result is the
 * given object itself, or every fault with its place: first faults of shape, then faults of
 * meaning. A check of meaning is left out only if the shape of its data is wrong, or if it needs a
 * map that has no hexes.
 */
export function loadEdition(json: unknown): Result<Edition, readonly Fault<EditionFault>[]> {
  const faults = faultsInFile(json, EDITION_SHAPE, CHECKS);
  return faults.length > 0 ? err(faults) : ok(json as Typed<typeof EDITION_SHAPE>);
}
