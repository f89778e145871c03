/**
 * Packs the best puzzles that `puzzles.ts` has found into the file of the package.
 * `node packages/bots/train/puzzles-pack.ts --game terra-nova --games FILE --found FILE,FILE`; then `npm run format`
 * Seats, numbers of players and grades are used in turn. No seat of a game comes twice while there
 * are others. No two are near twins.
 * With `--fill` the file keeps its puzzles and their places. A near twin of an earlier puzzle is
 * then replaced by a found puzzle with the same proof.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadBook } from '@pangaea/rules/games';
import {
  areNearTwins,
  GRADES,
  gradeOf,
  joined,
  loadPuzzles,
  loadSolo,
  MOST_COMMANDS,
  openPuzzle,
  optionsOf,
  type ShippedGame,
  type ShippedPuzzle,
  type ShippedPuzzles,
  writePlaces,
} from '../src/puzzles/index.ts';
import { HEX_IDS } from './hex-games.ts';
import { oneOf } from './options.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-nova' },
    games: { type: 'string' },
    found: { type: 'string' },
    count: { type: 'string', default: '60' },
    fill: { type: 'boolean', default: false },
  },
});
const id = oneOf(HEX_IDS, values.game);
if (values.games === undefined || values.found === undefined) {
  throw new Error('--games and --found are needed');
}
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** A game in which puzzles were searched; its commands have their seats. */
interface Played extends Omit<ShippedGame, 'options' | 'moves'> {
  readonly options: Readonly<Record<string, unknown>>;
  readonly commands: readonly string[];
}

type Found = Omit<ShippedPuzzle, 'game' | 'line'> & {
  readonly game: Played;
  readonly line: readonly string[];
};

const played = new Map<number, Played>(
  linesOf(values.games).map(
    ({ deal, options, seed, rulesVersion, level, early, late, commands }) => {
      const by = early === undefined ? level : `${early} ${level} ${late}`;
      return [deal, { options, seed, rulesVersion, by, commands }];
    },
  ),
);
const found: readonly Found[] = values.found
  .split(',')
  .flatMap(linesOf)
  .flatMap(({ deal, puzzles }) =>
    puzzles.map((puzzle: Omit<Found, 'id' | 'game'>) => ({
      ...puzzle,
      id: `${deal}-${puzzle.at}`,
      game: played.get(deal),
    })),
  );

const before = values.fill ? await loadPuzzles(id) : undefined;
const chosen: (Found | undefined)[] = before === undefined ? [] : await opened(before);
const first = chosen.slice();
for (const [place, each] of first.entries()) {
  const isTwin = (other: Found | undefined) =>
    other !== undefined && areTwins(other, each as Found);
  if (chosen.slice(0, place).some(isTwin)) chosen[place] = undefined;
}
chosen.length = Number(values.count);

/** Each moment once, without those that the file has or had. */
const had = new Set(first.map((each) => each?.id));
const all = [...new Map(found.map((each) => [each.id, each])).values()];
const rest = new Set(all.filter((each) => !had.has(each.id)));

/** The number of puzzles that were taken, by each property that puzzles can share. */
const taken = new Map<string, number>();
const count = (key: string) => taken.get(key) ?? 0;
const factionOf = ({ game, seat }: Found) => (game.options.factions as readonly string[])[seat];
const gameKey = ({ game }: Found) => `game ${game.seed}`;
const seatKey = (each: Found) => `${gameKey(each)} ${each.seat}`;
const playersKey = ({ game }: Found) => `players ${game.options.players}`;

function take(each: Found): void {
  for (const key of [
    seatKey(each),
    factionOf(each),
    gameKey(each),
    playersKey(each),
    gradeOf(each),
  ]) {
    taken.set(key, count(key) + 1);
  }
}

/**
 * How much a puzzle has in common with those that were taken; a little more if it is not exact. The
 * puzzle with the lowest number is taken next.
 */
function sameness(each: Found): number {
  return (
    20 * count(seatKey(each)) +
    3 * count(factionOf(each)) +
    2 * count(gameKey(each)) +
    0.5 * count(playersKey(each)) +
    0.5 * count(gradeOf(each)) +
    (each.proof === 'exact' ? 0 : 1)
  );
}

for (const each of chosen) if (each !== undefined) take(each);
for (let place = 0; place < chosen.length; place++) {
  if (chosen[place] !== undefined) continue;
  const proof = first[place]?.proof;
  let best: Found | undefined;
  for (const each of rest) {
    if (proof !== undefined && each.proof !== proof) continue;
    if (chosen.some((other) => other !== undefined && areTwins(other, each))) continue;
    if (best === undefined || sameness(each) < sameness(best)) best = each;
  }
  if (best === undefined) throw new Error(`nothing was found for place ${place + 1}`);
  chosen[place] = best;
  rest.delete(best);
  take(best);
}

