import { Bowl, BowlShape, SmallBowl, Stone } from '../src/ui/bowls/bowl.tsx';
import { BOWL_SIZE, BOWLS, STRIDE, stoneOnWay } from '../src/ui/bowls/stones.ts';

const COUNTS = [
  [5, 7, 0],
  [2, 4, 6],
  [0, 0, 12],
  [3, 1, 16],
] as const;

/** Bowls at both sizes, and the way of a stone from one to the next. */
export function BowlSheet() {
  const from = { bowl: 1, index: 3, count: 4 } as const;
  const to = { bowl: 2, index: 5, count: 6 } as const;
  const far = { bowl: 3, index: 1, count: 2 } as const;
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  return (
    <>
      {COUNTS.map((counts) => (
        <div key={counts.join()} className="bowl-row">
          {BOWLS.map((bowl, index) => (
            <div key={bowl} style={{ width: 120 }}>
              <Bowl bowl={bowl} count={counts[index]} />
            </div>
          ))}
          {BOWLS.map((bowl, index) => (
            <div key={bowl} style={{ width: 34 }}>
              <SmallBowl bowl={bowl} count={counts[index]} />
            </div>
          ))}
        </div>
      ))}
      <svg
        viewBox={`0 -30 ${2 * STRIDE + BOWL_SIZE.width} ${BOWL_SIZE.height + 30}`}
        width={560}
        role="img"
        aria-label="the way of a stone"
      >
        {BOWLS.map((bowl) => (
          <g key={bowl} transform={`translate(${(bowl - 1) * STRIDE} 0)`}>
            <BowlShape bowl={bowl} count={[4, 6, 2][bowl - 1]} />
          </g>
        ))}
        {steps.map((part) => {
          const [x, y] = stoneOnWay(from, to, part);
          return <Stone key={part} x={x} y={y} radius={10} />;
        })}
        {steps.map((part) => {
          const [x, y] = stoneOnWay(far, from, part);
          return <Stone key={part} x={x} y={y} radius={5} />;
        })}
      </svg>
    </>
  );
}
