import type { Event } from '@pangaea/rules/terra-mystica';
import { eventsUntil } from '../../game/moment.ts';
import { TerraResult } from '../../terra/panels/result.tsx';
import { Sources as SourcesOf } from '../../terra/panels/sources.tsx';
import { OF_SOURCE } from '../book/places.ts';
import { GAME } from '../game/rules.ts';
import { SCORING, sources } from '../game/scoring.ts';
import { sourceOf } from '../game/sources.ts';
import { usePanel } from '../panel.ts';
import { Sources } from '../panels/sources.tsx';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/**
 * The end of the game: winner, course of the points, remarkable facts, and sources of the points.
 */
export function Result() {
  const { t, w } = useMysticaSpeech();
  const panel = usePanel();
  const { play, who } = useTable();
  const outcome = GAME.outcome(play.now);
  if (outcome === undefined) return null;
  const { rank } = outcome;
  return (
    <TerraResult scoring={SCORING}>
      <Sources
        {...panel}
        state={play.now}
        events={[...eventsUntil(play.history)]}
        seats={rank.map((_, seat) => seat).sort((one, other) => rank[one] - rank[other])}
        sourcesOf={(seat, source, amount) => (
          <SourcesOf
            title={t.sourcesOf.vp(who.seat(seat))}
            entriesOf={(events: Iterable<Event>) =>
              sources(events, seat, 'vp').filter(({ cause }) => sourceOf(cause) === source)
            }
            causes={w.causes}
            inBowls={false}
            rule={OF_SOURCE[source]}
            atEnd
          >
            {amount}
          </SourcesOf>
        )}
      />
    </TerraResult>
  );
}
