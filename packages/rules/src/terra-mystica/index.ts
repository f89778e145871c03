import type * as ability from './boards/ability.ts';
import type * as definition from './boards/definition.ts';
import type * as hooks from './boards/hooks.ts';
import type * as special from './boards/special.ts';
import type { State } from './state.ts';
import type * as table from './table/table.ts';

export { powerPrice } from './actions/power-actions.ts';
export { specialsOf } from './actions/special.ts';
export { type Drawn, NO_CARD } from './arguments.ts';
export { ARGUMENT_KINDS, type ArgumentKind } from './boards/ability.ts';
export { TRAIT } from './boards/compile-traits.ts';
export {
  LANDSCAPE_WAYS,
  type Landscape,
  type LandscapeWay,
  NO_LANDSCAPE,
  SPADE_PAYS,
  type SpadePay,
  type StrongholdQuestion,
} from './boards/definition.ts';
export { HOOKS } from './boards/hooks.ts';
export type { BuildingRow } from './boards/shape.ts';
export { TRAITS, type Traits } from './boards/traits.ts';
export { boxedTerraMysticaBook } from './boxed-book.ts';
export { candidates } from './candidates.ts';
export { cultRewards, incomeOf } from './course/income-due.ts';
export { measure } from './course/scoring.ts';
export { LAST_SPACE } from './cults/cults.ts';
export { EDITION_SHAPE, type Edition } from './editions/edition.ts';
export { MORE_EDITIONS, PRINTED_EDITION } from './editions/index.ts';
export { EDITION_FAULTS, type EditionFault } from './editions/load-edition.ts';
export * from './events.ts';
export * as factionKit from './faction-kit.ts';
export { FAN_FACTIONS } from './factions/fan/index.ts';
export { FACTION_DEFINITIONS } from './factions/index.ts';
export { type TerraMystica, terraMystica } from './game.ts';
export { TOKEN_SPLITS } from './goods/token-splits.ts';
export { findGroup, groupValue, largestNetwork } from './land/groups.ts';
export { skipRange } from './land/reach.ts';
export { bringsNoPoint, type PowerOffer, powerOffers } from './offers/offers.ts';
export * from './options/options.ts';
export * from './options/standing-orders.ts';
export * from './outlook.ts';
export * from './printed/index.ts';
export * from './refusals.ts';
export { loadEdition, terraMysticaBook } from './rule-book.ts';
export { RULES } from './rules.ts';
export { emptyTable } from './set-up/setup.ts';
export { SPADE_FLAG, SPADES } from './spades/spades-question.ts';
export { landOf, landPrice } from './spades/wheel.ts';
export * from './state.ts';
export { upgradeCoins } from './structures/structures.ts';
export { cycleDistance, SAVED } from './table/cycle.ts';
export { ALL_GROUPS } from './towns/look-for-towns.ts';
export { powerNeeded } from './towns/size.ts';
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

// Inside the game these types do not know the type of the state, so that no imports form a circle.
export type Ability = ability.Ability<State>;
export type Checks = hooks.Checks<State>;
export type FactionDefinition = definition.FactionDefinition<State>;
export type Hooks = hooks.Hooks<State>;
export type Special = special.Special<State>;
export type Table = table.Table<State>;
