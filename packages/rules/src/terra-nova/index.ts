export { tableAmid } from './amid.ts';
export { circleDistance, shovelsNeeded, tradingPostPrice } from './board.ts';
export { candidates } from './candidates.ts';
export * from './edition.ts';
export { HOUSE_EDITION, HOUSE_EDITIONS } from './editions/index.ts';
export * from './effects.ts';
export * from './events.ts';
export * from './factions/index.ts';
export * from './frames.ts';
export { type TerraNova, terraNova } from './game.ts';
export {
  countSettlements,
  findGroup,
  GROUP,
  groupValue,
  largestTerritory,
  largestTerritoryHexes,
} from './groups.ts';
export { INCOME_PARTS, incomeCoins, incomePower } from './income.ts';
export { EDITION_FAULTS, loadEdition } from './load-edition.ts';
export * from './moves.ts';
export * from './options.ts';
export * from './refusals.ts';
export { terraNovaBook } from './rule-book.ts';
export { bestSplit } from './scoring.ts';
export { emptyTable } from './setup.ts';
export * from './state.ts';
export * from './table.ts';
export * from './vocabulary.ts';
