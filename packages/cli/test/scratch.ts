import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the files of one test file; it is deleted after its tests. */
export function scratchFolder(): {
  readonly path: string;
  put(name: string, content: string | Uint8Array): string;
} {
  const path = mkdtempSync(join(tmpdir(), 'pangaea-cli-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return {
    path,
    put(name, content) {
      const file = join(path, name);
      writeFileSync(file, content);
      return file;
    },
  };
}
