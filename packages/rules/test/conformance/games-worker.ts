import { parentPort, workerData } from 'node:worker_threads';
import { conformance } from '../../src/conformance/index.ts';
import type { Share } from './play-games.ts';

/** Plays a share of the games of a run; answers with the result. */
const { game, ...options } = workerData as Share;
const { trial } = await import(`../../src/trials/${game}.trial.ts`);
parentPort?.postMessage(conformance(trial, options));
