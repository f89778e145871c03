import { useEffect } from 'preact/compat';
import type { GreatMoment, RoundOpening } from '../../play/face/scene.ts';
import { Moment } from './moment.tsx';
import { Opening, useOpeningWords } from './opening.tsx';

/** A scene with its content. */
export type Shown<T> = { readonly key: number; readonly what: T } | undefined;

/** Shows the present scene. */
export function OnShow({
  moment,
  opening,
  hasCurtain,
  isStill,
  onSay,
  onEnd,
}: {
  readonly moment: Shown<GreatMoment>;
  readonly opening: Shown<RoundOpening>;
  readonly hasCurtain: boolean;
  readonly isStill: boolean;
  /** Passes a text to people who cannot see the scene. */
  readonly onSay: (words: string) => void;
  readonly onEnd: () => void;
}) {
  const said = useOpeningWords(opening?.what);
  useEffect(() => {
    onSay(said);
    return () => onSay('');
  }, [said, onSay]);
  return (
    <>
      {moment !== undefined && <Moment key={moment.key} moment={moment.what} onEnd={onEnd} />}
      {opening !== undefined && hasCurtain && (
        <Opening key={opening.key} opening={opening.what} isStill={isStill} onEnd={onEnd} />
      )}
    </>
  );
}
