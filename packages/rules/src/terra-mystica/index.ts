export { powerPrice } from './actions/power-actions.ts';
export { type Drawn, NO_CARD } from './arguments.ts';
export * from './boards/ability.ts';
export * from './boards/definition.ts';
export * from './boards/hooks.ts';
export type { Special } from './boards/special.ts';
export { candidates } from './candidates.ts';
export { incomeOf } from './course/income.ts';
export * from './events.ts';
export * as factionKit from './faction-kit.ts';
export { FACTION_DEFINITIONS } from './factions/index.ts';
export { type TerraMystica, terraMystica } from './game.ts';
export { TOKEN_SPLITS } from './goods/token-splits.ts';
export { largestNetwork } from './land/groups.ts';
export { type PowerOffer, powerOffers } from './offers/offers.ts';
export * from './options/options.ts';
export * from './options/standing-orders.ts';
export * from './refusals.ts';
export { RULES } from './rules.ts';
export { SPADE_FLAG, SPADES } from './spades/spades-question.ts';
export * from './state.ts';
export { upgradeCoins } from './structures/structures.ts';
export { cycleDistance, SAVED } from './table/cycle.ts';
export type { Table } from './table/table.ts';
export * from './table/tiles.ts';
export { ALL_GROUPS } from './towns/look-for-towns.ts';
export * from './vocabulary.ts';
export {
  KIND,
  KIND_WORDS,
  type KindWord,
  PENDING,
  type Pending,
  QUESTION,
  type QuestionName,
} from './words.ts';
