// A table at which a hint names a hex, as a device keeps it.
import { newestRules, printCommand } from '@pangaea/rules/kernel';
import type { State } from '@pangaea/rules/terra-nova';
import { stateAt } from '../../src/game/history.ts';
import { adviceFor } from '../../src/terra-nova/game/advice.ts';
import { actionsFor } from '../../src/terra-nova/game/choices.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { playedOut, SEED } from '../game/played-out.ts';
import { type KeptTable, keep } from './kept-table.ts';

interface Hinted {
  readonly table: KeptTable;
  /** The hex that the hint names. */
  readonly hex: string;
  /** The command that it speaks of, and what it brings. */
  readonly command: string;
  readonly vp: { readonly was: number; readonly is: number };
}

/** The first one in a game of legal moves. */
export function hinted(): Hinted {
  const { game: rules } = TERRA_NOVA_PAGE.book;
  const options = { players: 3, factions: 'first-game' };
  const history = playedOut(TERRA_NOVA_PAGE, options);
  for (const [at, { seat }] of history.steps.entries()) {
    const state: State = stateAt(history, at);
    const hint = adviceFor(state, seat, actionsFor(state, seat), true).at(-1);
    if (hint?.is !== 'scores' || hint.target.on !== 'hex') continue;
    const commands = history.steps
      .slice(0, at)
      .map((step) => printCommand(step.seat, step.command));
    const head = { game: rules.id, rulesVersion: newestRules(rules), seed: SEED, options };
    return {
      table: keep({ ...head, commands }, [seat]),
      hex: state.table.map.names[hint.target.at],
      command: rules.notation.print(state, hint.move),
      vp: { was: state.vp(seat), is: state.vp(seat) + hint.vp },
    };
  }
  throw new Error('no hint names a hex');
}
