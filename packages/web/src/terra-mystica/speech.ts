import { type Event, FACTIONS, NONE, type State } from '@pangaea/rules/terra-mystica';
import type { TerraMysticaWords } from '@pangaea/words/terra-mystica';
import type { Person } from '../shell/people.ts';
import { type GameSpeech, type Speech, useGameSpeech, type Who } from '../speech.ts';
import { GAME } from './game/rules.ts';
import type { MysticaTexts } from './words.ts';

/** What is said at a table of Terra Mystica. */
export interface MysticaSpeech extends GameSpeech<State, Event>, MysticaTexts {}

type Sentence<Facts> = (facts: Facts, who: Who) => string;

/** @param texts in the language of the speech */
export function mysticaSpeech(speech: Speech, texts: MysticaTexts): MysticaSpeech {
  const { w } = texts;
  const refusals: Readonly<Record<string, unknown>> = w.refusals;
  return {
    ...speech,
    title: w.title,
    ...texts,
    move: (state, move) => {
      const { do: word, ...given } = GAME.notation.decode(state, move);
      return w.moves[word as keyof typeof w.moves].label(given, byFaction(w, state));
    },
    event: (event, who) => (w.events[event.type] as Sentence<Event>)(event, who),
    refusal: (refusal, who) => {
      const tell = refusals[refusal.code] as Sentence<typeof refusal.params> | undefined;
      return tell === undefined ? speech.refusal(refusal, who) : tell(refusal.params, who);
    },
  };
}

export function useMysticaSpeech(): MysticaSpeech {
  return useGameSpeech() as MysticaSpeech;
}

/** What a seat plays, where it has chosen. */
export function factionName(w: TerraMysticaWords, state: State, seat: number): string | undefined {
  const faction = state.faction(seat);
  return faction === NONE ? undefined : w.factions[FACTIONS[faction]];
}

/** In the words of a move seats are called by what they play. */
function byFaction(w: TerraMysticaWords, state: State): Who {
  const seat = (index: number) => factionName(w, state, index) ?? String(index + 1);
  return { seat, full: seat, player: seat };
}

/** How the seats of a table are called, and what they play once they have chosen it. */
export function namesOf(speech: MysticaSpeech, state: State, people: readonly Person[]): Who {
  const seat = (index: number) => people[index].name;
  const full = (index: number) => {
    const faction = factionName(speech.w, state, index);
    return faction === undefined ? seat(index) : speech.m.named(seat(index), faction);
  };
  return { seat, full, player: seat };
}
