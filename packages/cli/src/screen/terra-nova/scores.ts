import { CAUSES, type Cause, type Event, type State } from '@pangaea/rules/terra-nova';
import { type Language, TERRA_NOVA } from '@pangaea/words/terra-nova';
import { MESSAGES } from '../../messages/index.ts';
import { BOLD, paint, type Style } from '../style.ts';
import { table } from '../text.ts';
import { whoIsWho } from './who.ts';

/** Victory points by what they came from, as the events tell, and who won. */
export function drawScores(
  language: Language,
  s: State,
  events: readonly Event[],
  style: Style,
): string[] {
  const { causes, terms } = TERRA_NOVA[language];
  const { screen } = MESSAGES[language];
  const { players } = s.table;
  const points = new Map<Cause, number[]>();
  for (const event of events) {
    if (event.type !== 'vp') continue;
    const row = points.get(event.cause) ?? Array<number>(players).fill(0);
    row[event.seat] += event.amount;
    points.set(event.cause, row);
  }
  const who = whoIsWho(language, s);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const total = seats.map((seat) => s.vp(seat));
  const rank = total.map((own) => 1 + total.filter((other) => other > own).length);
  const rows = CAUSES.flatMap((cause) => {
    const row = points.get(cause);
    return row === undefined ? [] : [[causes[cause], ...row.map(String)]];
  });
  const winners = seats.filter((seat) => rank[seat] === 1);
  const names = winners.map((seat) => who.seat(seat));
  return [
    ...table([
      [screen.source, ...seats.map((seat) => who.seat(seat))],
      ...rows,
      [terms.total, ...total.map(String)],
      [terms.rank, ...rank.map(String)],
    ]),
    '',
    paint(style, BOLD, screen.winners(names, Math.max(...total))),
  ];
}
