import type { Event } from '@pangaea/rules/terra-nova';
import { AccountTable } from '../../terra/panels/account.tsx';
import { TerraResult } from '../../terra/panels/result.tsx';
import { OF_CAUSE } from '../book/places.ts';
import { ledger } from '../game/ledger.ts';
import { SCORING } from '../game/race.ts';
import { GAME } from '../game/rules.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Sourced } from './sourced.tsx';

/**
 * The end of the game: winner, course of the points, remarkable facts, and sources of the points.
 */
export function Result() {
  const { w } = useNovaSpeech();
  const outcome = GAME.outcome(useTable().play.now);
  return (
    <TerraResult scoring={SCORING}>
      {outcome !== undefined && (
        <AccountTable
          outcome={outcome}
          sourcesOf={(events: Iterable<Event>, seat) => ledger(events, seat, 'vp', 0)}
          causes={w.causes}
          ruleOf={OF_CAUSE}
          cell={(seat, cause, amount) => (
            <Sourced
              seat={seat}
              of="vp"
              {...(cause === undefined ? {} : { only: cause, rule: OF_CAUSE[cause] })}
              atEnd
            >
              {amount}
            </Sourced>
          )}
        />
      )}
    </TerraResult>
  );
}
