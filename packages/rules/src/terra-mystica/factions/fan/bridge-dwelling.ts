import type { Seat } from '../../../kernel/index.ts';
import type { Ability, AbilityList } from '../../boards/ability.ts';
import { boardOf, isOwn } from '../../check/geography.ts';
import { needsCycleTerrain, needsEmptyLand, needsPiece, needsPrice } from '../../check/needs.ts';
import type { Sink } from '../../events.ts';
import { LEGAL, type Reason, refuse } from '../../refusals.ts';
import { digHex, spadesAffordable } from '../../spades/spades.ts';
import { hasFreeSpades, isAlone } from '../../spades/spades-left.ts';
import { giveSpades, SPADE_FLAG, SPADES } from '../../spades/spades-question.ts';
import { NONE, type State } from '../../state.ts';
import { DWELLING } from '../../structures/building-kinds.ts';
import { buildDwelling, canBuildDwelling } from '../../structures/structures.ts';
import { cycleDistance } from '../../table/cycle.ts';
import { CYCLE } from '../../vocabulary.ts';

/** Own bridges that lead from a hex to an own structure. */
function bridgesTo(s: State, seat: Seat, hex: number): number {
  const { bridgesAtStart, bridgesAtIds, bridgesAtEnds } = s.table.map;
  let bridges = 0;
  for (let i = bridgesAtStart[hex]; i < bridgesAtStart[hex + 1]; i++) {
    if (s.bridgeOwner(bridgesAtIds[i]) === seat && s.owner(bridgesAtEnds[i]) === seat) bridges++;
  }
  return bridges;
}

/** Spades for making a hex home terrain: the short way, one spade less for each bridge. */
function spadesWithBridges(s: State, seat: Seat, hex: number): number {
  const steps = cycleDistance(s.terrain(hex), s.home(seat));
  return Math.max(0, steps - bridgesTo(s, seat, hex));
}

/**
 * Adds the hexes that can become home terrain with this number of free spades and then get a
 * dwelling.
 */
function listHexes(s: State, seat: Seat, free: number, into: AbilityList): void {
  if (!canBuildDwelling(s, seat)) return;
  const { costWorkers, map } = s.table;
  const home = s.home(seat);
  const most = free + spadesAffordable(s, seat, costWorkers[s.faction(seat) * 6 + DWELLING]);
  for (let hex = 0; hex < map.size; hex++) {
    if (s.owner(hex) !== NONE || s.terrain(hex) >= CYCLE || s.terrain(hex) === home) continue;
    if (bridgesTo(s, seat, hex) > 0 && spadesWithBridges(s, seat, hex) <= most) into.add(hex);
  }
}

function checkHex(
  s: State,
  seat: Seat,
  ability: string,
  free: number,
  hex: number,
  reason: Reason | undefined,
): number {
  const wrong = needsEmptyLand(s, hex, reason) || needsCycleTerrain(s, hex, reason);
  if (wrong !== LEGAL) return wrong;
  const no = (because: string) => refuse('ability-impossible', { ability, because }, reason);
  const bridges = s.table.map.bridges.filter(({ a, b }, bridge) => {
    if (s.bridgeOwner(bridge) !== seat) return false;
    return (a === hex && isOwn(s, seat, b)) || (b === hex && isOwn(s, seat, a));
  });
  if (bridges.length === 0) return no('no-bridge');
  const apart = Math.abs(s.terrain(hex) - s.home(seat));
  const steps = Math.min(apart, CYCLE - apart);
  if (steps === 0) return no('home-already');
  const bought = Math.max(0, steps - bridges.length - free);
  const rate = boardOf(s, seat).spades.rates[s.exchange(seat)];
  return (
    needsPiece(s, seat, DWELLING, reason) ||
    needsPrice(s, seat, DWELLING, hex, bought * rate, reason)
  );
}

function makeHome(s: State, seat: Seat, hex: number, sink: Sink): void {
  digHex(s, seat, hex, s.home(seat), spadesWithBridges(s, seat, hex), sink);
}

/**
 * Transforms a hex at the end of own bridges and builds a dwelling on it; each bridge saves a
 * spade.
 */
export const bridgeDwelling: Ability<State> = {
  name: 'bridge-dwelling',
  when: 'action',
  args: ['hex'],
  list: (s, seat, into) => listHexes(s, seat, 0, into),
  check: (s, seat, hex, _two, reason) => checkHex(s, seat, 'bridge-dwelling', 0, hex, reason),
  apply: (s, seat, hex, _two, sink) => {
    makeHome(s, seat, hex, sink);
    buildDwelling(s, seat, hex, false, sink);
  },
};

/**
 * Like `bridgeDwelling`, with free spades; spades that are left after the dwelling can only
 * transform another hex.
 */
export const bridgeDwellingWithSpades: Ability<State> = {
  name: 'bridge-dwelling-with-spades',
  when: 'spades',
  args: ['hex'],
  list: (s, seat, into) => {
    if (!hasFreeSpades(s) || isAlone(s)) return;
    if (s.arg(SPADES.at.home) !== NONE && !s.table.dwellingOnEither) return;
    listHexes(s, seat, s.arg(SPADES.at.free), into);
  },
  check: (s, seat, hex, _two, reason) => {
    const { at } = SPADES;
    const flags = s.arg(at.flags);
    if ((flags & (SPADE_FLAG.cleanup | SPADE_FLAG.alone)) !== 0) {
      return refuse('no-building-now', {}, reason);
    }
    if (s.arg(at.free) === 0 || (flags & SPADE_FLAG.closed) !== 0) {
      return refuse('no-more-transforming', {}, reason);
    }
    const ability = 'bridge-dwelling-with-spades';
    const isFirst = s.table.options.rulings.dwellingAfterTwo === 'first';
    if (isFirst && s.arg(at.home) !== NONE) {
      return refuse('ability-impossible', { ability, because: 'another-hex-first' }, reason);
    }
    return checkHex(s, seat, ability, s.arg(at.free), hex, reason);
  },
  apply: (s, seat, hex, _two, sink) => {
    makeHome(s, seat, hex, sink);
    const left = s.arg(SPADES.at.free);
    s.pop();
    if (left > 0) giveSpades(s, seat, left, SPADE_FLAG.alone);
    buildDwelling(s, seat, hex, false, sink);
  },
};
