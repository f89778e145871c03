// Positions for each kind of command, found by random games that are always the same.
import {
  type AnyGame,
  type GameRecord,
  hasSeat,
  Moves,
  newestRules,
  printCommand,
  Random,
  replay,
  type Seat,
  seatsOf,
  seedFromNumber,
} from '@pangaea/rules/kernel';

/** If this many games contain no such position, the kind counts as impossible. */
const MOST_GAMES = 400;

/** A position in which a seat can give a command. */
export interface Chance {
  /** The first word of the command; for a power action also its name. */
  readonly kind: string;
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly command: string;
}

/**
 * The first position of each kind of command.
 * @param wishes words of commands that are played whenever one of them is legal; other commands are
 * random
 * @throws Error if a kind does not occur
 */
export function chancesOf(
  game: AnyGame,
  given: Readonly<Record<string, unknown>>,
  kinds: readonly string[],
  wishes: readonly string[] = [],
): readonly Chance[] {
  const found = new Map<string, Chance>();
  for (let number = 1; number <= MOST_GAMES && found.size < kinds.length; number++) {
    for (const chance of chancesIn(game, given, number, wishes)) {
      if (kinds.includes(chance.kind) && !found.has(chance.kind)) found.set(chance.kind, chance);
    }
  }
  const missing = kinds.filter((kind) => !found.has(kind));
  if (missing.length > 0) throw new Error(`never came: ${missing.join(', ')}`);
  return [...found.values()];
}

function* chancesIn(
  game: AnyGame,
  given: Readonly<Record<string, unknown>>,
  number: number,
  wishes: readonly string[],
): Generator<Chance> {
  const options = game.options(given);
  if (!options.ok) throw new Error(options.error.code);
  const seed = seedFromNumber(number);
  const begun = game.setup(options.value, seed);
  if (!begun.ok) throw new Error(begun.error.code);
  const state = begun.value;
  const random = Random.fromSeed(seedFromNumber(-number));
  const commands: string[] = [];
  const head = { game: game.id, rulesVersion: newestRules(game), options: given, seed };
  for (;;) {
    const [seat] = seatsOf(game.deciders(state));
    if (seat === undefined) return;
    const moves = legalFor(game, state, seat);
    // If a command is the only one, the table itself may play it.
    for (const move of moves.length > 1 ? moves : []) {
      const command = game.notation.print(state, move);
      yield { kind: kindOf(command), record: { ...head, commands: [...commands] }, seat, command };
    }
    const wished = moves.filter((move) =>
      wishes.includes(wordOf(game.notation.print(state, move))),
    );
    const move = random.pick(wished.length > 0 ? wished : moves);
    commands.push(printCommand(seat, game.notation.print(state, move)));
    game.apply(state, seat, move);
  }
}

/** The text to type: the command, then the answers to all questions that follow. */
export function* typed(game: AnyGame, { record, seat, command }: Chance): Generator<string> {
  const replayed = replay(game, record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const state = replayed.value;
  let next: string | undefined = command;
  while (next !== undefined) {
    yield next;
    const text = next;
    const move = legalFor(game, state, seat).find(
      (each) => game.notation.print(state, each) === text,
    );
    if (move === undefined) throw new Error(`not legal: ${text}`);
    game.apply(state, seat, move);
    if (!hasSeat(game.deciders(state), seat)) return;
    const follow = legalFor(game, state, seat).map((each) => game.notation.print(state, each));
    // The page does not know which answers the drawn card allows.
    next = follow.find((each) => each.startsWith('draw ')) ?? follow[0];
  }
}

function legalFor(game: AnyGame, state: unknown, seat: Seat): readonly number[] {
  const moves = new Moves();
  game.legal(state, seat, moves);
  return moves.toArray();
}

function kindOf(command: string): string {
  const word = wordOf(command);
  return word === 'power' ? command.split(' ', 2).join(' ') : word;
}

function wordOf(command: string): string {
  return command.split(' ', 1)[0];
}
