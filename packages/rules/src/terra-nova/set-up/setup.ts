import { type Seed, seedWords } from '../../kernel/index.ts';
import { clearBoard } from '../../terra/board.ts';
import { deriveAll } from '../board/reach.ts';
import type { Sink } from '../events.ts';
import { RULES } from '../rules.ts';
import { MAX_BRIDGES, NONE, PHASE, ROUNDS, SEATS, State } from '../state.ts';
import type { Table } from '../table.ts';
import { drawNeutralColour } from '../variants/planners.ts';
import { layOut } from './lay-out.ts';

/** Plays the set-up up to the first decision of a player. Rulebook, "Set-up". */
export function setUp(table: Table<State>, seed: Seed, sink: Sink): State {
  const s = emptyTable(table);
  sink?.begin?.(s);
  seedWords(seed, s.i32, s.randomAt());
  if (table.options.twoPlayerVariant === 'planners') {
    drawNeutralColour(s, sink);
    s.enterPhase(PHASE.neutralHouses);
  } else {
    layOut(s, sink);
  }
  RULES.proceed(s, sink);
  return s;
}

/** The empty board, before the set-up. There is no question yet. */
export function emptyTable(table: Table<State>): State {
  const s = new State(table);
  for (let seat = 0; seat < SEATS; seat++) {
    s.setFaction(seat, NONE);
    s.setBonusTile(seat, NONE);
    s.setTurnOrder(seat, seat < s.table.players ? seat : NONE);
    for (let tile = 0; tile < 4; tile++) s.setTownHex(seat, tile, NONE);
  }
  for (let round = 1; round <= ROUNDS; round++) s.setRoundTile(round, NONE);
  s.clearPassed();
  s.setTurn(NONE);
  s.setNeutral(NONE);
  s.setDrawn(NONE);
  clearBoard(s, MAX_BRIDGES);
  deriveAll(s);
  return s;
}
