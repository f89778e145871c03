import { pointer } from '../data-file/fault.ts';
import type { Report } from '../data-file/read-shape.ts';
import { RIVER } from './map.ts';
import { BLANK_LETTER, type MapFault, type MapFile, RIVER_LETTER } from './map-file.ts';

/** The hexes of a map file row by row: ground, place (doubled, see grid.ts) and name of each. */
export interface Hexes {
  readonly ground: Uint8Array;
  readonly u: Uint8Array;
  readonly row: Uint8Array;
  readonly column: Uint8Array;
  readonly names: readonly string[];
}

/** Places in one row, blanks included. */
const MOST_PLACES = 64;

const ROW_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Reads the rows; unknown letters and too many rows are reported and left out. */
export function readRows(
  file: MapFile,
  letters: readonly string[],
  path: string,
  report: Report<MapFault>,
): Hexes {
  const first = ROW_LETTERS.indexOf(file.firstRow ?? 'A');
  const most = ROW_LETTERS.length - first;
  if (file.rows.length > most) {
    report(pointer(path, 'rows'), 'too-many-rows', { found: file.rows.length, most });
  }
  const allowed = [...letters, RIVER_LETTER, BLANK_LETTER];
  const ground: number[] = [];
  const u: number[] = [];
  const rows: number[] = [];
  const columns: number[] = [];
  const names: string[] = [];
  let rivers = 0;
  for (const [row, text] of file.rows.slice(0, most).entries()) {
    const shifted = (row % 2 === 0) === (file.shift === 'odd');
    const places = text.split(/\s+/).filter(Boolean);
    if (places.length > MOST_PLACES) {
      const params = { found: places.length, most: MOST_PLACES };
      report(pointer(path, 'rows', row), 'row-too-long', params);
    }
    let number = 0;
    for (const [column, letter] of places.entries()) {
      if (!allowed.includes(letter)) {
        const params = { found: letter, place: column + 1, allowed };
        report(pointer(path, 'rows', row), 'unknown-letter', params);
      }
      if (letter === BLANK_LETTER) continue;
      const isRiver = letter === RIVER_LETTER;
      if (file.names === 'all' || !isRiver) number++;
      const unnamed = isRiver && file.names === 'land';
      names.push(unnamed ? `r${rivers}` : `${ROW_LETTERS[first + row]}${number}`);
      if (isRiver) rivers++;
      ground.push(isRiver ? RIVER : letters.indexOf(letter));
      u.push(2 * column + (shifted ? 1 : 0));
      rows.push(row);
      columns.push(column);
    }
  }
  return {
    ground: Uint8Array.from(ground),
    u: Uint8Array.from(u),
    row: Uint8Array.from(rows),
    column: Uint8Array.from(columns),
    names,
  };
}
