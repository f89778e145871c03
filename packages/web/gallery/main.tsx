import '../src/style/index.css';
import '../src/gaia/style/index.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { BowlSheet } from './bowls.tsx';
import { CardSheet } from './cards.tsx';
import { CrestSheet } from './crests.tsx';
import { FaceSheet } from './faces.tsx';
import { IconSheet } from './icons.tsx';
import { LandSheet, SceneSheet } from './lands.tsx';
import { PieceSheet } from './pieces.tsx';
import { TownSheet } from './town.tsx';

/** Sheets of everything that is drawn, to look at: `/gallery/?sheet=pieces&theme=dark`. */
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
} as const;

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
const Sheet = SHEETS[(asked.get('sheet') ?? 'pieces') as keyof typeof SHEETS];
const place = document.getElementById('gallery');
if (place !== null) createRoot(place).render(<Sheet />);
