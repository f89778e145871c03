// Loads all games, for tests that use the rules of several of them.
import { GAME_IDS } from '@pangaea/rules/games';
import { loadGames } from '../src/rules/games.ts';
import { loadSpeech } from '../src/rules/speech/load.ts';

await loadGames();
// Notices tell moves in words.
for (const id of GAME_IDS) await loadSpeech(id);

export { findGame, GAMES, gameOf } from '../src/rules/games.ts';
