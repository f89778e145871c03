import type { TerraMysticaMap } from './map.ts';

/** Last version (2.1). */
export const fjords: TerraMysticaMap = {
  board: {
    id: 'fjords',
    title: 'Fjords',
    shift: 'even',
    firstRow: 'A',
    names: 'land',
    rows: [
      'G K ~ U Y S K S Y R K B Y',
      'B U ~ B G R ~ ~ ~ ~ ~ U',
      'S G R ~ ~ U ~ K S U Y ~ S',
      '~ ~ ~ S ~ ~ G R B G R ~',
      'R S Y ~ B R ~ U Y S U ~ K',
      'K U ~ G Y G ~ S B G ~ S',
      'Y B ~ K S K B ~ U K ~ G R',
      'G ~ U R U Y R ~ ~ ~ R B',
      'K ~ ~ G B S B ~ G Y K U Y',
    ],
    bridgeSpan: 'edge',
    bridges: 'all',
  },
  startVp: {
    fakirs: 25,
    halflings: 25,
    giants: 25,
    auren: 25,
    alchemists: 25,
    dwarves: 20,
    engineers: 20,
    swarmlings: 20,
    mermaids: 20,
    'chaos-magicians': 20,
    nomads: 15,
    witches: 15,
    cultists: 15,
    darklings: 15,
  },
};
