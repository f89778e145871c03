import type { Fault } from '../data-file/fault.ts';
import { checkShape, reporter, type ShapeFault } from '../data-file/read-shape.ts';
import { either, list, object, type Typed, text, word } from '../data-file/shape.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/**
 * A board in a form that a person can type. An example with three rows, the second shifted to the
 * right by half a hex:
 *
 * ```json { "id": "tiny", "title": "Tiny", "shift": "even", "names": "all", "rows": ["S L S", " ~
 * ~", "F W D"], "bridgeSpan": "hex", "bridges": [{ "a": "A1", "b": "C2" }] } ```
 */
export interface MapFile {
  readonly id: string;
  readonly title: string;
  /**
   * The rows that are shifted to the right by half a hex, when rows are counted from 1: the 'odd'
   * ones (first, third, …) or the 'even' ones (second, fourth, …).
   */
  readonly shift: 'odd' | 'even';
  /** The letter of the first row; 'A' if missing. */
  readonly firstRow?: string;
  /**
   * 'all': row letter and number of the hex in its row from 1, rivers counted (A1, A2, …).
   * 'land': only land hexes are counted; river hexes are r0, r1, … row by row over the whole map.
   */
  readonly names: 'all' | 'land';
  /**
   * Top to bottom. Each hex is one letter, separated by spaces: a letter of land, `RIVER_LETTER`, or
   * `BLANK_LETTER` for a place without a hex (it takes room but has no name and no number).
   */
  readonly rows: readonly string[];
  /**
   * The thing that a bridge crosses. 'hex': one river hex in a straight line. 'edge': the edge
   * between two river hexes (one of the two may be missing at the side of the board).
   */
  readonly bridgeSpan: 'hex' | 'edge';
  /** The bridge places by the names of their ends; or 'all': every place that the span allows. */
  readonly bridges: 'all' | readonly BridgeEnds[];
}

export interface BridgeEnds {
  readonly a: string;
  readonly b: string;
}

/** Text for people: 1 to 80 characters without control characters. */
export const TITLE = text('^[^\\p{Cc}]{1,80}$');
/** How a file names a hex. */
export const HEX_NAME = text('^[A-Za-z][0-9]{1,3}$');

/** Ids of maps and editions. */
export const ID = text('^[a-z0-9][a-z0-9.-]{0,39}$');

/** The shape of a `MapFile`. */
export const MAP_SHAPE = object(
  {
    id: ID,
    title: TITLE,
    shift: word(['odd', 'even']),
    names: word(['all', 'land']),
    rows: list(text('^[^\\p{Cc}]{1,200}$'), 1, 26),
    bridgeSpan: word(['hex', 'edge']),
    bridges: either('all', list(object({ a: HEX_NAME, b: HEX_NAME }), 0, 400)),
  },
  { firstRow: text('^[A-Z]$') },
);

/** Checks the shape of untyped JSON; `parseMap` then checks the content. */
export function readMapFile(
  json: unknown,
  path = '',
): Result<MapFile, readonly Fault<ShapeFault>[]> {
  const faults: Fault<ShapeFault>[] = [];
  checkShape(json, MAP_SHAPE, path, reporter(faults));
  return faults.length > 0 ? err(faults) : ok(json as Typed<typeof MAP_SHAPE>);
}

export const RIVER_LETTER = '~';
export const BLANK_LETTER = '.';

/** Mistakes of a map whose members have the right types. */
export const MAP_FAULTS = [
  /** The map has no hex at all. */
  'no-hexes',
  /** params: found, most. */
  'too-many-hexes',
  /** Row letters would run past Z. params: found, most. */
  'too-many-rows',
  /** params: found, most; blanks count. */
  'row-too-long',
  /** params: found, place (1 = first of the row), allowed. */
  'unknown-letter',
  /** Some hexes cannot be reached from the first one. params: hex, the first of them. */
  'map-not-connected',
  /** params: hex. */
  'unknown-hex',
  /** params: hex. */
  'not-land',
  /** The ends do not lie as the bridge span requires. params: a, b. */
  'no-bridge-place',
  /** params: a, b. */
  'bridge-twice',
] as const;
export type MapFault = (typeof MAP_FAULTS)[number];
