import { parentPort, workerData } from 'node:worker_threads';
import { type NetMatchSettings, netMatch } from './values-match.ts';

const play = netMatch(workerData as NetMatchSettings);

parentPort?.on('message', (job: number) => parentPort?.postMessage(play(job)));
