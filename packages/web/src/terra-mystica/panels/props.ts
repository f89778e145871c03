import type { State } from '@pangaea/rules/terra-mystica';
import type { TerraMysticaWords } from '@pangaea/words/terra-mystica';
import type { FaqPlace } from '@pangaea/words/terra-mystica/faq';
import type { Who } from '../../messages/speech.ts';
import type { FanFace } from '../fan/face.ts';
import type { PanelMessages } from '../messages/panels.ts';

/** Texts of the panels: the words of the game, and those of the page. */
export interface PanelSpeech {
  readonly w: TerraMysticaWords;
  readonly p: PanelMessages;
  /** Set at tables that may have fan factions. */
  readonly fan?: FanFace | undefined;
}

/** The props of every panel. */
export interface PanelProps {
  /** The shown position, with the draft. */
  readonly state: State;
  /** The position before the draft, so that its changes can be marked. */
  readonly before?: State | undefined;
  readonly speech: PanelSpeech;
  readonly who: Who;
  /** Questions about a tile with their answers, in sentences. */
  readonly answersAt?: ((place: FaqPlace) => readonly string[]) | undefined;
}

/**
 * The things on a display that can be chosen now. The others stay in place, paler, and give the
 * reason when they are pressed.
 * @typeParam T names a thing on the display
 */
export interface Choosing<T = number> {
  readonly takable: ReadonlySet<T>;
  readonly onTake: (thing: T) => void;
  /** Why a thing cannot be chosen. */
  readonly why?: (thing: T) => string | undefined;
  /** Whether no question asks for a thing, so that the possible ones are not highlighted. */
  readonly isQuiet?: boolean;
  /** The drafted things. */
  readonly chosen?: ReadonlySet<T>;
}
