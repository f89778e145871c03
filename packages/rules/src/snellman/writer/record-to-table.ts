import {
  deal,
  err,
  type GameRecord,
  ok,
  type ReplayFault,
  type Result,
  readLine,
  replay,
} from '../../kernel/index.ts';
import type { TerraMysticaGame } from '../game/ledger-game.ts';
import type { TableForm } from '../notation/table-form.ts';
import { whatNotationLacks } from './notation-limits.ts';
import { inSiteOrder } from './site-order.ts';
import { TableWriter } from './table-writer.ts';

/**
 * Replays a game and writes it in the table form of the site, every row with its columns, in the
 * order that the site requires. A game with things that the notation does not have, such as
 * landscapes, is refused as `not-in-notation`.
 */
export function recordToTable(
  game: TerraMysticaGame,
  record: GameRecord,
): Result<TableForm, ReplayFault> {
  const unsayable = whatNotationLacks(game, record);
  if (unsayable !== undefined) return err(unsayable);
  const played = replay(game, record);
  if (!played.ok) return played;
  const start = deal(game, record);
  if (!start.ok) return err({ index: -1, refusal: start.error });
  const arranged = inSiteOrder(game, record, start.value);
  if (!arranged.ok) return arranged;
  const ordered = arranged.value;
  const before = game.slot(start.value);
  game.copy(start.value, before);
  const writer = new TableWriter(start.value);
  let unsaid = -1;
  const done = replay(game, ordered, (state, events, index) => {
    const read = readLine(game, before, ordered.commands[index]);
    if (read.ok) writer.add(before, ...read.value, state, events);
    if (unsaid < 0 && writer.lacking !== undefined) unsaid = index;
    game.copy(state, before);
  });
  if (!done.ok) return done;
  const lacking = writer.lacking;
  if (lacking === undefined) return ok(writer.finish());
  return err({ index: placeIn(record.commands, ordered.commands, unsaid), refusal: lacking });
}

/** The index of a command in the other order: commands with the same words keep their order. */
function placeIn(given: readonly string[], ordered: readonly string[], index: number): number {
  const isSame = (command: string) => command === ordered[index];
  const before = ordered.slice(0, index).filter(isSame).length;
  const places = given.flatMap((command, place) => (isSame(command) ? [place] : []));
  return places[before] ?? -1;
}
