import type { Seat } from '../../../../kernel/index.ts';
import { ownHexes } from '../../../check/geography.ts';
import type { State } from '../../../state.ts';
import { BUILDINGS } from '../../../vocabulary.ts';
import { POCKETS } from './state.ts';

/** The colours of the pieces of a row from the left, without empty spaces. */
function piecesIn(
  s: State,
  seat: Seat,
  name: 'dwelling-row' | 'trading-post-row' | 'temple-row',
): number[] {
  const pocket = POCKETS.named[name];
  const numbers = name === 'dwelling-row' ? [0, 1] : [0];
  const spaces = numbers.flatMap((number) =>
    [0, 2, 4, 6].map((shift) => (pocket.of(s, seat, number) >> shift) & 3),
  );
  return spaces.filter((colour) => colour > 0);
}

/** Whether the next dwelling can be built on a terrain. */
export function isOpen(s: State, seat: Seat, terrain: number): boolean {
  const { named } = POCKETS;
  const row = piecesIn(s, seat, 'dwelling-row');
  const ninth = named['ninth-dwelling'].of(s, seat);
  const hasFort = ownHexes(s, seat).some((hex) => BUILDINGS[s.building(hex)] === 'stronghold');
  const order = ninth === 0 || !hasFort ? row : [...row, ninth];
  if (hasFort && ninth > 0 && named['ninth-next'].of(s, seat) > 0) order.unshift(ninth);
  const terrains = [
    s.home(seat),
    named['colour-b'].of(s, seat) - 1,
    named['colour-c'].of(s, seat) - 1,
  ];
  return order.length > 0 && terrains[order[0] - 1] === terrain;
}

/** Whether the next piece of the kind has the same colour as the piece on a hex. */
export function mayBecome(s: State, seat: Seat, hex: number, to: number): boolean {
  const colour = s.tag(hex);
  const kind = BUILDINGS[to];
  if (kind === 'stronghold') return colour === 2;
  if (kind === 'sanctuary') return colour === 1;
  const row = kind === 'temple' ? 'temple-row' : 'trading-post-row';
  return piecesIn(s, seat, row)[0] === colour;
}
