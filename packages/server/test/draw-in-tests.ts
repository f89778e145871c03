// Runs before each test file of the server: random numbers of a server inside the test process
// follow from the number of the run, the file and the test. A test that is run again gets others: a
// server of its file has already stored the first ones.
import { basename } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { drawFrom } from '../src/identity/secrets.ts';
import { drawnFor } from './drawn.ts';

function drawForTest(again = 0): void {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const name = `${basename(testPath)} ${currentTestName}`;
  const chance = drawnFor(again === 0 ? name : `${name} again ${again}`);
  if (chance !== undefined) drawFrom(chance);
}

drawForTest();
beforeEach(({ task }) => drawForTest(task.result?.retryCount));
