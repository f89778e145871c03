import { candidates } from '../../src/terra-mystica/candidates.ts';
import {
  FACTION_DEFINITIONS,
  FACTIONS,
  type FactionId,
  QUESTION,
  type State,
} from '../../src/terra-mystica/index.ts';
import { perftTests, playTo } from '../kits/perft.ts';
import { game } from './hand-made.ts';

const firstTurn = (s: State) => s.depth() > 0 && s.top() === QUESTION.turn && s.topWho() === 0;

const DEEPER: ReadonlySet<FactionId> = new Set(['witches', 'dwarves', 'acolytes', 'riverwalkers']);

/** A game of two. */
function at(id: FactionId): State {
  const board = FACTION_DEFINITIONS.find((each) => each.id === id)?.board;
  const other = FACTION_DEFINITIONS.find((each) => each.board !== board);
  const options = { factions: [id, other?.id], startPlayer: 0, fireAndIce: true };
  return playTo(game, options, firstTurn);
}

perftTests({
  game,
  candidates,
  tables: [
    {
      name: 'from the first turn',
      golden: 'golden/perft.txt',
      heading: 'faction           depth 1  depth 2  depth 3',
      rows: () =>
        FACTIONS.map((id) => ({
          label: id.padEnd(16),
          state: at(id),
          depths: DEEPER.has(id) ? [1, 2, 3] : [1, 2],
        })),
    },
  ],
  slow: FACTIONS.map((id) => ({ name: id, depth: 1, states: () => [at(id)] })),
});
