// Node imports this first in a server that a test starts: all its random numbers follow from the
// number of the run and from the server's name, which the test sets. Each of its threads has
// another name.
import { threadId } from 'node:worker_threads';
import { drawFrom } from '../src/identity/secrets.ts';
import { drawnFor } from './drawn.ts';

const chance = drawnFor(`${process.env.PANGAEA_PROCESS} ${threadId}`);
if (chance !== undefined) drawFrom(chance);
