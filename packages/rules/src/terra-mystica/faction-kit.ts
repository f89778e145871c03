/**
 * Everything of the rules that the code of a faction may use besides its own data, hooks, checks and
 * abilities (`factions/`). What changes a position here tells its events and keeps derived fields.
 */

export { type AbilityMoves, ask, resumeLater } from './abilities.ts';
export { canBridge, powerAction, powerPrice } from './actions/power.ts';
export { becomeVolcano } from './actions/volcano.ts';
export { buildDwelling, follow, putDwelling, upgrade } from './build.ts';
export * from './building-kinds.ts';
export {
  needsCoins,
  needsCycleTerrain,
  needsEmptyLand,
  needsPiece,
  needsPriests,
  needsReach,
  needsWorkers,
} from './check/needs.ts';
export { advanceAllCults, advanceCult, retreatCult } from './cults.ts';
export { cycleDistance } from './cycle.ts';
export { isHomeOfOther, oweCultStep } from './duties.ts';
export { favoursAllowed, gainFavour, returnFavour } from './favours.ts';
export { ALL_GROUPS, FRAME, SPADE_FLAG } from './frames.ts';
export {
  addPriests,
  gainCoins,
  gainPower,
  gainPriests,
  gainTokens,
  gainVp,
  gainWorkers,
  keepMore,
  loseTokens,
  moveTokens,
  pay,
  priestSupply,
  type Sink,
  spendPower,
  vpToSpend,
} from './gains.ts';
export { findGroup, GROUP, groupValue } from './groups.ts';
export { isNearOpponent } from './offers.ts';
export { canPay, findPrice, PRICE, type Price, payPrice } from './prices.ts';
export { deriveReach, extendReach } from './reach.ts';
export { LEGAL, type Reason, refuse } from './refusals.ts';
export { moveBridge, moveStructure, splitTowns } from './relocate.ts';
export { aimOf, gainSpades, setTerrain } from './spades.ts';
export { KEPT, NONE, ROUNDS, SETS, type State } from './state.ts';
export { NUMBERS } from './tiles.ts';
export { foundTown, meetsTown, townTilesLeft } from './towns.ts';
export { advanceExchange, advanceShipping } from './tracks.ts';
export * from './vocabulary.ts';
