import type { Pace } from '@pangaea/wire';
import { useSpeech } from '../messages/speech.ts';
import { Radios } from '../ui/radios.tsx';
import { type ChosenTime, OUTS, PACES, PRESETS, timeOf } from './chosen.ts';

/** The tempo of a table, and its time limits. */
export function TimeChoice({
  legend,
  tempos,
  chosen,
  onChange,
}: {
  readonly legend: string;
  /** The names of the two tempos: live, and over days. */
  readonly tempos: Readonly<Record<Pace, string>>;
  readonly chosen: ChosenTime;
  readonly onChange: (chosen: ChosenTime) => void;
}) {
  const { m } = useSpeech();
  const { pace, clock, out } = chosen;
  return (
    <>
      <Radios
        legend={legend}
        values={PACES}
        value={pace}
        label={(each) => tempos[each]}
        onChange={(next) => onChange({ ...chosen, pace: next, clock: 'none' })}
      />
      <Radios
        legend={m.clock.name}
        values={PRESETS[pace]}
        value={clock}
        label={(each) => {
          const time = timeOf(pace, each);
          if (time === undefined) return m.clock.none;
          return time.kind === 'live'
            ? m.clock.bank(time.minutes, time.seconds)
            : m.clock.each(time.days);
        }}
        onChange={(next) => onChange({ ...chosen, clock: next })}
      />
      {clock !== 'none' && (
        <Radios
          legend={m.clock.out}
          values={OUTS}
          value={out}
          label={(each) => m.clock.outs[each]}
          onChange={(next) => onChange({ ...chosen, out: next })}
        />
      )}
    </>
  );
}
