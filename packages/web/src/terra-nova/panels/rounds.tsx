import { NONE, ROUNDS, SCORED_EVENTS } from '@pangaea/rules/terra-nova';
import { Explained } from '../../ui/explained.tsx';
import { useTurnedOver } from '../../ui/use-turned-over.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Sign } from './amounts.tsx';
import { ScoredSign } from './scored-sign.tsx';

/** The five round tiles; the current one is lit. */
export function Rounds() {
  const { m, n, w } = useNovaSpeech();
  const { play } = useTable();
  const { state } = play;
  const { table } = state;
  const over = useTurnedOver(state.round());
  return (
    <ol className="rounds" aria-label={n.tiles.rounds}>
      {Array.from({ length: ROUNDS }, (_, index) => index + 1).map((round) => {
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
              label={m.told(m.tiles.round(round), w.roundTile(on, vp))}
              note={when === 'now' ? ` ${n.tiles.now}` : when === 'past' ? ` ${n.tiles.done}` : ''}
            >
              <span className="round-number">{round}</span>
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
