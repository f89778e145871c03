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

/** Moves that are drawn again most of the time, so that more of the others are seen. */
const DULL: ReadonlySet<string> = new Set(['convert', 'burn', 'pass', 'decline', 'end']);

/** A whole game under the rules of the site, everything about it drawn from the number. */
export function randomGame(number: number): GameRecord {
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
  const checked = game.options(options);
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
      const [word] = game.notation.print(set.value, move).split(' ');
      if (DULL.has(word) && draw.below(10) < 8) move = any();
    }
    // With everybody gone the rounds would run on by themselves.
    while (kindOf(move) === KIND.drop && commands.some((each) => each.endsWith('drop')))
      move = any();
    commands.push(printCommand(seat, game.notation.print(set.value, move)));
    game.apply(set.value, seat, move);
  }
  return { game: game.id, rulesVersion: newestRules(game), options, seed, commands };
}
