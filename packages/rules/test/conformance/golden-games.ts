import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type GameUnderTest,
  playthrough,
  recordGame,
  type Telling,
} from '../../src/conformance/index.ts';
import {
  type GameEvent,
  type GameRecord,
  newestRules,
  parseRecord,
} from '../../src/kernel/index.ts';

/** A game that is recorded if there is no file of it yet. */
export interface Golden {
  readonly options: object;
  /** The number of the game among the games of the seed. */
  readonly index: number;
  /** The date of the older rules by which it is played; if left out, the newest rules. */
  readonly rules?: string;
}

const SEED = 11;

/**
 * Complete games as text: each command with its events, so that a difference shows which rule has
 * changed. Each file is played again from its own commands. If the difference is intended, `npm
 * test -- unit gaia/golden -u` writes the new text; if a command is no longer legal, delete the
 * file first, and another game is recorded.
 * @param games by name; @param folder the folder of `golden/NAME.txt`
 */
export function goldenGames<S, O, E extends GameEvent>(
  subject: GameUnderTest<S, O, E>,
  games: Readonly<Record<string, Golden>>,
  telling: Telling<S>,
  folder: string,
): void {
  test.each(Object.entries(games))('%s', async (name, { options, index, rules }) => {
    const given = rules === undefined ? options : { ...options, rulesVersion: rules };
    const file = new URL(`golden/${name}.txt`, folder);
    const record = existsSync(file)
      ? recordIn(readFileSync(file, 'utf8'))
      : recordGame(subject, SEED, index, given, 'mixed');
    if (record === undefined) throw new Error('the options are refused');
    const rulesVersion = rules ?? newestRules(subject.game);
    const told = playthrough(subject.game, { ...record, rulesVersion }, telling);
    if (!told.ok) throw new Error(JSON.stringify(told.error));
    await expect(told.value).toMatchFileSnapshot(file.pathname);
  });
}

/** The record in the text of a game: its head, and every line that begins with a seat. */
function recordIn(text: string): GameRecord {
  const lines = text.split('\n');
  const [game, rulesVersion] = lines[0].split(' ');
  const options = JSON.parse(lines[1].slice('options '.length));
  const seed = lines[2].slice('seed '.length);
  const commands = lines.filter((line) => /^\d /.test(line));
  const record = parseRecord({ game, rulesVersion, options, seed, commands });
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
}
