import { useMemo } from 'preact/compat';
import { Icon } from '../../ui/icon.tsx';
import { passingVp, townAhead } from '../game/stake.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Sign } from './amounts.tsx';
import { ScoredSign } from './scored-sign.tsx';

/**
 * The stakes of the player's own turn besides the round: the points for passing now, and the
 * distance to the next town.
 */
export function Stake() {
  const { n, w } = useNovaSpeech();
  const { play } = useTable();
  const { draft } = play;
  const { vp, town } = useMemo(() => {
    if (draft === undefined) return { vp: undefined, town: undefined };
    const { state, seat } = draft;
    return { vp: passingVp(state, seat), town: townAhead(state, seat) };
  }, [draft]);
  return (
    <>
      {vp !== undefined && vp > 0 && (
        <span className="stake" title={n.stake.passing(w.vpOf(vp))}>
          <span aria-hidden="true">
            <Icon name="flag" />+{vp}
            <Sign kind="vp" />
          </span>
          <span className="spoken">{n.stake.passing(w.vpOf(vp))}</span>
        </span>
      )}
      {town !== undefined && (
        <span className="stake" title={n.stake.town(town)}>
          <span aria-hidden="true">
            <ScoredSign on="town" />
            {town.value}
            <small>/{town.valueNeeded}</small>
          </span>
          <span className="spoken">{n.stake.town(town)}</span>
        </span>
      )}
    </>
  );
}
