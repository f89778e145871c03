import { type Condition, deal, readLine, replay } from '@pangaea/rules/kernel';
import { gameOf } from './games.ts';
import type { TellReply, TellRequest } from './jobs.ts';
import { speechOf } from './speech/load.ts';

/**
 * The moves since a version as sentences, with only the facts that spectators may know, because
 * other people may see a notice. Moves that spectators may not know are left out.
 */
export function tell({ record, from, language, most, ordered = [] }: TellRequest): TellReply {
  const game = gameOf(record);
  const said = speechOf(record.game);
  if (game === undefined || said === undefined) return { moves: [], more: 0 };
  const begun = deal(game, record);
  if (!begun.ok) return { moves: [], more: 0 };
  let before = begun.value;
  const moves: { seat: number; text: string }[] = [];
  let more = 0;
  const end = replay(game, record, (state, _events, index) => {
    if (index >= from - 1) {
      const after = game.slot(state);
      game.copy(state, after);
      const read = index >= from ? readLine(game, before, record.commands[index]) : undefined;
      if (read?.ok === true) {
        const [seat, move] = read.value;
        if (game.hears(before, seat, move, 'spectator')) {
          moves.push({ seat, text: said.moveSaid(language, before as never, move) });
        } else more += 1;
      }
      before = after;
    }
  });
  const told = { moves: moves.slice(-most), more: more + Math.max(0, moves.length - most) };
  if (!end.ok || ordered.length === 0) return told;
  const now = end.value;
  const say = (command: string) => {
    const move = game.notation.parse(now, command);
    return move.ok ? said.moveSaid(language, now as never, move.value) : command;
  };
  const turns = ordered.map(({ commands, when }) => ({
    moves: commands.map(say),
    things: when.map((each) => said.thingSaid(language, now as never, wordOf(each))),
  }));
  return { ...told, ordered: turns };
}

/** The subject of a condition, in the notation; a seat has no name there. */
function wordOf(condition: Condition): string {
  if (condition.is === 'free') return condition.place;
  if (condition.is === 'action') return condition.action;
  if (condition.is === 'there') return condition.what;
  return condition.is === 'goods' ? condition.goods : '';
}
