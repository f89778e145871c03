import type { GameEvent } from '../kernel/index.ts';
import type { Step } from './step.ts';

/**
 * Keeps an account of one game from its positions and events alone, and complains about anything that no rule allows. It
 * shares nothing with the engine but the names of events, so that it sees a rule that list and
 * check have both understood wrongly.
 */
export interface Witness<S, E extends GameEvent> {
  /** Called after every move and order, in their order. @returns complaints, none when all is well. */
  see(step: Step<S, E>): readonly string[];
}
