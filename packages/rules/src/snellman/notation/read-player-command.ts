import { err, type Result } from '../../kernel/index.ts';
import {
  type Amount,
  BARE_COMMANDS,
  type Bare,
  INCOME_PARTS,
  type Income,
  type PlayerCommand,
} from './commands.ts';
import { fault, type NotationFault, type Place } from './place.ts';
import { WordList } from './word-list.ts';
import { type Cult, readHex, readRiver, readWord } from './words.ts';

type Reader = (words: WordList, at: Place) => PlayerCommand;

/** A placeholder in a command whose words did not fit; such a command is never returned. */
const NOTHING = '' as never;

/**
 * Reads one command of a faction.
 * @param text the command alone; @param column of its first character in its line, from 1.
 */
export function readPlayerCommand(
  text: string,
  line: number,
  column: number,
): Result<PlayerCommand, NotationFault> {
  const lead = text.length - text.trimStart().length;
  const words = new WordList(text, line, column);
  const at = words.at;
  if (/^\s*\[.*\]\s*$/.test(text)) {
    return words.finish({ do: 'remark', at, text: words.rest().slice(1, -1) });
  }
  if (/^\s*[+-]/.test(text)) return readSigned(text.trim(), { line, column: column + lead });
  const verb = words.peek();
  const read = READERS.get(verb);
  if (read === undefined) {
    const code = TABLE_VERBS.has(verb) ? 'command-is-for-the-table' : 'command-unknown';
    return err(fault(code, at, { command: verb }));
  }
  words.take('command', (word) => word);
  return words.finish(read(words, at));
}

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['build', (words, at) => ({ do: 'build', at, hex: hex(words) })],
  ['dig', (words, at) => ({ do: 'dig', at, spades: words.number('spades') ?? 0 })],
  ['transform', readTransform],
  ['upgrade', readUpgrade],
  ['advance', (words, at) => ({ do: 'advance', at, track: readTrack(words) })],
  ['send', readSend],
  [
    'action',
    (words, at) => ({
      do: 'action',
      at,
      action: words.take('action', readWord.action) ?? NOTHING,
    }),
  ],
  ['bridge', readBridge],
  ['burn', (words, at) => ({ do: 'burn', at, tokens: words.number('tokens') ?? 0 })],
  ['convert', readConvert],
  ['gain', readGain],
  ['leech', (words, at) => readAnswer(words, at, 'leech')],
  ['decline', (words, at) => readAnswer(words, at, 'decline')],
  ['connect', readConnect],
  [
    'pick-color',
    (words, at) => ({
      do: 'pick-color',
      at,
      colour: words.take('colour', readWord.colour) ?? NOTHING,
    }),
  ],
  ['unlock-terrain', readUnlock],
  [
    'pass',
    (words, at) =>
      words.hasMore
        ? { do: 'pass', at, card: words.take('bonus card', readWord.bonusCard) ?? NOTHING }
        : { do: 'pass', at },
  ],
  ['delete', (words, at) => ({ do: 'delete', at, tile: words.take('tile', readWord.tile) ?? '' })],
  ...BARE_COMMANDS.map((word): [string, Reader] => [word, (_, at): Bare => ({ do: word, at })]),
  ...INCOME_PARTS.map((part): [string, Reader] => [
    `${part}income_for_faction`,
    (_, at): Income => ({ do: 'income', at, part }),
  ]),
]);

/** Verbs that only make sense without `faction:`. */
const TABLE_VERBS: ReadonlySet<string> = new Set([
  'option',
  'dropoption',
  'map',
  'player',
  'player-count',
  'order',
  'randomize',
  'score',
  'final-scoring',
  'faction-variant',
  'drop-faction',
]);

function hex(words: WordList): string {
  return words.take('hex', readHex) ?? '';
}

function readTransform(words: WordList, at: Place): PlayerCommand {
  const target = hex(words);
  if (!words.hasMore) return { do: 'transform', at, hex: target };
  words.literal('to');
  const to = words.take('colour', readWord.colour) ?? NOTHING;
  return { do: 'transform', at, hex: target, to };
}

function readUpgrade(words: WordList, at: Place): PlayerCommand {
  const target = hex(words);
  words.literal('to');
  if (words.takeIf('trading')) {
    words.literal('post');
    return { do: 'upgrade', at, hex: target, to: 'TP' };
  }
  const to = words.take('building', readWord.building) ?? NOTHING;
  return { do: 'upgrade', at, hex: target, to };
}

/** The site takes every word that begins with `ship` or `dig`. */
function readTrack(words: WordList): 'ship' | 'dig' {
  const track = words.take('track', (word) => /^(ship|dig)/i.exec(word)?.[1]);
  return track?.toLowerCase() === 'dig' ? 'dig' : 'ship';
}

