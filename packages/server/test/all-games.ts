// For tests that play by the rules of several games themselves: all are loaded.
import { loadGames } from '../src/rules/games.ts';

await loadGames();

export { findGame, GAMES, gameOf } from '../src/rules/games.ts';
