/**
 * Makes puzzles of the last round from the games that `puzzle-games.ts` has played.
 * `node packages/bots/train/puzzles.ts --game terra-nova --games FILE --found FILE`
 * Each puzzle is written when it is found. Games that were already searched are left out.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadBook } from '@pangaea/rules/games';
import { loadSolo, puzzlesIn } from '../src/puzzles/index.ts';
import { HEX_IDS } from './hex-games.ts';
import { oneOf } from './options.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-nova' },
    games: { type: 'string' },
    found: { type: 'string' },
    width: { type: 'string', default: '20' },
    look: { type: 'string', default: '40000' },
    positions: { type: 'string', default: '3000000' },
    loss: { type: 'string', default: '2' },
    turns: { type: 'string', default: '3-9' },
    /** The most games that are searched. */
    most: { type: 'string', default: '1000' },
  },
});
const id = oneOf(HEX_IDS, values.game);
const { games, found } = values;
if (games === undefined || found === undefined) throw new Error('--games and --found are needed');
const solo = await loadSolo(id, (await loadBook(id)).game);
const linesOf = (file: string) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];
const done = new Set(linesOf(found).map(({ deal }) => deal));
const limits = {
  width: Number(values.width),
  look: Number(values.look),
  positions: Number(values.positions),
  loss: Number(values.loss),
  turns: rangeOf(values.turns),
};

/** Reads `3-9`, or one number for both ends. */
function rangeOf(text: string): readonly [number, number] {
  const [least, most = least] = text.split('-').map(Number);
  return [least, most];
}

let left = Number(values.most);
for (const { deal, ...record } of linesOf(games)) {
  if (done.has(deal)) continue;
  if (left-- === 0) break;
  const puzzles = [...puzzlesIn(solo, record, limits)].flatMap(({ found: puzzle }) => {
    if (puzzle === undefined) return [];
    const { record: _, ...told } = puzzle;
    return [told];
  });
  appendFileSync(found, `${JSON.stringify({ deal, puzzles })}\n`);
}
