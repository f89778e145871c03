// For tests that play by the rules of several games themselves: all are loaded.
import { GAME_IDS } from '@pangaea/rules/games';
import { loadGames } from '../src/rules/games.ts';
import { loadSpeech } from '../src/rules/speech/load.ts';

await loadGames();
// Moves are told in notices.
for (const id of GAME_IDS) await loadSpeech(id);

export { findGame, GAMES, gameOf } from '../src/rules/games.ts';
