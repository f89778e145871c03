import { type Check, runTool } from './check.ts';

/** Every file, export and dependency is used, and every used dependency is declared. */
export const dead: Check = async (root) => {
  const { code, output } = await runTool(
    'knip',
    'knip',
    ['--no-progress', '--no-config-hints', '--directory', root],
    root,
  );
  return { ok: code === 0, note: '', output };
};
