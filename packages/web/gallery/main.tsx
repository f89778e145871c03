import '../src/style/index.css';
import '../src/gaia/style/index.css';
import '../src/terra-mystica/style/panels.css';
import './gallery.css';
import { createRoot } from 'preact/compat/client';
import { BowlSheet } from './bowls.tsx';
import { CardSheet } from './cards.tsx';
import { CrestSheet } from './crests.tsx';
import { DiscSheet } from './discs.tsx';
import { FaceSheet } from './faces.tsx';
import { IconSheet } from './icons.tsx';
import { LandSheet, SceneSheet } from './lands.tsx';
import { MysticaSheet } from './mystica.tsx';
import { PieceSheet } from './pieces.tsx';
import { TownSheet } from './town.tsx';

/**
 * Sheets with everything that is drawn, for people: `/gallery/?sheet=pieces&theme=dark`;
 * `&seen=grey` or `&seen=deuteranopia` shows them as people with other sight see them.
 */
const SHEETS = {
  pieces: PieceSheet,
  town: TownSheet,
  crests: CrestSheet,
  bowls: BowlSheet,
  icons: IconSheet,
  faces: FaceSheet,
  lands: LandSheet,
  cards: CardSheet,
  scenes: SceneSheet,
  discs: DiscSheet,
  mystica: MysticaSheet,
} as const;

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
const Sheet = SHEETS[(asked.get('sheet') ?? 'pieces') as keyof typeof SHEETS];
const place = document.getElementById('gallery');
document.body.dataset.seen = asked.get('seen') ?? 'all';
if (place !== null) {
  createRoot(place).render(
    <>
      <Deuteranopia />
      <Sheet />
    </>,
  );
}

/** The colours as one man in twenty sees them (Machado, Oliveira and Fernandes 2009). */
function Deuteranopia() {
  return (
    <svg width={0} height={0} aria-hidden="true" style={{ position: 'absolute' }}>
      <filter id="deuteranopia">
        <feColorMatrix values="0.367 0.861 -0.228 0 0 0.28 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0" />
      </filter>
    </svg>
  );
}
