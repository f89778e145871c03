import type { MenuGroup, MenuItem } from '../screen/screen.ts';
import { BOLD, DIM, paint, type Style } from '../screen/style.ts';
import { flow, right, wrap } from '../screen/text.ts';

const INDENT = '  ';

/**
 * The menu: a heading for each kind of move, all moves numbered, and several on one line if they
 * are short.
 */
export function menuLines(groups: readonly MenuGroup[], style: Style): string[] {
  const lines: string[] = [];
  let number = 0;
  for (const { heading, items } of groups) {
    const shared = sharedOutcome(items);
    const note = shared === '' ? '' : `  ${shared}`;
    const title = `${paint(style, BOLD, heading)}${note}`;
    if (items.length === 1 && items[0].text === '') {
      number++;
      lines.push(`${INDENT}${right(String(number), 3)} ${title}`);
      continue;
    }
    lines.push(title);
    const cells = items.map((item) => {
      number++;
      return cell(number, item, shared, style);
    });
    if (items.some(({ details }) => details !== undefined)) {
      for (const [index, { details = [] }] of items.entries()) {
        lines.push(INDENT + cells[index]);
        for (const detail of details) {
          lines.push(
            ...wrap(detail, style.width, ' '.repeat(6)).map((each) => paint(style, DIM, each)),
          );
        }
      }
    } else {
      lines.push(...flow(cells, style.width, INDENT));
    }
  }
  return lines;
}

/** The effect that all moves of a group share, for the heading. */
function sharedOutcome(items: readonly MenuItem[]): string {
  const [first] = items;
  return items.every(({ outcome }) => outcome === first.outcome) ? first.outcome : '';
}

function cell(number: number, { text, outcome }: MenuItem, shared: string, style: Style): string {
  const label = `${right(String(number), 3)} ${text}`;
  if (outcome === '' || outcome === shared) return label;
  return `${label}  ${paint(style, DIM, outcome)}`;
}
