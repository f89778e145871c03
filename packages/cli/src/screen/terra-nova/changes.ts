import type { Seat } from '@pangaea/rules/kernel';
import {
  type Event,
  INCOME_PARTS,
  incomeCoins,
  incomePower,
  NONE,
  QUESTION,
  type State,
} from '@pangaea/rules/terra-nova';
import type { Language } from '@pangaea/words';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { MESSAGES } from '../../messages/index.ts';
import { whoIsWho } from './who.ts';

/** The consequences of the end of a round, which are no effects of a single move. */
const AFTERMATH = new Set<Event['type']>([
  'tile-coins',
  'round',
  'territory',
  'game-over',
  'neutral-colour',
  'neutral-house',
  'neutral-discarded',
]);

/** The events of a move up to the end of the round or of the game. */
export function ownEvents(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ type }) => AFTERMATH.has(type));
  return end < 0 ? events : events.slice(0, end);
}

/** Coins and power that the next Phase 1 gives, without the bonus tile. */
export function incomeOf(s: State, seat: Seat): { readonly coins: number; readonly power: number } {
  let coins = 0;
  let power = 0;
  if (s.faction(seat) === NONE) return { coins, power };
  for (let part = 0; part < INCOME_PARTS.length; part++) {
    coins += incomeCoins(s, seat, part);
    power += incomePower(s, seat, part);
  }
  return { coins, power };
}

/**
 * The price and the gains of a move, in a few words: `−4 coins, +2 VP, income +3 coins; Golems +1
 * power`.
 */
export function changes(
  language: Language,
  before: State,
  seat: Seat,
  events: readonly Event[],
  after: State,
): string {
  const { screen } = MESSAGES[language];
  const own = ownEvents(events);
  const parts = [...resources(language, own, seat)];
  for (const event of own) {
    if (event.type === 'sailing' && event.seat === seat) parts.push(screen.sailingTo(event.to));
  }
  if (foundsTown(before, own, seat, after)) parts.push(screen.townFounded);
  if (before.round() > 0) parts.push(...incomeChange(language, before, after, seat));
  const said = [screen.list(parts)];
  const who = whoIsWho(language, after);
  for (let other = 0; other < before.table.players; other++) {
    if (other === seat) continue;
    const theirs = resources(language, own, other);
    if (theirs.length > 0) said.push(`${who.seat(other)} ${screen.list(theirs)}`);
  }
  if (own.length < events.length && before.round() > 0) {
    const over = events.some(({ type }) => type === 'game-over');
    said.push(over ? screen.gameEnds : screen.roundEnds);
  }
  return screen.groups(said.filter((each) => each !== ''));
}

/** Whether the move founded a town: its tile is chosen next, or only one was left. */
function foundsTown(before: State, events: readonly Event[], seat: Seat, after: State): boolean {
  if (before.top() === QUESTION.town) return false;
  if (after.top() === QUESTION.town && after.topWho() === seat) return true;
  return events.some((event) => event.type === 'town' && event.seat === seat);
}

/** The sum of the coins, points and power of one seat. */
function resources(language: Language, events: readonly Event[], seat: Seat): string[] {
  const { coins, vpOf, powerOf, lostOf } = TERRA_NOVA[language];
  const { lost } = MESSAGES[language].screen;
  const thrown: string[] = [];
  let money = 0;
  let points = 0;
  let power = 0;
  let spent = 0;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'coins') money += event.amount;
    if (event.type === 'vp') points += event.amount;
    if (event.type === 'power') power += event.amount - event.lost;
    if (event.type === 'power-spent') spent += event.amount;
    if (event.type === 'power' && event.lost > 0) thrown.push(lost(lostOf('power', event.lost)));
    if (event.type === 'lost') thrown.push(lost(lostOf(event.what, event.amount)));
  }
  return [
    ...signed(-spent, powerOf),
    ...signed(money, coins),
    ...signed(points, vpOf),
    ...signed(power, powerOf),
    ...thrown,
  ];
}

function incomeChange(language: Language, before: State, after: State, seat: Seat): string[] {
  const { coins, powerOf } = TERRA_NOVA[language];
  const was = incomeOf(before, seat);
  const is = incomeOf(after, seat);
  const parts = [...signed(is.coins - was.coins, coins), ...signed(is.power - was.power, powerOf)];
  return parts.length === 0 ? [] : [MESSAGES[language].screen.income(parts.join(' '))];
}

function signed(amount: number, unit: (amount: number) => string): string[] {
  if (amount === 0) return [];
  return [(amount > 0 ? '+' : '−') + unit(Math.abs(amount))];
}
