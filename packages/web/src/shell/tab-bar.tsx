import { useTable } from '../play/context.ts';
import { useGameSpeech } from '../speech.ts';
import { Icon } from '../ui/icon.tsx';
import { TABS, useOpened } from './opened.ts';

/** Under the thumb: what the window shows. */
export function TabBar() {
  const speech = useGameSpeech();
  const { face } = useTable();
  const { opened, open } = useOpened();
  return (
    <nav className="tab-bar" aria-label={speech.m.tabs.label}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          data-tab={tab}
          aria-current={opened.tab === tab ? 'page' : undefined}
          onClick={() => open({ tab })}
        >
          <Icon name={tab} />
          {tab === 'side' ? face.table.sideName(speech) : speech.m.tabs[tab]}
        </button>
      ))}
    </nav>
  );
}
