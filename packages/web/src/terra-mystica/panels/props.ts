import type { State } from '@pangaea/rules/terra-mystica';
import type { TerraMysticaWords } from '@pangaea/words/terra-mystica';
import type { FaqPlace } from '@pangaea/words/terra-mystica/faq';
import type { Who } from '../../messages/speech.ts';
import type { FanFace } from '../fan/face.ts';
import type { PanelMessages } from '../messages/panels.ts';

/** Texts of the panels: the words of the game, and their own. */
export interface PanelSpeech {
  readonly w: TerraMysticaWords;
  readonly p: PanelMessages;
  /** At tables that may have fan factions. */
  readonly fan?: FanFace | undefined;
}

/** The props of every panel. */
export interface PanelProps {
  /** The position on show, a draft included. */
  readonly state: State;
  /** The position that the draft began with; what it changed is set off. */
  readonly before?: State | undefined;
  readonly speech: PanelSpeech;
  readonly who: Who;
  /** Questions about a tile, with the answers, in sentences. */
  readonly answersAt?: ((place: FaqPlace) => readonly string[]) | undefined;
}

/**
 * The things of a rack that can be chosen now. The others stay where they are, paler, and say why when pressed.
 * @typeParam T what names a thing on it
 */
export interface Choosing<T = number> {
  readonly takable: ReadonlySet<T>;
  readonly onTake: (thing: T) => void;
  /** Why a thing cannot be chosen. */
  readonly why?: (thing: T) => string | undefined;
  /** Nobody asks for one: those that can be taken are not lit. */
  readonly isQuiet?: boolean;
  /** The drafted things. */
  readonly chosen?: ReadonlySet<T>;
}
