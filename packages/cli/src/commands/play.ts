import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@pangaea/rules/games';
import { Random, type Seed } from '@pangaea/rules/kernel';
import { LANGUAGES } from '@pangaea/words';
import type { ArgumentFault } from '../arguments/fault.ts';
import { flag, listOf, text, texts, whole, wholes, word } from '../arguments/kinds.ts';
import { type GivenArguments, readArguments } from '../arguments/read.ts';
import { seed } from '../arguments/seed.ts';
import { FIRST_GAME } from '../games/index.ts';
import { type Begun, beginGame, resumeGame } from '../play/begin.ts';
import { playGame } from '../play/game-loop.ts';
import type { Ending } from '../play/terminal.ts';
import { makePlayer } from '../players/index.ts';
import { PLAYERS, type PlayerName } from '../players/names.ts';
import { printRecordFile } from '../record/record-file.ts';
import { type Command, complain, DONE, REFUSED, type World } from './command.ts';

const KINDS = {
  game: word(GAME_IDS, FIRST_GAME),
  players: whole(1, 9, undefined),
  seat: wholes(0, 8, [0]),
  bots: listOf(PLAYERS, []),
  seed: seed(),
  edition: text(),
  option: texts(),
  resume: text(),
  save: text(),
  'at-once': flag(),
  lang: word(LANGUAGES, undefined),
};

/** The usual players, if none are named. */
const USUAL_BOTS: readonly PlayerName[] = ['intermediate'];

type PlayArguments = GivenArguments<typeof KINDS>;

/** `pangaea play`: a whole game in the terminal. */
export const play: Command = async (argv, world) => {
  const read = readArguments(argv, KINDS);
  if (!read.ok) return complain(world, 'play', read.error);
  const { given } = read.value;
  const clash = clashWithResume(given);
  if (clash !== undefined) return complain(world, 'play', clash);
  const begun = await (given.resume === undefined
    ? beginGame(given, world)
    : resumeGame(given.resume, world));
  if (!begun.ok) return complain(world, 'play', begun.error);
  const seats = begun.value.session.game.seats(begun.value.session.state);
  const stranger = given.seat.find((seat) => seat >= seats);
  if (stranger !== undefined) {
    const range = { given: `${stranger}`, least: 0, most: seats - 1 };
    return complain(world, 'play', { code: 'not-in-range', option: 'seat', ...range });
  }
  const places = seats - given.seat.length;
  if (given.bots.length > places) {
    return complain(world, 'play', { code: 'too-many-bots', given: given.bots.length, places });
  }
  return playAt(begun.value, given, seats, world);
};

/** The named bots, or the usual one. */
function botsOf({ bots }: PlayArguments): readonly PlayerName[] {
  return bots.length === 0 ? USUAL_BOTS : bots;
}

/**
 * The fault of arguments that describe a table beside `--resume`: a record contains its own table.
 */
function clashWithResume(given: PlayArguments): ArgumentFault | undefined {
  if (given.resume === undefined) return undefined;
  const other = 'resume';
  if (given.players !== undefined) return { code: 'not-with', option: 'players', other };
  if (given.edition !== undefined) return { code: 'not-with', option: 'edition', other };
  if (given.option.length > 0) return { code: 'not-with', option: 'option', other };
  return undefined;
}

async function playAt(
  { entry, session, seed: gameSeed }: Begun,
  given: PlayArguments,
  seats: number,
  world: World,
): Promise<number> {
  const { io, language, say } = world;
  const screen = entry.screen(language);
  const style = { width: io.width, colour: io.colour };
  const levels = levelsBySeat(botsOf(given), given.seat, seats);
  const write = (lines: readonly string[]) => io.out(`${lines.join('\n')}\n`);
  const people = given.seat.map(say.screen.seat);
  const rivals = levels.flatMap((level, seat) =>
    given.seat.includes(seat) ? [] : [say.play.levels[level]],
  );
  const { commands } = session.record();
  write([
    say.play.welcome(screen.title, people, rivals, gameSeed),
    ...(given.resume === undefined ? [] : [say.play.resumed(commands.length)]),
    say.play.hint,
    '',
  ]);
  const bots = await Promise.all(levels.map((level) => makePlayer(level, entry)));
  const answers = io.answers();
  const ending = await playGame(
    session,
    {
      people: given.seat,
      bots,
      random: Random.fromSeed(inverted(gameSeed)),
    },
    {
      screen,
      say,
      style,
      answers,
      interactive: io.interactive,
      confirms: io.interactive && !given['at-once'],
      write,
      log: (viewer) =>
        session.events.map((event) =>
          screen.event(session.state, session.game.seen(event, viewer)),
        ),
    },
    io,
  );
  answers.close();
  const own = given.seat.length === 1 ? given.seat[0] : undefined;
  if (ending === 'sent') {
    const view = session.game.view(session.state, own ?? 'spectator');
    write(['', ...screen.table(view, own, style), '']);
    write(screen.scores(session.state, session.events, style));
  }
  const added = session.record().commands.slice(commands.length);
  const played = added.some((command) => given.seat.includes(Number.parseInt(command, 10)));
  return keep(session.record(), given.save, ending, played, world);
}

/** The player of each seat; the seats of people get a level that is not used. */
function levelsBySeat(
  levels: readonly PlayerName[],
  people: readonly number[],
  seats: number,
): readonly PlayerName[] {
  let place = 0;
  return Array.from({ length: seats }, (_, seat) =>
    people.includes(seat) ? levels[0] : levels[place++ % levels.length],
  );
}

/** Saves the game to the requested file, and also whenever it is left in the middle. */
function keep(
  record: Parameters<typeof printRecordFile>[0],
  wanted: string | undefined,
  ending: Ending,
  played: boolean,
  { io, say }: World,
): number {
  if (ending === 'silent') io.err(`${say.play.ended}\n`);
  if (wanted === undefined && (ending === 'sent' || !played)) return DONE;
  const file = wanted ?? join(io.folder, `${record.game}-${record.seed.slice(0, 8)}.json`);
  try {
    writeFileSync(file, printRecordFile(record));
  } catch (error) {
    io.err(`${say.play.notSaved(file, (error as Error).message)}\n`);
    return REFUSED;
  }
  io.out(`${say.play.saved(file)}\n`);
  if (ending !== 'sent') io.out(`${say.play.goOn(file)}\n`);
  return DONE;
}

/**
 * Another seed, so that the random numbers of the bots have nothing to do with those of the game.
 */
function inverted(seed: string): Seed {
  return [...seed].map((digit) => (15 - Number.parseInt(digit, 16)).toString(16)).join('') as Seed;
}
