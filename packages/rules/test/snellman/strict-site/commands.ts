// Conditions of the site on a command, besides those of the rules.
import type { Seat } from '../../../src/kernel/index.ts';
import type { PlayerCommand } from '../../../src/snellman/notation/commands.ts';
import { useSpace } from './actions.ts';
import { giveUp, lacks, needsNoLoss } from './dues.ts';
import { Refused } from './kept.ts';
import { decline, leech } from './offers.ts';
import { build, dig, transform } from './spades.ts';
import type { Turns } from './turns.ts';

/** Commands for which it must be the faction's turn. */
export const OF_ACTIVE: ReadonlySet<string> = new Set([
  'build',
  'upgrade',
  'send',
  'convert',
  'burn',
  'dig',
  'bridge',
  'connect',
  'pass',
  'action',
  'advance',
]);

/** @throws Refused if it is another faction's turn */
export function needsTurn({ account, active }: Turns, seat: Seat, command: PlayerCommand): void {
  if (!OF_ACTIVE.has(command.do) || active === seat) return;
  const due = lacks(account, active);
  const why = due === undefined ? '' : `, who must still use ${due}`;
  throw new Refused(`it is the turn of ${account.all[active]?.faction}${why}`);
}

/**
 * Counts actions, the steps that may follow them and the things that are due.
 * @throws Refused if the site would not accept the command
 */
export function count(turns: Turns, seat: Seat, command: PlayerCommand): void {
  const { account } = turns;
  const { options } = account;
  const kept = turns.kept(seat);
  switch (command.do) {
    case 'build':
      build(turns, seat, command.hex);
      break;
    case 'transform':
      transform(turns, seat, command.hex);
      break;
    case 'upgrade':
      turns.take(seat, 'upgrade', {});
      if (command.to === 'TP' && kept.due.FREE_TP > 0) kept.due.FREE_TP--;
      break;
    case 'dig':
      dig(turns, seat, command.spades);
      break;
    case 'send':
    case 'advance':
      turns.take(seat, command.do, {});
      break;
    case 'pass':
      if (options.has('strict-chaosmagician-sh')) kept.actions = Math.min(1, kept.actions);
      turns.take(seat, 'pass', {});
      kept.passed = true;
      break;
    case 'action':
      useSpace(turns, seat, command.action);
      break;
    case 'bridge':
      if (kept.due.BRIDGE === 0) throw new Refused('no bridge is due');
      turns.take(seat, 'bridge', { bridge: kept.due.BRIDGE - 1 });
      kept.due.BRIDGE--;
      break;
    case 'convert':
      if (turns.isRoundOver()) throw new Refused('the round is over');
      for (const offer of kept.offers) offer.tainted = true;
      if (command.give.resource === 'W' && command.get.resource === 'P') {
        if (kept.due.CONVERT_W_TO_P === 0) throw new Refused('no worker can be ordained');
      }
      kept.due.CONVERT_W_TO_P = 0;
      break;
    case 'leech':
      leech(account, kept, command.power, command.from);
      break;
    case 'decline':
      decline(kept, command.power, command.from);
      break;
    case 'take':
      needsNoLoss(kept);
      if (command.tile.startsWith('FAV')) kept.due.GAIN_FAVOR--;
      else kept.unnamed -= command.count;
      if (kept.due.GAIN_FAVOR < 0) throw new Refused('no favour tile is due');
      break;
    case 'steps':
      needsNoLoss(kept);
      break;
    case 'give-up':
      giveUp(account, kept, command.what, command.count);
      break;
    case 'pick-color':
      if (kept.due.PICK_COLOR === 0) throw new Refused('no colour is due');
      kept.due.PICK_COLOR--;
      break;
    case 'done':
      if (kept.actions > 0 && !options.has('loose-done')) throw new Refused('no action yet');
      kept.follow = {};
      break;
    default:
  }
}
