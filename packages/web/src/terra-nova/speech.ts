import { type Event, FACTIONS, NONE, type State } from '@pangaea/rules/terra-nova';
import type { Who as NovaWho, TerraNovaWords } from '@pangaea/words/terra-nova';
import { type GameSpeech, type Speech, useGameSpeech, type Who } from '../messages/speech.ts';
import { inLine } from '../play/in-line.ts';
import type { Person } from '../play/people.ts';
import { sayNowhere } from '../terra/game/nowhere.ts';
import { withPlaces } from '../terra/game/places.ts';
import { GAME } from './game/rules.ts';
import type { NovaMessages } from './messages/index.ts';

/** All texts of a table of Terra Nova. */
export interface NovaSpeech extends GameSpeech<State, Event> {
  /** The words of the game. */
  readonly w: TerraNovaWords;
  /** The texts of the page for this game. */
  readonly n: NovaMessages;
}

type Sentence<Facts> = (facts: Facts, who: Who) => string;

/**
 * @param w the words of the game, in the language of the speech
 * @param n the texts of the page for it
 */
export function novaSpeech(speech: Speech, w: TerraNovaWords, n: NovaMessages): NovaSpeech {
  const { language } = speech;
  const refusals: Readonly<Record<string, unknown>> = w.refusals;
  return {
    ...speech,
    title: w.title,
    w,
    n,
    move: (state, move) => {
      const { do: word, ...given } = GAME.notation.decode(state, move);
      const { action } = given;
      const what =
        typeof action === 'string'
          ? { ...given, action: powerActionName({ n, w }, state, action) }
          : given;
      return w.moves[word as keyof typeof w.moves].label(withPlaces(language, what));
    },
    event: (event, who) =>
      (w.events[event.type] as Sentence<Event>)(withPlaces(language, event), who),
    refusal: (refusal, who) => {
      const tell = refusals[refusal.code] as Sentence<typeof refusal.params> | undefined;
      // The sentence quotes a command.
      const isQuoted = refusal.code === 'town-named-otherwise';
      const told = isQuoted ? refusal.params : withPlaces(language, refusal.params);
      if (tell !== undefined) return tell(told, who);
      return sayNowhere(speech.language, n.nowhere, refusal) ?? speech.refusal(refusal, who);
    },
  };
}

/** A power action of a table by its gain and price. */
function powerActionName(
  { n, w }: Pick<NovaSpeech, 'n' | 'w'>,
  { table }: State,
  id: string,
): string {
  const power = table.edition.powerActions[table.powerActionIds.indexOf(id)];
  if (power === undefined) return id;
  return n.actions.named(w.powerAction(power.effect, power.amount), w.powerOf(power.cost));
}

export function useNovaSpeech(): NovaSpeech {
  return useGameSpeech() as NovaSpeech;
}

/** The names of the seats of a table, with their factions once they have chosen. */
export function namesOf(
  speech: NovaSpeech,
  state: State,
  people: readonly Person[],
): Who & NovaWho {
  const seat = (index: number) => inLine(people[index].name);
  const full = (index: number) => {
    const faction = state.faction(index);
    if (faction === NONE) return seat(index);
    return speech.m.named(seat(index), speech.w.factions[FACTIONS[faction]]);
  };
  const powerAction = (id: string) => powerActionName(speech, state, id);
  return { seat, full, player: seat, powerAction };
}
