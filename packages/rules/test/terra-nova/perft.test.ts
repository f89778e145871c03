import {
  candidates,
  FACTION_DEFINITIONS,
  FACTIONS,
  type FactionId,
  HOUSE_EDITIONS,
  QUESTION,
  type State,
  terraNova,
} from '../../src/terra-nova/index.ts';
import { perftTests, playTo } from '../kits/perft.ts';

const game = terraNova();
const EDITIONS = HOUSE_EDITIONS.map(({ id }) => id);
const TURNS = {
  first: (s: State) => s.top() === QUESTION.turn,
  'round 3': (s: State) => s.top() === QUESTION.turn && s.round() === 3 && s.topWho() === 0,
} as const;
type Turn = keyof typeof TURNS;
const TURN_IDS = Object.keys(TURNS) as Turn[];

/** A game of two. */
function at(edition: string, id: FactionId, turn: Turn): State {
  const { colour } = FACTION_DEFINITIONS[FACTIONS.indexOf(id)];
  const other = FACTION_DEFINITIONS.find((each) => each.colour !== colour && each.side === 'A');
  return playTo(game, { edition, factions: [id, other?.id], startPlayer: 0 }, TURNS[turn]);
}

perftTests({
  game,
  candidates,
  tables: EDITIONS.map((edition) => ({
    name: `on ${edition}, from the first turn and from a turn in round 3`,
    golden: `golden/perft-${edition}.txt`,
    heading: 'faction           turn      depth 1  depth 2  depth 3  depth 4',
    rows: () =>
      FACTIONS.flatMap((id, place) =>
        TURN_IDS.map((turn) => ({
          label: `${id.padEnd(17)} ${turn.padEnd(8)}`,
          state: at(edition, id, turn),
          depths: place % 3 === 0 ? [1, 2, 3, 4] : [1, 2, 3],
        })),
      ),
  })),
  slow: FACTIONS.map((id) => ({
    name: id,
    depth: 2,
    states: () => EDITIONS.flatMap((edition) => TURN_IDS.map((turn) => at(edition, id, turn))),
  })),
});
