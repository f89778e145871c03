import { trial } from '../../src/trials/terra-nova.trial.ts';
import { takingBackTests } from '../kits/taking-back.ts';

/** All that chance decides lies open from the set-up on, and nobody hides anything. */
takingBackTests(trial, { options: [{ players: 2 }, { players: 4 }], shown: [] });
