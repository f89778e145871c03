import { type Check, runTool } from './check.ts';

/** No file, export or dependency is without a use, and none is used without being declared. */
export const dead: Check = async (root) => {
  const { code, output } = await runTool(
    'knip',
    'knip',
    ['--no-progress', '--no-config-hints', '--directory', root],
    root,
  );
  return { ok: code === 0, note: '', output };
};
