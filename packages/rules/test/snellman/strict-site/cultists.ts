import type { Seat } from '../../../src/kernel/index.ts';
import { PHASE } from '../../../src/terra-mystica/state.ts';
import { CULTS } from '../../../src/terra-mystica/vocabulary.ts';
import { type Account, Refused } from './kept.ts';

/**
 * By cult: whether Cultists with a key could still reach its last space with steps that they will
 * get.
 */
export function cultistsMayStep({ game }: Account): readonly boolean[] {
  const { state } = game;
  const cultists = game.seatOf('cultists');
  if (cultists < 0 || state.keys(cultists) === 0) return CULTS.map(() => false);
  const events = new Set<number>();
  for (let offer = 0; offer < state.offers(); offer++) {
    const isTaken = state.offerState(offer) % 4 === 1;
    if (state.offerFrom(offer) === cultists && !isTaken) events.add(state.offerEvent(offer));
  }
  const steps = state.oweSteps(cultists) + events.size;
  return CULTS.map((_, cult) => state.cult(cultists, cult) + steps >= 10);
}

/**
 * @param mayStep the result of `cultistsMayStep` before the command @throws Refused if a faction
 * reached a last space first
 */
export function waitForCultists(account: Account, seat: Seat, mayStep: readonly boolean[]): void {
  const { all, events, game, options } = account;
  for (const event of events) {
    if (event.type !== 'cult' || event.to !== 10 || all[seat].faction === 'cultists') continue;
    const isFinal = game.state.phase() === PHASE.over;
    if (event.seat === seat && mayStep[CULTS.indexOf(event.cult)] && !isFinal) {
      if (!options.has('loose-cultist-ordering')) throw new Refused('Cultists come first');
    }
  }
}
