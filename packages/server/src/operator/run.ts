import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { askServer } from './ask.ts';
import { type Language, languageOf } from './language.ts';
import { MESSAGES } from './messages.ts';
import { commandNamed, OPERATOR_COMMANDS } from './names.ts';
import type { OperatorAnswer, OperatorRequest } from './protocol.ts';

/** The terminal of the operator. */
export interface Terminal {
  readonly say: (line: string) => void;
  /** Asks for a line of input; undefined if there is no terminal. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
}

const YES = /^(yes|はい)$/i;

/** The lines of the usage. */
export function operatorUsage(language: Language): readonly string[] {
  const lines = OPERATOR_COMMANDS.map(({ name, takes, about }) => [
    `${name} ${takes}`,
    about[language],
  ]);
  return lines.map(([call, about]) => `       pangaea-server ${call.padEnd(25)} ${about}`);
}

/**
 * Lets the running server carry out a command of its operator.
 * @param words the arguments, with `--yes` and `--lang`
 * @throws Stop
 */
export async function runOperator(
  name: string,
  words: readonly string[],
  dataDir: string,
  { say, ask, env, platform }: Terminal,
): Promise<ExitCode> {
  const { isAgreed, rest, lang } = optionsOf(words);
  const language = languageOf(lang, env);
  const messages = MESSAGES[language];
  const command = commandNamed(name);
  if (command?.read(rest) === undefined) {
    throw new Stop(EXIT.settings, [messages.usage, ...operatorUsage(language)].join('\n'));
  }
  if (platform === 'win32') throw new Stop(EXIT.settings, messages.notOnWindows);
  const request: OperatorRequest = { command: name, words: rest, language };
  const { lines, asks } = taken(await askServer(dataDir, request));
  for (const line of lines) say(line);
  if (asks === undefined) return EXIT.fine;
  say(asks);
  if (!isAgreed) {
    if (ask === undefined) throw new Stop(EXIT.declined, messages.needsYes);
    if (!YES.test((await ask(messages.sayYes)).trim())) {
      throw new Stop(EXIT.declined, messages.notDone);
    }
  }
  const done = taken(await askServer(dataDir, { ...request, agreed: asks }));
  for (const line of done.lines) say(line);
  return EXIT.fine;
}

function taken(answer: OperatorAnswer): OperatorAnswer {
  if (!answer.ok) throw new Stop(EXIT.declined, answer.lines.join('\n'));
  return answer;
}

function optionsOf(words: readonly string[]) {
  const rest: string[] = [];
  let [isAgreed, lang]: [boolean, string | undefined] = [false, undefined];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === '--yes') isAgreed = true;
    else if (word === '--lang') lang = words[++at];
    else if (word.startsWith('--lang=')) lang = word.slice('--lang='.length);
    else rest.push(word);
  }
  return { isAgreed, rest, lang };
}
