import { Random, type Seed, seedWords } from '../kernel/index.ts';
import { deriveAll } from './derive.ts';
import { settle } from './flow.ts';
import type { Sink } from './gains.ts';
import { layOut } from './lay-out.ts';
import { MAX_BRIDGES, NONE, PHASE, ROUNDS, SEATS, State } from './state.ts';
import type { Table } from './table.ts';
import { type FactionId, TERRAINS } from './vocabulary.ts';

/** Everything up to the first decision of a player. Rulebook, "Set-up". */
export function setUp(table: Table, seed: Seed, sink: Sink): State {
  const s = emptyTable(table);
  seedWords(seed, s.i32, s.randomAt());
  if (table.options.twoPlayerVariant === 'planners') {
    drawNeutralColour(s, sink);
    s.enterPhase(PHASE.neutralHouses);
  } else {
    layOut(s, sink);
  }
  settle(s, sink);
  return s;
}

/** The board with nothing on it, before the set-up. Nobody decides. */
export function emptyTable(table: Table): State {
  const s = new State(table);
  const { map } = table;
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
  for (let hex = 0; hex < map.size; hex++) s.setTerrain(hex, map.ground[hex]);
  for (let hex = 0; hex < map.size; hex++) s.setOwner(hex, NONE);
  for (let bridge = 0; bridge < MAX_BRIDGES; bridge++) s.setBridgeOwner(bridge, NONE);
  deriveAll(s);
  return s;
}

/**
 * Planners: before every other step of the set-up; given factions keep their colours out of it.
 * Rulebook, "Planners".
 */
function drawNeutralColour(s: State, sink: Sink): void {
  const { factions } = s.table;
  const given = givenFactions(s.table);
  const colours = TERRAINS.map((_, terrain) => terrain).filter(
    (terrain) =>
      !factions.some((each) => given.includes(each.id) && each.home === TERRAINS[terrain]),
  );
  s.setNeutral(new Random(s.i32, s.randomAt()).pick(colours));
  if (sink !== undefined) sink.push({ type: 'neutral-colour', terrain: TERRAINS[s.neutral()] });
}

/** The factions that are settled before the game is set up. */
function givenFactions({ options, firstGame }: Table): readonly FactionId[] {
  if (typeof options.factions !== 'string') return options.factions;
  if (options.factions !== 'first-game-factions') return [];
  return firstGame.factions.map(({ faction }) => faction);
}
