/**
 * Finds the mean lead of each faction of a hex game over the others at its table, by map, number of
 * players and round tiles. Bots use it in the choice of factions and in auctions:
 * `src/terra-mystica/openings.json`, or that of Terra Nova. Factions are drawn at random, and one
 * level plays all seats.
 * `node packages/bots/train/openings.ts --game terra-mystica --folder ../openings --games 20000 --fans 4000 --means mystica.jsonl`
 *
 * `--means` adds games of the strong level that `bench/means.ts` has played. Each game is stored in
 * the folder when it ends. So the command may be ended at any moment and started again, also with
 * more games: it plays only the missing ones, on all cores or `--threads`. The same settings give
 * the same model. The model is written to `openings.json` in the folder; with `--keep` it also
 * replaces the present one (run `npm run format` afterwards).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readTables } from '../bench/means-file.ts';
import { meansInMarkdown } from '../bench/means-tables.ts';
import { loadPlayed } from '../src/games.ts';
import { isSearching, OPEN_POSITIONS } from '../src/index.ts';
import type { OpeningModel } from '../src/openings.ts';
import { HEX_GAMES, HEX_IDS, type HexId } from './hex-games.ts';
import { fitOpenings, missed, type Priors } from './openings-fit.ts';
import {
  dealtFor,
  type OpeningGame,
  type OpeningResult,
  type OpeningSettings,
  openingOf,
} from './openings-play.ts';
import { commit, oneOf } from './options.ts';
import { resultsOf } from './results.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-mystica' },
    /** The folder for games and model. */
    folder: { type: 'string' },
    /** The number of games of the intermediate level with factions of the boxes. */
    games: { type: 'string', default: '20000' },
    /** The number of games with all forty factions of Terra Mystica. */
    fans: { type: 'string', default: '0' },
    /** Files of `bench/means.ts` with games of the strong level, separated by commas. */
    means: { type: 'string' },
    players: { type: 'string' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    keep: { type: 'boolean', default: false },
  },
});
const { folder } = values;
if (folder === undefined) throw new Error('--folder says where games and model are kept');
const LEVEL = 'intermediate';
const id = oneOf(HEX_IDS, values.game);
const { game } = (await loadPlayed(id)).book;
const seed = Number(values.seed);

/** The number of deals for each seed and kind of game. */
const DEALS = 1_000_000;
const KIND_DEALS = 300_000;
const THREAD = new URL('./openings-thread.ts', import.meta.url);
/**
 * Positions for each decision in games of all forty factions. More positions need five times as
 * long and give no better result.
 */
const FAN_POSITIONS = 500;
/**
 * The share of games to which openings are fitted while priors are compared. The other games show
 * how well they fit.
 */
const FITTED = 0.85;
/** Possible sizes of the effects of table features, in points; the one that fits best is taken. */
const FEATURE_PRIORS = [0.5, 1, 1.5, 2, 3];
/** A mean of fewer games is not reported. */
const LEAST = 10;
const USUAL: Priors = { faction: 10, feature: 0, strong: 5, near: 3 };
const PLAYERS: Readonly<Record<HexId, string>> = {
  'terra-nova': '4,2,3',
  'terra-mystica': '4,3,2,5',
};
const DRAWN: Readonly<Record<HexId, string>> = {
  'terra-nova': 'standard',
  'terra-mystica': 'given',
};

const workshop = { folder, thread: THREAD, threads: Number(values.threads), by: commit() };
mkdirSync(folder, { recursive: true });

interface Played {
  readonly games: readonly OpeningGame[];
  readonly commits: readonly string[];
}

/**
 * Plays games of the intermediate level.
 * @param kind number of the kind of game; each kind has its own deals
 */
async function play(
  kind: number,
  variant: string,
  positions: number,
  games: number,
): Promise<Played> {
  if (games > KIND_DEALS) throw new Error('too many games');
  const players = values.players ?? PLAYERS[id];
  const first = seed * DEALS + kind * KIND_DEALS;
  const settings: OpeningSettings = {
    game: id,
    level: LEVEL,
    positions,
    players: players.split(',').map(Number),
    variant,
    first,
  };
  const told = { game: id, level: LEVEL, positions, players, variant, first };
  const name = `${id}-${variant}`;
  const { results, commits } = await resultsOf<OpeningResult>(
    workshop,
    name,
    told,
    settings,
    games,
  );
  const dealt = results.map((each, job) => openingOf(game, dealtFor(settings, job), each));
  return { games: dealt, commits };
}

/** Reads games of the strong level from a file. */
function read(file: string): readonly OpeningGame[] {
  const tables = readTables(readFileSync(file, 'utf8'));
  const strange = tables.find((each) => each.game !== id || !isSearching(each.level));
  if (strange !== undefined) throw new Error(`${file}: ${strange.game}, ${strange.level}`);
  return tables.map((each) => openingOf(game, each, each));
}

const drawn = await play(0, DRAWN[id], OPEN_POSITIONS[LEVEL], Number(values.games));
const fans = await play(1, 'fans', FAN_POSITIONS, Number(values.fans));
const strong = values.means?.split(',').flatMap(read) ?? [];
const games = [...drawn.games, ...fans.games, ...strong];
const isFitted = (place: number) => place % 100 < 100 * FITTED;
const fitted = games.filter((_, place) => isFitted(place));
const rest = games.filter((_, place) => !isFitted(place));
/** Each prior with the error of its model on games to which it was not fitted. */
const tried = [0.01, ...FEATURE_PRIORS].map((feature) => {
  const priors = { ...USUAL, feature };
  return { priors, missed: missed(fitOpenings(fitted, priors), rest) };
});
const nothing = missed({ near: [], factions: {} }, rest);
const best = tried.reduce((one, other) => (other.missed < one.missed ? other : one));
const explained = (each: { readonly missed: number }) =>
  `${(100 * (1 - each.missed / nothing)).toFixed(1)} %`;
const model: OpeningModel = {
  provenance: {
    games: games.length,
    seed,
    playedBy: [...new Set([...drawn.commits, ...fans.commits])],
    matches: [],
    note:
      `${drawn.games.length} games of the intermediate level with factions drawn, ${fans.games.length} with all fan ` +
      `factions too (${FAN_POSITIONS} positions), ${strong.length} of the strong level. Of the variance of points above the others in ` +
      `games left out it tells ${explained(best)}, factions alone ${explained(tried[0])}; features lie ` +
      `${best.priors.feature} points from nothing.`,
  },
  ...fitOpenings(games, best.priors),
};
const text = `${JSON.stringify(model, null, 2)}\n`;
writeFileSync(join(folder, 'openings.json'), text);
if (values.keep) writeFileSync(HEX_GAMES[id].opening.file, text);
for (const { priors, missed: error } of tried) {
  process.stdout.write(`features ${priors.feature}: misses ${error.toFixed(2)}\n`);
}
process.stdout.write(`${model.provenance.note}\n`);
for (const told of [drawn.games, fans.games, strong]) {
  if (told.length === 0) continue;
  const tables = told.map(({ factions, vp, features }) => ({
    board: features.find((each) => each.startsWith('map ')) ?? id,
    players: vp.length,
    factions,
    vp,
  }));
  process.stdout.write(`\n${meansInMarkdown(tables, LEAST)}`);
}
