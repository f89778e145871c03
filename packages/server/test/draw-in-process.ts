// Node imports this first in a server that a test starts: its random draws follow from the number of the run and from its
// name, which the test gives it. Its threads draw by names of their own.
import { threadId } from 'node:worker_threads';
import { drawFrom } from '../src/identity/secrets.ts';
import { drawnFor } from './drawn.ts';

const chance = drawnFor(`${process.env.PANGAEA_PROCESS} ${threadId}`);
if (chance !== undefined) drawFrom(chance);
