import { FINAL_TILES, type FinalTile, numberedTiles } from '../notation/words.ts';
import { MersenneTwister } from './mersenne-twister.ts';
import { sha1 } from './sha1.ts';

/** The results of the site's `randomize`. */
export interface Draw {
  /** For rounds 1 to 6. */
  readonly roundTiles: readonly string[];
  /** Bonus cards taken out. */
  readonly removed: readonly string[];
  readonly finalTile: FinalTile | undefined;
}

const ROUNDS = 6;
const SPADE_TILE = 'SCORE1';

/**
 * The draw of `randomize v1|v2 seed TEXT`: the same tiles as on the site. One generator draws
 * everything in a fixed order, so no draw can be left out: round tiles, bonus cards, the order of
 * the players, and finally the final tile (`v1` takes the first final tile without a draw).
 * @param names of the players, in the order in which they joined; @param options of the site.
 */
export function drawTiles(
  version: string,
  seed: string,
  names: readonly string[],
  options: ReadonlySet<string>,
): Draw {
  const random = new MersenneTwister(sha1(seed));
  const scoreTiles = numberedTiles('SCORE', options.has('temple-scoring-tile') ? 9 : 8);
  let roundTiles: readonly string[];
  do roundTiles = shuffled(scoreTiles, random);
  while (roundTiles[4] === SPADE_TILE || roundTiles[5] === SPADE_TILE);
  const cards = [...numberedTiles('BON', options.has('shipping-bonus') ? 10 : 9)].sort();
  const removed = shuffled(cards, random).slice(0, cards.length - names.length - 3);
  if (!options.has('maintain-player-order')) {
    for (const _ of names) random.next();
  }
  let finalTile: FinalTile | undefined;
  if (options.has('fire-and-ice-final-scoring')) {
    const tiles = [...FINAL_TILES].sort();
    [finalTile] = version === 'v1' ? tiles : shuffled(tiles, random);
  }
  return { roundTiles: roundTiles.slice(0, ROUNDS), removed, finalTile };
}

/**
 * Shuffles like the site: each item gets a random number in turn, and then the items are put in the
 * order of their numbers.
 */
function shuffled<T extends string>(items: readonly T[], random: MersenneTwister): readonly T[] {
  return items
    .map((item) => ({ item, number: random.next() }))
    .sort((a, b) => a.number - b.number || (a.item < b.item ? -1 : 1))
    .map(({ item }) => item);
}
