import type { Seat } from '../../kernel/index.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, PHASE, type State } from '../state.ts';
import { BOARDS, TERRAINS } from '../vocabulary.ts';

/** Checks a faction for the seat itself, or for a nomination. */
export function checkFaction(s: State, seat: Seat, faction: number, reason?: Reason): number {
  const { factions, options, players } = s.table;
  const { board, home, id, secondBoard } = factions[faction];
  const extra = board === 'ice' || board === 'volcano' || board === 'variable';
  const seats = [...Array(players).keys()];
  if (extra && !options.fireAndIce) return refuse('faction-not-in-play', { faction: id }, reason);
  const dealt = BOARDS.indexOf(board) + (secondBoard === true ? BOARDS.length : 0);
  if (options.factions === 'random-boards') {
    if (s.dealt(seat) === dealt) return LEGAL;
    return refuse('board-not-dealt', { faction: id }, reason);
  }
  if (s.phase() === PHASE.auction && options.auctionBoards === 'random') {
    if (!seats.some((each) => s.dealt(each) === dealt)) {
      return refuse('board-not-dealt', { faction: id }, reason);
    }
  }
  for (let place = 0; place < players; place++) {
    const other = s.nominated(place);
    if (other !== NONE && factions[other].board === board) {
      return refuse('faction-nominated', { faction: id }, reason);
    }
  }
  for (let by = 0; by < players; by++) {
    if (s.faction(by) === NONE) continue;
    if (factions[s.faction(by)].board === board) {
      return refuse('board-taken', { faction: id, by }, reason);
    }
    if (!extra && TERRAINS[s.home(by)] === home) {
      return refuse('terrain-taken', { terrain: home, by }, reason);
    }
  }
  return LEGAL;
}
