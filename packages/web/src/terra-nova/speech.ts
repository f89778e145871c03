import { type Event, FACTIONS, NONE, type State } from '@pangaea/rules/terra-nova';
import { TERRA_NOVA, type TerraNovaWords, tellEvent, tellRefusal } from '@pangaea/words/terra-nova';
import type { Person } from '../shell/people.ts';
import {
  type GameSpeech,
  isOurs,
  type Speech,
  toldOf,
  useGameSpeech,
  type Who,
} from '../speech.ts';
import { GAME } from './game/rules.ts';

/** What is said at a table of Terra Nova. */
export interface NovaSpeech extends GameSpeech<State, Event> {
  /** What the game says. */
  readonly w: TerraNovaWords;
}

export function novaSpeech(speech: Speech): NovaSpeech {
  const { language, m } = speech;
  const w = TERRA_NOVA[language];
  /** A power action by its sign and by what it gives. */
  const named = ({ table }: State, id: string): string => {
    const power = table.edition.powerActions[table.powerActionIds.indexOf(id)];
    return power === undefined
      ? id
      : m.actions.named(id, w.powerAction(power.effect, power.amount));
  };
  return {
    ...speech,
    title: m.games['terra-nova'].title,
    w,
    move: (state, move) => {
      const { do: word, ...given } = GAME.notation.decode(state, move);
      const { action } = given;
      const what = typeof action === 'string' ? { ...given, action: named(state, action) } : given;
      return w.moves[word as keyof typeof w.moves].label(what);
    },
    event: (event, who) => tellEvent(language, event, who),
    refusal: (refusal, who) =>
      isOurs(refusal.code, m)
        ? speech.refusal(refusal, who)
        : toldOf(tellRefusal(language, refusal, who), refusal, m),
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
