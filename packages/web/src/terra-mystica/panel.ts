import { useMemo } from 'react';
import { PANEL_MESSAGES } from './messages/panels.ts';
import type { PanelProps, PanelSpeech } from './panels/props.ts';
import { type MysticaSpeech, useMysticaSpeech } from './speech.ts';
import { useTable } from './table.ts';

/** What the panels say, in the language of the table. */
export function panelSpeech({ w, language }: Pick<MysticaSpeech, 'w' | 'language'>): PanelSpeech {
  return { w, p: PANEL_MESSAGES[language] };
}

/** What every panel of this table is given. */
export function usePanel(): PanelProps {
  const { w, language } = useMysticaSpeech();
  const { play, who } = useTable();
  const speech = useMemo(() => panelSpeech({ w, language }), [w, language]);
  const { state, draft, moment } = play;
  const isDrafted = draft !== undefined && moment === undefined && draft.moves.length > 0;
  return { state, before: isDrafted ? draft.base : undefined, speech, who };
}
