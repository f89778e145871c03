import { parentPort, workerData } from 'node:worker_threads';
import { type OpeningSettings, openingPlayer } from './openings-play.ts';

const play = await openingPlayer(workerData as OpeningSettings);

parentPort?.on('message', (job: number) => parentPort?.postMessage(play(job)));
