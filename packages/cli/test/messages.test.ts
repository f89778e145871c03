import { expect, test } from 'vitest';
import { MESSAGES } from '../src/messages/index.ts';

/** Paths at which two catalogues do not have the same fields. */
function differences(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== typeof other) return [path];
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return [];
  const names = new Set([...Object.keys(one), ...Object.keys(other as object)]);
  return [...names].flatMap((name) =>
    differences(
      (one as Record<string, unknown>)[name],
      (other as Record<string, unknown>)[name],
      `${path}/${name}`,
    ),
  );
}

test('both languages have the same members', () => {
  expect(differences(MESSAGES.en, MESSAGES.ja)).toEqual([]);
  expect(differences({ a: { b: 1 } }, { a: {} })).toEqual(['/a/b']);
});

test('the usage of a command names the same options in both languages', () => {
  const options = (text: string) => [...new Set(text.match(/--[a-z-]+/g))].sort();
  for (const [name, usage] of Object.entries(MESSAGES.en.usage)) {
    expect(options(MESSAGES.ja.usage[name as 'play']), name).toEqual(options(usage));
  }
});
