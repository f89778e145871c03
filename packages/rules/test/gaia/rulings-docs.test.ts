import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EDITION_FAULTS, RECONSTRUCTION, RULING_VALUES, RULINGS } from '../../src/gaia/index.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');
const rulings = read('rulings.md').split('\n## Gaia\n')[1];
const editions = read('editions-gaia.md');

it.each(RULINGS.map((name, index) => [name, index] as const))(
  'docs/rulings.md names every value of %s, the default in bold',
  (name, index) => {
    const [byDefault, ...others] = RULING_VALUES[name].map((value) => `\`${value}\``);
    const values = [`**${byDefault}**`, ...others].join(', ');
    expect(rulings).toContain(`\n| G${index + 1} | \`${name}\` | ${values} | `);
  },
);

it('docs/editions-gaia.md describes every section of an edition', () => {
  const missing = Object.keys(RECONSTRUCTION).filter((key) => !editions.includes(`\`${key}\``));
  expect(missing).toEqual([]);
});

it('docs/editions-gaia.md explains every fault', () => {
  expect(EDITION_FAULTS.filter((code) => !editions.includes(`\`${code}\``))).toEqual([]);
});
