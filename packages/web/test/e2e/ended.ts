// Finished games in the form in which a device stores them.
import { newestRules, printCommand } from '@pangaea/rules/kernel';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { playedOut, SEED } from '../game/played-out.ts';
import { type KeptTable, keep } from './kept-table.ts';

function ended(
  game: AnyPageGame,
  options: Readonly<Record<string, unknown>> & { readonly players: number },
): () => KeptTable {
  let kept: KeptTable | undefined;
  return () => {
    const { game: rules } = game.book;
    const record = { game: rules.id, rulesVersion: newestRules(rules), seed: SEED, options };
    kept ??= keep(
      {
        ...record,
        commands: playedOut(game, options).steps.map(({ seat, command }) =>
          printCommand(seat, command),
        ),
      },
      [0],
      'over',
    );
    return kept;
  };
}

export const NOVA_ENDED = ended(TERRA_NOVA_PAGE, { players: 4, factions: 'first-game' });
export const MYSTICA_ENDED = ended(TERRA_MYSTICA_PAGE, { players: 4, finalTile: 'random' });
export const GAIA_ENDED = ended(GAIA_PAGE, { players: 3, mode: 'basic' });
