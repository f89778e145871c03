import { NONE, ROUNDS, SCORED_EVENTS } from '@pangaea/rules/terra-nova';
import { Explained, Notes } from '../../ui/explained.tsx';
import { isSmallLayout, useLayout } from '../../ui/layout.ts';
import { useTurnedOver } from '../../ui/use-turned-over.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Sign } from './amounts.tsx';
import { ScoredSign } from './scored-sign.tsx';

/**
 * The five round tiles; the current one is highlighted, and is the only one if there is little
 * room.
 */
export function Rounds() {
  const { m, n, w } = useNovaSpeech();
  const { play } = useTable();
  const { state } = play;
  const { table } = state;
  const over = useTurnedOver(state.round());
  const isSmall = isSmallLayout(useLayout());
  const all = Array.from({ length: ROUNDS }, (_, index) => index + 1);
  const played = Math.min(ROUNDS, Math.max(1, state.round()));
  const say = (round: number): string => {
    const tile = state.roundTile(round);
    const what = w.roundTile(SCORED_EVENTS[table.roundTileEvent[tile]], table.roundTileVp[tile]);
    return m.told(m.tiles.round(round), what);
  };
  return (
    <ol className="rounds" aria-label={n.tiles.rounds}>
      {(isSmall ? [played] : all).map((round) => {
        const tile = state.roundTile(round);
        // Planners place neutral houses before the tiles are laid out.
        if (tile === NONE) {
          return (
            <li key={round} className="round round-later round-unknown">
              {round}
            </li>
          );
        }
        const on = SCORED_EVENTS[table.roundTileEvent[tile]];
        const vp = table.roundTileVp[tile];
        const when = round === state.round() ? 'now' : round < state.round() ? 'past' : 'later';
        return (
          <li
            key={round}
            className={`round round-${when} ${over === round ? 'turn-over' : ''}`}
            data-spot={when === 'now' ? 'stake' : undefined}
            aria-current={when === 'now' ? 'step' : undefined}
          >
            <Explained
              label={say(round)}
              note={
                <Notes
                  of={[
                    ...(when === 'now' ? [n.tiles.now] : when === 'past' ? [n.tiles.done] : []),
                    ...(isSmall ? all.filter((each) => each > round).map(say) : []),
                  ]}
                />
              }
            >
              <span className="round-number">
                {round}
                {isSmall && <small>/{ROUNDS}</small>}
              </span>
              <ScoredSign on={on} />
              <b>{vp}</b>
              {when === 'now' && <Sign kind="vp" />}
            </Explained>
          </li>
        );
      })}
    </ol>
  );
}
