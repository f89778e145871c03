import { expect, test } from 'vitest';
import { perDraft } from '../../src/play/per-draft.ts';

test('a value of a draft is computed once, and again for another draft', () => {
  let times = 0;
  const doubled = perDraft(({ of }: { readonly of: number }, by: number) => {
    times += 1;
    return of * by;
  });
  const draft = { of: 3 };
  expect([doubled(draft, 2), doubled(draft, 2), times]).toEqual([6, 6, 1]);
  expect([doubled({ of: 3 }, 5), times]).toEqual([15, 2]);
});
