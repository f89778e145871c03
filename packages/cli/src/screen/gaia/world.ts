import { LANDS, type Land, NONE, type State, xOf, yOf } from '@pangaea/rules/gaia';
import type { Language } from '@pangaea/words';
import { cityNumber } from '@pangaea/words/gaia';
import { MESSAGES } from '../../messages/index.ts';
import { DIM, paint, type Style } from '../style.ts';
import { columns, left, right } from '../text.ts';

/** Colours for text and ground as SGR codes. */
const PAINT: Readonly<Record<Land, string>> = {
  plains: '30;48;5;150',
  forest: '97;48;5;22',
  sea: '97;48;5;25',
  desert: '30;48;5;179',
  mountain: '97;48;5;243',
  swamp: '97;48;5;58',
};

/** The column in which the number of a row ends. */
const MARGIN = 4;

interface Cell {
  readonly text: string;
  readonly codes: string;
}

/**
 * The board as a grid: x to the right, y downwards, every tile with the letter of its land and the
 * things on it, and the places that can take a tile. A board wider than the screen is printed in
 * several strips.
 */
export function drawWorld(language: Language, s: State, style: Style): string[] {
  const cells = cellsOf(language, s);
  const places = [...cells.keys()];
  const ys = places.map(yOf);
  const [firstX, lastX] = ends(places.map(xOf));
  const [firstY, lastY] = ends(ys);
  const width = 1 + Math.max(3, ...[...cells.values()].map(({ text }) => columns(text)));
  const across = Math.max(1, Math.floor((style.width - MARGIN - 1) / width));
  const lines: string[] = [];
  for (let from = firstX; from <= lastX; from += across) {
    const xs = Array.from({ length: Math.min(across, lastX - from + 1) }, (_, add) => from + add);
    if (from > firstX) lines.push('');
    const head = xs.map((x) => left(`${x}`, width)).join('');
    lines.push(paint(style, DIM, `${' '.repeat(MARGIN + 1)}${head}`.trimEnd()));
    for (let y = firstY; y <= lastY; y++) {
      const row = xs.map((x) => {
        const place = places.find((each) => xOf(each) === x && yOf(each) === y);
        const cell = place === undefined ? undefined : cells.get(place);
        if (cell === undefined) return ' '.repeat(width);
        return `${paint(style, cell.codes, left(cell.text, width - 1))} `;
      });
      lines.push(`${paint(style, DIM, right(`${y}`, MARGIN))} ${row.join('')}`.trimEnd());
    }
  }
  return lines;
}

function cellsOf(language: Language, s: State): Map<number, Cell> {
  const { letters } = MESSAGES[language].gaia;
  const cells = new Map<number, Cell>();
  for (let index = 0; index < s.freeCount(); index++) {
    cells.set(s.free(index), { text: '·', codes: DIM });
  }
  for (let tile = 0; tile < s.tiles(); tile++) {
    const land = LANDS[s.land(tile)];
    const text = [letters[land], onTile(s, tile)].join(' ').trimEnd();
    cells.set(s.place(tile), { text, codes: PAINT[land] });
  }
  return cells;
}

function onTile(s: State, tile: number): string {
  const city = s.cityOn(tile);
  if (city !== NONE) return `#${cityNumber(s.table.cityIds[city])}:${s.met(city)}`;
  return s.animals(tile) > 0 ? `*${s.animals(tile)}` : '';
}

function ends(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}
