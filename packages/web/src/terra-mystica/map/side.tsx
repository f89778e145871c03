import { useLayout } from '../../shell/layout.ts';
import { ownSeat } from '../../shell/own-seat.ts';
import { useChoosing } from '../choosing.ts';
import { usePanel } from '../panel.ts';
import { BonusCards } from '../panels/bonus-cards.tsx';
import { Cults } from '../panels/cults.tsx';
import { Shelf } from '../panels/shelf.tsx';
import { useTable } from '../table.ts';
import { hasShelfOnMap } from './mystica-map.tsx';

/** Cults and racks beside the map; what can be taken from them is a button. */
export function Side() {
  const panel = usePanel();
  const { play } = useTable();
  const { cults, priests, cards, favours, towns } = useChoosing();
  const isShelfHere = !hasShelfOnMap(useLayout());
  return (
    <>
      <Cults {...panel} seat={ownSeat(play)} cults={cults} priests={priests} />
      <BonusCards {...panel} cards={cards} />
      {isShelfHere && <Shelf {...panel} favours={favours} towns={towns} />}
    </>
  );
}
