import './figure.css';
import { placeAt, RECONSTRUCTION } from '@pangaea/rules/gaia';
import { useMemo } from 'preact/compat';
import { Coast } from '../board/coast.tsx';
import { SIDE } from '../board/geometry.ts';
import { type Mark, Marks, Pictures } from '../board/pictures.tsx';
import { CardFace, GoalSigns } from '../cards/card-face.tsx';
import { worldOf } from '../game/world.ts';
import { useGaiaSpeech } from '../speech.ts';
import type { Shown, WorldShown } from './shown.ts';
import { positionOf } from './situation.ts';

/** Sea around the tiles, as a share of one. */
const MARGIN = 0.55;

/** A picture of the rules, drawn as at the table. */
export function GaiaFigure({ shows, name }: { readonly shows: Shown; readonly name: string }) {
  return (
    <div
      className={`table-gaia layout-laptop gaia-figure-${shows.draw} ${shows.draw === 'world' ? '' : 'book-inset'}`}
    >
      <Picture shows={shows} name={name} />
    </div>
  );
}

function Picture({ shows, name }: { readonly shows: Shown; readonly name: string }) {
  switch (shows.draw) {
    case 'world':
      return <World shows={shows} name={name} />;
    case 'cards':
      return <Cards cards={shows.cards} />;
    case 'goals':
      return (
        <div className="gaia-book-goals" role="img" aria-label={name}>
          {shows.goals.map(({ asks, has }) => (
            <GoalSigns key={asks.join(' ')} asks={asks} has={asks.map((_, index) => index < has)} />
          ))}
        </div>
      );
  }
}

function World({ shows, name }: { readonly shows: WorldShown; readonly name: string }) {
  const { g } = useGaiaSpeech();
  const { position, frame, marks } = useMemo(() => {
    const { cells } = worldOf(positionOf(shows));
    const tiles = cells.filter(({ land }) => land !== undefined);
    const marked = Object.entries(shows.marks ?? {}).map(([cell, [from, to]]) => {
      const [x, y] = cell.split(' ').map(Number);
      const mark: Mark = { from, to, destroyed: false };
      return [placeAt(x, y), mark] as const;
    });
    return { position: { cells: tiles }, frame: frameOf(tiles), marks: new Map(marked) };
  }, [shows]);
  return (
    <svg className="gaia-book-world" viewBox={frame} role="img" aria-label={name} focusable="false">
      <Coast cells={position.cells} />
      <Pictures position={position} letters={g.board.letters} />
      <Marks position={position} marks={marks} />
    </svg>
  );
}

function frameOf(cells: readonly { readonly x: number; readonly y: number }[]): string {
  const edge = 0.5 + MARGIN;
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  const [right, bottom] = [Math.max(...xs) + edge, Math.max(...ys) + edge];
  return [left, top, right - left, bottom - top].map((each) => each * SIDE).join(' ');
}

/** Cards as they are printed, with their names. */
function Cards({ cards }: { readonly cards: readonly string[] }) {
  const { w } = useGaiaSpeech();
  return (
    <ul className="gaia-book-cards">
      {cards.map((name) => (
        <li key={name}>
          <CardFace name={name} edition={RECONSTRUCTION} />
          <span>{w.card(name)}</span>
        </li>
      ))}
    </ul>
  );
}
