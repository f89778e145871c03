// Bots of another checkout of the project, to compare a level with an earlier version of it.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame, Move, Random } from '@pangaea/rules/kernel';
import { type AnyBot, botOf, type Level, type PlayedGame } from '../src/index.ts';

/** The list of games, in its present form and in the form before games were loaded one by one. */
interface Listing {
  readonly loadPlayed?: (id: string) => Promise<PlayedGame>;
  readonly PLAYED_GAMES?: ReadonlyMap<string, { readonly game: AnyGame } & PlayedGame>;
}

/**
 * A bot of another checkout at tables of this one. Positions are passed as JSON and moves as words
 * of a record, so the two checkouts may store states differently. Rules and options must be the
 * same. If positions have a field that the other checkout does not know, its bots see the view
 * without that field.
 *
 * @param folder the root of the other checkout, installed as in its README
 * @throws Error if its bots do not play the game, or if one checkout does not understand the other
 */
export async function botOfCheckout(folder: string, game: AnyGame, level: Level): Promise<AnyBot> {
  const file = resolve(folder, 'packages/bots/src/games.ts');
  const listing = (await import(pathToFileURL(file).href)) as Listing;
  const played = (await listing.loadPlayed?.(game.id)) ?? listing.PLAYED_GAMES?.get(game.id);
  if (played === undefined) throw new Error(`the bots in ${folder} do not play ${game.id}`);
  const theirs = 'game' in played ? (played.game as AnyGame) : played.book.game;
  const levels = (await import(
    pathToFileURL(resolve(folder, 'packages/bots/src/bot.ts')).href
  )) as {
    readonly LEVELS: readonly Level[];
  };
  // The strongest level of the other checkout, if it does not have this one.
  const theirLevel = levels.LEVELS.includes(level)
    ? level
    : levels.LEVELS[levels.LEVELS.length - 1];
  const bot = await played.bot(theirLevel);
  return botOf((view, seat, random: Random, budget) => {
    const seen = theirs.view(readBy(theirs, game.toJson(view), folder), seat);
    // Bots of older checkouts decide on one move at a time.
    const { decide = (...question) => [bot.choose(...question)] }: Partial<AnyBot> = bot;
    const ours = game.slot(view);
    game.copy(view, ours);
    const translate = (move: Move): Move => {
      const word = theirs.notation.print(seen, move);
      const same = game.notation.parse(ours, word);
      if (!same.ok) throw new Error(`${word}: ${JSON.stringify(same.error)}`);
      return same.value;
    };
    const [first, ...rest] = decide.call(bot, seen, seat, random, budget);
    let before: Move = first;
    const moves: [Move, ...Move[]] = [translate(first)];
    for (const next of rest) {
      theirs.apply(seen, seat, before);
      game.apply(ours, seat, moves[moves.length - 1]);
      moves.push(translate(next));
      before = next;
    }
    return moves;
  });
}

/** A position as the other checkout reads it, without fields that it does not know. */
function readBy(theirs: AnyGame, json: unknown, folder: string): ReturnType<AnyGame['slot']> {
  const { options, position } = json as { options: unknown; position: Record<string, unknown> };
  let known = position;
  for (;;) {
    const read = theirs.fromJson({ options, position: known });
    if (read.ok) return read.value;
    const { field } = read.error.params;
    if (typeof field !== 'string' || !Object.hasOwn(known, field)) {
      throw new Error(`${folder} refuses a position: ${JSON.stringify(read.error)}`);
    }
    const { [field]: _, ...rest } = known;
    known = rest;
  }
}
