import { type Event, FACTIONS, NONE, type State } from '@pangaea/rules/terra-nova';
import type { TerraNovaWords } from '@pangaea/words/terra-nova';
import { type GameSpeech, type Speech, useGameSpeech, type Who } from '../messages/speech.ts';
import type { Person } from '../play/people.ts';
import { sayNowhere } from '../terra/game/nowhere.ts';
import { GAME } from './game/rules.ts';
import { NOVA_MESSAGES, type NovaMessages } from './messages/index.ts';

/** All texts of a table of Terra Nova. */
export interface NovaSpeech extends GameSpeech<State, Event> {
  /** The words of the game. */
  readonly w: TerraNovaWords;
  /** The page's own texts for this game. */
  readonly n: NovaMessages;
}

type Sentence<Facts> = (facts: Facts, who: Who) => string;

/** @param w what the game says, in the language of the speech */
export function novaSpeech(speech: Speech, w: TerraNovaWords): NovaSpeech {
  const n = NOVA_MESSAGES[speech.language];
  const refusals: Readonly<Record<string, unknown>> = w.refusals;
  /** A power action by its sign and by what it gives. */
  const named = ({ table }: State, id: string): string => {
    const power = table.edition.powerActions[table.powerActionIds.indexOf(id)];
    return power === undefined
      ? id
      : n.actions.named(id, w.powerAction(power.effect, power.amount));
  };
  return {
    ...speech,
    title: w.title,
    w,
    n,
    move: (state, move) => {
      const { do: word, ...given } = GAME.notation.decode(state, move);
      const { action } = given;
      const what = typeof action === 'string' ? { ...given, action: named(state, action) } : given;
      return w.moves[word as keyof typeof w.moves].label(what);
    },
    event: (event, who) => (w.events[event.type] as Sentence<Event>)(event, who),
    refusal: (refusal, who) => {
      const tell = refusals[refusal.code] as Sentence<typeof refusal.params> | undefined;
      if (tell !== undefined) return tell(refusal.params, who);
      return sayNowhere(speech.language, n.nowhere, refusal) ?? speech.refusal(refusal, who);
    },
  };
}

export function useNovaSpeech(): NovaSpeech {
  return useGameSpeech() as NovaSpeech;
}

/** How the seats of a table are called, and what they play once they have chosen it. */
export function namesOf(speech: NovaSpeech, state: State, people: readonly Person[]): Who {
  const seat = (index: number) => people[index].name;
  const full = (index: number) => {
    const faction = state.faction(index);
    if (faction === NONE) return seat(index);
    return speech.m.named(seat(index), speech.w.factions[FACTIONS[faction]]);
  };
  return { seat, full, player: seat };
}
