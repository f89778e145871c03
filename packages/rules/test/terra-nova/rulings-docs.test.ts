import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULING_VALUES, RULINGS, START_POWERS } from '../../src/terra-nova/options.ts';

const docs = readFileSync(new URL('../../../../docs/rulings.md', import.meta.url), 'utf8');
const [own] = docs.split('\n## Terra Mystica\n');
const sections = own.split(/^### /m).slice(1);

it('says why power begins as it does, and how else', () => {
  const [byDefault, ...others] = START_POWERS.map((value) => `\`${value}\``);
  expect(own).toContain(`\n\`startPower\`: ${[`**${byDefault}**`, ...others].join(', ')}\n`);
});

it('numbers the rulings in the order of the options', () => {
  const numbers = sections.map((section) => section.split('.')[0]);
  expect(numbers).toEqual(RULINGS.map((_, index) => `R${index + 1}`));
});

it.each(RULINGS.map((name, index) => [name, index] as const))(
  'names every value of %s, the default in bold',
  (name, index) => {
    const [byDefault, ...others] = RULING_VALUES[name].map((value) => `\`${value}\``);
    const line = `\n\`${name}\`: ${[`**${byDefault}**`, ...others].join(', ')}\n`;
    expect(sections[index]).toContain(line);
    expect(sections[index]).toContain('*Rulebook:*');
  },
);
