import { useState } from 'preact/compat';
import type { Verdict } from '../game/verify.ts';
import { NOBODY, type Speech, useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { isOver } from '../play/use-over.ts';

/** After a game on a server: whether it was dealt from the seed that was fixed before it began. */
export function FairPlay() {
  const speech = useSpeech();
  const { m } = speech;
  const { play, port } = useTable();
  const [verdict, setVerdict] = useState<Verdict | 'unreached' | 'checking'>();
  const { connection } = play.table;
  const over = isOver(play);
  if (!over || port.check === undefined || connection === 'here') return null;
  const check = async () => {
    setVerdict('checking');
    const told = await port.check?.().catch(() => undefined);
    setVerdict(told ?? 'unreached');
  };
  return (
    <div className="fair-play">
      <button type="button" data-check onClick={() => void check()}>
        {m.fair.check}
      </button>
      <p className="hint">{m.fair.hint}</p>
      <p role="status">{verdict !== undefined && say(speech, verdict)}</p>
    </div>
  );
}

function say({ m, refusal }: Speech, verdict: Verdict | 'unreached' | 'checking'): string {
  if (verdict === 'checking') return m.loading;
  if (verdict === 'unreached') return m.refusals.unreached;
  if (verdict.ok) return m.fair.right(verdict.commands);
  switch (verdict.why) {
    case 'commitment':
      return m.fair.commitment;
    case 'shares':
      return m.fair.shares;
    case 'refused':
      return m.fair.refused(verdict.at, refusal(verdict.refusal, NOBODY));
    case 'position':
      return m.fair.position(verdict.at);
    default:
      return m.fair.outcome;
  }
}
