import { ALL_MEETINGS } from '../../src/trials/terra-mystica/scenario.ts';
import { gamesHoldEveryLaw } from '../conformance/play-games.ts';

const SOAK = process.env.PANGAEA_SOAK !== undefined;
/** About half of those in which every pair of factions meets everywhere; `pangaea conformance` plays all. */
const SOAK_GAMES = Math.max(1000, Math.ceil(ALL_MEETINGS / 2));
/** Enough for every row but those that are too rare, and for most of them several times. */
const GAMES = 600;
/** What comes up about once in so many games as the soak plays, or not much more often. */
const TOO_RARE = [
  'space 10 of earth',
  'space 10 of air',
  'move take-coin',
  'takes TW7',
  'order token ask',
  'no-corner',
];

gamesHoldEveryLaw('terra-mystica', {
  games: SOAK ? SOAK_GAMES : GAMES,
  longest: 2000,
  tooRare: SOAK ? [] : TOO_RARE,
});
