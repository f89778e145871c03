/** A person's devices: joining by a code, joining two groups, and undoing that. */
export const DEVICES_EN = {
  heading: 'Your devices',
  none: 'You have no seat at this server yet.',
  kinds: { phone: 'Telephone', tablet: 'Tablet', computer: 'Computer', unknown: 'Device' },
  own: 'this one',
  here: 'here now',
  end: 'Sign out',
  endSure: 'Sign this device out? It plays none of your seats any more.',
  add: 'Add a device',
  haveCode: 'I have a code',
  keys: 'Keys, to come back by',
  haveKey: 'I have a key',
  codeHint: (minutes: number) =>
    `Type it on the other device (All tables → Settings → “I have a code”), or open the link there. Then let it in here. For ${minutes} minutes, for one device.`,
  codeLink: 'Link',

  arrives: (device: string) => `${device} asks to be one of your devices`,
  check: (digits: string) => `It shows the number ${digits}. Let in only what you hold yourself.`,
  bringsNothing: 'It brings no games.',
  brings: (games: number) => (games === 1 ? 'It brings a game:' : `It brings ${games} games:`),
  broughtGame: (game: string, names: string) => (names === '' ? game : `${game} with ${names}`),
  /**
   * The names in the list of games, repeated here because settings at a table know no other game.
   */
  titles: { 'terra-nova': 'Terra Nova', 'terra-mystica': 'Terra Mystica', gaia: 'Gaia' },
  bringsDevices: (count: number) =>
    count === 1 ? 'One more device comes along.' : `${count} more devices come along.`,
  sees: 'It will play all your seats and see your hands and notes.',
  letIn: 'Let it in',
  keepOut: 'No',
  allowed: 'You have let it in. It comes when it asks next.',
  keptOut: 'You have said no. For another device make a new code.',

  lately: 'Came lately',
  came: (when: string) => `came ${when}`,
  cameWith: (games: number) =>
    games === 0 ? 'with no games' : games === 1 ? 'with one game' : `with ${games} games`,
  cameWithout: (games: number) =>
    games === 0 ? 'alone' : games === 1 ? 'and left one game behind' : `and left ${games} games`,
  undo: 'Undo',
  goBack: 'Back to these games',
  undoSure: {
    bring: 'Undo this? Each device has the games again that it had before, and no others.',
    leave: 'Undo this? The device plays its former games again, and none of yours.',
    own: 'Undo this? This device plays its former games again, and none of the others.',
  },
  undoHint: (hours: number) =>
    hours <= 1
      ? 'It can be undone for less than an hour.'
      : `It can be undone for ${hours} more hours.`,

  bring: 'Play on this device too',
  bringHint:
    'Type the code that your other device shows. Type no code of somebody else: that person could play your seats.',
  code: 'Code',
  bringButton: 'Ask to be let in',
  has: (games: number) =>
    games === 1 ? 'This device has a game of its own' : `This device has ${games} games of its own`,
  games: {
    leave: 'Leave them here. One press brings you back to them.',
    bring: 'Bring them along. Whoever has the other device plays them too, and sees your hands.',
  },
  waits: 'Let this device in on the other one',
  waitsHow: 'There it stands under Settings, with this number:',
  shownBy: (device: string) => `The code is shown by: ${device}`,
  stop: 'Do not wait',
};
