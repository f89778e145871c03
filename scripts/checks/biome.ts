import { type Check, runTool } from './check.ts';

/** Every file is formatted and its imports are in order. */
export const format: Check = (root) => biome(root, ['check', '--linter-enabled=false']);

/** No lint rule of biome.json is broken. */
export const lint: Check = (root) => biome(root, ['lint', '--error-on-warnings']);

async function biome(root: string, args: readonly string[]) {
  const { code, output } = await runTool(
    '@biomejs/biome',
    'biome',
    [...args, '--max-diagnostics=200', '--no-errors-on-unmatched', '.'],
    root,
  );
  const files = /Checked (\d+) files?/.exec(output)?.[1];
  return {
    ok: code === 0 && files !== undefined && files !== '0',
    note: `${files ?? 'no'} files`,
    output: `${output}\n\`npm run format\` mends what can be mended.\n`,
  };
}
