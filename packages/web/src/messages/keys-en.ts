/** Keys, with which a person can sign in; loaded only with the page of keys. */
export const KEYS_EN = {
  heading: 'Keys to your games',
  why: 'This browser knows you by a cookie. When that is lost, or on another device, a key brings you back to all your games. You need no account for it.',
  none: 'You have no key yet.',
  nobody: 'You have no game at this server yet. A key is added when you have one.',
  kinds: { words: 'Recovery words', mail: 'Mail address', passkey: 'Passkey' },
  added: (when: string) => `added ${when}`,
  used: (when: string) => `used ${when}`,
  young: 'For its first day it removes no other key.',
  remove: 'Remove',
  removeSure:
    'Remove this key? It brings nobody back any more, and devices that came by it are signed out.',
  add: 'Add a key',
  ways: {
    words:
      'Twelve words, to be written down. They work everywhere, without mail and without any device.',
    mail: 'A code comes to your address when you need it.',
    passkey: 'Your telephone, your computer or a password manager keeps it.',
  },
  start: { words: 'Get twelve words', mail: 'Add an address', passkey: 'Make a passkey' },
  noMail: 'This server sends no mail.',
  noPasskeys:
    'Browsers make passkeys only over https, at an address with a name. Here the words work.',
  stop: 'Cancel',

  write: 'Write these words down, in this order',
  writeHint:
    'They are shown this once. Whoever has them plays your games. Keep them on paper, or in a password manager.',
  copy: 'Copy',
  copied: 'Copied',
  written: 'I have them',
  check: 'Type three of them',
  word: (place: number) => `Word ${place}`,
  checkWrong: 'That is another word. Look at what you wrote down.',
  again: 'Show them again',
  confirm: 'Add these words',

  address: 'Mail address',
  send: 'Send the code',
  sent: (address: string, minutes: number) =>
    `If ${address} is right, a code is on its way. It counts for ${minutes} minutes, once.`,
  code: 'Code',
  useCode: 'Use the code',
  other: 'Another address',

  words: 'Your twelve words',
  wordsHint: 'In English or in Japanese, with spaces between them.',
  useWords: 'Use the words',
  wordUnknown: (word: string) => `“${word}” is none of the words.`,
  wordsCount: (count: number) =>
    `${count === 1 ? 'This is one word' : `These are ${count} words`}; twelve are needed.`,
  wordsWrong:
    'These twelve do not belong together. Look for a word that is wrong, or at another place.',
  usePasskey: 'Use a passkey',
  passkeyFailed: 'The browser gave no passkey.',
  passkeyKnown: 'This device has a passkey for your games already.',

  prove: 'First show a key that you have',
  proveWhy: 'So that nobody who borrows this device changes your keys.',

  signIn: 'Come back by a key',
  signInHint: 'Show a key of yours. This device is then one of your devices, with all your games.',
  link: 'Come back to your games',
  linkHint:
    'This link came by mail. With one press this device is one of your devices. If you did not ask for it, close this page.',
  press: 'Play on this device',
  toKeys: 'Your keys',
  back: 'Come back by a key that you have',
  saveAll: 'Save all that is kept of you',
  privacy: 'What this server keeps of you',

  erase: 'Erase all that is kept of you',
  eraseTold: [
    'It happens at once and cannot be undone.',
    'Your games stay for the others, without your name. In games that go on a bot plays your seat; before the deal your seat is free.',
    'Your words at tables, notes, hours, notices, invitations, keys and devices are erased. All your devices are signed out.',
    'Tables at which nobody else is left are deleted.',
    'Backups that the operator of this server has made keep it until they are deleted. Games on this device alone stay on it.',
  ],
  eraseNeeds:
    'It needs a key that you have had for a day, so that nobody who borrows this device can do it.',
  eraseSure: 'Erase me now',
  eraseAsk: 'Erase all that is kept of you, for good?',
  erased: 'Nothing is kept of you any more.',
  /** Shown after the first complete game, and at the second slow table. */
  offer: 'If this browser forgets you, these games are lost to you. A key keeps them.',

  news: 'What became of them',
  events: {
    added: (key: string) => `${key}: added`,
    removed: (key: string) => `${key}: removed`,
    'signed-in': (key: string) => `${key}: a device came by it`,
    exported: () => 'All that is kept of you was saved as a file',
    erased: () => 'All that was kept of you is erased',
    'given-back': () => 'The operator of this server made a code for a further device of yours',
  },
};
