import { type GameEvent, isStopped, seatsOf, type Viewer } from '@pangaea/rules/kernel';
import { LANGUAGES } from '@pangaea/words';
import { flag, whole, word } from '../arguments/kinds.ts';
import { readArguments } from '../arguments/read.ts';
import { type LoadedRecord, loadRecord, replayRefused } from '../record/load.ts';
import { type PlayedRecord, tellRecord } from '../record/tell.ts';
import { type Command, complain, DONE, type World } from './command.ts';

const KINDS = {
  to: whole(0, 1_000_000_000, undefined),
  json: flag(),
  lang: word(LANGUAGES, undefined),
};

/** `pangaea replay FILE`: plays a record and checks every command. */
export const replay: Command = async (argv, world) => {
  const read = readArguments(argv, KINDS, 1);
  if (!read.ok) return complain(world, 'replay', read.error);
  const { given, rest } = read.value;
  const [file] = rest;
  if (file === undefined) return complain(world, 'replay', { code: 'file-missing' });
  const loaded = await loadRecord(file, world);
  if (!loaded.ok) return complain(world, 'replay', loaded.error);
  const { entry, game, record } = loaded.value;
  const most = record.commands.length;
  const { to = most } = given;
  if (to > most) {
    const range = { given: `${to}`, least: 0, most };
    return complain(world, 'replay', { code: 'not-in-range', option: 'to', ...range });
  }
  const part = { ...record, commands: record.commands.slice(0, to) };
  const told = tellRecord(game, part, entry.screen(world.language));
  if (!told.ok) {
    return complain(world, 'replay', replayRefused(told.error, loaded.value, world));
  }
  world.io.out(
    given.json ? asJson(loaded.value, told.value, to) : asText(loaded.value, told.value, to, world),
  );
  return DONE;
};

function asJson(
  { game, record }: LoadedRecord,
  { state }: PlayedRecord<unknown, GameEvent>,
  to: number,
): string {
  const result = {
    game: record.game,
    rulesVersion: record.rulesVersion,
    ...('start' in record ? { viewer: record.viewer } : { seed: record.seed }),
    commands: to,
    deciders: isStopped(record.commands.slice(0, to)) ? [] : seatsOf(game.deciders(state)),
    outcome: game.outcome(state) ?? null,
    ...(game.toJson(state) as object),
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}

function asText(
  { entry, game, record }: LoadedRecord,
  { state, story, events }: PlayedRecord<unknown, GameEvent>,
  to: number,
  { io, language, say }: World,
): string {
  const screen = entry.screen(language);
  const style = { width: io.width, colour: io.colour };
  const seen = 'start' in record;
  const lines = [...story, ''];
  if (seen) lines.unshift(say.replay.seen(viewerName(record.viewer, say)), '');
  if (to < record.commands.length) lines.push(say.replay.stopped(to, record.commands.length), '');
  lines.push(...screen.table(state, undefined, style));
  // Points from before the start are in no event here, so the sum of a table would be wrong.
  if (game.outcome(state) !== undefined && !seen)
    lines.push('', ...screen.scores(state, events, style));
  return `${lines.join('\n')}\n`;
}

function viewerName(viewer: Viewer, say: World['say']): string {
  return viewer === 'spectator' ? say.replay.spectator : say.screen.seat(viewer);
}
