import { POWER_ACTIONS } from '@pangaea/rules/terra-mystica';
import { useCallback, useMemo } from 'preact/compat';
import { eventsOnShow } from '../../play/events-on-show.ts';
import { RulesNotes } from '../../shell/book/rules-link.tsx';
import { ownSeat } from '../../shell/seats/own-seat.ts';
import { useChoosing } from '../choosing.ts';
import { usersOf } from '../game/octagons.ts';
import { usePanel } from '../panel.ts';
import { Octagons } from '../panels/octagons.tsx';
import { useTable } from '../table.ts';

/** The power actions, each with the marker of the seat that has used it. */
export function PowerOctagons() {
  const panel = usePanel();
  const { play } = useTable();
  const { powers } = useChoosing();
  const { history, moment, draft } = play;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these determine the events.
  const users = useMemo(() => usersOf(eventsOnShow(play)), [history, moment, draft]);
  const usedBy = useCallback((action: number) => users.get(POWER_ACTIONS[action]), [users]);
  return (
    <RulesNotes to="octagons">
      <Octagons {...panel} seat={ownSeat(play)} powers={powers} usedBy={usedBy} />
    </RulesNotes>
  );
}
