import type { GameEvent } from '../kernel/index.ts';
import type { Step } from './step.ts';

/**
 * Observes one game only by its positions and events, and reports anything that no rule allows. It
 * shares nothing with the engine except the names of events. So it finds a rule that list and check
 * have both misunderstood.
 */
export interface Witness<S, E extends GameEvent> {
  /**
   * Called after each move and order, in their order.
   * @returns complaints; empty if there is no fault
   */
  see(step: Step<S, E>): readonly string[];
}
