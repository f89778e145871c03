import type { Land, Power } from '@pangaea/rules/gaia';
import { memo } from 'preact/compat';
import type { Charge } from '../../ui/crests/arms.ts';
import { strokesOf } from '../../ui/crests/compose.ts';
import { hatch } from '../../ui/engraving/hatching.ts';
import { linesOf, shapeOf } from '../../ui/engraving/path.ts';
import { HATCHING_OF, type Tincture, tinctureClass } from '../../ui/tinctures.ts';
import { Scene } from './landscape.tsx';
import { DEER, FISH, POWER_WOODCUTS } from './woodcuts.ts';

/** The picture of a power card: 100 wide, 150 high, from the upper left corner. */
export const PowerPicture = memo(function PowerPicture({ power }: { readonly power: Power }) {
  const { ground, metal, accent, strokes } = POWER_WOODCUTS[power];
  return (
    <g className="crest-middle">
      <path className={`crest-fill ${tinctureClass(ground)}`} d="M0 0H100V150H0Z" />
      <path className={`crest-hatching ${tinctureClass(ground)}`} d={hatchingOf(ground)} />
      <Strokes strokes={strokes} metal={metal} accent={accent} />
    </g>
  );
});

/** The picture of an animal card: an animal in front of its land. */
export const AnimalPicture = memo(function AnimalPicture({
  land,
}: {
  /** Undefined for an animal of any land. */
  readonly land: Land | undefined;
}) {
  return (
    <>
      {land === undefined ? <AnyLand /> : <Scene land={land} />}
      <AnimalFigure land={land} />
    </>
  );
});

/** The animal of a land, as large as on a card: a fish of the sea, a deer of all others. */
export const AnimalFigure = memo(function AnimalFigure({
  land,
}: {
  readonly land: Land | undefined;
}) {
  return (
    <g className="crest-middle animal">
      {land === 'sea' ? (
        <>
          <path className="animal-edge" d={EDGES.fish} />
          <Strokes strokes={FISH} metal="ivory" accent="blue" />
        </>
      ) : (
        <>
          <path className="animal-edge" d={EDGES.deer} />
          <Strokes strokes={DEER} metal="brown" accent="ivory" />
        </>
      )}
    </g>
  );
});

/** The strokes of an animal that get a light edge. */
const edgeOf = (strokes: Charge) =>
  strokes
    .filter(({ paint }) => paint === 'metal' || paint === 'accent')
    .map(({ d }) => d)
    .join('');
const EDGES = { deer: edgeOf(DEER), fish: edgeOf(FISH) } as const;

/** The sign for any land: a compass rose. */
export const AnyLand = memo(function AnyLand() {
  return (
    <g className="any-land">
      <path className="scene-sky" d="M0 0H100V150H0Z" />
      <path className="any-land-rose" d={ROSE} />
      <path
        className="any-land-ground"
        d="M0 128C24 118 44 132 62 124C78 118 90 122 100 126V150H0Z"
      />
    </g>
  );
});

/** The rays of a compass rose of thirty-two winds, every second one long. */
const ROSE = Array.from({ length: 16 }, (_, wind) => {
  const point = (turn: number, radius: number) => {
    const angle = (turn * Math.PI) / 16;
    return [50 + radius * Math.sin(angle), 62 - radius * Math.cos(angle)] as const;
  };
  return shapeOf([
    point(2 * wind - 1, 9),
    point(2 * wind, wind % 2 === 0 ? 54 : 34),
    point(2 * wind + 1, 9),
  ]);
}).join('');

function Strokes({
  strokes,
  metal,
  accent,
}: {
  readonly strokes: Charge;
  readonly metal: Tincture;
  readonly accent: Tincture;
}) {
  return strokesOf(strokes, metal, accent, 'near').map(({ role, tincture, d }, index) => (
    <path
      key={index}
      className={
        tincture === undefined ? `crest-${role}` : `crest-${role} ${tinctureClass(tincture)}`
      }
      d={d}
    />
  ));
}

const hatchings = new Map<Tincture, string>();

function hatchingOf(tincture: Tincture): string {
  const known = hatchings.get(tincture);
  if (known !== undefined) return known;
  const whole = [
    [0, 0],
    [100, 0],
    [100, 150],
    [0, 150],
  ] as const;
  const d = linesOf(hatch(whole, HATCHING_OF[tincture], 5, [50, 75]));
  hatchings.set(tincture, d);
  return d;
}
