import { ALL_MEETINGS } from '../../src/trials/terra-mystica/scenario.ts';
import { gamesHoldEveryLaw } from '../conformance/play-games.ts';

/**
 * About half of the games that contain every pair of factions on every map; `pangaea conformance`
 * plays all.
 */
const GAMES = Math.max(1000, Math.ceil(ALL_MEETINGS / 2));

gamesHoldEveryLaw('terra-mystica', { games: GAMES, longest: 2000, sparse: 4 });
