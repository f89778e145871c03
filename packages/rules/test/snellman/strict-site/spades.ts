// Spades: digging, using them on hexes, and building there.
import type { Seat } from '../../../src/kernel/index.ts';
import type { Event } from '../../../src/terra-mystica/events.ts';
import { TERRAINS } from '../../../src/terra-mystica/vocabulary.ts';
import { isVolcanic } from './dues.ts';
import { type Account, type FollowUps, Refused } from './kept.ts';
import type { Turns } from './turns.ts';

export const SPADES: FollowUps = { dig: 1, transform: 1, build: 1 };

export function dig(turns: Turns, seat: Seat, spades: number): void {
  const kept = turns.kept(seat);
  const { account } = turns;
  if (!account.options.has('loose-dig') || !kept.follow.transform) turns.take(seat, 'dig', SPADES);
  kept.due[isVolcanic(account, seat) ? 'VOLCANO_TF' : 'SPADE'] += spades;
  kept.dug = true;
}

export function build(turns: Turns, seat: Seat, hex: string): void {
  const { events, options } = turns.account;
  const kept = turns.kept(seat);
  const rides = kept.due.FREE_D > 0;
  if (rides) kept.due.FREE_D--;
  const transforms = events.some(({ type }) => type === 'transformed');
  const isOver = !options.has('loose-build-after-dig') && !kept.follow.transform;
  if ((!transforms || isOver) && kept.madeHome.size > 0 && !kept.madeHome.has(hex)) {
    kept.follow.build = 0;
  }
  turns.take(seat, 'build', { transform: transforms ? 1 : 0 });
  if (transforms) transform(turns, seat, hex);
  if (kept.due.SPADE > 0) throw new Refused(`${kept.due.SPADE} spades are left before building`);
}

export function transform(turns: Turns, seat: Seat, hex: string): void {
  const { account } = turns;
  const { events, game, options } = account;
  const kept = turns.kept(seat);
  const changed = events.find((event) => event.type === 'transformed' && event.hex === hex);
  if (changed?.type !== 'transformed') throw new Refused('nothing was transformed');
  if (!kept.passed) {
    const left = (kept.follow.transform || 1) - 1;
    turns.take(seat, 'transform', { transform: left, build: kept.follow.build ?? 0 });
  }
  const isHome = changed.to === TERRAINS[game.state.groundOf(seat)];
  const { due } = kept;
  if (kept.mustComeHome && !isHome && !options.has('loose-multi-spade')) {
    throw new Refused('a second hex on foreign ground');
  }
  if (isVolcanic(account, seat)) {
    if (due.VOLCANO_TF-- === 0) throw new Refused('no volcano is due');
    const lost = events.find(({ type }) => type === 'cult');
    if (lost?.type === 'cult') kept.toLose = -lost.steps;
  } else if (due.FREE_TF > 0) due.FREE_TF--;
  else due.SPADE -= spadesFor(account, seat, changed);
  if (due.SPADE < 0) throw new Refused(`${-due.SPADE} spades are missing`);
  kept.mustComeHome = false;
  if (due.SPADE === 0) kept.follow.transform = 0;
  else if (!isHome && !kept.passed) {
    kept.mustComeHome = true;
    if (!kept.follow.transform && !options.has('loose-dig')) {
      throw new Refused('all spades must be used on a foreign hex');
    }
  }
  if (isHome) kept.madeHome.add(hex);
}

/**
 * Ice always takes the short way round; for other hexes it is the way for which there are enough
 * spades.
 */
function spadesFor(
  { game }: Account,
  seat: Seat,
  changed: Extract<Event, { type: 'transformed' }>,
): number {
  if (changed.to !== 'ice') return changed.spades;
  const start = game.state.home(seat);
  const apart = Math.abs(TERRAINS.indexOf(changed.from) - start);
  return Math.max(1, Math.min(apart, 7 - apart));
}
