import type { GameFace } from '../../play/face/game-face.ts';

/** The basic game, against two bots. */
export const FIRST_GAME: GameFace['first'] = {
  options: { players: 3, mode: 'basic' },
  players: [
    { kind: 'here', name: '' },
    { kind: 'bot', level: 'beginner' },
    { kind: 'bot', level: 'intermediate' },
  ],
};
