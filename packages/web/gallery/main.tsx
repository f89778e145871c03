import '../src/style/tokens.css';
import '../src/style/tinctures.css';
import '../src/style/pieces.css';
import '../src/style/crests.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { CrestSheet } from './crests.tsx';
import { PieceSheet } from './pieces.tsx';
import { TownSheet } from './town.tsx';

/** Sheets of everything that is drawn, to look at: `/gallery/?sheet=pieces&theme=dark`. */
const SHEETS = { pieces: PieceSheet, town: TownSheet, crests: CrestSheet } as const;

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
const Sheet = SHEETS[(asked.get('sheet') ?? 'pieces') as keyof typeof SHEETS];
const place = document.getElementById('gallery');
if (place !== null) createRoot(place).render(<Sheet />);
