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
import type { TerraMysticaGame } from './ledger-game.ts';
import { whatNotationLacks } from './notation-limits.ts';
import type { TableForm } from './table-form.ts';
import { TableWriter } from './table-writer.ts';

/**
 * Replays a game and tells it in the table form of the site, every row with its standing. What the
 * site has no words for, as landscapes, is refused as `not-in-notation`.
 */
export function recordToTable(
  game: TerraMysticaGame,
  record: GameRecord,
): Result<TableForm, ReplayFault> {
  const unsayable = whatNotationLacks(game, record);
  if (unsayable !== undefined) return err(unsayable);
  const start = deal(game, record);
  if (!start.ok) return err({ index: -1, refusal: start.error });
  const before = game.slot(start.value);
  game.copy(start.value, before);
  const writer = new TableWriter(start.value);
  const done = replay(game, record, (state, events, index) => {
    const read = readLine(game, before, record.commands[index]);
    if (read.ok) writer.add(before, ...read.value, state, events);
    game.copy(state, before);
  });
  if (!done.ok) return done;
  const lacking = writer.lacking;
  return lacking === undefined ? ok(writer.finish()) : err({ index: -1, refusal: lacking });
}
