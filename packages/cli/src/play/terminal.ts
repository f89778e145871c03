import type { GameEvent, Viewer } from '@pangaea/rules/kernel';
import type { Answers } from '../answers.ts';
import type { Messages } from '../messages/index.ts';
import type { Screen } from '../screen/screen.ts';
import type { Style } from '../screen/style.ts';

/** How a decision of a person ended: made and sent, by `q`, or because nothing more is said. */
export type Ending = 'sent' | 'quit' | 'silent';

/** What a person sits in front of. */
export interface Terminal<S, E extends GameEvent> {
  readonly screen: Screen<S, E>;
  readonly say: Messages;
  readonly style: Style;
  readonly answers: Answers;
  /** Somebody types, rather than a pipe. */
  readonly interactive: boolean;
  /** Ask before a turn is sent? */
  readonly confirms: boolean;
  readonly write: (lines: readonly string[]) => void;
  /** What has happened so far, in sentences: one for each event, as the viewer may hear it. */
  readonly log: (viewer: Viewer) => readonly string[];
}
