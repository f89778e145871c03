import type { GameEvent, Viewer } from '@pangaea/rules/kernel';
import type { Answers } from '../answers.ts';
import type { Messages } from '../messages/index.ts';
import type { Screen } from '../screen/screen.ts';
import type { Style } from '../screen/style.ts';

/**
 * The end of a person's decision: the decision was sent, or the person left with `q` or at the end
 * of the input.
 */
export type Ending = 'sent' | 'quit' | 'silent';

/** The terminal of a person. */
export interface Terminal<S, E extends GameEvent> {
  readonly screen: Screen<S, E>;
  readonly say: Messages;
  readonly style: Style;
  readonly answers: Answers;
  /** Whether a person types; false for a pipe. */
  readonly interactive: boolean;
  /** Whether to ask before a turn is sent. */
  readonly confirms: boolean;
  readonly write: (lines: readonly string[]) => void;
  /** The events so far in sentences, one for each event that the viewer may know. */
  readonly log: (viewer: Viewer) => readonly string[];
}
