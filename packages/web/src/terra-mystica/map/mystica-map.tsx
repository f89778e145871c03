import { hasSideColumn, useLayout } from '../../shell/layout.ts';
import { MapView } from '../../terra/panels/map-view.tsx';
import { useChoosing } from '../choosing.ts';
import { usePanel } from '../panel.ts';
import { Shelf } from '../panels/shelf.tsx';

/** Windows with room for the shelf above the land. */
export function hasShelfOnMap(layout: ReturnType<typeof useLayout>): boolean {
  return hasSideColumn(layout) && layout !== 'laptop';
}

/** The land, with the shelf of tiles above it where there is room. */
export function MysticaMap() {
  const panel = usePanel();
  const { favours, towns } = useChoosing();
  const hasShelf = hasShelfOnMap(useLayout());
  return (
    <div className={hasShelf ? 'mystica-map mystica-map-shelf' : 'mystica-map'}>
      {hasShelf && (
        <div className="mystica-shelf">
          <Shelf {...panel} favours={favours} towns={towns} />
        </div>
      )}
      <MapView />
    </div>
  );
}
