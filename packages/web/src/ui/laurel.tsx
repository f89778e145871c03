/** A wreath around a crest: two twigs that are tied below, 120 wide and 120 high. */
export function Laurel() {
  return (
    <svg className="laurel" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <g>
        <TwigShape />
      </g>
      <g transform="translate(120 0) scale(-1 1)">
        <TwigShape />
      </g>
      <path className="laurel-knot" d="M52 112Q60 104 68 112M55 118L60 110L65 118" />
    </svg>
  );
}

function TwigShape() {
  return (
    <>
      <path className="laurel-twig" d={TWIG} />
      <path className="laurel-leaf" d={LEAVES} />
      <path className="laurel-vein" d={VEINS} />
    </>
  );
}

const RADIUS = 52;
const MIDDLE = 60;
/** Degrees from straight down, to the left and up. */
const FIRST = 14;
const LAST = 152;
const COUNT = 9;

const angles = Array.from({ length: COUNT }, (_, leaf) => FIRST + ((LAST - FIRST) * leaf) / COUNT);
const TWIG = `M${at(4, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${at(LAST + 6, RADIUS)}`;
const LEAVES = angles.flatMap((angle) => [leaf(angle, 1), leaf(angle + 5, -1)]).join('');
const VEINS = angles.flatMap((angle) => [vein(angle, 1), vein(angle + 5, -1)]).join('');

function at(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  const x = MIDDLE - radius * Math.sin(angle);
  const y = MIDDLE + radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** @param side 1 outside of the wreath, -1 inside */
function leaf(degrees: number, side: 1 | -1): string {
  const tip = at(degrees + 19, RADIUS + side * 7);
  return `M${at(degrees, RADIUS)}Q${at(degrees + 7, RADIUS + side * 10)} ${tip}Q${at(degrees + 13, RADIUS + side * 0.5)} ${at(degrees, RADIUS)}Z`;
}

function vein(degrees: number, side: 1 | -1): string {
  return `M${at(degrees + 2, RADIUS + side * 0.5)}L${at(degrees + 14, RADIUS + side * 5.5)}`;
}
