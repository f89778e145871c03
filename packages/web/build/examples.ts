// Programs that play a seat, to begin with: at the server that they play at, for people who have no more of this project.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const EXAMPLES = 'examples/';
const FOLDER = join(import.meta.dirname, '../../../examples');

/** Puts the programs beside the page. */
export function examples(): Plugin {
  return {
    name: 'pangaea-examples',
    apply: 'build',
    generateBundle() {
      for (const name of ['bot.ts', 'bot.py']) {
        const source = readFileSync(join(FOLDER, name), 'utf8');
        this.emitFile({ type: 'asset', fileName: `${EXAMPLES}${name}`, source });
      }
    },
  };
}
