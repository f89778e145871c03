import type { Lesson } from '../../play/face/lesson.ts';
import { BEGINNING } from './beginning.ts';
import { CULTS_AND_TOWNS } from './cults-and-towns.ts';
import { HOUSES_AND_POWER } from './houses-and-power.ts';

/** The Halflings beside the Witches, on the printed map: two rounds, and the town in the third. */
export const LESSON: Lesson = {
  options: {
    players: 2,
    factions: ['halflings', 'witches'],
    startPlayer: 0,
    miniBonusCard: false,
    miniTownTiles: false,
    miniRoundTile: false,
    roundTiles: ['SCORE1', 'SCORE3', 'SCORE2', 'SCORE8', 'SCORE7', 'SCORE6'],
    bonusCards: ['BON8', 'BON6', 'BON3', 'BON9', 'BON2'],
  },
  seed: '00000000000000000000000000000001',
  seat: 0,
  players: 2,
  steps: [...BEGINNING, ...HOUSES_AND_POWER, ...CULTS_AND_TOWNS],
};
