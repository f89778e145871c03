/** Characters that are two columns wide: Japanese and similar ones. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the escape character.
const COLOURS = /\u001b\[[0-9;]*m/g;

/** The width of a text in a terminal, in columns. */
export function columns(text: string): number {
  const plain = text.replace(COLOURS, '');
  return [...plain].length + (plain.match(WIDE)?.length ?? 0);
}

/** Adds blanks on the right. */
export function left(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)));
}

/** Adds blanks on the left. */
export function right(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - columns(text))) + text;
}

/** A table whose columns are as wide as they must be; numbers are aligned on the right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, columns(cell));
    }
  }
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const isNumber = /^[-−+]?[\d.,]+%?$/.test(cell);
        return isNumber ? right(cell, widths[column]) : left(cell, widths[column]);
      })
      .join('  ')
      .trimEnd(),
  );
}

/** Lines of items side by side, as many as fit; long items have a line of their own. */
export function flow(items: readonly string[], width: number, indent = '  '): string[] {
  const cell = Math.max(0, ...items.map(columns)) + 2;
  const across = Math.max(1, Math.floor((width - indent.length) / cell));
  const down = Math.ceil(items.length / across);
  return Array.from({ length: down }, (_, line) =>
    (
      indent +
      items
        .filter((_item, index) => index % down === line)
        .map((item) => left(item, cell))
        .join('')
    ).trimEnd(),
  );
}

/** A name and items after it, broken between items only. */
export function wrapItems(name: string, items: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = name;
  for (const [index, item] of items.entries()) {
    const piece = index + 1 < items.length ? `${item} |` : item;
    if (columns(line) + 1 + columns(piece) > width) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${piece}`;
  }
  return [...lines, line];
}

/** Breaks a text at blanks, and Japanese anywhere, so that no line is wider than `width`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/[^\s\u3000-\u9fff\uff00-\uff60]+\s*|\s+|./gu) ?? []) {
    if (line !== '' && columns(line) + columns(piece.trimEnd()) > width - columns(indent)) {
      lines.push(indent + line.trimEnd());
      line = '';
    }
    line += line === '' ? piece.trimStart() : piece;
  }
  if (line.trim() !== '') lines.push(indent + line.trimEnd());
  return lines;
}
