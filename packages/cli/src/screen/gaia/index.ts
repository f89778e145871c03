import { type Event, NONE, PENDING, type State } from '@pangaea/rules/gaia';
import { GAIA, type Language, tellEvent, tellRefusal } from '@pangaea/words/gaia';
import type { Screen } from '../screen.ts';
import { labelOf, menuOf } from './menu.ts';
import { whoIsWho } from './who.ts';

/** Gaia in a terminal. */
export function gaiaScreen(language: Language): Screen<State, Event> {
  const words = GAIA[language];
  const tell = (s: State, event: Event) => tellEvent(language, event, whoIsWho(language, s));
  return {
    title: words.title,
    name: (s, seat) => whoIsWho(language, s).seat(seat),
    table: () => [],
    map: () => [],
    mats: () => [],
    question: (s) =>
      s.top() === NONE ? '' : words.pending[PENDING[s.top() as keyof typeof PENDING]],
    isNewTurn: () => true,
    menu: (s, _seat, moves) => menuOf(language, s, moves),
    report: (before, seat, move, events, after) => [
      `${whoIsWho(language, before).seat(seat)}: ${labelOf(language, before, move)}`,
      ...events.map((event) => `  ${tell(after, event)}`),
    ],
    event: tell,
    refusal: (s, refusal) => tellRefusal(language, refusal, whoIsWho(language, s)),
    label: (s, move) => labelOf(language, s, move),
    scores: () => [],
  };
}
