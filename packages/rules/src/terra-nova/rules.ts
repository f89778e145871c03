import { makeEngine, numberKinds, numberQuestions } from '../kernel/index.ts';
import { BONUS_SHOVEL } from './actions/bonus-shovel.ts';
import { BRIDGE } from './actions/bridge.ts';
import { BUILD } from './actions/build.ts';
import { END } from './actions/end.ts';
import { PALACE } from './actions/palace.ts';
import { PASS } from './actions/pass.ts';
import { RIVER_TOWN } from './actions/river-town.ts';
import { SAIL } from './actions/sail.ts';
import { SPECIAL } from './actions/special.ts';
import { TRANSFORM } from './actions/transform.ts';
import { UPGRADE } from './actions/upgrade.ts';
import { advance } from './course/course.ts';
import { DECLINE } from './decline.ts';
import { EXCHANGE, EXCHANGE_VP } from './exchange/exchange.ts';
import { ORDER } from './exchange/order.ts';
import { CHOOSE_EDGE_HOUSE, EDGE_HOUSE } from './factions/fire-sprites.ts';
import { POWER, POWER_BRIDGE, POWER_SHOVEL } from './power/power-action.ts';
import { AFTER_ACTION } from './questions/after-action.ts';
import { EXCHANGING } from './questions/exchanging.ts';
import { OPTIONAL_HOUSE } from './questions/optional-house.ts';
import { SECOND_SHOVEL } from './questions/second-shovel.ts';
import { TURN } from './questions/turn.ts';
import { Reason, refuse } from './refusals.ts';
import { CHOOSE_FACTION, FACTION } from './set-up/faction.ts';
import { PLACE, PLACE_HOUSE } from './set-up/place.ts';
import { CHOOSE_BONUS_TILE, TAKE } from './set-up/take.ts';
import { PHASE, type State } from './state.ts';
import { CHOOSE_TOWN_TILE, TOWN } from './towns/town.ts';
import { NEUTRAL, NEUTRAL_HOUSE } from './variants/neutral.ts';

const kinds = numberKinds([
  END,
  FACTION,
  PLACE,
  TAKE,
  NEUTRAL,
  BUILD,
  TRANSFORM,
  DECLINE,
  UPGRADE,
  PALACE,
  SAIL,
  BRIDGE,
  POWER,
  POWER_BRIDGE,
  POWER_SHOVEL,
  BONUS_SHOVEL,
  SPECIAL,
  EDGE_HOUSE,
  TOWN,
  RIVER_TOWN,
  EXCHANGE,
  EXCHANGE_VP,
  PASS,
  ORDER,
]);

/** All kinds of moves: the number of each by its word. */
export const KIND = kinds.numbers;

/**
 * All questions that can be on the decision stack. Positions in JSON contain their numbers: new
 * ones must be added at the end.
 */
export const { list: QUESTIONS, numbers: QUESTION } = numberQuestions([
  NEUTRAL_HOUSE,
  CHOOSE_FACTION,
  PLACE_HOUSE,
  CHOOSE_BONUS_TILE,
  TURN,
  AFTER_ACTION,
  OPTIONAL_HOUSE,
  SECOND_SHOVEL,
  CHOOSE_EDGE_HOUSE,
  CHOOSE_TOWN_TILE,
  EXCHANGING,
]);

/** The questions that can be pending. */
export type Pending = keyof typeof QUESTION;

/** The words for the open question, by its number. */
export const PENDING: Readonly<Record<number, Pending>> = Object.fromEntries(
  QUESTIONS.map(({ number, name }) => [number, name]),
);

/** The rules of Terra Nova: kinds of moves and questions, and the course of the game. */
export const RULES = makeEngine({
  kinds: kinds.list,
  questions: QUESTIONS,
  refuse,
  newReason: () => new Reason(),
  isOver: (s: State) => s.phase() === PHASE.over,
  advance,
  otherMoment: (s, { word, definition }, reason) => {
    const isAction = definition.answers?.some(({ to }) => to === TURN) === true;
    if (isAction && s.top() === AFTER_ACTION.number) {
      return refuse('action-already-taken', { command: word }, reason);
    }
    if (word !== DECLINE.word) return 0;
    return refuse('nothing-to-decline', { pending: PENDING[s.top()] }, reason);
  },
});
