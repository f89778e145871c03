import { gamesHoldEveryLaw } from '../conformance/play-games.ts';

gamesHoldEveryLaw('terra-nova', { games: 700, longest: 600, sparse: 2 });
