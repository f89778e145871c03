import { gaiaBook } from '@pangaea/rules/gaia';
import type { GameId } from '@pangaea/rules/games';
import type { Move, Random, Seat } from '@pangaea/rules/kernel';
import { terraMysticaBook } from '@pangaea/rules/terra-mystica';
import { terraNovaBook } from '@pangaea/rules/terra-nova';
import { LEVEL_POSITIONS } from '../src/bot.ts';
import { gaiaHidden } from '../src/gaia/hidden.ts';
import { GAIA_JUDGE } from '../src/gaia/index.ts';
import { Greedy, ownPoints } from '../src/greedy.ts';
import { Planner } from '../src/planner.ts';
import { TERRA_MYSTICA_JUDGE } from '../src/terra-mystica/index.ts';
import { TERRA_NOVA_JUDGE } from '../src/terra-nova/index.ts';

/** Moves with what the judge makes of them, before any search: points in the hex games, chances to win in Gaia. */
// biome-ignore lint/suspicious/noExplicitAny: positions of the game that was named.
type Look = (view: any, seat: Seat, random: Random) => readonly Valued[];

interface Valued {
  readonly move: Move;
  readonly value: number;
}

const LOOKS: Readonly<Record<GameId, () => Look>> = {
  'terra-nova': () => {
    const greedy = new Greedy(terraNovaBook.game, TERRA_NOVA_JUDGE, ownPoints);
    return (view, seat, random) => greedy.consider(terraNovaBook.game.sample(view, random), seat);
  },
  'terra-mystica': () => {
    const { game } = terraMysticaBook;
    const greedy = new Greedy(game, TERRA_MYSTICA_JUDGE, ownPoints);
    return (view, seat, random) => greedy.consider(game.sample(view, random), seat);
  },
  gaia: () => {
    const { game } = gaiaBook;
    const hidden = gaiaHidden(game, GAIA_JUDGE);
    const planner = new Planner(game, GAIA_JUDGE, hidden, { depth: 4, samples: 6 });
    const budget = { positions: LEVEL_POSITIONS.intermediate };
    return (view, seat, random) => planner.consider(view, seat, random, budget);
  },
};

export function firstLook(game: GameId): Look {
  return LOOKS[game]();
}
