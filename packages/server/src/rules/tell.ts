import { deal, readLine, replay } from '@pangaea/rules/kernel';
import { gameOf } from './games.ts';
import type { TellReply, TellRequest } from './jobs.ts';
import { speechOf } from './speech/load.ts';

/**
 * The moves since a version as sentences, as spectators may know them: whoever reads a notice may have others beside.
 * Moves that these may not know are left out.
 */
export function tell({ record, from, language, most }: TellRequest): TellReply {
  const game = gameOf(record);
  const said = speechOf(record.game);
  if (game === undefined || said === undefined) return { moves: [], more: 0 };
  const begun = deal(game, record);
  if (!begun.ok) return { moves: [], more: 0 };
  let before = begun.value;
  const moves: { seat: number; text: string }[] = [];
  let more = 0;
  replay(game, record, (state, _events, index) => {
    if (index >= from - 1) {
      const after = game.slot(state);
      game.copy(state, after);
      const read = index >= from ? readLine(game, before, record.commands[index]) : undefined;
      if (read?.ok === true) {
        const [seat, move] = read.value;
        if (game.hears(before, seat, move, 'spectator')) {
          moves.push({ seat, text: said(language, before as never, move) });
        } else more += 1;
      }
      before = after;
    }
  });
  return { moves: moves.slice(-most), more: more + Math.max(0, moves.length - most) };
}
