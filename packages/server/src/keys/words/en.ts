import type { KeyWords } from './shape.ts';

export const KEYS_EN: KeyWords = {
  kinds: { words: 'recovery words', mail: 'a mail address', passkey: 'a passkey' },
  events: {
    added: (key, device) => `A key was added to your games: ${key} (${device}).`,
    removed: (key, device) => `A key to your games was removed: ${key} (${device}).`,
    'signed-in': (key, device) => `A device came to your games by ${key}: ${device}.`,
    exported: (_, device) => `All that is kept of you was saved as a file (${device}).`,
    erased: (_, device) =>
      `All that was kept of you is erased (${device}). Your games stay without your name.`,
    'given-back': () =>
      'The operator of this server made a code for one further device of yours, because somebody asked for it.',
  },
  noKey: 'no key',
  unknownDevice: 'a device',
  notYou:
    'If that was not you, open Pangaea on a device of yours, and look at your devices and keys.',
  code: (code) => `${code} is your code for Pangaea`,
  reason: {
    'sign-in': 'With this code a device comes to your games.',
    add: 'With this code your mail address becomes a key to your games.',
    prove: 'With this code you show that you are yourself.',
  },
  type: (code, minutes) =>
    `Type it where you asked for it: ${code}. It counts once, for ${minutes} minutes.`,
  orOpen: 'Or open this link on the device that is to play, and press there:',
  notAsked: 'If you did not ask for it, do nothing. Tell this code to nobody.',
};
