// Things that are due to a faction or owed by it, and those that the site requires before the end
// of its turn.
import type { Seat } from '../../../src/kernel/index.ts';
import { isPriestUnasked } from '../../../src/snellman/game/parts.ts';
import type { PlayerCommand } from '../../../src/snellman/notation/commands.ts';
import type { Event } from '../../../src/terra-mystica/events.ts';
import { CULTS, VOLCANO } from '../../../src/terra-mystica/vocabulary.ts';
import { QUESTION } from '../../../src/terra-mystica/words.ts';
import { type Account, DUE, type Kept, Refused } from './kept.ts';

export function isVolcanic({ game }: Account, seat: Seat): boolean {
  return game.state.groundOf(seat) === VOLCANO;
}

/** The next thing that the faction must do before the turn goes on, if anything. */
export function lacks({ game: { state }, options, all }: Account, seat: Seat): string | undefined {
  const kept = all[seat];
  if (state.isDropped(seat)) return undefined;
  for (const what of DUE) {
    if (what === 'CONVERT_W_TO_P' && !options.has('strict-darkling-sh')) continue;
    if (kept.due[what] > 0) return what;
  }
  if (kept.toLose > 0) return 'LOSE_CULT';
  if (kept.unnamed > 0) return 'GAIN_TW';
  if (state.owePriests(seat) + kept.unnamedPriests > 0) return 'UNLOCK_TERRAIN';
  if (state.oweSteps(seat) > 0) return 'CULT';
  for (let place = 0; place < state.depth(); place++) {
    if (state.whoAt(place) !== seat) continue;
    if (state.questionAt(place) === QUESTION.town) return 'GAIN_TW';
    if (state.questionAt(place) === QUESTION.cult) return 'CULT';
  }
  return undefined;
}

export function needsNoLoss(kept: Kept): void {
  if (kept.toLose > 0) throw new Refused('cult steps must be lost first');
}

/** Spades of a cult reward. */
export function noteReward(account: Account, event: Event): void {
  if (event.type !== 'spades' || event.cause !== 'cult-reward') return;
  const kept = account.all[event.seat];
  const turnsThem = isVolcanic(account, event.seat) || kept.faction === 'riverwalkers';
  if (!turnsThem) kept.due.SPADE += event.amount;
}

/** Priests of Riverwalkers that unlock nothing, and those that a command names. */
export function notePriests({ all, game, events }: Account, seat: Seat, command: PlayerCommand) {
  if (command.do === 'unlock-terrain') {
    const kept = all[seat];
    const isUnasked = game.state.locked(seat) === 0 && kept.unnamedPriests > 0;
    if (isUnasked) kept.unnamedPriests--;
    return;
  }
  for (const event of events) {
    if (!isPriestUnasked(game.state, event) || !('seat' in event)) continue;
    all[event.seat ?? 0].unnamedPriests++;
  }
}

export function gainFromBuilding({ all }: Account, seat: Seat, building: string): void {
  const kept = all[seat];
  if (building === 'TE' || building === 'SA') {
    kept.due.GAIN_FAVOR += kept.faction === 'chaosmagicians' ? 2 : 1;
  }
  if (building !== 'SH') return;
  if (kept.faction === 'auren') kept.due.GAIN_FAVOR++;
  if (kept.faction === 'darklings') kept.due.CONVERT_W_TO_P = 3;
  if (kept.faction === 'halflings') {
    kept.due.SPADE += 3;
    kept.follow = { transform: 3, build: 1 };
  }
  if (kept.faction === 'riverwalkers') {
    kept.due.BRIDGE += 2;
    kept.follow = { bridge: 2 };
  }
}

export function giveUp({ options }: Account, kept: Kept, what: string, count: number): void {
  if ((CULTS as readonly string[]).includes(what.toLowerCase())) {
    if (kept.toLose > 0 && kept.toLose !== count) throw new Refused(`${kept.toLose} must be lost`);
    kept.toLose = 0;
    return;
  }
  needsNoLoss(kept);
  if (what === 'SPADE' && kept.dug && !kept.passed && !options.has('loose-dig')) {
    throw new Refused('bought spades cannot be thrown away');
  }
  if (kept.due[what] === undefined) return;
  kept.due[what] -= count;
  if (kept.due[what] < 0) throw new Refused(`no ${what} is due`);
  if (what === 'SPADE' && kept.due.SPADE === 0) kept.follow.transform = 0;
}
