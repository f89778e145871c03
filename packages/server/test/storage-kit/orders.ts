import { expect, test } from 'vitest';
import type { Adapter } from './adapter.ts';

export function orderTests(adapter: Adapter): void {
  test('orders of the operator are changed where they are as they were read', async () => {
    const { storage } = await adapter()();
    expect(await storage.ordersOf()).toBeUndefined();
    expect(await storage.changeOrders('1', '2')).toBe(false);
    expect(await storage.changeOrders(undefined, '1')).toBe(true);
    expect(await storage.changeOrders(undefined, '2')).toBe(false);
    expect(await storage.changeOrders('1', '3')).toBe(true);
    expect(await storage.ordersOf()).toBe('3');
    const both = ['4', '5'].map((body) => storage.changeOrders('3', body));
    expect((await Promise.all(both)).filter((isChanged) => isChanged)).toHaveLength(1);
    await storage.close();
  });
}
