import type { GameFace } from '../../play/face/game-face.ts';

/** The introductory game of the rulebook, against three bots. */
export const FIRST_GAME: GameFace['first'] = {
  options: { factions: 'introductory', players: 4 },
  players: [
    { kind: 'here', name: '' },
    { kind: 'bot', level: 'beginner' },
    { kind: 'bot', level: 'intermediate' },
    { kind: 'bot', level: 'beginner' },
  ],
};
