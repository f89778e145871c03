/**
 * All functions of the rules that the code of a faction may use, besides its own data, hooks,
 * checks and abilities (`factions/`). Functions here that change a position also report the events
 * and update the derived fields.
 */

export { canBridge } from '../terra/bridges.ts';
export type { AbilityMoves } from './actions/ability-moves.ts';
export { ask, askedNow, resumeLater } from './actions/asking.ts';
export { powerAction, powerPrice } from './actions/power-actions.ts';
export { CHOOSE_BRIDGE } from './bridges/choose-bridge.ts';
export {
  needsCoins,
  needsCycleTerrain,
  needsEmptyLand,
  needsPiece,
  needsPriests,
  needsReach,
  needsWorkers,
} from './check/needs.ts';
export { oweCultStep } from './cults/cult.ts';
export { advanceCult, LAST_SPACE, retreatCult, swapCults } from './cults/cults.ts';
export { advanceAllCults } from './cults/keys.ts';
export {
  addPriests,
  gainCoins,
  gainPower,
  gainPriests,
  gainTokens,
  gainVp,
  gainWorkers,
  loseTokens,
  moveTokens,
  pay,
  priestSupply,
  type Sink,
  spendPower,
  vpToSpend,
} from './goods/gains.ts';
export { HEX_MARKS, HEX_NUMBER, type Pocket, pockets } from './goods/pockets.ts';
export { canPay, findPrice, noPrice, type Price, payPrice } from './goods/prices.ts';
export { isNearOpponent } from './land/adjacent.ts';
export { findGroup, groupValue, takeGroup } from './land/groups.ts';
export { isHomeOfOther } from './land/homes.ts';
export { deriveReach, extendReach } from './land/reach.ts';
export { moveBridge, moveStructure, splitTowns } from './land/relocate.ts';
export { LEGAL, type Reason, refuse } from './refusals.ts';
export { aimOf, digHex, gainSpades, setTerrain, spadesAffordable } from './spades/spades.ts';
export { dropSpades, SPADE_FLAG, SPADES } from './spades/spades-question.ts';
export { becomeVolcano } from './spades/volcano.ts';
export { NONE, ROUNDS, SETS, type State } from './state.ts';
export * from './structures/building-kinds.ts';
export { buildDwelling, follow, putDwelling, upgrade } from './structures/structures.ts';
export { cycleDistance } from './table/cycle.ts';
export { favoursAllowed, gainFavour, returnFavour } from './towns/favours.ts';
export { ALL_GROUPS, LOOK_FOR_TOWNS } from './towns/look-for-towns.ts';
export { meetsTown, townTilesLeft } from './towns/size.ts';
export { foundTown } from './towns/town.ts';
export { advanceExchange, advanceShipping } from './tracks/tracks.ts';
export * from './vocabulary.ts';
