import type { Condition } from '@pangaea/rules/kernel';
import { use, useMemo } from 'preact/compat';
import { stateAt } from '../../game/history.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { thingsOf } from '../../play/face/things.ts';
import { SeatMark } from '../seats/seat-mark.tsx';
import { AHEAD_MESSAGES } from './messages.ts';

/** The subject of a condition, in the notation. */
export function wordOf(condition: Condition): string {
  if (condition.is === 'free') return condition.place;
  if (condition.is === 'action') return condition.action;
  if (condition.is === 'there') return condition.what;
  return condition.is === 'goods' ? condition.goods : String(condition.seat);
}

/** The words for conditions at a table. */
export interface SaidConditions {
  /** Only the subject: a place, a card, a seat. */
  thing(condition: Condition): string;
  /** The whole condition. */
  whole(condition: Condition): string;
}

export function useSaidConditions(): SaidConditions {
  const speech = useGameSpeech();
  const { play, face, who } = useTable();
  const things = use(thingsOf(face.table));
  const { history } = play;
  return useMemo(() => {
    const w = AHEAD_MESSAGES[speech.language];
    const thing = (condition: Condition) => {
      if (condition.is === 'passed') return who.full(condition.seat);
      if (condition.is === 'free') return condition.place;
      if (condition.is === 'goods') return w.goods(condition.goods);
      return things.name(speech, stateAt(history), wordOf(condition));
    };
    return { thing, whole: (condition) => w.holds(condition, thing(condition)) };
  }, [speech, who, things, history]);
}

/** A condition with the face of its subject. */
export function SaidCondition({
  said,
  condition,
}: {
  readonly said: SaidConditions;
  readonly condition: Condition;
}) {
  const { play, face } = useTable();
  const { Face } = use(thingsOf(face.table));
  return (
    <>
      <span className="ahead-face" aria-hidden="true">
        {condition.is === 'passed' ? (
          <SeatMark seat={condition.seat} size={20} />
        ) : (
          condition.is !== 'free' && <Face state={stateAt(play.history)} what={wordOf(condition)} />
        )}
      </span>{' '}
      {said.whole(condition)}
    </>
  );
}
