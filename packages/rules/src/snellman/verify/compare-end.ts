import { intersects, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { findGroup } from '../../terra-mystica/land/groups.ts';
import { NONE, SETS, type State } from '../../terra-mystica/state.ts';
import { BUILDINGS, FAVOUR_TILES, TOWN_TILES } from '../../terra-mystica/vocabulary.ts';
import type { LedgerGame } from '../game/ledger-game.ts';
import type { LedgerFile, RecordedEnd, RecordedFaction } from '../notation/ledger-file.ts';
import { SITE_BUILDINGS, siteTerrain } from '../notation/site-words.ts';
import { type LedgerFaction, placeOf } from '../notation/words.ts';

/** A difference between the recorded and the played end of a game. */
export interface EndDifference {
  readonly kind: 'end';
  /** The subject of the difference: a faction, a hex, or the bridges. */
  readonly where: string;
  readonly what: string;
  readonly recorded: string;
  readonly found: string;
}

/** Compares the final points, and other facts of the file about the end. */
export function compareEnd(game: LedgerGame, file: LedgerFile): readonly EndDifference[] {
  const differences: EndDifference[] = [];
  const compare = (where: string, what: string, recorded: unknown, found: unknown) => {
    if (String(recorded) === String(found)) return;
    differences.push({
      kind: 'end',
      where,
      what,
      recorded: String(recorded),
      found: String(found),
    });
  };
  const outcome = game.game.outcome(game.state);
  if (outcome === undefined) compare('game', 'over', true, false);
  for (const [faction, vp] of file.finalVp) {
    compare(faction, 'VP', vp, game.state.vp(game.seatOf(faction)));
  }
  if (file.end !== undefined) compareAll(game, file.end, compare);
  return differences;
}

type Compare = (where: string, what: string, recorded: unknown, found: unknown) => void;

function compareAll(game: LedgerGame, end: RecordedEnd, compare: Compare): void {
  const s = game.state;
  for (const [faction, recorded] of end.factions) {
    compareFaction(game, faction, recorded, compare);
  }
  for (const [name, recorded] of end.map) {
    const hex = s.table.map.indexOf.get(name) ?? NONE;
    const owner = s.owner(hex);
    // The site shows a hex with a structure in the colour of its owner.
    const colour = owner === NONE ? siteTerrain(s.terrain(hex)) : colourOfSeat(game, owner);
    compare(name, 'colour', recorded.colour, colour);
    compare(name, 'building', recorded.building ?? '', SITE_BUILDINGS[s.building(hex)]);
    compare(name, 'town', recorded.inTown, owner !== NONE && belongsToTown(s, owner, hex));
  }
  const bridges = s.table.bridgeNames
    .map((name, bridge) => ({ name, owner: s.bridgeOwner(bridge) }))
    .filter(({ owner }) => owner !== NONE)
    .map(({ name, owner }) => `${colourOfSeat(game, owner)}: ${name.split('-').sort().join('-')}`);
  compare('map', 'bridges', end.bridges.join(', '), bridges.sort().join(', '));
}

function compareFaction(
  game: LedgerGame,
  faction: LedgerFaction,
  recorded: RecordedFaction,
  compare: Compare,
): void {
  const s = game.state;
  const seat = game.seatOf(faction);
  const found: Readonly<Record<string, number>> = {
    VP: s.vp(seat),
    C: s.coins(seat),
    W: s.workers(seat),
    P: s.priests(seat),
    P1: s.bowl1(seat),
    P2: s.bowl2(seat),
    P3: s.bowl3(seat),
    KEY: s.keys(seat),
    FIRE: s.cult(seat, 0),
    WATER: s.cult(seat, 1),
    EARTH: s.cult(seat, 2),
    AIR: s.cult(seat, 3),
  };
  for (const [name, value] of Object.entries(found)) {
    const written = recorded.numbers.get(name);
    if (written !== undefined) compare(faction, name, written, value);
  }
  for (const [name, count] of recorded.buildings) {
    const kind = placeOf(SITE_BUILDINGS, name);
    if (kind > 0 && kind < BUILDINGS.length) compare(faction, name, count, s.onMap(seat, kind));
  }
  for (const [place, tile] of FAVOUR_TILES.entries()) {
    compare(faction, tile, recorded.tiles.get(tile) ?? 0, s.hasFavour(seat, place) ? 1 : 0);
  }
  for (const [place, tile] of TOWN_TILES.entries()) {
    compare(faction, tile, recorded.tiles.get(tile) ?? 0, s.towns(seat, place));
  }
  compare(faction, 'colour', recorded.colour, colourOfSeat(game, seat));
}

/**
 * A structure that is built beside a town later belongs to the town too, without a mark of its own.
 */
function belongsToTown(s: State, seat: Seat, hex: number): boolean {
  const group = new Int32Array(WORDS);
  findGroup(s, seat, hex, group);
  return intersects(group, 0, s.i32, SETS.inTown + seat * WORDS);
}

/** Shapeshifters and Riverwalkers have the colour that they have chosen. */
function colourOfSeat(game: LedgerGame, seat: Seat): string {
  const s = game.state;
  return siteTerrain(s.groundOf(seat));
}
