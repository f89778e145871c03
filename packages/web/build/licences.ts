// What others made and the built page carries: their licences travel with it, as licences.txt.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const CARRIED = ['preact', 'uqr', '@fontsource/eb-garamond', '@fontsource/shippori-mincho'];

/** Writes `licences.txt` beside the page. */
export function licences(): Plugin {
  return {
    name: 'pangaea-licences',
    apply: 'build',
    generateBundle() {
      const source = CARRIED.map(licenceOf).join(`\n${'-'.repeat(72)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

function licenceOf(name: string): string {
  const from = createRequire(import.meta.url);
  // Not every package lets others ask for its package.json.
  const folders = from.resolve.paths(name) ?? [];
  const directory = folders.map((each) => join(each, name)).find((each) => existsSync(each));
  if (directory === undefined) throw new Error(`${name} is not installed`);
  const file = readdirSync(directory).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} brings no licence text`);
  return `${name}\n\n${readFileSync(join(directory, file), 'utf8').trim()}\n`;
}