function readSend(words: WordList, at: Place): PlayerCommand {
  words.take('p', (word) => (readWord.resource(word) === 'P' ? word : undefined));
  words.literal('to');
  const cult = words.take('cult', readWord.cult) ?? NOTHING;
  if (!words.hasMore) return { do: 'send', at, cult };
  words.literal('for');
  return { do: 'send', at, cult, for: words.number('steps') ?? 0 };
}

function readBridge(words: WordList, at: Place): PlayerCommand {
  const ends = words.take('bridge', (word) => {
    const pair = word.split(':').map(readHex);
    return pair.length === 2 && pair[0] !== undefined && pair[1] !== undefined ? pair : undefined;
  });
  const allowIllegal = words.takeIf('allow_illegal');
  return { do: 'bridge', at, from: ends?.[0] ?? '', to: ends?.[1] ?? '', allowIllegal };
}

function readConvert(words: WordList, at: Place): PlayerCommand {
  const give = readAmount(words);
  words.literal('to');
  return { do: 'convert', at, give, get: readAmount(words) };
}

/** Reads an amount, such as `3PW`, `3 PW`, or `PW` for one. */
function readAmount(words: WordList): Amount {
  const at = words.at;
  if (/^\d{1,2}$/.test(words.peek())) {
    const count = words.number('amount') ?? 0;
    return { at, count, resource: words.take('resource', readWord.resource) ?? NOTHING };
  }
  const amount = words.take('resource', (word) => {
    const parts = /^(\d{0,2})([a-z]+)$/i.exec(word);
    const resource = parts === null ? undefined : readWord.resource(parts[2]);
    return parts === null || resource === undefined
      ? undefined
      : { count: parts[1] === '' ? 1 : Number(parts[1]), resource };
  });
  return { at, count: amount?.count ?? 0, resource: amount?.resource ?? NOTHING };
}

function readGain(words: WordList, at: Place): PlayerCommand {
  words.literal('p3');
  words.literal('for');
  words.literal('vp');
  return { do: 'pay-for-token', at };
}

function readAnswer(words: WordList, at: Place, answer: 'leech' | 'decline'): PlayerCommand {
  if (answer === 'decline' && !words.hasMore) return { do: 'decline', at };
  const power = words.number('power') ?? 0;
  if (!words.hasMore)
    return answer === 'leech' ? { do: 'leech', at, power } : { do: 'decline', at, power };
  words.literal('from');
  const from = words.take('faction', readWord.faction) ?? NOTHING;
  return answer === 'leech' ? { do: 'leech', at, power, from } : { do: 'decline', at, power, from };
}

function readConnect(words: WordList, at: Place): PlayerCommand {
  const hexes = words.take('hexes', (word) => {
    const river = readRiver(word);
    if (river !== undefined) return [river];
    const names = word.split(':').map(readHex);
    const whole = names.filter((name) => name !== undefined);
    return whole.length === names.length && (whole.length === 2 || whole.length === 3)
      ? whole
      : undefined;
  });
  return { do: 'connect', at, hexes: hexes ?? [] };
}

function readUnlock(words: WordList, at: Place): PlayerCommand {
  const terrain = words.take('colour', (word) =>
    word.toLowerCase() === 'gain-priest' ? 'gain-priest' : readWord.colour(word),
  );
  return { do: 'unlock-terrain', at, terrain: terrain ?? NOTHING };
}

/** Reads a command with a sign: `+FAV11`, `+2AIR`, `-SPADE`, or the table's own `+8vp for FIRE`. */
function readSigned(text: string, at: Place): Result<PlayerCommand, NotationFault> {
  const words = new WordList(text, at.line, at.column);
  const scored = /^\+(\d+)vp\s+for\s+(\S.*)$/i.exec(text);
  if (scored !== null) {
    words.rest();
    return words.finish({ do: 'scored', at, vp: Number(scored[1]), for: readScored(scored[2]) });
  }
  const command = words.take('resource', (word): PlayerCommand | undefined => {
    const parts = /^([+-])(\d{0,2})([a-z]\w*)$/i.exec(word);
    if (parts === null) return undefined;
    const count = parts[2] === '' ? 1 : Number(parts[2]);
    if (parts[1] === '-') {
      const what = readWord.givenUp(parts[3]);
      return what === undefined ? undefined : { do: 'give-up', at, what, count };
    }
    const cult: Cult | undefined = readWord.cult(parts[3]);
    if (cult !== undefined) return { do: 'steps', at, cult, count };
    const what = readWord.gained(parts[3]);
    if (what !== undefined) return { do: 'gain', at, what, count };
    const tile = readWord.tile(parts[3]);
    return tile === undefined || /^SCORE/.test(tile) ? undefined : { do: 'take', at, tile, count };
  });
  return words.finish(command ?? { do: 'wait', at });
}

/** A name in the final scoring of the site, in the site's spelling; any other text as it is. */
function readScored(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  const known = readWord.cult(words) ?? readWord.finalTile(words);
  return known ?? (words.toLowerCase() === 'network' ? 'network' : words);
}
