import { NONE, type State } from '@pangaea/rules/terra-nova';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { TerrainWheel } from './people-at-table.tsx';

/**
 * The circle of terrains of the seat at this device: its home at the top, and the shovels for the
 * others.
 */
export function TerrainCircle() {
  const { n } = useNovaSpeech();
  const { play } = useTable();
  const { state } = play;
  const seat = viewedSeat(play.table.players, state, play.seat);
  if (seat === undefined) return null;
  return (
    <section className="panel circle" aria-labelledby="terrain-circle">
      <h2 id="terrain-circle">{n.mat.circle}</h2>
      <TerrainWheel seat={seat} />
    </section>
  );
}

/** The seat at this device that has to decide, else the first of this device. */
function viewedSeat(
  players: readonly { readonly kind: string }[],
  state: State,
  seat: number | undefined,
) {
  const own = seat ?? players.findIndex(({ kind }) => kind === 'here');
  return own < 0 || state.faction(own) === NONE ? undefined : own;
}
