import type { Event } from '@pangaea/rules/gaia';
import type { Seat } from '@pangaea/rules/kernel';
import type { Language } from '@pangaea/words';
import { GAIA, type Who } from '@pangaea/words/gaia';
import { MESSAGES } from '../../messages/index.ts';

/**
 * The events of a move up to the beginning of the next turn; the events of the next turn do not
 * count.
 */
export function ownEvents(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ type }) => type === 'turn');
  return end < 0 ? events : events.slice(0, end);
}

/**
 * The effects of a move in a few words: `+1 meeple; Seat 1 −2 meeples; city 07 is destroyed`. Effects that
 * depend on a card hidden from the viewer are left out.
 */
export function changes(
  language: Language,
  seat: Seat,
  events: readonly Event[],
  who: Who,
): string {
  const words = GAIA[language];
  const { gaia } = MESSAGES[language];
  const said: string[] = [];
  const meeples = new Map<Seat, number>([[seat, 0]]);
  const more = (of: Seat, amount: number) => meeples.set(of, (meeples.get(of) ?? 0) + amount);
  for (const event of ownEvents(events)) {
    if (event.type === 'meeples') more(event.seat, event.amount);
    if (event.type === 'objective') {
      more(event.seat, 1);
      said.push(`${words.terms.objective}: ${words.objective(event.objective, who.edition)}`);
    }
    if (event.type === 'destroyed') said.push(gaia.destroys(words.city(event.city)));
    if (event.type === 'game-over') said.push(gaia.wins(who.seat(event.seat)));
  }
  const gained = [...meeples].flatMap(([of, amount]) => {
    if (amount === 0) return [];
    const change = `${amount > 0 ? '+' : '−'}${words.meeplesOf(Math.abs(amount))}`;
    return [of === seat ? change : `${who.seat(of)} ${change}`];
  });
  return MESSAGES[language].screen.groups([...gained, ...said]);
}
