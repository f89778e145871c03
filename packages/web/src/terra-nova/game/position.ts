import { RIVER } from '@pangaea/rules/hexmap';
import { BUILDINGS, NONE, type State, TERRAINS } from '@pangaea/rules/terra-nova';
import type { BoardHex, BoardPosition, BoardScore } from '../../board/position.ts';

/** The board of a position, in the board's own words. */
export function boardOf(state: State): BoardPosition {
  const { map } = state.table;
  const towns = new Set<number>();
  for (let seat = 0; seat < state.table.players; seat++) {
    for (let tile = 0; tile < 4; tile++) {
      const hex = state.townHex(seat, tile);
      if (hex !== NONE) towns.add(hex);
    }
  }
  const hexes = map.names.map((name, hex): BoardHex => {
    const river = map.ground[hex] === RIVER;
    const building = BUILDINGS[state.building(hex)];
    return {
      name,
      x: map.x[hex],
      y: map.y[hex],
      row: map.row[hex],
      terrain: river ? 'river' : TERRAINS[state.terrain(hex)],
      changed: !river && state.terrain(hex) !== map.ground[hex],
      building,
      owner: state.owner(hex) === NONE ? undefined : state.owner(hex),
      colour: building === 'none' ? undefined : colourOn(state, hex),
      town: towns.has(hex),
      icon: !river && isIcon(state, hex),
    };
  });
  const bridges = map.bridges.map((bridge, index) => {
    const owner = state.bridgeOwner(index);
    return {
      name: bridge.name,
      a: bridge.a,
      b: bridge.b,
      owner: owner === NONE ? undefined : owner,
      colour: owner === NONE ? undefined : TERRAINS[state.home(owner)],
    };
  });
  const scores: BoardScore[] = [];
  for (let seat = 0; seat < state.table.players; seat++) {
    if (state.faction(seat) === NONE) continue;
    scores.push({ seat, pigment: TERRAINS[state.home(seat)], vp: state.vp(seat) });
  }
  return { hexes, bridges, scores };
}

/** A piece has the colour of its owner's home terrain; a neutral house that of its ground. */
function colourOn(state: State, hex: number) {
  const owner = state.owner(hex);
  return TERRAINS[owner === NONE ? state.table.map.ground[hex] : state.home(owner)];
}

function isIcon(state: State, hex: number): boolean {
  const at = state.table.map.ground[hex] * 4 + (hex >> 5);
  return ((state.table.icons[at] >> (hex & 31)) & 1) !== 0;
}
