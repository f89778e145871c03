import './scenes.css';
import { useCallback, useEffect, useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import type { GreatMoment, RoundOpening, ScenesOf } from '../../play/face/scene.ts';
import { usePreferences } from '../../preferences/context.ts';
import { TELLING_MS } from '../../preferences/preferences.ts';
import { later } from '../../ui/later.tsx';
import { type Told, useTold } from '../journeys/use-told.ts';
import type { Shown } from './on-show.tsx';

/** The scenes, loaded with the first one. */
const OnShow = later(async () => (await import('./on-show.tsx')).OnShow, null);

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;
let count = 0;

/**
 * Great moments, and the curtain of a round. They are drawn over the table and do not change it;
 * the next press or key ends them and has its usual effect. For people who want less motion a round
 * begins with a line that does not move.
 */
export function Scenes({
  of,
  missed,
}: {
  readonly of: ScenesOf;
  /** Returns the events that were shown before this component was loaded. */
  readonly missed: () => readonly Told[];
}) {
  const { play } = useTable();
  const { language } = useSpeech();
  const { preferences } = usePreferences();
  const isStill = TELLING_MS[preferences.pace] === 0 || wantsLessMotion();
  const [moment, setMoment] = useState<Shown<GreatMoment>>();
  const [opening, setOpening] = useState<Shown<RoundOpening>>();
  // The element for spoken text exists before the text, since otherwise screen readers would not
  // read it.
  const [said, say] = useState('');
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when this part is loaded.
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
  return (
    <>
      <p className="spoken" role="status" lang={language}>
        {said}
      </p>
      {isOn && (
        <OnShow
          moment={moment}
          opening={opening}
          hasCurtain={preferences.curtain}
          isStill={isStill}
          onSay={say}
          onEnd={end}
        />
      )}
    </>
  );
}

function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
