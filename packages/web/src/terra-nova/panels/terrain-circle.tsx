import { NONE, type State, shovelsNeeded, TERRAINS } from '@pangaea/rules/terra-nova';
import { hexPath } from '../../board/geometry.ts';
import { Explained } from '../../ui/explained.tsx';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

const HEX = hexPath();
const RADIUS = 125;

/** The circle of terrains as one seat sees it: its home on top, and the shovels for the others. */
export function TerrainCircle() {
  const { m, n, w } = useNovaSpeech();
  const { play } = useTable();
  const { state } = play;
  const seat = viewedSeat(play.table.players, state, play.seat);
  if (seat === undefined) return null;
  const home = state.home(seat);
  const around = TERRAINS.map((_, step) => (home + step) % TERRAINS.length);
  const spoken = m.list(
    around
      .filter((terrain) => terrain !== home)
      .map((terrain) => `${w.terrains[TERRAINS[terrain]]} ${shovelsNeeded(state, seat, terrain)}`),
  );
  return (
    <section className="panel" aria-labelledby="terrain-circle">
      <h2 id="terrain-circle">{n.mat.circle}</h2>
      <Explained
        label={m.phrases([
          m.told(w.terms.homeTerrain, w.terrains[TERRAINS[home]]),
          m.told(w.terms.shovel, spoken),
        ])}
        note={` ${n.mat.circleNote(w.coins(state.table.edition.costs.shovel))}`}
        className="circle-open"
      >
        <svg className="circle" viewBox="-190 -190 380 360" aria-hidden="true" focusable="false">
          <circle r={RADIUS} />
          {around.map((terrain, step) => {
            const angle = ((step * 72 - 90) * Math.PI) / 180;
            const name = TERRAINS[terrain];
            const shovels = shovelsNeeded(state, seat, terrain);
            return (
              <g
                key={name}
                transform={`translate(${RADIUS * Math.cos(angle)} ${RADIUS * Math.sin(angle)})`}
              >
                <path className={`ground ground-${name}`} d={HEX} />
                <path className="ground-lines" d={HEX} fill={`url(#engraving-${name})`} />
                <text className="circle-name" y={terrain === home ? 8 : -10}>
                  {w.terrains[name]}
                </text>
                {terrain !== home && (
                  <text className="circle-shovels" y={28}>
                    {shovels}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </Explained>
    </section>
  );
}

/** The seat that moves here, else the first of this device. */
function viewedSeat(
  players: readonly { readonly kind: string }[],
  state: State,
  seat: number | undefined,
) {
  const own = seat ?? players.findIndex(({ kind }) => kind === 'here');
  return own < 0 || state.faction(own) === NONE ? undefined : own;
}
