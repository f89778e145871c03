import { defineConfig } from 'vite';
import { CHUNKS } from './build/chunks.ts';
import { COMPONENTS } from './build/components.ts';
import { examples } from './build/examples.ts';
import { fonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { licences } from './build/licences.ts';
import { meanings } from './build/meanings.ts';
import { models } from './build/models.ts';
import { offline } from './build/offline.ts';
import { oneLanguage } from './build/one-language.ts';
import { preloads } from './build/preloads.ts';
import { sharedWorkers } from './build/shared-workers.ts';

// biome-ignore lint/style/noDefaultExport: the form that Vite reads.
export default defineConfig({
  plugins: [
    examples(),
    fonts(),
    icons(),
    licences(),
    meanings(),
    models(),
    offline(),
    oneLanguage(),
    preloads(),
    sharedWorkers(),
  ],
  oxc: COMPONENTS,
  worker: { format: 'es' },
  // `npm run page` uses a server that was started separately.
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
  preview: { proxy: {} },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Browsers without preloading load a little later; a polyfill for them would cost all users.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: CHUNKS,
        // The first script names 160 files, and hashes cannot be packed. 42 bits tell versions of a file apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
