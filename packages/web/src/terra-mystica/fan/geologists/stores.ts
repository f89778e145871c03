import { CYCLE, type State } from '@pangaea/rules/terra-mystica';
import type { FanStores } from '../../stored/stored.ts';

const MARKERS = [
  'marker-desert',
  'marker-plains',
  'marker-swamp',
  'marker-lakes',
  'marker-forest',
  'marker-mountains',
  'marker-wasteland',
] as const;
const ALL = (1 << CYCLE) - 1;

/** Terrains with a marker, as bits. */
function markedOf(s: State, seat: number): number {
  return MARKERS.reduce((bits, _, terrain) => bits | (s.kept(seat, terrain) << terrain), 0);
}

/** The places for dwellings: beside a marker; without any marker, on the ring's terrain. */
function openBeside(marked: number, ring: number): number {
  if (marked === 0) return 1 << ring;
  const beside = (marked << 1) | (marked >> (CYCLE - 1)) | (marked >> 1) | (marked << (CYCLE - 1));
  return beside & ALL & ~marked;
}

export const stores: FanStores = {
  pockets: MARKERS,
  board: [
    {
      id: 'circle',
      shows: MARKERS,
      picture: (s, seat) => {
        const ring = s.home(seat);
        // The ring exists after its colour has been chosen.
        if (ring >= CYCLE) return undefined;
        const marked = markedOf(s, seat);
        const count = MARKERS.reduce((sum, _, terrain) => sum + s.kept(seat, terrain), 0);
        return { kind: 'circle', numbers: [count], ring, marked, open: openBeside(marked, ring) };
      },
    },
  ],
  octagons: { 'geologist-marker': ['new-home'] },
};
