import type { Event } from '@pangaea/rules/terra-mystica';
import { NONE } from '@pangaea/rules/terra-mystica';
import { useState } from 'preact/compat';
import { Sources } from '../../terra/panels/sources.tsx';
import { useChoosing } from '../choosing.ts';
import { Orders } from '../dock/dock.tsx';
import { AmountIcon } from '../dock/price-tag.tsx';
import { COUNTED, sources } from '../game/scoring.ts';
import { usePanel } from '../panel.ts';
import { FactionBoard } from '../panels/board.tsx';
import { OwnPeople } from '../panels/own-people.tsx';
import { Questions } from '../panels/questions-later.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The faction board of a seat; its own actions are buttons for the person of the seat. */
export function Board({ seat }: { readonly seat: number }) {
  const panel = usePanel();
  const { play } = useTable();
  const { specials } = useChoosing();
  const { table } = play.state;
  const faction = play.state.faction(seat);
  if (faction === NONE) return null;
  return (
    <>
      <OwnPeople seat={seat} />
      <FactionBoard
        {...panel}
        seat={seat}
        specials={play.draft?.seat === seat ? specials : undefined}
      />
      <SourceLinks seat={seat} />
      <Questions at={[`faction ${table.factionNames[faction]}`]} />
      {play.table.players[seat]?.kind === 'here' && <OwnOrders seat={seat} />}
    </>
  );
}

/**
 * The standing orders of the person, folded. While others play they are also in the dock; here they
 * can be changed at any time.
 */
function OwnOrders({ seat }: { readonly seat: number }) {
  const { t } = useMysticaSpeech();
  const [isOpened, setIsOpened] = useState(false);
  return (
    <details
      className="own-orders"
      onToggle={({ currentTarget }) => setIsOpened((was) => was || currentTarget.open)}
    >
      <summary>{t.ownOrders}</summary>
      {isOpened && <Orders seat={seat} />}
    </details>
  );
}

/** The sources of the seat's points, each of which can be pressed. */
function SourceLinks({ seat }: { readonly seat: number }) {
  const { t, w } = useMysticaSpeech();
  const { who } = useTable();
  return (
    <div className="mystica-sources">
      {t.sourcesOf.heading}
      {COUNTED.map((of) => (
        <Sources
          key={of}
          title={t.sourcesOf[of](who.seat(seat))}
          entriesOf={(events: Iterable<Event>) => sources(events, seat, of)}
          causes={w.causes}
          inBowls={of === 'power'}
          rule={of}
        >
          <AmountIcon of={of} />
          <span className="spoken">{w.terms[of]}</span>
        </Sources>
      ))}
    </div>
  );
}
