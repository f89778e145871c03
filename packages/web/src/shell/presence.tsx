import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';

/** Whether somebody is there: a bot, somebody who has come, or a seat that waits. */
export function Presence({ seat }: { readonly seat: number }) {
  const { m } = useSpeech();
  const { play, people } = useTable();
  const player = play.table.players[seat];
  const { face, isAway } = people[seat];
  const text = isAway
    ? m.remote.waiting
    : player.kind === 'bot'
      ? m.start.bot(m.levels[player.level])
      : m.rail.here;
  return (
    <span
      className={`presence ${isAway ? 'presence-away' : face === undefined ? 'presence-here' : 'presence-bot'}`}
      title={text}
    >
      <span className="spoken">{text}</span>
    </span>
  );
}
