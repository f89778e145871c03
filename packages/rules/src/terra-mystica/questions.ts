import { type AnyQuestion, numberQuestions } from '../kernel/index.ts';
import { ASKED, RESUME } from './actions/asking.ts';
import { BIDDING } from './auction/bid.ts';
import { CHOOSE_NOMINEE } from './auction/nominate.ts';
import { SEALED } from './auction/seal.ts';
import { CHOOSE_BRIDGE } from './bridges/choose-bridge.ts';
import { CHOOSE_CARD } from './cards/choose-card.ts';
import { AFTER_ACTION } from './course/after-action.ts';
import { CONVERTING } from './course/converting.ts';
import { LEAVING } from './course/drop.ts';
import { TURN } from './course/turn.ts';
import { CHOOSE_CULT, OWED_STEP } from './cults/cult.ts';
import { KEYS } from './cults/keys.ts';
import { FACTION_DEFINITIONS } from './factions/index.ts';
import { settleOffers } from './offers/asking.ts';
import { OPEN_OFFERS, POWER_OFFER } from './offers/power-offer.ts';
import { CHOOSE_COLOUR } from './set-up/choose-colour.ts';
import { CHOOSE_FACTION } from './set-up/faction.ts';
import { PLACE_DWELLING } from './set-up/place.ts';
import { settleSpades } from './spades/spades-left.ts';
import { SPADES } from './spades/spades-question.ts';
import type { State } from './state.ts';
import { STRONGHOLD_BUILT } from './structures/stronghold-built.ts';
import { CHOOSE_TOWN_TILE } from './towns/choose-tile.ts';
import { CHOOSE_FAVOUR } from './towns/favour.ts';
import { LOOK_FOR_TOWNS } from './towns/look-for-towns.ts';
import { settleLook } from './towns/looking.ts';
import { STEPS } from './towns/steps.ts';
import { settleTown } from './towns/town.ts';
import { TRACKS } from './tracks/landscape-steps.ts';
import { QUESTION_NAMES, type QuestionName } from './words.ts';

/** The questions for everybody, and those that factions add. */
const ALL: readonly AnyQuestion<State>[] = [
  CHOOSE_FACTION,
  CHOOSE_COLOUR,
  PLACE_DWELLING,
  CHOOSE_CARD,
  TURN,
  AFTER_ACTION,
  SPADES.settledBy(settleSpades),
  CHOOSE_CULT,
  CHOOSE_FAVOUR,
  CHOOSE_TOWN_TILE.settledBy(settleTown),
  CHOOSE_BRIDGE,
  POWER_OFFER.settledBy(settleOffers),
  LOOK_FOR_TOWNS.settledBy(settleLook),
  STEPS,
  KEYS,
  STRONGHOLD_BUILT,
  CHOOSE_NOMINEE,
  BIDDING,
  SEALED,
  TRACKS,
  ASKED,
  RESUME,
  OPEN_OFFERS,
  OWED_STEP,
  LEAVING,
  CONVERTING,
  ...FACTION_DEFINITIONS.flatMap(({ questions = [] }) => questions),
];

/** All questions, by number. */
export const QUESTIONS: readonly AnyQuestion<State>[] = numberQuestions(
  QUESTION_NAMES.map(questionOf),
).list;

function questionOf(name: QuestionName): AnyQuestion<State> {
  const question = ALL.find((each) => each.name === name);
  if (question === undefined) throw new Error(`no question ${name}`);
  return question;
}

/**
 * The questions that are not on the stack, at tables where neighbours may answer at any time. At
 * other tables there is only `LEAVING_ONLY`.
 */
export const QUEUED: readonly AnyQuestion<State>[] = (
  ['open-offers', 'owed-step', 'owed-token', 'owed-priest', 'leaving'] as const
).map(questionOf);
export const LEAVING_ONLY: readonly AnyQuestion<State>[] = [LEAVING];
