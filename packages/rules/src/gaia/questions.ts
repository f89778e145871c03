import { numberQuestions } from '../kernel/index.ts';
import { CHOOSE_OBJECTIVE, OBJECTIVES, POWER_OBJECTIVES } from './ending/objectives.ts';
import { DISCARD_CARD } from './hand/discard.ts';
import { DEAL, LIMITS, REFILL } from './hand/drawing.ts';
import { EFFECT } from './powers/effect.ts';
import { KEEPING } from './powers/tornado.ts';
import { OPEN_WINDOW, WINDOW } from './powers/window.ts';
import { TURN } from './turn/turn.ts';
import { FEEDING } from './world/feeding.ts';
import { CHOOSE_CITY } from './world/rising.ts';

/** The questions that can be pending. */
const DECISIONS = [
  FEEDING,
  TURN,
  DISCARD_CARD,
  CHOOSE_CITY,
  CHOOSE_OBJECTIVE,
  KEEPING,
  WINDOW,
] as const;

/**
 * Steps that happen automatically. They are on the stack so that a view can stop before a hidden
 * fact.
 */
const STEPS = [DEAL, REFILL, LIMITS, OBJECTIVES, POWER_OBJECTIVES, EFFECT, OPEN_WINDOW] as const;

/** Everything that can be on the decision stack. */
export const { list: QUESTIONS, numbers: QUESTION } = numberQuestions([...DECISIONS, ...STEPS]);

export type Pending = (typeof DECISIONS)[number]['name'];

/** The words for the open question, by its number. */
export const PENDING: Readonly<Record<number, Pending>> = Object.fromEntries(
  DECISIONS.map(({ number, name }) => [number, name]),
);
