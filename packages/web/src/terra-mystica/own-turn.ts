import type { Event, State } from '@pangaea/rules/terra-mystica';
import { useEffect, useState } from 'preact/compat';
import type { Who } from '../messages/speech.ts';
import type { Play } from '../play/use-play.ts';
import type { Action } from '../terra/game/choices.ts';
import type { adviceFor } from './game/advice.ts';
import type { chainsOn } from './game/chains.ts';
import type { paidAmong } from './game/paying.ts';
import type { ownLandFirst } from './game/terrains-made.ts';
import type { usualOf } from './game/usual.ts';
import type { Choosing } from './panels/props.ts';
import type { lostBy } from './play/lost-by.ts';
import type { MysticaSpeech } from './speech.ts';

/**
 * The present choices on displays and tracks of the table; undefined for sorts of things that are
 * not being chosen.
 */
export interface AllChoosing {
  readonly favours: Choosing | undefined;
  readonly towns: Choosing | undefined;
  readonly cards: Choosing | undefined;
  readonly cults: Choosing | undefined;
  readonly powers: Choosing | undefined;
  readonly specials: Choosing | undefined;
  readonly priests: Choosing<`${number} ${number}`> | undefined;
}

/** The present decision, as far as it concerns displays and tracks. */
export interface Offered extends Pick<Play<State, Event, Action>, 'actions' | 'draft' | 'wish'> {
  readonly speech: MysticaSpeech;
  readonly who: Who;
  /** The action whose places are highlighted. */
  readonly picked: string | undefined;
}

/** The functions that only a moving seat needs. Spectators never load them. */
export interface OwnTurnParts {
  choosingOf(offered: Offered): AllChoosing;
  readonly chainsOn: typeof chainsOn;
  readonly paidAmong: typeof paidAmong;
  readonly ownLandFirst: typeof ownLandFirst;
  readonly usualOf: typeof usualOf;
  readonly adviceFor: typeof adviceFor;
  readonly lostBy: typeof lostBy;
}

let loaded: OwnTurnParts | undefined;
let fetchParts: (() => Promise<OwnTurnParts>) | undefined;

/** Sets the function that loads these parts. The dock calls this, since it shows them. */
export function fetchOwnTurnBy(fetched: () => Promise<OwnTurnParts>): void {
  fetchParts = fetched;
}

/** The parts for a moving seat; undefined until they are loaded. */
export const ownTurn = (): OwnTurnParts | undefined => loaded;

/** The parts for a moving seat, which are loaded as soon as they are wanted. */
export function useOwnTurn(isWanted: boolean): OwnTurnParts | undefined {
  const [known, setKnown] = useState(loaded);
  const isMissing = isWanted && known === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    // Without the network the dock says that a part is missing.
    fetchParts?.().then(
      (own) => {
        loaded = own;
        if (!isGone) setKnown(own);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isMissing]);
  return known;
}
