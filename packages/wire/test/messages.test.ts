import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeMessages, MESSAGES, type MessageHandlers, messageSchemas } from '../src/index.ts';

const KINDS = Object.keys(MESSAGES);

test('the data of each kind have a title of their own, by which the description finds them', () => {
  const schemas = messageSchemas();
  expect(Object.keys(schemas)).toHaveLength(KINDS.length);
  const sentence = describeMessages();
  for (const kind of KINDS) expect(sentence).toContain(`\`${kind}\` (data: `);
  for (const title of Object.keys(schemas)) expect(sentence).toContain(`(data: ${title}`);
});

test('a kind has a number where its data have one and its table counts it', () => {
  for (const [kind, { data, isNumbered }] of Object.entries(MESSAGES)) {
    const { properties } = data as { readonly properties: Readonly<Record<string, unknown>> };
    const isOfTable = Object.hasOwn(properties, 'table') && Object.hasOwn(properties, 'number');
    expect([kind, isNumbered]).toEqual([kind, isOfTable]);
  }
});

test('docs/server.md names every kind, as a sentence of its own or in a list', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/server.md'), 'utf8');
  const from = docs.indexOf('### The stream');
  const section = docs.slice(from, docs.indexOf('### Time', from));
  expect(from).toBeGreaterThan(0);
  expect(KINDS.filter((kind) => !section.includes(`\`${kind}\``))).toEqual([]);
});

test('handlers with a kind left out do not compile', () => {
  const ignore = () => undefined;
  const { notes: _, ...some } = Object.fromEntries(
    KINDS.map((kind) => [kind, ignore]),
  ) as unknown as MessageHandlers;
  // @ts-expect-error `notes` has no handler.
  const handlers: MessageHandlers = some;
  expect(Object.keys(handlers)).toHaveLength(KINDS.length - 1);
});
