import { gaia, MAX_ROW, placedMeeples, type State } from '@pangaea/rules/gaia';
import type { Language } from '@pangaea/words';
import { GAIA } from '@pangaea/words/gaia';
import { MESSAGES } from '../../messages/index.ts';
import { BOLD, paint, type Style } from '../style.ts';
import { table } from '../text.ts';
import { whoIsWho } from './who.ts';

const RULES = gaia();

/** Meeples placed, by the places where they are, and the winner with the reason. */
export function drawScores(language: Language, s: State, style: Style): string[] {
  const outcome = RULES.outcome(s);
  if (outcome === undefined) return [];
  const { gaia: say } = MESSAGES[language];
  const { terms } = GAIA[language];
  const { seat: name } = whoIsWho(language, s);
  const seats = Array.from({ length: s.table.players }, (_, seat) => seat);
  const completed = Array.from({ length: MAX_ROW }, (_, place) => s.completedBy(place));
  const onObjectives = seats.map((seat) => completed.filter((by) => by === seat).length);
  const placed = seats.map((seat) => placedMeeples(s, seat));
  const winner = s.winner();
  return [
    ...table([
      ['', ...seats.map(name)],
      [say.onCities, ...seats.map((seat) => `${placed[seat] - onObjectives[seat]}`)],
      [say.onObjectives, ...onObjectives.map(String)],
      [terms.total, ...placed.map(String)],
      [terms.rank, ...outcome.rank.map(String)],
    ]),
    '',
    paint(style, BOLD, say.winner(name(winner), s.supply(winner) === 0)),
  ];
}
