// Pictures of the page for the home screens of devices, painted from its own drawing, and the
// manifest that names them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Drawing, paint, readDrawing } from './paint.ts';
import { ico, png } from './png.ts';

const DRAWING = join(import.meta.dirname, '../public/icon.svg');
const PAPER = '#f4ead2';

interface Icon {
  readonly name: string;
  readonly size: number;
  /** The share of the width that the drawing takes. */
  readonly share: number;
  /** The colour of the background; transparent if left out. */
  readonly ground?: string;
  /** Everything is white: the device colours such a sign itself. */
  readonly isSign?: boolean;
}

/**
 * Devices cut a maskable picture to circles and other shapes; a circle of four fifths of its width
 * always stays visible. iOS puts black behind transparent parts.
 */
const ICONS: readonly Icon[] = [
  { name: 'icon-192.png', size: 192, share: 1 },
  { name: 'icon-512.png', size: 512, share: 1 },
  { name: 'icon-maskable.png', size: 512, share: 0.75, ground: PAPER },
  { name: 'apple-touch-icon.png', size: 180, share: 0.86, ground: PAPER },
  { name: 'badge.png', size: 96, share: 1, isSign: true },
];

const FAVICON = 48;

const MANIFEST = {
  id: '/',
  name: 'Pangaea',
  short_name: 'Pangaea',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** Adds the manifest and its pictures to the page. */
export function icons(): Plugin {
  return {
    name: 'pangaea-icons',
    apply: 'build',
    generateBundle() {
      const drawing = readDrawing(readFileSync(DRAWING, 'utf8'));
      for (const icon of ICONS) {
        this.emitFile({ type: 'asset', fileName: icon.name, source: pictureOf(drawing, icon) });
      }
      const small = { name: 'favicon.ico', size: FAVICON, share: 1 };
      const favicon = ico(FAVICON, pictureOf(drawing, small));
      this.emitFile({ type: 'asset', fileName: small.name, source: favicon });
      const source = JSON.stringify(MANIFEST);
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
    ],
  };
}

/** @returns the file of a picture */
function pictureOf(drawing: Drawing, { size, share, ground, isSign }: Icon): Uint8Array {
  const shown = isSign === true ? asSign(drawing) : drawing;
  return png(size, paint(shown, size, share, ground));
}

/** Only the star of the drawing, in white. */
function asSign({ width, shapes }: Drawing): Drawing {
  const [outline, star] = shapes;
  return {
    width,
    shapes: [
      { ...outline, fill: undefined, stroke: '#ffffff' },
      { ...star, fill: '#ffffff', stroke: undefined },
    ],
  };
}
