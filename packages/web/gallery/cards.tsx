import { LANDS, POWERS, RECONSTRUCTION } from '@pangaea/rules/gaia';
import { CityPlaque, Herd, TileGround } from '../src/gaia/board/tile.tsx';
import { CardBack, CardFace } from '../src/gaia/cards/card-face.tsx';

const LETTERS = {
  plains: 'P',
  forest: 'F',
  sea: 'S',
  desert: 'D',
  mountain: 'M',
  swamp: 'B',
} as const;
const NAMES = [
  ...LANDS.map((land) => `nature-${land}`),
  ...LANDS.map((land) => `animals-${land}`),
  'animals-star',
  ...POWERS,
  ...RECONSTRUCTION.cityCards.map(({ id }) => id),
];

/** Cards of Gaia at the size of a hand, and some tiles. */
export function CardSheet() {
  const scale = Number(new URLSearchParams(location.search).get('scale') ?? 1);
  return (
    <>
      <div className="card-row" style={{ zoom: scale }}>
        {NAMES.map((name) => (
          <CardFace key={name} name={name} edition={RECONSTRUCTION} />
        ))}
        {(['nature', 'life', 'power'] as const).map((deck) => (
          <CardBack key={deck} deck={deck} />
        ))}
      </div>
      <svg viewBox="-60 -60 620 320" width={620} role="img" aria-label="tiles">
        {RECONSTRUCTION.cityCards.slice(0, 18).map(({ id, base, needs }, index) => {
          const land = base === 'star' ? LANDS[index % 6] : base;
          const [x, y] = [index % 6, Math.floor(index / 6)];
          const place = { place: index, x, y, land, animals: index % 4 === 3 ? 2 : 0 };
          const city = {
            id,
            needs: needs.map((need, at) => ({ need, met: at < 2 })),
            meeples: [index % 2, index % 3 === 0 ? 2 : 0],
          };
          const cell = index % 2 === 0 ? { ...place, city } : place;
          return (
            <g key={id} transform={`translate(${x * 100} ${y * 100})`}>
              <TileGround cell={cell} letters={LETTERS} />
              {cell.animals > 0 && <Herd count={cell.animals} land={land} />}
              {'city' in cell && <CityPlaque city={city} />}
            </g>
          );
        })}
      </svg>
    </>
  );
}
