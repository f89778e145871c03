import { parentPort, workerData } from 'node:worker_threads';
import { type ConformanceOptions, conformance } from '../../src/conformance/index.ts';
import { gaiaTrial } from '../../src/trials/gaia.ts';

/** Plays a share of the games of a run; answers with the result. */
parentPort?.postMessage(conformance(gaiaTrial, workerData as ConformanceOptions));
