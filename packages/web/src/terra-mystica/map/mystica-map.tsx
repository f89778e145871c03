import { Deferred } from '../../play/deferred.tsx';
import { RulesNotes } from '../../shell/book/rules-link.tsx';
import { MapView } from '../../terra/panels/map-view.tsx';
import { hasSideColumn, isSmallLayout, type Layout, useLayout } from '../../ui/layout.ts';
import { useChoosing } from '../choosing.ts';
import { usePanel } from '../panel.ts';
import { BonusCards } from '../panels/bonus-cards.tsx';
import { Offered, Shelf } from '../panels/shelf.tsx';
import { PowerOctagons } from './power-octagons.tsx';

/** Windows with room for the shelf above the land. */
export function hasShelfOnMap(layout: Layout): boolean {
  return hasSideColumn(layout) && layout !== 'laptop';
}

/** Windows with room for the power actions beside the land. */
export function hasOctagonsOnMap(layout: Layout): boolean {
  return !isSmallLayout(layout);
}

/**
 * The land, with the shelf of tiles above it and the power actions beside it if there is room.
 * Otherwise tiles and cards are shown over the land while one of them is being taken.
 */
export function MysticaMap() {
  const panel = usePanel();
  const { favours, towns, cards } = useChoosing();
  const layout = useLayout();
  const hasShelf = hasShelfOnMap(layout);
  const hasOctagons = hasOctagonsOnMap(layout);
  const offersTiles = !hasShelf && (favours !== undefined || towns !== undefined);
  const offersCards = !hasSideColumn(layout) && cards !== undefined && !cards.isQuiet;
  return (
    <div
      className={`mystica-map ${hasShelf ? 'mystica-map-shelf' : ''} ${hasOctagons ? 'mystica-map-octagons' : ''}`}
    >
      {hasShelf && (
        <div className="mystica-shelf">
          <Deferred part={1}>
            <Shelf {...panel} favours={favours} towns={towns} />
          </Deferred>
        </div>
      )}
      <MapView />
      {(offersTiles || offersCards) && (
        <div className="mystica-offer">
          {offersTiles && <Offered {...panel} favours={favours} towns={towns} />}
          {offersCards && (
            <RulesNotes to="passing">
              <BonusCards {...panel} cards={cards} isOffer />
            </RulesNotes>
          )}
        </div>
      )}
      {hasOctagons && (
        <div className="mystica-octagons">
          <Deferred part={1}>
            <PowerOctagons />
          </Deferred>
        </div>
      )}
    </div>
  );
}
