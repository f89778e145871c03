import { parentPort, workerData } from 'node:worker_threads';
import { type ConformanceOptions, conformance } from '../../src/conformance/index.ts';
import { terraMysticaTrial } from '../../src/trials/terra-mystica.ts';

/** Plays a share of the games of a run; answers with the result. */
parentPort?.postMessage(conformance(terraMysticaTrial, workerData as ConformanceOptions));
