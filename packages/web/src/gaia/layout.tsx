import { memo } from 'react';
import { Beside } from '../play/beside.tsx';
import { Log } from '../shell/log.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useWidth } from '../ui/use-width.ts';
import { Controls } from './panels/controls.tsx';
import { ExplainingCards } from './panels/explaining.tsx';
import { Goals } from './panels/goals.tsx';
import { Guide } from './panels/guide.tsx';
import { Market } from './panels/market.tsx';
import { Mats } from './panels/mats.tsx';
import { Result } from './panels/result.tsx';
import { Since } from './panels/since.tsx';
import { WorldView } from './panels/world-view.tsx';
import { useGaiaSpeech } from './speech.ts';

/**
 * The world in the middle, my hand below it, what can be drawn on one side, the others on the other. With
 * room for two columns what can be drawn stands above the others; with room for one below the hand.
 */
export function GaiaTable() {
  const width = useWidth();
  return (
    <ExplainingCards>
      <Result />
      <div className="table-map">
        <WorldView />
      </div>
      {width === 'wide' && (
        <div className="table-draw">
          <Market />
          <Guide />
          <Since />
        </div>
      )}
      <Controls />
      <div className="table-side">
        {width === 'medium' && <Market />}
        <Beside>
          <Others />
        </Beside>
        {width !== 'wide' && <Since />}
      </div>
    </ExplainingCards>
  );
}

/** Objectives, players, log: drawn again only when their table changes, not with the rest of the page. */
const Others = memo(function Others() {
  const { m, g } = useGaiaSpeech();
  return (
    <>
      <Goals />
      <Tabs
        label={g.mats.heading}
        tabs={[
          { id: 'mats', label: g.mats.heading, content: <Mats /> },
          { id: 'log', label: m.history.heading, content: <Log /> },
        ]}
      />
    </>
  );
});
