import { useSpeech } from '../messages/speech.ts';
import { Tabs } from '../ui/tabs.tsx';
import { AgreePanel } from './agree-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { useTalk } from './use-talk.ts';
import { WordsPanel } from './words-panel.tsx';

/** The conversation of the table, and private notes beside it. */
export function TalkSheet() {
  const { m } = useSpeech();
  const { notes } = useTalk();
  if (notes === undefined) return <WordsPanel />;
  const tabs = [
    { id: 'words', label: m.words.name, content: <WordsPanel /> },
    { id: 'notes', label: m.words.notes, content: <NotesPanel /> },
    { id: 'agree', label: m.agree.name, content: <AgreePanel /> },
  ];
  return <Tabs label={m.words.name} tabs={tabs} />;
}
