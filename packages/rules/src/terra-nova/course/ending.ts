import { clearHexes, countHexes, nextHex, subtractFrom, WORDS } from '../../hexmap/index.ts';
import { ranking, sharedPoints } from '../../terra/scoring.ts';
import { NEUTRAL_HOUSE } from '../board/buildings.ts';
import { largestTerritory } from '../board/groups.ts';
import type { Sink } from '../events.ts';
import { exchangeForCoins } from '../exchange/exchange.ts';
import { gainVp } from '../gains.ts';
import { PHASE, SEATS, type State } from '../state.ts';
import { TERRAINS } from '../vocabulary.ts';

export function endGame(s: State, sink: Sink): void {
  scoreGameEnd(s, sink);
  s.enterPhase(PHASE.over);
  sink?.push({ type: 'game-over', rank: ranking(s).rank });
}

/** Scores money, then territory. Rulebook, "End of the game". */
export function scoreGameEnd(s: State, sink: Sink): void {
  const { players, coinsPerVp } = s.table;
  for (let seat = 0; seat < players; seat++) {
    exchangeForCoins(s, seat, s.bowl3(seat), sink);
    gainVp(s, seat, Math.floor(s.coins(seat) / coinsPerVp), 'money', sink);
    const rest = s.coins(seat) % coinsPerVp;
    if (rest > 0) sink?.push({ type: 'lost', seat, what: 'coins', amount: rest });
  }
  scoreTerritory(s, sink);
}

/**
 * The sizes of the largest groups: first those of the seats, then those of neutral colours that are
 * ranked.
 */
const SIZES = new Uint8Array(SEATS + TERRAINS.length);

function scoreTerritory(s: State, sink: Sink): void {
  const { players, territoryVp } = s.table;
  let ranked = players;
  for (let seat = 0; seat < players; seat++) {
    SIZES[seat] = largestTerritory(s, seat);
    sink?.push({ type: 'territory', seat, buildings: SIZES[seat] });
  }
  if (s.table.options.rulings.neutralHouses === 'ranked') {
    for (const size of neutralTerritories(s)) {
      SIZES[ranked++] = size;
      sink?.push({ type: 'territory', buildings: size });
    }
  }
  for (let seat = 0; seat < players; seat++) {
    gainVp(s, seat, sharedPoints(territoryVp, SIZES, ranked, seat), 'territory', sink);
  }
}

/** Ruling R11 "ranked": the largest group of neighbouring houses of each neutral colour. */
function neutralTerritories(s: State): number[] {
  const { map } = s.table;
  const sizes: number[] = [];
  const rest = new Int32Array(WORDS);
  const group = new Int32Array(WORDS);
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    clearHexes(rest, 0);
    for (let hex = 0; hex < map.size; hex++) {
      if (s.building(hex) !== NEUTRAL_HOUSE || map.ground[hex] !== terrain) continue;
      rest[hex >> 5] |= 1 << (hex & 31);
    }
    let largest = 0;
    for (let from = nextHex(rest, 0, -1); from >= 0; from = nextHex(rest, 0, -1)) {
      clearHexes(group, 0);
      const open = [from];
      for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
        group[hex >> 5] |= 1 << (hex & 31);
        for (let w = 0; w < WORDS; w++) {
          const more = map.adjacentLand[hex * WORDS + w] & rest[w] & ~group[w];
          for (let bits = more; bits !== 0; bits &= bits - 1) {
            open.push((w << 5) | (31 - Math.clz32(bits & -bits)));
          }
        }
      }
      subtractFrom(rest, 0, group, 0);
      largest = Math.max(largest, countHexes(group, 0));
    }
    if (largest > 0) sizes.push(largest);
  }
  return sizes;
}
