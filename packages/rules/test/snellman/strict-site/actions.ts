import type { Seat } from '../../../src/kernel/index.ts';
import { isVolcanic } from './dues.ts';
import { type FollowUps, Refused } from './kept.ts';
import { SPADES } from './spades.ts';
import type { Turns } from './turns.ts';

const NOTHING: FollowUps = {};
const AFTER: Readonly<Record<string, FollowUps>> = {
  ACT1: { bridge: 1 },
  ACTE: { bridge: 1 },
  ACT5: SPADES,
  ACT6: { ...SPADES, transform: 2 },
  ACTG: SPADES,
  ACTN: SPADES,
  BON1: SPADES,
  ACTS: { upgrade: 1 },
  ACTW: { build: 1 },
};

/** An action of a space, with the commands that may follow it and the things that are due then. */
export function useSpace(turns: Turns, seat: Seat, action: string): void {
  const { account } = turns;
  const kept = turns.kept(seat);
  const isOf2014 = account.options.has('fire-and-ice-factions/variable');
  const unknown = isOf2014 ? ['ACTH5', 'ACTH6'] : ['ACTH1', 'ACTH2'];
  if (unknown.includes(action)) throw new Refused(`no ${action} space available`);
  const spades = ['BON1', 'ACT5', 'ACT6'].includes(action);
  const others = isVolcanic(account, seat) && spades;
  turns.take(seat, 'action', others ? NOTHING : (AFTER[action] ?? NOTHING));
  const { due } = kept;
  if (action === 'ACT1' || action === 'ACTE') due.BRIDGE++;
  if (!others) {
    if (action === 'BON1' || action === 'ACT5') due.SPADE++;
    if (action === 'ACT6' || action === 'ACTG') due.SPADE += 2;
  }
  if (action === 'ACTN') due.FREE_TF++;
  if (action === 'ACTS') due.FREE_TP++;
  if (action === 'ACTW') due.FREE_D++;
  if (action === 'ACTC') kept.actions += 2;
  if (/^ACTH\d$/.test(action)) due.PICK_COLOR++;
}
