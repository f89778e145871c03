import { hasSideColumn, isSmallLayout, type Layout, useLayout } from '../../shell/layout.ts';
import { MapView } from '../../terra/panels/map-view.tsx';
import { useChoosing } from '../choosing.ts';
import { usePanel } from '../panel.ts';
import { Shelf } from '../panels/shelf.tsx';
import { PowerOctagons } from './power-octagons.tsx';

/** Windows with room for the shelf above the land. */
export function hasShelfOnMap(layout: Layout): boolean {
  return hasSideColumn(layout) && layout !== 'laptop';
}

/** Windows with room for the power actions beside the land. */
export function hasOctagonsOnMap(layout: Layout): boolean {
  return !isSmallLayout(layout);
}

/** The land; where there is room the shelf of tiles above it and the power actions beside it. */
export function MysticaMap() {
  const panel = usePanel();
  const { favours, towns } = useChoosing();
  const layout = useLayout();
  const hasShelf = hasShelfOnMap(layout);
  const hasOctagons = hasOctagonsOnMap(layout);
  return (
    <div
      className={`mystica-map ${hasShelf ? 'mystica-map-shelf' : ''} ${hasOctagons ? 'mystica-map-octagons' : ''}`}
    >
      {hasShelf && (
        <div className="mystica-shelf">
          <Shelf {...panel} favours={favours} towns={towns} />
        </div>
      )}
      <MapView />
      {hasOctagons && (
        <div className="mystica-octagons">
          <PowerOctagons />
        </div>
      )}
    </div>
  );
}
