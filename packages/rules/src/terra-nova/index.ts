import type * as definition from './mats/definition.ts';
import type { State } from './state.ts';
import type * as table from './table.ts';

export { findGroup } from '../terra/groups.ts';
export { type Drawn, NO_TILE } from './arguments.ts';
export {
  countSettlements,
  groupValue,
  largestTerritory,
  largestTerritoryHexes,
} from './board/groups.ts';
export { tradingPostPrice } from './board/neighbours.ts';
export { circleDistance, shovelsNeeded } from './board/shovels.ts';
export { candidates } from './candidates.ts';
export { INCOME_PARTS, incomeCoins, incomePower } from './course/income.ts';
export * from './editions/edition.ts';
export { HOUSE_EDITION, HOUSE_EDITIONS } from './editions/index.ts';
export { EDITION_FAULTS, loadEdition } from './editions/load-edition.ts';
export * from './events.ts';
export { bestSplit } from './exchange/exchange.ts';
export * from './factions/index.ts';
export { type TerraNova, terraNova } from './game.ts';
export type { Traits } from './mats/definition.ts';
export * from './mats/effects.ts';
export * from './options.ts';
export * from './outlook.ts';
export { POWER_EFFECTS, type PowerEffectId } from './power/index.ts';
export { powerKind } from './power/power-action.ts';
export { OPTIONAL_HOUSE } from './questions/optional-house.ts';
export * from './refusals.ts';
export { terraNovaBook } from './rule-book.ts';
export { KIND, PENDING, type Pending, QUESTION, RULES } from './rules.ts';
export { emptyTable } from './set-up/setup.ts';
export * from './state.ts';
export { effectOf, originOf } from './table.ts';
export * from './vocabulary.ts';

// Inside the game these types do not know the type of the state, so that no imports form a circle.
export type Effects = definition.Effects<State>;
export type FactionDefinition = definition.FactionDefinition<State>;
export type PalaceAction = definition.PalaceAction<State>;
export type Table = table.Table<State>;
