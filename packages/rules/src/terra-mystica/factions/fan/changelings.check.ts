import type { Seat } from '../../../kernel/index.ts';
import { ownHexes } from '../../check/geography.ts';
import type { State } from '../../state.ts';
import { BUILDINGS } from '../../vocabulary.ts';

/** Numbers of the pockets, as `changelings-pieces.ts` declares them. */
const KEPT = { colourB: 0, colourC: 1, ninth: 4, ninthNext: 7 } as const;
const ROWS = { dwellings: [2, 3], tradingPosts: [5], temples: [6] } as const;

/** The colours of a row from the left, empty spaces left out. */
function piecesIn(s: State, seat: Seat, row: keyof typeof ROWS): number[] {
  const spaces = ROWS[row].flatMap((number) =>
    [0, 2, 4, 6].map((shift) => (s.kept(seat, number) >> shift) & 3),
  );
  return spaces.filter((colour) => colour > 0);
}

/** Whether the next dwelling stands on a terrain. */
export function isOpen(s: State, seat: Seat, terrain: number): boolean {
  const row = piecesIn(s, seat, 'dwellings');
  const ninth = s.kept(seat, KEPT.ninth);
  const hasFort = ownHexes(s, seat).some((hex) => BUILDINGS[s.building(hex)] === 'stronghold');
  const order = ninth === 0 || !hasFort ? row : [...row, ninth];
  if (hasFort && ninth > 0 && s.kept(seat, KEPT.ninthNext) > 0) order.unshift(ninth);
  const terrains = [s.home(seat), s.kept(seat, KEPT.colourB) - 1, s.kept(seat, KEPT.colourC) - 1];
  return order.length > 0 && terrains[order[0] - 1] === terrain;
}

/** Whether the next piece of the kind has the colour of the one on a hex. */
export function mayBecome(s: State, seat: Seat, hex: number, to: number): boolean {
  const colour = s.tag(hex);
  const kind = BUILDINGS[to];
  if (kind === 'stronghold') return colour === 2;
  if (kind === 'sanctuary') return colour === 1;
  const row = kind === 'temple' ? 'temples' : 'tradingPosts';
  return piecesIn(s, seat, row)[0] === colour;
}
