import type { Step, Witness } from '../../conformance/index.ts';
import { RIVER } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import {
  type Event,
  NONE,
  PHASE,
  QUESTION,
  type State,
  TERRAINS,
  type Terrain,
} from '../../terra-mystica/index.ts';

/** Whether the dwellings of a seat can be on a terrain now. */
export type MayStand = (s: State, seat: Seat, terrain: Terrain) => boolean;

const ICE: readonly string[] = ['ice-maidens', 'yetis'];
const VOLCANO: readonly string[] = ['acolytes', 'dragonlords'];

/**
 * Ice factions on ice, volcano factions on volcanoes, Riverwalkers on terrain without a priest, all
 * others on home terrain.
 */
export const printedGround: MayStand = (s, seat, terrain) => {
  const { id } = s.table.factions[s.faction(seat)];
  if (ICE.includes(id)) return terrain === 'ice';
  if (VOLCANO.includes(id)) return terrain === 'volcano';
  if (id === 'riverwalkers') return ((s.locked(seat) >> TERRAINS.indexOf(terrain)) & 1) === 0;
  return terrain === TERRAINS[s.home(seat)];
};

/**
 * Checks that dwellings are built on terrain that their owner may build on, and, in an action that
 * transformed, on a hex that this action transformed (FAQ 2.1 S2); and that the buildings of a town
 * belong to its owner.
 */
export class BuildingWitness implements Witness<State, Event> {
  readonly #mayStand: MayStand;
  /** By seat: hexes transformed in the present action. */
  readonly #transformed = new Map<Seat, Set<string>>();

  constructor(mayStand: MayStand = printedGround) {
    this.#mayStand = mayStand;
  }

  see({ before, seat, events, isOrder }: Step<State, Event>): readonly string[] {
    const begins = before.depth() > 0 && before.top() === QUESTION.turn;
    if (begins && before.topWho() === seat && !isOrder) this.#transformed.delete(seat);
    const ground = new Map<string, Terrain>();
    const owners = new Map<string, Seat>();
    const wrong: string[] = [];
    for (const event of events) {
      switch (event.type) {
        case 'transformed':
          ground.set(event.hex, event.to);
          this.#of(event.seat).add(event.hex);
          break;
        case 'built': {
          owners.set(event.hex, event.seat);
          const isNew = event.replaced === 'none' && event.building === 'dwelling';
          if (!isNew || before.phase() !== PHASE.actions) break;
          const shows = ground.get(event.hex) ?? shown(before, event.hex);
          wrong.push(...this.#judge(before, event.seat, event.hex, shows));
          break;
        }
        case 'landscape':
          owners.set(event.hex, event.seat);
          break;
        case 'moved':
          owners.set(event.from, NONE);
          owners.set(event.to, event.seat);
          break;
        case 'town':
          for (const hex of event.buildings) {
            const owner = owners.get(hex) ?? before.owner(indexOf(before, hex));
            if (owner !== event.seat)
              wrong.push(`${hex} in a town of seat ${event.seat} is not its`);
          }
          break;
        default:
      }
    }
    return wrong;
  }

  #of(seat: Seat): Set<string> {
    const known = this.#transformed.get(seat) ?? new Set<string>();
    this.#transformed.set(seat, known);
    return known;
  }

  #judge(s: State, seat: Seat, hex: string, shows: Terrain | undefined): string[] {
    if (shows === undefined) return [];
    const { id } = s.table.factions[s.faction(seat)];
    if (!this.#mayStand(s, seat, shows)) return [`${id} built on ${shows} at ${hex}`];
    const transformed = this.#transformed.get(seat);
    if (transformed === undefined || transformed.has(hex)) return [];
    return [`${id} transformed ${[...transformed]} and built on ${hex}`];
  }
}

/** The terrain of a land hex; undefined for a river hex, on which some factions build. */
function shown(s: State, hex: string): Terrain | undefined {
  const at = indexOf(s, hex);
  return s.table.map.ground[at] === RIVER ? undefined : TERRAINS[s.terrain(at)];
}

function indexOf(s: State, hex: string): number {
  return s.table.map.indexOf.get(hex) ?? NONE;
}
