import type { NoticeKind } from '@pangaea/wire';
import type { Shape } from '../../messages/shape.ts';

/** Notices of a turn while no page is open. */
export const TELLING_EN = {
  about:
    'A slow game goes on for days. You can close this page and be told when something waits for you.',
  noServer: 'The server does not answer. Try again in a moment.',
  more: 'All settings of notices',

  device: 'On this device',
  states: {
    insecure:
      'This page was opened without https, and browsers then allow no push. A hook works without it.',
    'home-screen':
      'On an iPhone or iPad put this page on the home screen first: Share, then “Add to Home Screen”. Open it from there and come back to this place.',
    unsupported: 'This browser knows no push. A hook works without it.',
    denied:
      'You have told this browser to show no notices of this page. You can allow them beside the address of the page.',
    off: 'This device is not told yet.',
    on: 'This device is told, also while no page is open.',
  },
  turnOn: 'Tell this device',
  turnOff: 'Stop telling this device',
  notAllowed: 'The browser was not allowed to show notices.',
  noService:
    'This browser reaches no push service at present. Try again later, or take a hook instead.',

  channels: 'Where you are told',
  none: 'Nowhere yet.',
  push: (at: string) => `Browser (${at})`,
  hook: (form: string, at: string) => `${form}: ${at}`,
  mail: (address: string) => `Mail: ${address}`,
  every: 'each notice by itself',
  digest: 'at most one in twelve hours',
  everyAsked: 'A mail for each notice, not at most one in twelve hours',
  addMail: (address: string) => `Mail to ${address}`,
  noAddress: 'For mail, add your address as a key first.',
  forms: { discord: 'Discord', slack: 'Slack', raw: 'JSON, signed' },
  languages: { en: 'in English', ja: 'in Japanese' },
  own: 'this device',
  off: 'Off: it failed for a day. Add it again.',
  failing: (since: string) => `Fails since ${since}; it is tried again.`,
  test: 'Send a test',
  tested: 'A test was sent.',
  testFailed: (why: string) => `The test did not arrive: ${why}`,
  remove: 'Remove',
  removeSure: 'Remove this? Nothing is sent there any more.',

  addHook: 'Add a hook',
  hookHint:
    'A hook is an address that takes messages: of a channel at Discord or Slack, or of a program of your own. It is kept secret. Messages come in the language of this page.',
  form: 'Form',
  url: 'Address (https)',
  add: 'Add',
  secret: 'Secret of the signatures',
  secretOnce: 'It is shown this once. docs/server.md says how a program checks a signature.',

  kinds: 'What you are told',
  kind: {
    turn: 'My turn, and what the others did',
    ahead: 'A turn that I ordered ahead was played',
    dealt: 'All have come, the game begins',
    request: 'Somebody asks for my consent',
    time: 'My time runs out',
    over: 'A game is over',
    rematch: 'A rematch waits for me',
    invitation: 'Somebody I have played with invites me',
  } satisfies Record<NoticeKind, string>,
  kindsHint:
    'At slow tables after two minutes, and never while you look at the table, at night or on a day off. Several games come in one message.',

  told: 'What was told',
  waits: 'Not told yet',
  nothing: 'Nothing yet.',
  short: {
    turn: 'your turn',
    ahead: 'an ordered turn was played',
    dealt: 'the game begins',
    request: 'a request',
    time: 'time runs out',
    over: 'the game is over',
    rematch: 'a rematch',
    invitation: 'an invitation',
  } satisfies Record<NoticeKind, string>,
  table: 'a table',
  sent: (where: string) => `sent: ${where}`,
  failed: (where: string, why: string) => `failed: ${where} (${why})`,
  gone: 'a place that was removed',
  why: {
    delay: 'It is told in a moment, if it still holds.',
    looking: 'You have the table open.',
    hours: 'It is your night, or a day off.',
    failing: 'It did not arrive and is tried again.',
    digest: 'The last mail is not twelve hours old.',
    off: 'You have turned this off.',
    'no-channel': 'There is nowhere to tell it.',
  },
  until: (moment: string) => `at ${moment}`,
  faults: {
    address: 'the address is wrong',
    'name-unknown': 'there is no such name',
    'not-public': 'the address is not public',
    unreachable: 'nobody answers there',
    'too-slow': 'it took too long',
    'too-long': 'the answer was too long',
    gone: 'nobody is there any more',
    'no-mail': 'this server sends no mail',
  },
  status: (status: string) => `the answer was ${status}`,

  group: 'A group is told of this table',
  groupHint:
    'A channel at Discord or Slack, or a program, is told whose turn it is. All at the table see that; nobody sees the address.',
  noGroup: 'No group is told of this table.',
  hasGroup: (form: string) => `A group is told of this table: ${form}.`,
  setGroup: 'Tell a group',
  endGroup: 'Tell no group any more',

  offer: 'Close the page in peace: be told when it is your turn.',
  offerOn: 'Tell me',
  isOn: 'You are told on this device.',
};

export type TellingMessages = Shape<typeof TELLING_EN>;
