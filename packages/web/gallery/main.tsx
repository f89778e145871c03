import '../src/style/tokens.css';
import '../src/style/tinctures.css';
import '../src/style/pieces.css';
import '../src/style/crests.css';
import '../src/style/bowls.css';
import '../src/style/icons.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { BowlSheet } from './bowls.tsx';
import { CrestSheet } from './crests.tsx';
import { FaceSheet } from './faces.tsx';
import { IconSheet } from './icons.tsx';
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
} as const;

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
const Sheet = SHEETS[(asked.get('sheet') ?? 'pieces') as keyof typeof SHEETS];
const place = document.getElementById('gallery');
if (place !== null) createRoot(place).render(<Sheet />);
