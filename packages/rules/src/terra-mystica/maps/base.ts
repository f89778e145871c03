import type { TerraMysticaMap } from './map.ts';

/** Printed board of the base game. */
export const base: TerraMysticaMap = {
  board: {
    id: 'base',
    title: 'Base game',
    shift: 'even',
    firstRow: 'A',
    names: 'land',
    rows: [
      'U S G B Y R U K R G B R K',
      'Y ~ ~ U K ~ ~ Y K ~ ~ Y',
      '~ ~ K ~ S ~ G ~ G ~ S ~ ~',
      'G B Y ~ ~ R B ~ R ~ R U',
      'K U R B K U S Y ~ ~ G K B',
      'S G ~ ~ Y G ~ ~ ~ U S U',
      '~ ~ ~ S ~ R ~ G ~ Y K B Y',
      'Y B U ~ ~ ~ B K ~ S U S',
      'R K S B R G Y U S ~ B G R',
    ],
    bridgeSpan: 'edge',
    bridges: 'all',
  },
  startVp: {
    fakirs: 30,
    giants: 30,
    auren: 25,
    alchemists: 25,
    nomads: 20,
    dwarves: 20,
    mermaids: 20,
    swarmlings: 20,
    halflings: 20,
    'chaos-magicians': 20,
    witches: 20,
    engineers: 15,
    cultists: 15,
    darklings: 15,
  },
};
