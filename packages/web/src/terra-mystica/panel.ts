import type { PanelProps } from './panels/props.ts';
import { useMysticaSpeech } from './speech.ts';
import { useTable } from './table.ts';

/** What every panel of this table is given. */
export function usePanel(): PanelProps {
  const speech = useMysticaSpeech();
  const { play, who } = useTable();
  const { state, draft, moment } = play;
  const isDrafted = draft !== undefined && moment === undefined && draft.moves.length > 0;
  return { state, before: isDrafted ? draft.base : undefined, speech, who };
}
