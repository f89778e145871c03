import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { NONE, PHASE, type State } from '../state.ts';
import { BOARDS, CYCLE } from '../vocabulary.ts';

/** Terrains of the cycle that are nobody's home or start terrain yet, as bits. */
export function freeColours(s: State): number {
  let taken = 0;
  for (let seat = 0; seat < s.table.players; seat++) {
    if (s.home(seat) !== NONE) taken |= 1 << s.home(seat);
    // A board that was dealt keeps its colour even before one of its sides is chosen.
    const board = colourOf(s.dealt(seat));
    if (board < CYCLE) taken |= 1 << homeOfBoard(s, board);
  }
  return ((1 << CYCLE) - 1) & ~taken;
}

/** The colour of a board that was dealt, as index into `BOARDS`. */
function colourOf(dealt: number): number {
  return dealt < BOARDS.length ? dealt : dealt - BOARDS.length;
}

function homeOfBoard(s: State, board: number): number {
  return s.table.fixedHome[s.table.board.indexOf(board)];
}

/**
 * Lists the factions that a seat may still choose or nominate: those of a board and a terrain that
 * nobody has, or those of the boards that were drawn.
 */
export function addFactions(s: State, seat: Seat, into: Moves, kind: number): void {
  const { table } = s;
  if (s.dealt(seat) !== NONE) {
    addDealt(s, boardsOpenTo(s, seat), into, kind);
    return;
  }
  let boards = 0;
  for (let place = 0; place < table.players; place++) {
    if (s.faction(place) !== NONE) boards |= 1 << table.board[s.faction(place)];
    if (s.nominated(place) !== NONE) boards |= 1 << table.board[s.nominated(place)];
  }
  const colours = freeColours(s);
  for (let faction = 0; faction < table.factions.length; faction++) {
    const home = table.fixedHome[faction];
    if (home === NONE && !table.options.fireAndIce) continue;
    if (((boards >> table.board[faction]) & 1) !== 0) continue;
    if (home === NONE || ((colours >> home) & 1) !== 0) into.add(packMove(kind, faction));
  }
}

/**
 * The boards of which a seat may choose a side, as bits: with random boards its own one, in an
 * auction all dealt boards that nobody has nominated yet.
 */
function boardsOpenTo(s: State, seat: Seat): number {
  if (s.phase() !== PHASE.auction) return 1 << s.dealt(seat);
  let boards = 0;
  for (let place = 0; place < s.table.players; place++) boards |= 1 << s.dealt(place);
  for (let place = 0; place < s.table.players; place++) {
    if (s.nominated(place) !== NONE) boards &= ~(1 << s.table.dealtBoard[s.nominated(place)]);
  }
  return boards;
}

/** Adds both sides of each of these boards. */
function addDealt(s: State, boards: number, into: Moves, kind: number): void {
  const { dealtBoard, factions } = s.table;
  for (let faction = 0; faction < factions.length; faction++) {
    if (((boards >> dealtBoard[faction]) & 1) !== 0) into.add(packMove(kind, faction));
  }
}
