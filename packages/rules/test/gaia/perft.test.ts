import { candidates, gaia, MODES, type Mode, QUESTION, type State } from '../../src/gaia/index.ts';
import { perftTests, playTo } from '../kits/perft.ts';

const game = gaia();
const MODE_IDS = Object.keys(MODES) as Mode[];
const MOMENTS = {
  first: (s: State) => s.top() === QUESTION.turn,
  later: (s: State) => s.top() === QUESTION.turn && s.tiles() === 6,
  feeding: (s: State) => s.top() === QUESTION.turn && s.tokens() < 18,
} as const;
type Moment = keyof typeof MOMENTS;
const MOMENT_IDS = Object.keys(MOMENTS) as Moment[];

/** The players choose from the list of moves in turn, so that cards are played and drawn. */
function at(mode: Mode, players: number, moment: Moment): State {
  const pick = (count: number, step: number) => (step * 7919) % count;
  return playTo(game, { players, mode, startPlayer: 0 }, MOMENTS[moment], pick);
}

perftTests({
  game,
  candidates,
  tables: [
    {
      name: 'from the first turn and from later ones',
      golden: 'golden/perft.txt',
      heading: 'mode       players  moment      depth 1  depth 2  depth 3',
      rows: () =>
        MODE_IDS.flatMap((mode) =>
          [2, 5].flatMap((players) =>
            MOMENT_IDS.map((moment) => ({
              label: `${mode.padEnd(11)}${`${players}`.padEnd(9)}${moment.padEnd(10)}`,
              state: at(mode, players, moment),
              depths: [1, 2, 3],
            })),
          ),
        ),
    },
  ],
  slow: MODE_IDS.map((mode) => ({
    name: mode,
    depth: 2,
    states: () => MOMENT_IDS.map((moment) => at(mode, 2, moment)),
  })),
});
