// Rules in which a table may begin from a position: the option `from` names its file. The folder is
// the one of the program that loads these rules in a worker.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, ok } from '@pangaea/rules/kernel';
import { GAMES } from './all-games.ts';

export async function serveFrom(folder: string): Promise<void> {
  for (const [id, game] of GAMES) {
    const placed: AnyGame = {
      ...game,
      options(given) {
        const { from, ...rest } = given as { readonly from?: string };
        const read = game.options(rest);
        return read.ok && from !== undefined ? ok({ ...read.value, from }) : read;
      },
      setup({ from, ...options }, seed, sink) {
        if (from === undefined) return game.setup(options, seed, sink);
        return game.fromJson(JSON.parse(readFileSync(join(folder, `${from}.json`), 'utf8')));
      },
    };
    GAMES.set(id, placed);
  }
  await import('../src/rules/worker.ts');
}
