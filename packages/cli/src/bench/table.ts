import type { Messages } from '../messages/index.ts';
import { table } from '../screen/text.ts';
import type { Figures } from './settings.ts';

const WHOLE_FROM = 100;

/** The figures, for people: a table for each game. */
export function benchTable(
  figures: Readonly<Record<string, Partial<Figures>>>,
  { bench: words }: Messages,
): string {
  const names = Object.entries(words.figures) as [keyof Figures, string][];
  const parts = Object.entries(figures).map(([game, of]) => {
    const rows = names.flatMap(([figure, name]) => {
      const value = of[figure];
      return value === undefined ? [] : [[name, shown(value)]];
    });
    return table([[game, ''], ...rows]).join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}

function shown(value: number): string {
  return value >= WHOLE_FROM || Number.isInteger(value)
    ? Math.round(value).toLocaleString('en')
    : value.toPrecision(3);
}
