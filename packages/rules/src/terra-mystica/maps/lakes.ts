import type { TerraMysticaMap } from './map.ts';

/** Design: Jason Counihan; last version (1.6). */
export const lakes: TerraMysticaMap = {
  board: {
    id: 'lakes',
    title: 'Lakes',
    shift: 'odd',
    firstRow: 'B',
    names: 'land',
    rows: [
      'S B R U Y B Y R ~ ~ G B',
      'Y K G ~ ~ K U ~ G S ~ U K',
      'U ~ ~ G R S ~ K B R ~ Y',
      'B R S ~ Y U G ~ ~ Y ~ K R',
      'G Y ~ K B ~ ~ R ~ S G U',
      'S ~ U S ~ Y ~ S ~ U K B R',
      'R ~ ~ ~ R G U K Y ~ ~ S',
      'Y B K ~ B S B ~ ~ S G ~ B',
      'K U ~ G ~ ~ ~ G R U Y K',
    ],
    bridgeSpan: 'edge',
    bridges: 'all',
  },
  startVp: {
    dwarves: 30,
    fakirs: 25,
    swarmlings: 25,
    giants: 25,
    halflings: 20,
    mermaids: 20,
    auren: 20,
    witches: 20,
    'chaos-magicians': 20,
    alchemists: 20,
    nomads: 15,
    engineers: 15,
    cultists: 15,
    darklings: 15,
  },
};
