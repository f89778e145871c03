import { packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { deriveReach } from '../board/reach.ts';
import { kind, question } from '../define.ts';
import type { Sink } from '../events.ts';
import { type State, TILE } from '../state.ts';
import { BONUS_TILES } from '../vocabulary.ts';
import { checkTake } from './take.check.ts';

export const CHOOSE_BONUS_TILE = question({ name: 'bonus-tile' });

/** Rulebook, "Set-up" step 11. */
export const TAKE = kind({
  word: 'take',
  args: [ARG.tile],
  meaning: 'set-up: take a bonus tile',
  answers: [
    {
      to: CHOOSE_BONUS_TILE,
      list: (s, _seat, into, take) => {
        for (let tile = 0; tile < BONUS_TILES.length; tile++) {
          if (s.tileWhere(tile) === TILE.beside) into.add(packMove(take, tile));
        }
      },
      check: (s, _seat, tile, _b, _c, reason) => checkTake(s, tile, reason),
      apply: (s, seat, tile, _b, _c, sink) => {
        s.pop();
        takeTile(s, seat, tile, sink);
      },
    },
  ],
});

export function takeTile(s: State, seat: Seat, tile: number, sink: Sink): void {
  s.setTileWhere(tile, TILE.held);
  s.setBonusTile(seat, tile);
  sink?.push({ type: 'bonus-tile', seat, tile: BONUS_TILES[tile] });
  deriveReach(s, seat);
}