const file = packed(chosen as readonly Found[]);
if (file.commands.length > MOST_COMMANDS) {
  throw new Error(`${file.commands.length} commands are too many`);
}
const target = join(import.meta.dirname, `../src/puzzles/shipped/${id}.json`);
const text = `${JSON.stringify(file)}\n`;
writeFileSync(target, text);
const tell = (line: string) => process.stdout.write(`${line}\n`);
tell(`${chosen.length} puzzles from ${file.games.length} games, ${text.length} bytes`);
for (const [place, each] of first.entries()) {
  const now = chosen[place];
  if (now !== each) tell(`${place + 1}: ${now?.id} (${now?.game.by}) for ${each?.id}`);
}
for (const grade of GRADES) {
  const of = file.puzzles.filter((each) => gradeOf(each) === grade);
  tell(`${grade}: ${of.length}, ${of.filter(({ proof }) => proof === 'exact').length} exact`);
}

/** The puzzles of the present file, with their games. */
async function opened(shipped: ShippedPuzzles): Promise<Found[]> {
  const solo = await loadSolo(id, (await loadBook(id)).game);
  const games = new Map<number, Played>();
  // The latest puzzle of a game has the most of it.
  for (const each of shipped.puzzles.toSorted((one, other) => other.at - one.at)) {
    if (games.has(each.game)) continue;
    const puzzle = openPuzzle(shipped, each, solo);
    if (!puzzle.ok) throw new Error(puzzle.error.code);
    games.set(each.game, {
      ...shipped.games[each.game],
      options: optionsOf(shipped, each),
      commands: puzzle.value.record.commands.slice(0, each.at),
    });
  }
  return shipped.puzzles.map((each) => {
    const puzzle = openPuzzle(shipped, each, solo);
    if (!puzzle.ok) throw new Error(puzzle.error.code);
    return { ...each, game: games.get(each.game) as Played, line: puzzle.value.line };
  });
}

function areTwins(one: Found, other: Found): boolean {
  return one.game === other.game && areNearTwins(one.game.commands, one, other);
}

/** Puzzles in the form of the file. Games and commands of the present file keep their places. */
function packed(puzzles: readonly Found[]): ShippedPuzzles {
  const commands: string[] = [...(before?.commands ?? [])];
  const places = new Map(commands.map((command, place) => [command, place]));
  const placeOf = (command: string) => {
    const known = places.get(command);
    if (known !== undefined) return known;
    places.set(command, commands.length);
    return commands.push(command) - 1;
  };
  const deals = [...new Set(puzzles.map(({ game }) => game))];
  const inOrder =
    before === undefined
      ? [...played.values()].filter((game) => deals.includes(game))
      : deals.toSorted((one, other) => placeIn(before, one) - placeIn(before, other));
  const common = before?.options ?? commonOf(inOrder.map(({ options }) => options));
  const games = inOrder.map((game): ShippedGame => {
    const { options, commands: made, seed, rulesVersion, by } = game;
    const last = Math.max(...puzzles.filter((each) => each.game === game).map(({ at }) => at));
    return {
      options: Object.fromEntries(
        Object.entries(options).filter(
          ([key, value]) => key !== 'rulesVersion' && !(key in common && same(common[key], value)),
        ),
      ),
      seed,
      rulesVersion,
      moves: writePlaces(
        made.slice(0, last).map((line) => placeOf(line.slice(line.indexOf(' ') + 1))),
      ),
      by,
    };
  });
  return {
    commands,
    options: common,
    games,
    puzzles: puzzles.map(({ id: name, game, line, ...puzzle }) => ({
      id: name,
      game: inOrder.indexOf(game),
      ...puzzle,
      line: writePlaces(joined(line).map(placeOf)),
    })),
  };
}

/** The place of a game in a file; those that are new come last. */
function placeIn({ games }: ShippedPuzzles, { seed, by }: Played): number {
  const place = games.findIndex((each) => each.seed === seed && each.by === by);
  return place < 0 ? games.length : place;
}

/** The options that all games have, but for the version of the rules. */
function commonOf(all: readonly Played['options'][]): Played['options'] {
  return Object.fromEntries(
    Object.entries(all[0]).filter(
      ([key, value]) => key !== 'rulesVersion' && all.every((options) => same(options[key], value)),
    ),
  );
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
