import { hasHex, WORDS } from '@pangaea/rules/hexmap';
import type { Seat } from '@pangaea/rules/kernel';
import { BUILDINGS, ROUNDS, SETS, type State, TRAIT } from '@pangaea/rules/terra-mystica';
import { DWELLING } from './buildings.ts';
import { pays } from './rounds.ts';

/**
 * Whether a dwelling on a hex that has just become home terrain is better built immediately: it
 * scores in this round; or it scores in no later round, and either goods for another dwelling are
 * left or another seat may transform the hex again. Building it later takes another turn. The last
 * round is left to plans, which reach its end; so are factions that tunnel or fly, which score by
 * coming back.
 */
export function isDwellingDue(s: State, seat: Seat, hex: number): boolean {
  const round = s.round();
  if (round === ROUNDS || s.trait(seat, TRAIT.skipRange) > 0) return false;
  if (pays(s, round, 'dwelling')) return true;
  for (let later = round + 1; later <= ROUNDS; later++) {
    if (pays(s, later, 'dwelling')) return false;
  }
  return hasEnoughForTwo(s, seat) || isContested(s, seat, hex);
}

function hasEnoughForTwo(s: State, seat: Seat): boolean {
  const at = s.faction(seat) * BUILDINGS.length + DWELLING;
  const { costWorkers, costCoins } = s.table;
  return s.workers(seat) >= 2 * costWorkers[at] && s.coins(seat) >= 2 * costCoins[at];
}

/** Whether another seat can reach the hex. */
function isContested(s: State, seat: Seat, hex: number): boolean {
  for (let other = 0; other < s.table.players; other++) {
    if (other !== seat && hasHex(s.i32, SETS.reach + other * WORDS, hex)) return true;
  }
  return false;
}
