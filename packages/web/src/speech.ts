import type { Refusal } from '@pangaea/rules/kernel';
import { type Event, FACTIONS, NONE, type State } from '@pangaea/rules/terra-nova';
import {
  TERRA_NOVA,
  type TerraNovaWords,
  tellEvent,
  tellRefusal,
  type Who,
} from '@pangaea/words/terra-nova';
import { createContext, useContext } from 'react';
import { GAME } from './game/rules.ts';
import { type Language, MESSAGES, type Messages } from './messages/index.ts';
import type { Player } from './table/port.ts';

/** Everything that can be said in one language. */
export interface Speech {
  readonly language: Language;
  /** What the page says. */
  readonly m: Messages;
  /** What the game says. */
  readonly w: TerraNovaWords;
  move(state: State, move: number): string;
  event(event: Event, who: Who): string;
  refusal(refusal: Refusal, who: Who): string;
}

export function speechFor(language: Language): Speech {
  const m = MESSAGES[language];
  const w = TERRA_NOVA[language];
  /** A power action by its sign and by what it gives. */
  const named = ({ table }: State, id: string): string => {
    const power = table.edition.powerActions[table.powerActionIds.indexOf(id)];
    return power === undefined
      ? id
      : m.actions.named(id, w.powerAction(power.effect, power.amount));
  };
  return {
    language,
    m,
    w,
    move: (state, move) => {
      const { do: word, ...given } = GAME.notation.decode(state, move);
      const { action } = given;
      const what = typeof action === 'string' ? { ...given, action: named(state, action) } : given;
      return w.moves[word as keyof typeof w.moves].label(what);
    },
    event: (event, who) => tellEvent(language, event, who),
    refusal: (refusal, who) =>
      isOurs(refusal.code, m) ? m.refusals[refusal.code] : tellRefusal(language, refusal, who),
  };
}

function isOurs(code: string, m: Messages): code is keyof Messages['refusals'] {
  return Object.hasOwn(m.refusals, code);
}

export const SpeechContext = createContext<Speech>(speechFor('en'));

export function useSpeech(): Speech {
  return useContext(SpeechContext);
}

/** How the seats of a table are called: by their faction once they have one. */
export function namesOf(speech: Speech, state: State, players: readonly Player[]): Who {
  const { m, w } = speech;
  const player = (seat: number) => {
    const who = players[seat];
    if (who.kind === 'bot') return m.start.seat(seat + 1);
    if (who.kind === 'away') return who.name === '' ? m.start.seat(seat + 1) : who.name;
    return who.name === '' ? m.start.you : who.name;
  };
  return {
    player,
    seat: (seat) => {
      const faction = state.faction(seat);
      return faction === NONE ? player(seat) : w.factions[FACTIONS[faction]];
    },
  };
}
