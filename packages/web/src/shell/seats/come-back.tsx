import { useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';

/** While a bot plays for a person at this device: one press takes the seat back. */
export function ComeBack() {
  const { m } = useSpeech();
  const { play, port } = useTable();
  const [isSending, setSending] = useState(false);
  const { clocks, players } = play.table;
  const { seating } = port;
  const isAway = players.some(
    (player, seat) =>
      player.kind === 'here' && (player.left === true || clocks?.seats[seat]?.away === true),
  );
  if (!isAway || seating === undefined) return null;
  const comeBack = async () => {
    setSending(true);
    const refusal = await seating.comeBack();
    setSending(false);
    if (refusal !== undefined) play.wish({ do: 'refused', refusal });
  };
  return (
    <button
      type="button"
      className="main come-back"
      data-come-back
      disabled={isSending}
      title={m.clock.away}
      onClick={() => void comeBack()}
    >
      {m.clock.back}
    </button>
  );
}
