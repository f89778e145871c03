import {
  BONUS_TILES,
  largestTerritory,
  NONE,
  ROUNDS,
  type Terrain,
} from '@pangaea/rules/terra-nova';
import { PieceIcon } from '../board/pieces.tsx';
import { type Mat, matOf, type Slot } from '../game/mat.ts';
import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';
import { Amount, Sign } from '../ui/amounts.tsx';
import { Explained } from '../ui/explained.tsx';
import { BonusFace } from './bonus-face.tsx';
import { StandingOrderChoice } from './standing-order.tsx';

/** A faction mat: what is covered, what the next income will be, what the faction can do. */
export function MatDetails({
  seat,
  home,
  open,
}: {
  readonly seat: number;
  readonly home: Terrain;
  readonly open: boolean;
}) {
  const { m, w } = useSpeech();
  const { play } = useTable();
  const mat = matOf(play.state, seat);
  if (mat === undefined) return null;
  const coins = mat.income.reduce((sum, part) => sum + part.coins, 0);
  const power = mat.income.reduce((sum, part) => sum + part.power, 0);
  return (
    <details className="mat" open={open}>
      <summary>
        {play.state.round() === ROUNDS ? (
          <span>{m.mat.noIncome}</span>
        ) : (
          <>
            <span>{m.mat.income}</span>
            <Amount kind="coins" spoken={w.coins(coins)}>{`+${coins}`}</Amount>
            <Amount kind="power" spoken={w.powerOf(power)}>{`+${power}`}</Amount>
          </>
        )}
      </summary>
      <Row name={w.buildings.house} piece="house" home={home} slots={mat.houses} />
      <Row
        name={w.buildings['trading-post']}
        piece="trading-post"
        home={home}
        slots={mat.tradingPosts}
      />
      <Palaces mat={mat} home={home} />
      <Rest mat={mat} seat={seat} />
      {open && <StandingOrderChoice seat={seat} />}
    </details>
  );
}

function Row({
  name,
  piece,
  home,
  slots,
}: {
  readonly name: string;
  readonly piece: 'house' | 'trading-post';
  readonly home: Terrain;
  readonly slots: readonly Slot[];
}) {
  const { m } = useSpeech();
  const left = slots.filter(({ covered }) => covered).length;
  return (
    <div className="mat-row" role="img" aria-label={`${name}: ${left} / ${slots.length}`}>
      {slots.map(({ income, covered }, place) => (
        <span
          key={`${place}-${covered}`}
          className={covered ? 'slot slot-covered' : 'slot'}
          title={covered ? m.mat.covered : m.mat.open}
        >
          {covered ? (
            <PieceIcon piece={piece} colour={home} />
          ) : (
            <>
              {income.coins !== undefined && <b className="slot-coins">{income.coins}</b>}
              {income.power !== undefined && <b className="slot-power">{income.power}</b>}
              {income.coins === undefined && income.power === undefined && <b>–</b>}
            </>
          )}
        </span>
      ))}
    </div>
  );
}

function Palaces({ mat, home }: { readonly mat: Mat; readonly home: Terrain }) {
  const { m, w } = useSpeech();
  const { play } = useTable();
  const { players } = play.state.table;
  const { faction } = mat;
  const parts = [
    {
      id: 'left-palace',
      label: m.mat.leftPalace,
      effects: faction.leftPalace,
      built: mat.leftPalace,
    },
    {
      id: 'right-palace',
      label: m.mat.rightPalace,
      effects: faction.rightPalace,
      built: mat.rightPalace,
    },
  ] as const;
  const ability = [
    ...w.effects(faction.ability, players),
    ...(faction.startHouses > 2 ? [w.startHouses(faction.startHouses)] : []),
  ];
  return (
    <ul className="abilities">
      <li>
        <b>{m.mat.ability}</b> {ability.join('; ')}
      </li>
      {parts.map(({ id, label, effects, built }) => (
        <li key={id} className={built ? 'ability-built' : 'ability-waiting'}>
          <PieceIcon piece={id} colour={home} />
          <span>
            <b>
              {label}
              {built && ` (${m.mat.built})`}
              {built && effects.action !== undefined && mat.actionUsed && ` ${m.mat.used}`}
            </b>{' '}
            {w.effects(effects, players).join('; ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Rest({ mat, seat }: { readonly mat: Mat; readonly seat: number }) {
  const { m, w } = useSpeech();
  const { play } = useTable();
  const { state } = play;
  const tile = state.bonusTile(seat);
  const letter = BONUS_TILES[tile];
  return (
    <div className="mat-rest">
      <span className="sailing-track" role="img" aria-label={`${w.terms.sailing} ${mat.sailing}`}>
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
      <span className="towns">
        {mat.towns.map(({ tile: town, used }) => (
          <Explained
            key={town}
            label={`${w.terms.townTile}: ${w.townTile(state.table.edition.townTiles[town])}`}
            note={used ? ` ${m.mat.used}` : ''}
            className={used ? 'town-used' : ''}
          >
            <svg
              className="piece-icon"
              viewBox="-40 -20 80 62"
              aria-hidden="true"
              focusable="false"
            >
              <path className="town-tile" d="M-34-14H34V26L0 36-34 26Z" />
              <text y={16}>{state.table.edition.townTiles[town].vp}</text>
            </svg>
          </Explained>
        ))}
      </span>
      <span className="fact">
        {m.mat.bridges} <b>{mat.bridgesLeft}</b>
      </span>
      <span className="fact">
        {m.mat.territory} <b>{largestTerritory(state, seat)}</b>
      </span>
      {tile !== NONE && (
        <Explained
          label={m.tiles.letter(letter)}
          note={` ${w.bonusTile(state.table.edition.bonusTiles[letter])}`}
        >
          <BonusFace tile={letter} />
        </Explained>
      )}
    </div>
  );
}
