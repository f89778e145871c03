import './scenes.css';
import { useCallback, useEffect, useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import type { GreatMoment, RoundOpening, ScenesOf } from '../../play/face/scene.ts';
import { usePreferences } from '../../preferences/context.ts';
import { TELLING_MS } from '../../preferences/preferences.ts';
import { type Told, useTold } from '../journeys/use-told.ts';
import { Moment } from './moment.tsx';
import { Opening, useOpeningWords } from './opening.tsx';

/** One thing on show. */
type Shown<T> = { readonly key: number; readonly what: T } | undefined;

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;
let count = 0;

/**
 * Great moments, and the curtain of a round. They lie over the table and change nothing of it; the next press or key ends
 * them and does whatever it does. For people who want less motion a round begins with a line that stands still.
 */
export function Scenes({
  of,
  missed,
}: {
  readonly of: ScenesOf;
  /** Takes what was told before this was there. */
  readonly missed: () => readonly Told[];
}) {
  const { play } = useTable();
  const { language } = useSpeech();
  const { preferences } = usePreferences();
  const isStill = TELLING_MS[preferences.pace] === 0 || wantsLessMotion();
  const [moment, setMoment] = useState<Shown<GreatMoment>>();
  const [opening, setOpening] = useState<Shown<RoundOpening>>();
  const seats = play.table.players.length;
  const show = ({ events, step, isSudden }: Told) => {
    const opened = of.opening?.(events, step, seats);
    if (opened !== undefined) {
      setOpening({ key: count++, what: opened });
      setMoment(undefined);
      return;
    }
    if (isSudden || isStill) return;
    const [great] = of.moments(events, step);
    if (great !== undefined) setMoment({ key: count++, what: great });
  };
  useTold(show);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is there.
  useEffect(() => {
    for (const told of missed()) show(told);
  }, []);
  const isOn = moment !== undefined || opening !== undefined;
  const end = useCallback(() => {
    setMoment(undefined);
    setOpening(undefined);
  }, []);
  useEffect(() => {
    if (!isOn) return;
    for (const type of TOUCHES) window.addEventListener(type, end, { passive: true });
    return () => {
      for (const type of TOUCHES) window.removeEventListener(type, end);
    };
  }, [isOn, end]);
  const said = useOpeningWords(opening?.what);
  return (
    <>
      <p className="spoken" role="status" lang={language}>
        {said}
      </p>
      {moment !== undefined && <Moment key={moment.key} moment={moment.what} onEnd={end} />}
      {opening !== undefined && preferences.curtain && (
        <Opening key={opening.key} opening={opening.what} isStill={isStill} onEnd={end} />
      )}
    </>
  );
}

function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
