import type { TerraMysticaMap } from './map.ts';

/** Back of the Fire & Ice board. */
export const revisedBase: TerraMysticaMap = {
  board: {
    id: 'revised-base',
    title: 'Revised base game',
    shift: 'even',
    firstRow: 'A',
    names: 'land',
    rows: [
      'U S G B U R U K R B G R K',
      'Y ~ ~ Y K ~ ~ Y G ~ ~ Y',
      '~ ~ K ~ S ~ G ~ K ~ R ~ ~',
      'G B Y ~ ~ R B ~ R ~ S U',
      'K U R B Y U G Y ~ ~ G K R',
      'S G ~ ~ K S ~ ~ ~ U S Y',
      '~ ~ ~ S ~ R ~ G ~ Y K B U',
      'Y B U ~ ~ ~ B K ~ S U R',
      'B K S B R G Y U S ~ B G S',
    ],
    bridgeSpan: 'edge',
    bridges: 'all',
  },
  startVp: {
    alchemists: 30,
    fakirs: 25,
    auren: 25,
    giants: 25,
    dwarves: 20,
    engineers: 20,
    swarmlings: 20,
    halflings: 20,
    cultists: 20,
    'chaos-magicians': 20,
    witches: 20,
    nomads: 15,
    mermaids: 15,
    darklings: 15,
  },
};
