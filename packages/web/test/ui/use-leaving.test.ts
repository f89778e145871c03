import { expect, test } from 'vitest';
import { whenShownAgain } from '../../src/ui/use-leaving.ts';

test('a page takes presses again when it comes back as it was left, not when it is loaded', () => {
  const page = new EventTarget();
  let again = 0;
  const end = whenShownAgain(page, () => again++);
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(again).toBe(0);
  show(true);
  expect(again).toBe(1);
  end();
  show(true);
  expect(again).toBe(1);
});
