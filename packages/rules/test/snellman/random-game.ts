import {
  type GameRecord,
  kindOf,
  Moves,
  newestRules,
  printCommand,
  Random,
  seatsOf,
  seedFromNumber,
} from '../../src/kernel/index.ts';
import { FACTION_DEFINITIONS } from '../../src/terra-mystica/factions/index.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';
import { MAPS } from '../../src/terra-mystica/vocabulary.ts';
import { KIND } from '../../src/terra-mystica/words.ts';

/** Moves that are drawn again most of the time, so that the others occur more often. */
const DULL: ReadonlySet<string> = new Set(['convert', 'burn', 'pass', 'decline', 'end']);

/**
 * After the last pass the site does not allow this to Alchemists any more, and no sensible player
 * does it.
 */
const WASTE = 'convert vp-to-coins';

/**
 * A complete random game under the rules of the site, determined by the number.
 * @param reach `wide` adds factions of Fire & Ice as first printed, factions given to a seat
 * without an offer, and any number of players who leave
 */
export function randomGame(number: number, reach: 'usual' | 'wide' = 'usual'): GameRecord {
  const game = terraMystica();
  const words = seedFromNumber(number).match(/.{8}/g) ?? [];
  const state = Int32Array.from(words, (word) => Number.parseInt(word, 16) | 0);
  const draw = new Random(state, 0);
  const players = 2 + (number % 4);
  const boards = new Set<string>();
  const factions = draw
    .shuffle([...FACTION_DEFINITIONS])
    .filter(({ board }) => !boards.has(board) && boards.add(board))
    .slice(0, players)
    .map(({ id }) => id);
  const yes = () => draw.below(2) === 1;
  const options = {
    rules: 'snellman',
    players,
    map: draw.pick([...MAPS]),
    factions,
    fireAndIce: true,
    startPlayer: 0,
    turnOrder: yes() ? 'passing' : 'clockwise',
    miniTownTiles: yes(),
    miniBonusCard: yes(),
    miniRoundTile: yes(),
    finalTile: yes() ? 'random' : 'none',
    dropping: number % 5 === 4,
  };
  const more =
    reach === 'usual'
      ? {}
      : {
          fireAndIce: number % 6 !== 1,
          ...(number % 7 === 2 ? { rulings: { fireIceRules: '2014' } } : {}),
        };
  const leavers = reach === 'usual' ? 1 : 1 + (Math.floor(number / 5) % players);
  const checked = game.options({ ...options, ...more });
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const seed = seedFromNumber(number);
  const set = game.setup(checked.value, seed);
  if (!set.ok) throw new Error(JSON.stringify(set.error));
  const commands: string[] = [];
  const moves = new Moves();
  while (game.deciders(set.value) !== 0) {
    const seat = draw.pick(seatsOf(game.deciders(set.value)));
    game.legal(set.value, seat, moves);
    const any = () => moves.at(draw.below(moves.count));
    let move = any();
    for (let again = 0; again < 3; again++) {
      const text = game.notation.print(set.value, move);
      if (DULL.has(text.split(' ')[0]) && draw.below(10) < 8) move = any();
    }
    const isWaste = () => game.notation.print(set.value, move).startsWith(WASTE);
    while (reach === 'wide' && set.value.hasPassed(seat) && isWaste()) move = any();
    // After all players have left, the rounds continue by themselves.
    const left = commands.filter((each) => each.endsWith('drop')).length;
    const stays = () => left >= leavers || draw.below(20) > 0;
    while (kindOf(move) === KIND.drop && (reach === 'usual' ? left >= leavers : stays()))
      move = any();
    commands.push(printCommand(seat, game.notation.print(set.value, move)));
    game.apply(set.value, seat, move);
  }
  const asked = { ...options, ...more };
  return { game: game.id, rulesVersion: newestRules(game), options: asked, seed, commands };
}
