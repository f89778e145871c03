import { trial } from '../../src/trials/terra-nova.trial.ts';
import { takingBackTests } from '../kits/taking-back.ts';

/** All random results are public from the set-up on, and no player hides anything. */
takingBackTests(trial, { options: [{ players: 2 }, { players: 4 }], shown: [] });
