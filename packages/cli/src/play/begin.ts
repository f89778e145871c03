import {
  err,
  type GameEvent,
  isStopped,
  ok,
  olderRulesRefused,
  type Result,
  rulesVersionOf,
  type Seed,
} from '@pangaea/rules/kernel';
import type { Complaint, World } from '../commands/command.ts';
import type { AnyEntry } from '../games/index.ts';
import { loadRecord, replayRefused } from '../record/load.ts';
import { tellRecord } from '../record/tell.ts';
import { openTable, type TableArguments } from '../table.ts';
import { Session } from './session.ts';

/** A game that can be continued. */
export interface Begun {
  readonly entry: AnyEntry;
  readonly session: Session<unknown, unknown, GameEvent>;
  readonly seed: string;
}

/** Begins a new game at the table that the arguments describe. */
export async function beginGame(
  given: TableArguments & { readonly seed: Seed },
  world: World,
): Promise<Result<Begun, Complaint>> {
  const table = await openTable(given, world);
  if (!table.ok) return table;
  const { entry, game, settings, editionFile } = table.value;
  const options = game.options(settings);
  if (!options.ok) throw new Error('the table was not checked');
  const older = olderRulesRefused(game, options.value);
  if (older !== undefined) {
    const why = entry.screen(world.language).refusal(undefined, older);
    return err({ code: 'settings-refused', why });
  }
  const { seed } = given;
  const events: GameEvent[] = [];
  const set = game.setup(options.value, seed, events);
  if (!set.ok) {
    const text = entry.screen(world.language).refusal(undefined, set.error);
    return err({ code: 'refused', text });
  }
  const edition = editionFile === undefined ? {} : { editionFile };
  const rulesVersion = rulesVersionOf(options.value);
  const head = { game: game.id, rulesVersion, options: options.value, seed, ...edition };
  return ok({ entry, seed, session: new Session(game, head, set.value, { commands: [], events }) });
}

/** Continues at the end of a record. */
export async function resumeGame(file: string, world: World): Promise<Result<Begun, Complaint>> {
  const loaded = await loadRecord(file, world);
  if (!loaded.ok) return loaded;
  const { entry, game, record } = loaded.value;
  if ('start' in record) {
    return err({ code: 'refused', text: `${file}: ${world.say.replay.noSeed}` });
  }
  const told = tellRecord(game, record, entry.screen(world.language));
  if (!told.ok) return err(replayRefused(told.error, loaded.value, world));
  const { commands, ...head } = record;
  const { state, events } = told.value;
  // A person who plays on alone is not bound to an early end that others agreed on.
  const played = isStopped(commands) ? commands.slice(0, -1) : commands;
  const session = new Session(game, head, state, { commands: played, events });
  return ok({ entry, seed: record.seed, session });
}
