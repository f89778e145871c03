import { useGameSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { Icon } from '../ui/icon.tsx';
import { TABS, useOpened } from './opened.ts';

/** The tabs of a small window, in reach of the thumb. */
export function TabBar() {
  const speech = useGameSpeech();
  const { play, face } = useTable();
  const isMine = play.seat !== undefined && play.moment === undefined;
  const { opened, open } = useOpened();
  return (
    <nav className="tab-bar" aria-label={speech.m.tabs.label}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          data-tab={tab}
          aria-current={opened.tab === tab ? 'page' : undefined}
          className={tab === 'map' && isMine ? 'tab-mine' : undefined}
          onClick={() => open({ tab })}
        >
          <Icon name={tab} />
          {tab === 'side' ? face.table.sideName(speech) : speech.m.tabs[tab]}
        </button>
      ))}
    </nav>
  );
}
