import { trial } from '../../src/trials/terra-mystica.trial.ts';
import { takingBackTests } from '../kits/taking-back.ts';

/** Everything is public, except the bids in the fast auction. */
takingBackTests(trial, {
  options: [
    { players: 2 },
    { players: 5 },
    { players: 3, factions: 'auction' },
    { players: 3, factions: 'fast-auction' },
  ],
  shown: ['seal'],
});
