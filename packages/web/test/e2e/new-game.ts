// Tables of "play now", in the form in which a device stores them, for tests that are not about the
// start page.
import { FIRST_GAME as GAIA_FIRST } from '../../src/gaia/game/first.ts';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';
import type { GameId } from '../../src/games/list.ts';
import type { GameFace } from '../../src/play/face/game-face.ts';
import { firstTable } from '../../src/table/new-table.ts';
import { FIRST_GAME as MYSTICA_FIRST } from '../../src/terra-mystica/game/first.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { FIRST_GAME as NOVA_FIRST } from '../../src/terra-nova/game/first.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { type KeptTable, kept } from './kept-table.ts';

const GAMES: Readonly<
  Record<GameId, { readonly game: AnyPageGame; readonly first: GameFace['first'] }>
> = {
  'terra-nova': { game: TERRA_NOVA_PAGE, first: NOVA_FIRST },
  'terra-mystica': { game: TERRA_MYSTICA_PAGE, first: MYSTICA_FIRST },
  gaia: { game: GAIA_PAGE, first: GAIA_FIRST },
};

/** The game is always the same, unless another seed is given: 32 hexadecimal digits. */
export function newGame(id: GameId, seed = '5'.padStart(32, '0')): KeptTable {
  const table = firstTable(GAMES[id], 0);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return kept({ ...table.value, record: { ...table.value.record, seed } });
}
