// Example programs that play a seat. The server offers them to people who do not have this project.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const EXAMPLES = 'examples/';
const FOLDER = join(import.meta.dirname, '../../../examples');

/** Adds the programs to the files of the page. */
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
