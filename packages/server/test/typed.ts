import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../src/commands.ts';
import { AUDIT_LOG } from '../src/operator/audit.ts';
import type { Terminal } from '../src/operator/run.ts';
import { readSettings } from '../src/settings.ts';

/** A command typed at a terminal, with a person who answers. */
export async function typed(
  folder: string,
  words: readonly string[],
  answers: readonly string[] = [],
) {
  const said: string[] = [];
  const left = [...answers];
  const terminal: Terminal = {
    say: (line) => said.push(line),
    ask: async (question) => {
      said.push(question);
      return left.shift() ?? '';
    },
    env: { LANG: 'en_US.UTF-8' },
    platform: 'linux',
  };
  const settings = () => ({ ...readSettings({}), dataDir: folder });
  try {
    return { code: await runCommand(words, settings, terminal), said: said.join('\n') };
  } catch (error) {
    const { code, message } = error as { readonly code: number; readonly message: string };
    return { code, said: [...said, message].join('\n') };
  }
}

/** The lines of the audit log. */
export const audit = (folder: string) =>
  readFileSync(join(folder, AUDIT_LOG), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
