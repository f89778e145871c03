import { expect, test } from 'vitest';
import type { PassingChange } from '../../src/storage/contract.ts';
import type { Adapter } from './adapter.ts';

const change = (name: string, before: string | undefined, body?: string): PassingChange => ({
  name,
  before,
  body,
  ends: 100,
});

export function passingTests(adapter: Adapter): void {
  test('facts that pass are changed together, on condition that none is another by now', async () => {
    const { storage } = await adapter()();
    expect(await storage.passingOf(['a', 'b'])).toEqual([undefined, undefined]);
    expect(await storage.changePassing([change('a', undefined, '1')])).toBe(true);
    const both = [change('b', undefined, '2'), change('a', undefined, '3')];
    expect(await storage.changePassing(both)).toBe(false);
    expect(await storage.passingOf(['a', 'b'])).toEqual(['1', undefined]);
    const right = [change('b', undefined, '2'), change('a', '1', '3')];
    expect(await storage.changePassing(right)).toBe(true);
    expect(await storage.passingOf(['b', 'a'])).toEqual(['2', '3']);
    expect(await storage.changePassing([change('a', '3')])).toBe(true);
    expect(await storage.passingOf(['b', 'a'])).toEqual(['2', undefined]);
    await storage.close();
  });

  test('of many who change one fact at once each changes what another left', async () => {
    const { storage } = await adapter()();
    const count = async () => {
      for (;;) {
        const [before] = await storage.passingOf(['n']);
        const body = `${Number(before ?? 0) + 1}`;
        if (await storage.changePassing([change('n', before, body)])) return;
      }
    };
    await Promise.all(Array.from({ length: 8 }, count));
    expect(await storage.passingOf(['n'])).toEqual(['8']);
    await storage.close();
  });

  test('facts are forgotten when they have ended', async () => {
    const { storage } = await adapter()();
    await storage.changePassing([
      change('a', undefined, '1'),
      { ...change('b', undefined, '2'), ends: 101 },
    ]);
    await storage.forgetPassing(99);
    expect(await storage.passingOf(['a'])).toEqual(['1']);
    await storage.forgetPassing(100);
    expect(await storage.passingOf(['a', 'b'])).toEqual([undefined, '2']);
    await storage.close();
  });
}
