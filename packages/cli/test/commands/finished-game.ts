import { hash } from 'node:crypto';
import type { GameId } from '@pangaea/rules/games';
import {
  type DealtFrom,
  firstSeat,
  Moves,
  newestRules,
  type Outcome,
  openEdition,
  printCommand,
  Random,
  seedFromNumber,
  seedOfShares,
} from '@pangaea/rules/kernel';
import { type AnyEntry, loadEntry } from '../../src/games/index.ts';
import type { RecordFile } from '../../src/record/record-file.ts';

/** A record as a table publishes it at the end of its game. */
export interface Finished extends RecordFile {
  readonly commitment: string;
  readonly salt: string;
  readonly outcome: Outcome;
  readonly deal?: DealtFrom;
}

/**
 * A random game, with a commitment and the published facts of a server.
 * @param from the numbers from which it is dealt, if seats add shares
 */
export async function finishedGame(
  id: GameId,
  settings: object,
  edition?: { id: string },
  from?: DealtFrom,
): Promise<Finished> {
  const game = rulesOf(await loadEntry(id), edition);
  const given = edition === undefined ? settings : { ...settings, edition: edition.id };
  const options = game.options(given);
  if (!options.ok) throw new Error(options.error.code);
  const seed = from === undefined ? seedFromNumber(11) : madeOf(from);
  const set = game.setup(options.value, seed);
  if (!set.ok) throw new Error(set.error.code);
  const state = set.value;
  const random = Random.fromSeed(seedFromNumber(12));
  const moves = new Moves();
  const commands: string[] = [];
  for (let who = game.deciders(state); who !== 0; who = game.deciders(state)) {
    const seat = firstSeat(who);
    const move = moves.at(random.below(game.legal(state, seat, moves)));
    commands.push(printCommand(seat, game.notation.print(state, move)));
    game.apply(state, seat, move);
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('the game has no end');
  const salt = '0123456789abcdef'.repeat(2);
  const commitment = hash('sha256', `${from?.seed ?? seed}:${salt}`);
  const rulesVersion = newestRules(game);
  const record = { game: id, rulesVersion, options: options.value, seed, commands };
  const deal = from === undefined ? {} : { deal: from };
  const whole = { ...record, commitment, salt, ...deal, outcome };
  return edition === undefined ? whole : { ...whole, editionFile: edition };
}

function madeOf({ seed, shares }: DealtFrom) {
  const made = seedOfShares(
    seed,
    shares.map(({ share }) => share),
  );
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

function rulesOf(entry: AnyEntry, edition: object | undefined): AnyEntry['trial']['game'] {
  if (edition === undefined) return entry.trial.game;
  const opened = openEdition(entry.book, edition);
  if (!opened.ok) throw new Error('the edition cannot be opened');
  return opened.value.game;
}
