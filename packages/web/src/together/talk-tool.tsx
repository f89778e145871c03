import { useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { useOpened } from '../shell/opened.ts';
import { Icon } from '../ui/icon.tsx';
import { useTalk } from './use-talk.ts';

/** Opens the conversation at a table of a server, and shows the number of new chat messages. */
export function TalkTool() {
  const { m } = useSpeech();
  const { port } = useTable();
  const { opened, open } = useOpened();
  const { unread } = useTalk();
  if (port.talk === undefined) return null;
  const isOn = opened.sheet === 'talk';
  const count = isOn ? 0 : unread.length;
  const name = count === 0 ? m.words.name : m.words.unread(count);
  return (
    <button
      type="button"
      className="tool tool-talk"
      aria-pressed={isOn}
      aria-keyshortcuts="W"
      aria-label={name}
      title={`${name} (W)`}
      data-talk
      onClick={() => open({ sheet: isOn ? undefined : 'talk', tab: 'map' })}
    >
      <Icon name="talk" />
      <span className="tool-name">{m.words.name}</span>
      {count > 0 && <b className="tool-count">{count}</b>}
    </button>
  );
}
