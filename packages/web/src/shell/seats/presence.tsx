import { ago } from '../../clock/ago.ts';
import { SERVER_TIME } from '../../clock/server-time.ts';
import { type Speech, useSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { inLine } from '../../play/in-line.ts';
import type { Player, SeatPresence } from '../../table/port.ts';
import { presenceShown } from './presence-shown.ts';

/** Whether the person of a seat is present, and if not, since when. */
export function presenceSaid(
  { m, language }: Speech,
  { kind }: Player,
  presence: SeatPresence | undefined,
  now: number,
): string {
  if (kind === 'here' || presence === undefined) return m.rail.here;
  if (presence.is !== 'gone') return m.together[presence.is];
  return presence.seen === undefined
    ? m.together.gone
    : m.together.seen(ago(presence.seen, now, language));
}

/** Whether a seat counts as present: a bot, a person who is present, or a free seat. */
export function Presence({ seat }: { readonly seat: number }) {
  const speech = useSpeech();
  const { m } = speech;
  const { play, people } = useTable();
  const { connection, players } = play.table;
  const player = players[seat];
  const { face, isAway } = people[seat];
  const there = play.table.presence?.seats[seat];
  const isStoodInFor = play.table.clocks?.seats.some((each) => each.seat === seat && each.away);
  const text = isAway
    ? m.remote.waiting
    : isStoodInFor === true
      ? m.clock.standsIn(inLine(people[seat].name))
      : player.kind === 'bot'
        ? m.start.bot(m.levels[player.level])
        : player.kind === 'away' && connection === 'lost'
          ? m.remote.lost
          : presenceSaid(speech, player, there, SERVER_TIME.now());
  const is = presenceShown(player, there, connection);
  return (
    <span
      className={`presence ${isAway ? 'presence-away' : face === undefined ? `presence-${is}` : 'presence-bot'}`}
      data-presence={player.kind === 'bot' || isAway ? undefined : is}
      title={text}
    >
      <span className="spoken">{text}</span>
    </span>
  );
}
