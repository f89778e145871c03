// Runs before each test file of the server: random numbers of a server inside the test process
// follow from the number of the run, the file and the test.
import { basename } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { drawFrom } from '../src/identity/secrets.ts';
import { drawnFor } from './drawn.ts';

function drawForTest(): void {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const chance = drawnFor(`${basename(testPath)} ${currentTestName}`);
  if (chance !== undefined) drawFrom(chance);
}

drawForTest();
beforeEach(drawForTest);
