import { useEffect, useRef } from 'preact/compat';
import { Beside } from '../../play/beside.tsx';
import { RulesNotes } from '../../shell/book/rules-link.tsx';
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

/** Cults and displays of tiles beside the map; things that can be taken are buttons. */
export function Side() {
  const panel = usePanel();
  const { play } = useTable();
  const { cults, priests, cards, favours, towns } = useChoosing();
  const layout = useLayout();
  const seat = ownSeat(play);
  const isAsked = (rack: { readonly isQuiet?: boolean } | undefined) =>
    rack !== undefined && rack.isQuiet !== true;
  const asked = [favours, towns, cards, cults, priests].map(isAsked).join();
  const start = useRef<HTMLSpanElement>(null);
  // Somebody may have scrolled the column away from what is asked now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something else is asked.
  useEffect(() => {
    const column = start.current?.parentElement;
    const lit = column?.querySelector('.tm-open:not(.tm-quiet, .tm-octagon)');
    lit?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return (
    <>
      <span ref={start} hidden />
      <RulesNotes to="cults">
        <Cults {...panel} seat={seat} cults={cults} priests={priests} />
      </RulesNotes>
      <RulesNotes to="passing">
        <BonusCards {...panel} cards={cards} />
      </RulesNotes>
      {!hasOctagonsOnMap(layout) && <PowerOctagons />}
      {!hasShelfOnMap(layout) && <Shelf {...panel} favours={favours} towns={towns} />}
      <RulesNotes to="landscapes">
        <Landscapes {...panel} />
      </RulesNotes>
      <Beside>
        <RulesNotes to="end">
          <Outlook />
        </RulesNotes>
      </Beside>
    </>
  );
}

/**
 * The points for cults and land if the game ended now. It is drawn later (`Beside`), because the
 * computation takes time and a press must not wait for it.
 */
function Outlook() {
  return <AsItStands {...usePanel()} />;
}
