/** JSON in the style of the project's formatter: lists of words on one line if they fit. */
export function formatted(json: unknown): string {
  const wide = JSON.stringify(json, null, 2);
  const list = /^(.*)\[\n([^[\]{}]*)\n *\](,?)$/gm;
  const text = wide.replace(list, (all: string, head: string, items: string, comma: string) => {
    const line = `${head}[${items.trim().replaceAll(/\n */g, ' ')}]${comma}`;
    return line.length <= 100 ? line : all;
  });
  return `${text}\n`;
}
