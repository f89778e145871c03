import type { Edition, Event, State } from '@pangaea/rules/gaia';
import type { Refusal } from '@pangaea/rules/kernel';
import { GAIA, type GaiaWords, printedCity, readCard } from '@pangaea/words/gaia';
import { type GameSpeech, type Speech, useGameSpeech, type Who } from '../messages/speech.ts';
import { inLine } from '../play/in-line.ts';
import type { Person } from '../play/people.ts';
import { GAME } from './game/rules.ts';
import { GAIA_MESSAGES, type GaiaMessages } from './messages/index.ts';

/** The names of the seats, and the printed cards of the table. */
export interface GaiaWho extends Who {
  readonly edition: Edition;
}

/** All texts of a table of Gaia. */
export interface GaiaSpeech extends GameSpeech<State, Event> {
  /** The words of the game. */
  readonly w: GaiaWords;
  /** The texts of the page for this game. */
  readonly g: GaiaMessages;
}

type Sentence<Facts> = (facts: Facts, who: GaiaWho) => string;

export function gaiaSpeech(speech: Speech): GaiaSpeech {
  const { language } = speech;
  const w = GAIA[language];
  const g = GAIA_MESSAGES[language];
  const refusals: Readonly<Record<string, unknown>> = w.refusals;
  return {
    ...speech,
    title: w.title,
    w,
    g,
    move: (state, move) => {
      const { do: word, ...given } = GAME.notation.decode(state, move);
      const { edition } = state.table;
      return w.moves[word as keyof typeof w.moves].label(
        given as Readonly<Record<string, string>>,
        {
          seat: String,
          edition,
        },
      );
    },
    event: (event, who) => (w.events[event.type] as Sentence<Event>)(event, who as GaiaWho),
    refusal: (refusal, who) => {
      const tell = refusals[refusal.code] as Sentence<Refusal['params']> | undefined;
      if (tell !== undefined) return tell(refusal.params, who as GaiaWho);
      return ownRefusal(w, g, refusal, who as GaiaWho) ?? speech.refusal(refusal, who);
    },
  };
}

/** The reason of the page why a card cannot be played, see `game/reasons.ts`. */
function ownRefusal(
  w: GaiaWords,
  { refusals }: GaiaMessages,
  { code, params }: Refusal,
  { edition }: GaiaWho,
): string | undefined {
  if (code === 'waits' || code === 'later') return refusals[code];
  if (code !== 'nowhere' && code !== 'nearest') return undefined;
  const { nowhere } = refusals;
  const card = readCard(String(params.card));
  if (card.kind === 'city') {
    const base = printedCity(edition, card.id)?.base;
    const land = base === undefined || base === 'star' ? refusals.anyLand : w.bases[base];
    if (code === 'nowhere') return refusals.noSite(w.city(card.id), land);
    return refusals.nearest(
      w.city(card.id),
      land,
      w.place(Number(params.x), Number(params.y)),
      w.counted(countOf(String(params.missing).split(' '))),
    );
  }
  if (card.kind === 'animals') return nowhere.animals(w.bases[card.base]);
  if (card.kind !== 'power') return nowhere.tile(w.card(String(params.card)));
  if (card.power === 'earthquake') return nowhere.pair;
  if (card.power === 'eruption') return nowhere.mountain;
  if (card.power === 'sun' || card.power === 'rain') return nowhere.weather(w.powers[card.power]);
  return nowhere.tile(w.card(String(params.card)));
}

/** The number of times that each name occurs. */
export function countOf(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

export function useGaiaSpeech(): GaiaSpeech {
  return useGameSpeech() as GaiaSpeech;
}

export function namesOf(state: State, people: readonly Person[]): GaiaWho {
  const seat = (index: number) => inLine(people[index].name);
  return { seat, full: seat, player: seat, edition: state.table.edition };
}
