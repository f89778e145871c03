import type { Event } from '@pangaea/rules/terra-mystica';
import { AccountTable } from '../../terra/panels/account.tsx';
import { TerraResult } from '../../terra/panels/result.tsx';
import { Sources } from '../../terra/panels/sources.tsx';
import { GAME } from '../game/rules.ts';
import { SCORING, sources } from '../game/scoring.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The end: who has won, how the points grew, what was remarkable, and where the points came from. */
export function Result() {
  const { t, w } = useMysticaSpeech();
  const { play, who } = useTable();
  const outcome = GAME.outcome(play.now);
  return (
    <TerraResult scoring={SCORING}>
      {outcome !== undefined && (
        <AccountTable
          outcome={outcome}
          sourcesOf={(events: Iterable<Event>, seat) => sources(events, seat, 'vp')}
          causes={w.causes}
          cell={(seat, cause, amount) => (
            <Sources
              title={t.whence.vp(who.seat(seat))}
              entriesOf={(events: Iterable<Event>) => sources(events, seat, 'vp')}
              causes={w.causes}
              inBowls={false}
              {...(cause === undefined ? {} : { only: cause })}
              atEnd
            >
              {amount}
            </Sources>
          )}
        />
      )}
    </TerraResult>
  );
}
