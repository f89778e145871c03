import { BONUS_TILES, largestTerritoryHexes, NONE, TOWN_TILES } from '@pangaea/rules/terra-nova';
import { eventsOnShow } from '../../play/events-on-show.ts';
import { Asked } from '../../ui/asked.tsx';
import { Explained } from '../../ui/explained.tsx';
import type { Mat } from '../game/mat.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Sign } from './amounts.tsx';
import { BonusFace } from './bonus-face.tsx';
import { Sourced } from './sourced.tsx';

/** The parts of a mat below its spaces: sailing, towns, bridges, territory, and the bonus tile. */
export function MatRest({ mat, seat }: { readonly mat: Mat; readonly seat: number }) {
  const { n, w } = useNovaSpeech();
  const { play } = useTable();
  const { state } = play;
  const tile = state.bonusTile(seat);
  const letter = BONUS_TILES[tile];
  return (
    <div className="mat-rest" data-spot={`held ${seat}`}>
      <div className="mat-facts">
        <Sourced seat={seat} of="sailing">
          <span
            className="sailing-track"
            role="img"
            aria-label={`${w.terms.sailing} ${mat.sailing}`}
          >
            <Sign kind="sailing" />
            {mat.sailingVp.map((vp, space) => (
              <i
                key={`${space}-${vp}`}
                className={space === mat.sailing ? 'here' : space < mat.sailing ? 'past' : ''}
              >
                {space === 0 ? '0' : `+${vp}`}
              </i>
            ))}
          </span>
        </Sourced>
        <Towns mat={mat} seat={seat} />
        <Sourced seat={seat} of="bridges">
          <span className="fact">
            {n.mat.bridges} <b>{mat.bridgesLeft}</b>
          </span>
        </Sourced>
        <Territory seat={seat} />
      </div>
      {tile !== NONE && (
        <Explained
          label={n.tiles.letter(letter)}
          note={` ${w.bonusTile(state.table.edition.bonusTiles[letter])}`}
        >
          <BonusFace tile={letter} />
        </Explained>
      )}
    </div>
  );
}

function Towns({ mat, seat }: { readonly mat: Mat; readonly seat: number }) {
  const { m, n, w } = useNovaSpeech();
  const { play } = useTable();
  const { state } = play;
  const { townTiles } = state.table.edition;
  const note = (tile: number) => {
    const hex = state.townHex(seat, tile);
    if (hex === NONE) return ` ${n.mat.townOpen}`;
    for (const event of eventsOnShow(play)) {
      if (event.type !== 'town' || event.seat !== seat) continue;
      if (event.tile === TOWN_TILES[tile]) return ` ${n.mat.townOf(m.list(event.buildings))}`;
    }
    return ` ${n.mat.townOn(state.table.map.names[hex])}`;
  };
  return (
    <span className="towns">
      {mat.towns.map(({ tile: town, used }, index) => (
        <Explained
          key={town}
          label={m.told(w.terms.townTile, w.townTile(townTiles[town]))}
          note={note(index)}
          className={used ? 'town-used' : ''}
        >
          <svg className="piece-icon" viewBox="-40 -20 80 62" aria-hidden="true" focusable="false">
            <path className="town-tile" d="M-34-14H34V26L0 36-34 26Z" />
            <text y={16}>{townTiles[town].vp}</text>
          </svg>
        </Explained>
      ))}
    </span>
  );
}

/** The size of the largest territory; a press shows its hexes. */
function Territory({ seat }: { readonly seat: number }) {
  const { m, n, w } = useNovaSpeech();
  const { play, who } = useTable();
  const { state } = play;
  const hexes = largestTerritoryHexes(state, seat);
  const answer = () => (
    <>
      <p>{m.list(hexes.map((hex) => state.table.map.names[hex]).sort())}</p>
      <p className="hint">{n.mat.territoryHint(`${w.terms.sailing} ${state.sailing(seat)}`)}</p>
    </>
  );
  return (
    <Asked title={m.told(n.mat.territory, who.seat(seat))} answer={answer}>
      <span className="fact">
        {n.mat.territory} <b>{hexes.length}</b>
      </span>
    </Asked>
  );
}
