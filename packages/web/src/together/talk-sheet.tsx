import { useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { later } from '../ui/later.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AgreePanel } from './agree-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { useTalk } from './use-talk.ts';
import { WordsPanel } from './words-panel.tsx';

const TableTelling = later(async () => (await import('./telling/table-telling.tsx')).TableTelling);

/** The conversation of the table, and private notes beside it. */
export function TalkSheet() {
  const { m } = useSpeech();
  const { notes } = useTalk();
  if (notes === undefined) return <WordsPanel />;
  const tabs = [
    { id: 'words', label: m.words.name, content: <WordsPanel /> },
    { id: 'notes', label: m.words.notes, content: <NotesPanel /> },
    { id: 'agree', label: m.agree.name, content: <AgreePanel /> },
    { id: 'telling', label: m.telling.name, content: <Telling /> },
  ];
  return <Tabs label={m.words.name} tabs={tabs} />;
}

/** The ways in which this device and a group get notices of the table. */
function Telling() {
  const { play, port } = useTable();
  return <TableTelling table={play.table.id} isHost={port.seating?.isHost === true} />;
}
