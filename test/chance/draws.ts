// Runs before each test file. If the run has a number, the random choices of fast-check and of
// `crypto` follow from it; those of `crypto` also from the file and the test.
import { hash } from 'node:crypto';
import { basename } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect } from 'vitest';

const { PANGAEA_CHANCE: number } = process.env;

function drawForTest(): void {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const name = `${number} ${basename(testPath)} ${currentTestName}`;
  let draws = 0;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    if (into === null) return into;
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let at = 0; at < bytes.length; at += 32) {
      const drawn = hash('sha256', `${name} ${draws++}`, 'buffer');
      bytes.set(drawn.subarray(0, bytes.length - at), at);
    }
    return into;
  };
}

if (number !== undefined) {
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(number) });
  drawForTest();
  beforeEach(drawForTest);
}
