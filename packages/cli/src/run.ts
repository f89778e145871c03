import { LANGUAGES, type Language } from '@pangaea/words';
import {
  BAD_ARGUMENTS,
  type Command,
  DONE,
  faultSentence,
  type World,
} from './commands/command.ts';
import { COMMANDS, type CommandName } from './commands/names.ts';
import type { Io } from './io.ts';
import { MESSAGES } from './messages/index.ts';

/** The commands, each loaded when it is used. */
const LOAD: Readonly<Record<CommandName, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).play,
  sim: async () => (await import('./commands/sim.ts')).sim,
  conformance: async () => (await import('./commands/conformance.ts')).conformance,
  replay: async () => (await import('./commands/replay.ts')).replay,
  verify: async () => (await import('./commands/verify.ts')).verify,
  convert: async () => (await import('./commands/convert.ts')).convert,
  bench: async () => (await import('./commands/bench.ts')).bench,
};

/**
 * Carries out one command line.
 * @returns the exit code: 0 done, 1 refused or failed, 2 bad arguments.
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const language = languageOf(argv, io.env);
  const world: World = { io, language, say: MESSAGES[language] };
  const [name, ...rest] = argv;
  const command = COMMANDS.find((each) => each === name);
  if (command === undefined) return withoutCommand(name, world);
  if (rest.includes('--help') || rest.includes('-h')) {
    io.out(world.say.usage[command]);
    return DONE;
  }
  return (await LOAD[command]())(rest, world);
}

function withoutCommand(name: string | undefined, { io, say }: World): number {
  if (name === '--help' || name === '-h' || name === 'help') {
    io.out(say.overview);
    return DONE;
  }
  if (name !== undefined) {
    io.err(`pangaea: ${faultSentence(say, { code: 'unknown-command', command: name })}\n\n`);
  }
  io.err(say.overview);
  return BAD_ARGUMENTS;
}

/** The language of the texts: `--lang` decides, otherwise the language of the terminal. */
function languageOf(argv: readonly string[], env: Io['env']): Language {
  const at = argv.findIndex((each) => each === '--lang' || each.startsWith('--lang='));
  const asked = at < 0 ? undefined : (argv[at].split('=')[1] ?? argv[at + 1]);
  const known = LANGUAGES.find((each) => each === asked);
  if (known !== undefined) return known;
  const local = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return local.startsWith('ja') ? 'ja' : 'en';
}
