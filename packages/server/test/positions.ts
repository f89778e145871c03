import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type AnyGame,
  type Game,
  type GameEvent,
  Moves,
  Random,
  seatsOf,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import type { Parts } from '../src/server.ts';
import type { Leak } from './leaky-rules.ts';
import { emptyFolder } from './running.ts';

/** Positions in files, and the parts with which a server can begin tables from them. */
export class Positions {
  readonly parts: Pick<Parts, 'pool'>;
  readonly #folder = emptyFolder();
  #count = 0;

  /** @param leak if the rules should reveal too much */
  constructor(leak?: Leak) {
    const program = join(this.#folder, 'program.mjs');
    const lines = [
      `import { leakInto } from '${new URL('./leaky-rules.ts', import.meta.url)}';`,
      `import { serveFrom } from '${new URL('./positions-rules.ts', import.meta.url)}';`,
      ...(leak === undefined ? [] : [`leakInto('${leak}');`]),
      'await serveFrom(import.meta.dirname);',
    ];
    writeFileSync(program, lines.join('\n'));
    this.parts = { pool: { program: pathToFileURL(program) } };
  }

  /** @returns the option that begins a table from the position. */
  keep(game: AnyGame, state: unknown): { readonly from: string } {
    this.#count += 1;
    const from = `position-${this.#count}`;
    writeFileSync(join(this.#folder, `${from}.json`), JSON.stringify(game.toJson(state)));
    return { from };
  }
}

/** The first position of random games that meets the condition. */
export function findPosition<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  given: unknown,
  wanted: (state: S) => boolean,
): S {
  const moves = new Moves();
  for (let number = 1; ; number++) {
    const random = Random.fromSeed(seedFromNumber(number));
    const options = game.options(given);
    if (!options.ok) throw new Error(options.error.code);
    const set = game.setup(options.value, seedFromNumber(number));
    if (!set.ok) throw new Error(set.error.code);
    const state = set.value;
    for (;;) {
      if (wanted(state)) return state;
      const deciders = seatsOf(game.deciders(state));
      if (deciders.length === 0) break;
      const seat = random.pick(deciders);
      game.apply(state, seat, moves.at(random.below(game.legal(state, seat, moves))));
    }
  }
}

/** The legal commands of a seat. */
export function commandsOf(game: AnyGame, state: unknown, seat: number): readonly string[] {
  const moves = new Moves();
  game.legal(state, seat, moves);
  return moves.toArray().map((move) => game.notation.print(state, move));
}
