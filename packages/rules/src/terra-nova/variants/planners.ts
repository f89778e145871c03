import { hasHex, nextHex, WORDS } from '../../hexmap/index.ts';
import { Random } from '../../kernel/index.ts';
import { putNeutralHouse } from '../board/buildings.ts';
import type { Sink } from '../events.ts';
import { SETS, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { type FactionId, TERRAINS } from '../vocabulary.ts';

/**
 * Draws the neutral colour, before every other step of the set-up. Colours of given factions are
 * excluded. Rulebook, "Planners".
 */
export function drawNeutralColour(s: State, sink: Sink): void {
  const given = givenFactions(s.table);
  const taken = s.table.factions.filter(({ id }) => given.includes(id)).map(({ home }) => home);
  const colours = [...TERRAINS.keys()].filter((terrain) => !taken.includes(TERRAINS[terrain]));
  s.setNeutral(new Random(s.i32, s.randomAt()).pick(colours));
  sink?.push({ type: 'neutral-colour', terrain: TERRAINS[s.neutral()] });
}

/** The factions that are known before the set-up. */
function givenFactions({ options, firstGame }: Table<State>): readonly FactionId[] {
  if (typeof options.factions !== 'string') return options.factions;
  if (options.factions !== 'first-game-factions') return [];
  return firstGame.factions.map(({ faction }) => faction);
}

/**
 * After round 3: places neutral houses on the icon hexes of the neutral terrain that are still free
 * (R9).
 */
export function placePlannersHouses(s: State, sink: Sink): void {
  const terrain = s.neutral();
  const anyEmpty = s.table.options.rulings.plannersIcon === 'any-empty';
  const at = terrain * WORDS;
  const { icons } = s.table;
  for (let hex = nextHex(icons, at, -1); hex >= 0; hex = nextHex(icons, at, hex)) {
    if (!hasHex(s.i32, SETS.empty, hex)) continue;
    if (anyEmpty || s.terrain(hex) === terrain) putNeutralHouse(s, hex, sink);
  }
}
