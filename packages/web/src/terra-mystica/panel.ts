import type { FaqPlace } from '@pangaea/words/terra-mystica/faq';
import { useCallback, useMemo } from 'preact/compat';
import { useFaq } from './faq.ts';
import type { PanelProps } from './panels/props.ts';
import { useMysticaSpeech } from './speech.ts';
import { useTable } from './table.ts';

/**
 * The props of every panel of this table; the same object while nothing changes, so that panels are
 * not drawn again.
 */
export function usePanel(): PanelProps {
  const speech = useMysticaSpeech();
  const { play, who } = useTable();
  const { state, draft, moment } = play;
  const isDrafted = draft !== undefined && moment === undefined && draft.moves.length > 0;
  const faq = useFaq();
  const answersAt = useCallback(
    (place: FaqPlace) =>
      faq === undefined
        ? []
        : faq
            .questionsAt(place)
            .map((id) => `${faq.answers[id].question} ${faq.answers[id].answer}`),
    [faq],
  );
  const before = isDrafted ? draft.base : undefined;
  return useMemo(
    () => ({ state, before, speech, who, answersAt }),
    [state, before, speech, who, answersAt],
  );
}
