import type { Event, State } from '@pangaea/rules/terra-nova';
import type { Language } from '@pangaea/words';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { MESSAGES } from '../../messages/index.ts';
import { drawPoints } from '../points.ts';
import type { Style } from '../style.ts';
import { whoIsWho } from './who.ts';

/** Victory points by source, counted from the events, and the winner. */
export function drawScores(
  language: Language,
  s: State,
  events: readonly Event[],
  style: Style,
): string[] {
  const { causes, terms } = TERRA_NOVA[language];
  const who = whoIsWho(language, s);
  const seats = Array.from({ length: s.table.players }, (_, seat) => seat);
  const names = seats.map((seat) => who.seat(seat));
  const vp = seats.map((seat) => s.vp(seat));
  return drawPoints({ causes, ...terms, names, vp }, events, style, MESSAGES[language]);
}
