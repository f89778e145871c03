/**
 * Plays games of equal bots at random tables of a game with factions, and writes the mean points of
 * seats in Markdown: by board, by number of players, by faction. After each mean come half of its
 * 95 % interval and the number of games.
 * `node packages/bots/bench/means.ts --game terra-nova --games 300 --file means.jsonl`
 *
 * Every game is a line of the file, added when it is over. Games that the file already has are not
 * played again, so a run can be ended and continued. Several runs can write to the same file at the
 * same time, each with its own games: `--first 300 --games 300`. With `--minutes` a run ends by
 * itself after that time. The report alone, without games:
 * `node packages/bots/bench/means.ts --tell --file means.jsonl,more.jsonl`
 */
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@pangaea/rules/games';
import type { AnyGame } from '@pangaea/rules/kernel';
import { loadPlayed } from '../src/games.ts';
import { type AnyBot, LEVELS } from '../src/index.ts';
import { appendTable, keyOf, type PlayedTable, readTables, textOf } from './means-file.ts';
import { meansInMarkdown } from './means-tables.ts';
import { beginTable, playOut } from './tables.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-nova' },
    level: { type: 'string', default: 'master' },
    /** Positions that a level searches; the level's own number when left out. */
    positions: { type: 'string' },
    players: { type: 'string', default: '2,3,4' },
    /** Ways to play, in turn; those that the number of players does not allow are left out. */
    variant: { type: 'string' },
    games: { type: 'string', default: '100' },
    first: { type: 'string', default: '0' },
    file: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    tell: { type: 'boolean', default: false },
    /** With fewer games than this a mean is left out. */
    least: { type: 'string', default: '10' },
  },
});

/** Ways to play in which factions are drawn by lot, and the name of a table's board. */
interface Drawn {
  readonly variants: readonly string[];
  readonly twoOnly: readonly string[];
  readonly board: (options: Readonly<Record<string, string>>) => string;
}

const DRAWN: Readonly<Record<string, Drawn>> = {
  'terra-nova': {
    variants: ['standard'],
    twoOnly: ['planners', 'gold-diggers'],
    board: ({ edition, twoPlayerVariant }) =>
      twoPlayerVariant === 'none' ? edition : `${edition}, ${twoPlayerVariant}`,
  },
  'terra-mystica': { variants: ['given'], twoOnly: [], board: ({ map }) => map },
};

const files = values.file?.split(',') ?? [];
if (!values.tell) await play(files[0]);
const told = readTables(files.map(textOf).join('\n'));
if (told.length === 0) throw new Error(`no games in ${values.file}`);
process.stdout.write(meansInMarkdown(told, Number(values.least)));

/** The games from `--first` on that the file does not have. */
async function play(file: string | undefined): Promise<void> {
  const id = GAME_IDS.find((each) => each === values.game);
  const level = LEVELS.find((each) => each === values.level);
  const drawn = DRAWN[values.game];
  if (file === undefined || files.length > 1) throw new Error('--file: one file to write to');
  if (id === undefined || drawn === undefined) throw new Error(`no factions in ${values.game}`);
  if (level === undefined) throw new Error(`no level ${values.level}`);
  const played = await loadPlayed(id);
  const positions = Number(values.positions ?? played.positions[level]);
  const bot = await played.bot(level);
  const has = new Set(readTables(textOf(file)).map(keyOf));
  const counts = values.players.split(',').map(Number);
  const variants = values.variant?.split(',') ?? drawn.variants;
  const first = Number(values.first);
  const until = performance.now() + Number(values.minutes) * 60_000;
  for (let n = first; n < first + Number(values.games); n++) {
    const players = counts[n % counts.length];
    const deal = Math.floor(n / counts.length);
    const possible = variants.filter((each) => players === 2 || !drawn.twoOnly.includes(each));
    if (possible.length === 0) throw new Error(`${values.variant}: not with ${players}`);
    const variant = possible[deal % possible.length];
    const head = { game: id, level, positions, players, variant, deal };
    if (has.has(keyOf(head))) continue;
    if (performance.now() > until) return;
    appendTable(file, { ...head, ...playTable(played.book.game, bot, head, drawn.board) });
  }
}

function playTable(
  game: AnyGame,
  bot: AnyBot,
  head: Pick<PlayedTable, 'players' | 'deal' | 'variant' | 'positions'>,
  boardOf: Drawn['board'],
): Pick<PlayedTable, 'board' | 'factions' | 'vp'> {
  const state = beginTable(game, head.players, head.deal, head.variant);
  const vp = playOut(game, state, bot, head);
  const options = game.optionsOf(state);
  return { board: boardOf(options), factions: options.factions, vp };
}
