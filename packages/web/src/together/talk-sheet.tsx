import { useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { later } from '../ui/later.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AgreePanel } from './agree-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { WordsPanel } from './words-panel.tsx';

const TableTelling = later(async () => (await import('./telling/table-telling.tsx')).TableTelling);

/**
 * The conversation of the table, and for persons at it their private notes beside it. Nothing is
 * replaced when the notes have come: somebody may be typing.
 */
export function TalkSheet() {
  const { m } = useSpeech();
  const { play } = useTable();
  if (!play.table.players.some(({ kind }) => kind === 'here')) return <WordsPanel />;
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
