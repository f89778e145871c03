import { Beside } from '../../play/beside.tsx';
import { ownSeat } from '../../shell/seats/own-seat.ts';
import { useLayout } from '../../ui/layout.ts';
import { useChoosing } from '../choosing.ts';
import { usePanel } from '../panel.ts';
import { AsItStands } from '../panels/as-it-stands.tsx';
import { BonusCards } from '../panels/bonus-cards.tsx';
import { Cults } from '../panels/cults.tsx';
import { Landscapes } from '../panels/landscapes.tsx';
import { Shelf } from '../panels/shelf.tsx';
import { useTable } from '../table.ts';
import { hasOctagonsOnMap, hasShelfOnMap } from './mystica-map.tsx';
import { PowerOctagons } from './power-octagons.tsx';

/** Cults and racks beside the map; things that can be taken are buttons. */
export function Side() {
  const panel = usePanel();
  const { play } = useTable();
  const { cults, priests, cards, favours, towns } = useChoosing();
  const layout = useLayout();
  const seat = ownSeat(play);
  return (
    <>
      <Cults {...panel} seat={seat} cults={cults} priests={priests} />
      <BonusCards {...panel} cards={cards} />
      {!hasOctagonsOnMap(layout) && <PowerOctagons />}
      {!hasShelfOnMap(layout) && <Shelf {...panel} favours={favours} towns={towns} />}
      <Landscapes {...panel} />
      <Beside>
        <Outlook />
      </Beside>
    </>
  );
}

/** Forecasts to the end of the game take time: a press does not wait for them. */
function Outlook() {
  return <AsItStands {...usePanel()} />;
}
