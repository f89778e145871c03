import type { TerraMysticaMap } from './map.ts';

/** Front of the Fire & Ice board. */
export const fireAndIce: TerraMysticaMap = {
  board: {
    id: 'fire-and-ice',
    title: 'Fire & Ice',
    shift: 'odd',
    firstRow: 'B',
    names: 'land',
    rows: [
      'U ~ U K Y ~ S G R B Y B',
      'R Y ~ B S R ~ ~ ~ Y U K S',
      'G K ~ ~ ~ U G Y ~ ~ ~ ~',
      'Y S G Y K ~ B R U ~ G B G',
      '~ ~ U ~ ~ R K G S ~ U K',
      'G R ~ ~ G ~ ~ ~ U B ~ S R',
      'S ~ Y S B R G ~ R S ~ K',
      'K B ~ K U S B ~ Y K ~ R B',
      'S G ~ R Y K Y ~ B U ~ U',
    ],
    bridgeSpan: 'edge',
    bridges: 'all',
  },
  startVp: {
    dwarves: 30,
    fakirs: 25,
    swarmlings: 25,
    halflings: 25,
    giants: 25,
    alchemists: 25,
    auren: 25,
    nomads: 20,
    engineers: 20,
    witches: 20,
    mermaids: 15,
    cultists: 15,
    darklings: 15,
    'chaos-magicians': 15,
  },
};
