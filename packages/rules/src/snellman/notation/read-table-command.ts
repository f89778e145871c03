import { err, type Result } from '../../kernel/index.ts';
import { TABLE_WORDS, type TableCommand } from './commands.ts';
import { fault, type NotationFault, type Place } from './place.ts';
import { WordList } from './word-list.ts';
import { readWord } from './words.ts';

type Reader = (words: WordList, at: Place) => TableCommand;

/** A placeholder in a command whose words did not fit; such a command is never returned. */
const NOTHING = '' as never;

const asIs = (word: string): string => word;

/** Reads a command that belongs to no faction. */
export function readTableCommand(
  text: string,
  line: number,
  column: number,
): Result<TableCommand, NotationFault> {
  const words = new WordList(text, line, column);
  const at = words.at;
  const verb = words.peek();
  const read = READERS.get(verb);
  if (read === undefined) {
    const code = PLAYER_VERBS.has(verb) ? 'command-needs-faction' : 'command-unknown';
    return err(fault(code, at, { command: verb }));
  }
  words.take('command', asIs);
  return words.finish(read(words, at));
}

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['option', (words, at) => ({ do: 'option', at, option: option(words) })],
  ['dropoption', (words, at) => ({ do: 'dropoption', at, option: option(words) })],
  ['map', (words, at) => ({ do: 'map', at, map: words.take('map', readMap) ?? '' })],
  ['player', readPlayer],
  [
    'player-count',
    (words, at) => ({ do: 'player-count', at, count: words.number('players') ?? 0 }),
  ],
  ['order', (words, at) => ({ do: 'order', at, names: list(words, 'order', asIs) })],
  ['randomize', readRandomize],
  [
    'score',
    (words, at) => ({ do: 'score', at, tiles: list(words, 'round tiles', readWord.roundTile) }),
  ],
  [
    'delete',
    (words, at) => ({ do: 'delete', at, tile: words.take('tile', readWord.tile) ?? NOTHING }),
  ],
  [
    'final-scoring',
    (words, at) => ({
      do: 'final-scoring',
      at,
      tile: words.take('final tile', readWord.finalTile) ?? NOTHING,
    }),
  ],
  [
    'faction-variant',
    (words, at) => ({
      do: 'faction-variant',
      at,
      variant: words.take('variant', asIs)?.toLowerCase() ?? '',
    }),
  ],
  ['setup', readSetup],
  [
    'drop-faction',
    (words, at) => ({ do: 'drop-faction', at, who: words.take('faction', readDropped) ?? NOTHING }),
  ],
  ['admin', (words, at) => ({ do: 'admin', at, text: words.rest() })],
  ...TABLE_WORDS.map((word): [string, Reader] => [word, (_, at) => ({ do: word, at })]),
]);

/** Verbs that only make sense after `faction:`. */
const PLAYER_VERBS: ReadonlySet<string> = new Set([
  'build',
  'dig',
  'transform',
  'upgrade',
  'advance',
  'send',
  'action',
  'bridge',
  'burn',
  'convert',
  'gain',
  'leech',
  'decline',
  'connect',
  'pick-color',
  'unlock-terrain',
  'pass',
  'wait',
  'done',
  'resign',
]);

function option(words: WordList): string {
  return words.take('option', readWord.option) ?? NOTHING;
}

function readMap(word: string): string | undefined {
  return /^[\w.-]+$/.test(word) ? word.toLowerCase() : undefined;
}

function readPlayer(words: WordList, at: Place): TableCommand {
  const name = words.take('name', asIs) ?? '';
  const email = words.takeIf('email') ? words.take('email', asIs) : undefined;
  const username = words.takeIf('username') ? words.take('username', asIs) : undefined;
  return {
    do: 'player',
    at,
    name,
    ...(email === undefined ? {} : { email }),
    ...(username === undefined ? {} : { username }),
  };
}

function readRandomize(words: WordList, at: Place): TableCommand {
  const version = words.take('version', (word) =>
    /^v\d$/i.test(word) ? word.toLowerCase() : undefined,
  );
  words.literal('seed');
  return { do: 'randomize', at, version: version ?? '', seed: words.rest() };
}

function readSetup(words: WordList, at: Place): TableCommand {
  const faction = words.take('faction', readWord.faction) ?? NOTHING;
  const player = words.takeIf('for') ? words.take('name', asIs) : undefined;
  const email = words.takeIf('email') ? words.take('email', asIs) : undefined;
  return {
    do: 'setup',
    at,
    faction,
    ...(player === undefined ? {} : { for: player }),
    ...(email === undefined ? {} : { email }),
  };
}

function readDropped(word: string): string | undefined {
  return readWord.faction(word) ?? (/^player[1-5]$/i.test(word) ? word.toLowerCase() : undefined);
}

/** Reads names joined by commas; blanks between them are allowed. */
function list<T>(words: WordList, argument: string, read: (word: string) => T | undefined): T[] {
  const at = words.at;
  const values: T[] = [];
  if (!words.hasMore) words.refuse('argument-missing', at, { argument });
  for (const word of words.rest().split(',')) {
    const value = read(word.trim());
    if (value === undefined || word.trim() === '') {
      words.refuse('argument-unknown', at, { argument, value: word.trim() });
      return values;
    }
    values.push(value);
  }
  return values;
}
