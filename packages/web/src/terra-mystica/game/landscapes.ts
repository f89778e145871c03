import {
  BUILDINGS,
  type Building,
  type FactionId,
  type LandscapeWay,
  NONE,
  type State,
} from '@pangaea/rules/terra-mystica';
import { inTurnOrder } from './seats.ts';

/** The landscape of a seat, and the state of its condition. */
export interface SeatLandscape {
  readonly seat: number;
  readonly faction: FactionId;
  readonly way: LandscapeWay;
  /** The hex where it lies. */
  readonly hex: string | undefined;
  /** Structures that it needs on the map, and how many of them are there. */
  readonly needs:
    | { readonly building: Building; readonly count: number; readonly have: number }
    | undefined;
  /** Whether its condition is true and it is not placed yet. */
  readonly isReady: boolean;
}

/** The landscapes of a table in turn order; empty if they are not in the game. */
export function landscapesOf(state: State): readonly SeatLandscape[] {
  return inTurnOrder(state).flatMap((seat) => {
    const faction = state.faction(seat);
    if (faction === NONE || !state.hasLandscapes() || state.table.landscapeWay[faction] < 0)
      return [];
    const { landscape } = state.table.factions[faction];
    const { way = 'home', needs } = landscape;
    if (way === 'none') return [];
    const hex = state.landscape(seat);
    const have = needs === undefined ? 0 : state.onMap(seat, BUILDINGS.indexOf(needs.building));
    return [
      {
        seat,
        faction: state.table.factionNames[faction],
        way,
        hex: hex === NONE ? undefined : state.table.map.names[hex],
        needs: needs && { ...needs, have },
        isReady: hex === NONE && have >= (needs?.count ?? 0),
      },
    ];
  });
}
