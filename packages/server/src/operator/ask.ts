import { createConnection } from 'node:net';
import { EXIT, Stop } from '../exit.ts';
import type { Language } from './language.ts';
import { MESSAGES } from './messages.ts';
import {
  LONGEST_PATH,
  type OperatorAnswer,
  type OperatorRequest,
  readAnswer,
  socketIn,
} from './protocol.ts';

/** The longest wait for an answer, in milliseconds: a long list takes long on a busy machine. */
const PATIENCE_MS = 60_000;

/**
 * Sends a request to the running server of a data folder.
 * @throws Stop if no server runs, it belongs to another user, or it does not answer
 */
export function askServer(folder: string, request: OperatorRequest): Promise<OperatorAnswer> {
  const say = MESSAGES[request.language];
  const path = socketIn(folder);
  if (Buffer.byteLength(path) > LONGEST_PATH) {
    throw new Stop(EXIT.settings, say.pathTooLong(path, LONGEST_PATH));
  }
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Stop(EXIT.failed, say.noAnswer(why)));
    const socket = createConnection(path);
    let text = '';
    socket.setEncoding('utf8');
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('too late')));
    socket.on('connect', () => socket.write(`${JSON.stringify(request)}\n`));
    socket.on('data', (more: string) => {
      text += more;
    });
    socket.on('error', (error) => {
      const stop = stopFor(error, folder, request.language);
      if (stop === undefined) fail(error.message);
      else reject(stop);
    });
    socket.on('close', () => {
      const answer = readAnswer(text);
      if (answer === undefined) fail(text === '' ? 'it ended' : 'it is no answer');
      else resolve(answer);
    });
  });
}

function stopFor(error: Error, folder: string, language: Language): Stop | undefined {
  const { code } = error as { readonly code?: string };
  const say = MESSAGES[language];
  if (code === 'ENOENT' || code === 'ECONNREFUSED') {
    return new Stop(EXIT.notRunning, say.notRunning(folder));
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return new Stop(EXIT.notWritable, say.notAllowed(folder));
  }
  return undefined;
}
