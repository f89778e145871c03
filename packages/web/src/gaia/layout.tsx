import { memo } from 'react';
import { Log } from '../panels/log.tsx';
import { Beside } from '../play/beside.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import { Controls } from './panels/controls.tsx';
import { Goals } from './panels/goals.tsx';
import { Market } from './panels/market.tsx';
import { Mats } from './panels/mats.tsx';
import { Result } from './panels/result.tsx';
import { WorldView } from './panels/world-view.tsx';
import { useGaiaSpeech } from './speech.ts';

/** The world in the middle, my hand below it, what can be drawn on one side, the others on the other. */
export function GaiaTable() {
  const narrow = useNarrow();
  return (
    <>
      <Result />
      <div className="table-map">
        <WorldView />
      </div>
      {!narrow && <Market />}
      <Controls />
      <Beside>
        <Others />
      </Beside>
    </>
  );
}

/** Objectives, players, log: drawn again only when their table changes, not with the rest of the page. */
const Others = memo(function Others() {
  const { m, g } = useGaiaSpeech();
  return (
    <div className="table-side">
      <Goals />
      <Tabs
        label={g.mats.heading}
        tabs={[
          { id: 'mats', label: g.mats.heading, content: <Mats /> },
          { id: 'log', label: m.history.heading, content: <Log /> },
        ]}
      />
    </div>
  );
});
