import { memo } from 'react';
import { Beside } from '../play/beside.tsx';
import { Log } from '../shell/log.tsx';
import { useSpeech } from '../speech.ts';
import { Tabs } from '../ui/tabs.tsx';
import { BonusTiles } from './panels/bonus-tiles.tsx';
import { Controls } from './panels/controls.tsx';
import { MapView } from './panels/map-view.tsx';
import { Mats } from './panels/mats.tsx';
import { PowerActions } from './panels/power-actions.tsx';
import { Result } from './panels/result.tsx';
import { TerrainCircle } from './panels/terrain-circle.tsx';

/** The map in the middle, what I can do below it, and what lies beside it. */
export function TerraNovaTable() {
  return (
    <>
      <Result />
      <div className="table-map">
        <MapView />
      </div>
      <Controls />
      <Beside>
        <MatsAndTiles />
      </Beside>
    </>
  );
}

/** Mats, log, tiles: drawn again only when their table changes, not with the rest of the page. */
const MatsAndTiles = memo(function MatsAndTiles() {
  const { m } = useSpeech();
  return (
    <>
      <div className="table-side">
        <Tabs
          label={m.mat.heading}
          tabs={[
            { id: 'mats', label: m.mat.heading, content: <Mats /> },
            { id: 'log', label: m.history.heading, content: <Log /> },
          ]}
        />
      </div>
      <div className="table-tiles">
        <PowerActions />
        <BonusTiles />
        <TerrainCircle />
      </div>
    </>
  );
});
