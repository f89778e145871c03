import type { SeatClockTold } from '@pangaea/wire';
import { useEffect, useState } from 'preact/compat';
import { type Clocks, isLittle, onDial, readingOf, roughly } from '../../clock/clocks.ts';
import { type Speech, useSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';

/** The clock of a seat on one line; nothing at a table without time limits. */
export function SeatClock({ seat }: { readonly seat: number }) {
  const { play } = useTable();
  const { clocks, players } = play.table;
  const told = clocks?.seats.find((each) => each.seat === seat);
  if (clocks === undefined || told === undefined) return null;
  return <Dial clocks={clocks} told={told} isMine={players[seat].kind === 'here'} />;
}

function Dial({
  clocks: { heard, isSlow },
  told,
  isMine,
}: {
  readonly clocks: Clocks;
  readonly told: SeatClockTold;
  readonly isMine: boolean;
}) {
  const speech = useSpeech();
  const now = useNow(told.runs ? (isSlow ? 30_000 : 500) : undefined, heard);
  const { left, grace } = readingOf(told, heard, now);
  // Between two moves a slow table has nothing to show.
  if (!told.runs && told.left === undefined && !told.away) return null;
  const text = told.away ? speech.m.clock.bot : isSlow ? roughly(speech.m, left) : onDial(left);
  const isPressing = told.runs && isMine && isLittle(left, isSlow);
  const said = saidOf(speech, told, { left, grace });
  return (
    <span
      className={`seat-clock ${told.runs ? 'seat-clock-runs' : ''} ${isPressing ? 'seat-clock-little' : ''}`}
      data-clock={told.away ? 'away' : told.over ? 'over' : told.runs ? 'runs' : 'stands'}
      title={said}
    >
      <span aria-hidden="true">{text}</span>
      <span className="spoken">{said}</span>
    </span>
  );
}

function saidOf(
  { m }: Speech,
  { away, over, runs }: SeatClockTold,
  { left, grace }: { readonly left: number; readonly grace: number },
): string {
  if (away) return m.clock.standsInShort;
  if (over) return m.clock.over;
  const time = roughly(m, left);
  if (!runs) return m.clock.stands(time);
  return left > 0 ? m.clock.left(time) : m.clock.grace(roughly(m, grace));
}

/**
 * The present time of this device in milliseconds (`performance.now()`), updated at an interval.
 * @param every milliseconds between updates; without it the time does not change
 */
function useNow(every: number | undefined, heard: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (every === undefined) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  // If a message came after the last update, its time is used.
  return Math.max(now, heard);
}
