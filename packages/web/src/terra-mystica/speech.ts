import { type Event, NONE, type State } from '@pangaea/rules/terra-mystica';
import type { Who as MysticaWho, TerraMysticaWords } from '@pangaea/words/terra-mystica';
import { type GameSpeech, type Speech, useGameSpeech, type Who } from '../messages/speech.ts';
import { inLine } from '../play/in-line.ts';
import type { Person } from '../play/people.ts';
import { sayNowhere } from '../terra/game/nowhere.ts';
import { withPlaces } from '../terra/game/places.ts';
import { CRESTS, type Crests } from './crests/index.ts';
import type { FanFace } from './fan/face.ts';
import { GAME } from './game/rules.ts';
import { shortMove } from './play/short.ts';
import type { MysticaTexts } from './words.ts';

/**
 * All texts of a table of Terra Mystica; with names and crests of fan factions if the table may
 * have them.
 */
export interface MysticaSpeech extends GameSpeech<State, Event>, MysticaTexts {
  readonly crests: Crests;
  /** Set at tables that may have fan factions. */
  readonly fan: FanFace | undefined;
  loadEvents(): Promise<void>;
}

type Sentence<Facts> = (facts: Facts, who: MysticaWho) => string;

/**
 * @param texts in the language of the speech
 * @param fan the fan factions, in the same language
 */
export function mysticaSpeech(speech: Speech, texts: MysticaTexts, fan?: FanFace): MysticaSpeech {
  const w = fan?.among(texts.w) ?? texts.w;
  const named = (who: Who): MysticaWho => (fan === undefined ? who : { ...who, fan: fan.words });
  const { language } = speech;
  const refusals: Readonly<Record<string, unknown>> = w.refusals;
  return {
    ...speech,
    title: w.title,
    ...texts,
    w,
    crests: fan?.crests ?? CRESTS,
    fan,
    move: (state, move) => {
      const { do: word, ...given } = GAME.notation.decode(state, move);
      const told = withPlaces(language, given);
      return w.moves[word as keyof typeof w.moves].label(told, named(byFaction(w, state)));
    },
    short: (state, move) => {
      const { do: word, ...given } = GAME.notation.decode(state, move);
      return shortMove(word, withPlaces(language, given), { w, p: texts.p }, state);
    },
    event: (event, who) => {
      const tell = w.events[event.type] as Sentence<Event> | undefined;
      return tell?.(withPlaces(language, event), named(who)) ?? '…';
    },
    refusal: (refusal, who) => {
      const tell = refusals[refusal.code] as Sentence<typeof refusal.params> | undefined;
      if (tell !== undefined) return tell(withPlaces(language, refusal.params), named(who));
      return sayNowhere(speech.language, texts.t.nowhere, refusal) ?? speech.refusal(refusal, who);
    },
  };
}

export function useMysticaSpeech(): MysticaSpeech {
  return useGameSpeech() as MysticaSpeech;
}

/** The faction of a seat, if it has chosen one. */
export function factionName(w: TerraMysticaWords, state: State, seat: number): string | undefined {
  const faction = state.faction(seat);
  return faction === NONE ? undefined : w.factions[state.table.factionNames[faction]];
}

/** The names of the seats in words about moves: their factions. */
function byFaction(w: TerraMysticaWords, state: State): Who {
  const seat = (index: number) => factionName(w, state, index) ?? String(index + 1);
  return { seat, full: seat, player: seat };
}

/** The names of the seats of a table, with their factions once they have chosen. */
export function namesOf(speech: MysticaSpeech, state: State, people: readonly Person[]): Who {
  const seat = (index: number) => inLine(people[index].name);
  const full = (index: number) => {
    const faction = factionName(speech.w, state, index);
    return faction === undefined ? seat(index) : speech.m.named(seat(index), faction);
  };
  return { seat, full, player: seat };
}
