import { en as kernel } from '@pangaea/words/kernel/en';
import { AGREE_EN } from './agree-en.ts';
import { CLOCK_EN } from './clock-en.ts';
import { DEVICES_EN } from './devices-en.ts';
import { editionEn } from './edition-en.ts';
import { LET_BACK_EN } from './let-back-en.ts';
import { TALK_EN } from './talk-en.ts';

type Params = Readonly<Record<string, string | number>>;

/**
 * Texts of the start page, of tables of a server and of the list of devices; a table of this device
 * does not need them.
 */
export const siteEn = {
  kernel,
  edition: editionEn,

  start: {
    heading: 'Board games of the Terra family',
    about: 'Play in the browser, against bots or with friends. No account, nothing to install.',
    games: 'Begin a game',
    game: 'Game',
    playNow: 'Play now',
    playNowHow: (bots: number, minutes: number) => `${bots} bots, about ${minutes} min`,
    withFriends: 'With friends',
    withFriendsHow: 'by link, or at one device',
    learn: 'How it plays',
    options: 'All options',
    of: (what: string, game: string) => `${what}: ${game}`,
    playersOf: (least: number, most: number) => `${least}–${most} players`,
    minutesEach: (minutes: number) => `about ${minutes} min each`,
    weight: 'weight',
    weightOf: (weight: number) => `weight ${weight} of 5`,
    whoPlays: 'Who plays',
    preset: 'The others',
    allBots: 'Level of all bots',
    presets: { bots: 'bots', link: 'friends, by link', here: 'people at this device' },
    rules: 'Rules of this table',
    newTable: 'Set up a table',
    create: 'Open the table',
    yourTables: 'Your tables',
    moreTables: (count: number) => (count === 1 ? '1 more table' : `${count} more tables`),
    onServer: 'on the server',
    remove: 'Put away',
    removeSure: 'Put this table away for good?',
    finished: 'finished',
    /** The state of a table of this device where it is a bot's turn. */
    goesOn: 'Goes on when you open it',
    players: 'Players',
    here: 'here, at this device',
    name: 'Name',
    tempo: 'Answers in secret',
    tempos: { live: 'within seconds: everybody is here', slow: 'whenever: one move a day' },
    randomStart: 'by lot',
    refused: 'These options do not go together.',
    unsaved: 'This browser keeps nothing: the table will be gone after a reload.',
  },
  levelNotes: {
    'first-game': 'plays as in a first game: it often leaves what is good for it.',
    beginner: 'takes what looks good at once, and errs now and then.',
    casual: 'sees what its turn can bring, and sometimes takes the second best.',
    intermediate: 'makes the most of its own turn, without thinking of answers.',
    skilled: 'knows from many games what a position is worth, and answers at once.',
    strong: 'plans ahead and is hard to beat; it seldom needs a second.',
    master: 'the same with much more of it, for a second or two where it is hard to choose.',
  },
  fair: {
    check: 'Check the deal',
    fixed: 'Before the first move the server fixed the seed of this table with the hash',
    hint: 'Before the first move the server fixed its seed with a hash. This page now deals and plays the game again from the seed and compares everything with what it was shown. That the host did not look at the seed cannot be checked.',
    right: (commands: number) =>
      `All is right: the seed is the one fixed at the start, and ${commands === 1 ? 'the one move' : `all ${commands} moves`} led to what this page was shown.`,
    commitment: 'The seed is not the one that was fixed at the start.',
    shares: 'The game was not dealt from what the devices added, or yours is not among it.',
    refused: (at: number, why: string) => `Move ${at} was against the rules: ${why}`,
    position: (at: number) =>
      `From this seed the table would have looked different after ${at === 1 ? '1 move' : `${at} moves`}.`,
    outcome: 'The result is not the one that was told.',
  },
  agree: AGREE_EN,
  friends: {
    heading: 'Play with friends',
    how: 'You get one link for all of them. Nobody needs an account.',
    name: 'Your name',
    tempo: 'When do you play?',
    tempos: { live: 'now, in one sitting', slow: 'over days, a move now and then' },
    options: 'All options, bots too',
    create: 'Get the link',
  },

  learn: {
    heading: 'New here? Learn by playing',
    about: 'One thing at a time, ten minutes, nothing to read first.',
    begin: (game: string) => `Learn ${game} in ten minutes`,
    goOn: (step: number) => `Go on learning: step ${step}`,
    again: 'Learned. Play the lesson again',
    puzzles: 'Puzzles of the last round',
    puzzlesHow: 'How many points can you still make? One is the puzzle of the day.',
    puzzlesOf: 'Puzzles',
  },

  recorded: {
    heading: 'Watch a game again',
    hint: 'Drop the file of a game on this page: a record saved here, or a game of Terra Mystica from terra.snellman.net. It is played again on the board, with its history, log and chart.',
    choose: 'Choose a file',
    paste: 'Paste a text',
    pasted: 'Text of the game',
    open: 'Open',
    unreadable: 'This file could not be read.',
    reading: 'Reading …',
    watch: 'To the board',
    comments: (count: number) =>
      count === 1 ? '1 comment in the text' : `${count} comments in the text`,
    empty: 'There is nothing in it.',
    tooLarge: 'This is too long to be a game.',
    notJson: 'The file begins like JSON but is damaged: it cannot be read.',
    goesOn:
      'This game was still going on when it was saved: without its seed it cannot be played again.',
    /** The text is refused at the named place. */
    asFar: 'The game is on the board as far as that.',
    otherGame: (game: string) => `A record of “${game}”, which is not played here.`,
    refused: (number: number, command: string, reason: string) =>
      `Command ${number}, “${command}”, is refused: ${reason}`,
  },

  remote: {
    deleted: 'This table was deleted.',
    removed: 'The operator of this server has deleted this table.',
    connecting: 'Opening the table …',
    lost: 'The connection is lost; trying to get it back.',
    byLink: 'somebody else, by link',
    invite: (free: number) =>
      free === 1 ? '1 seat is free: invite' : `${free} seats are free: invite`,
    inviteHint:
      'One link for all: whoever opens it takes a free seat, and each seat is taken once.',
    inviteLink: 'Invitation',
    waitsForSeat: (seat: string) =>
      `${seat} is free: the game goes on when somebody has taken it. Whoever made the table has the link.`,
    onlyHere:
      'Only this computer can open the link. For friends in your network start the server with',
    inNetwork: 'The link leads to this computer for everybody in your network.',
    moreLinks: 'To watch, or for a certain seat',
    watchLink: 'To watch',
    share: 'Share',
    copy: 'Copy',
    copied: 'Copied',
    qr: 'QR code',
    qrOf: (name: string) => `QR code of the link: ${name}`,
    waiting: 'seat still free',
    remove: 'Delete',
    removeSure: 'Delete this table for everybody at it?',
    letGo: 'Off my list',
    isOff: 'It is off your list.',
    putBack: 'Back on my list',
    isGone: 'The table is deleted.',
    letGoSure:
      'Take this table off your list? If the game goes on, a bot plays your seat. The table is deleted when all its people have done so.',
    join: 'Take a seat',
    neverPlayed: 'I have never played: three minutes',
    joinGame: (game: string) => `Take a seat at a game of ${game}`,
    invites: (name: string, game: string) => `${name} invites you to a game of ${game}`,
    joinHint: 'Under which name will you play?',
    joinButton: 'Take the seat',
    watch: 'Only watch',
    watching: 'You are watching.',
    unseated:
      'You do not play here any more: your seat was freed or is somebody else’s now, or this device was signed out.',
    /** How many of all people are present, and the length of a game. */
    present: (here: number, of: number) => `${here} of ${of} are there`,
    wholeGame: (minutes: number) => `about ${minutes} min in all`,
    tempos: { live: 'in one sitting', slow: 'over days: one move now and then' },
    shared: (people: number) =>
      `Your seat was opened by ${people} devices when links could do that. Each of them sees your hand. Whoever made the table can free it and give it a new link.`,
    needed: 'Seats by link need the server; without it this table stays on this device.',
  },

  /** The conversation at a table. */
  words: TALK_EN,

  /** Time limits. */
  clock: CLOCK_EN,

  /** Seats of a table of a server. */
  seating: {
    heading: 'Seats of this table',
    free: 'Free the seat',
    leave: 'Leave the game',
    leftNamed: (name: string) => `${name} (bot)`,
    freeSure: (name: string) =>
      `Free the seat of ${name}? A bot plays there until ${name} is back or somebody else has taken it by a new link.`,
    renew: 'New links',
    renewed: 'The old links are dead.',
    give: 'Have a program play',
    endProgram: 'End the program',
    programNamed: (name: string, of: string) => {
      const program = of === '' ? 'program' : `program of ${of}`;
      return name === '' || name === of ? program : `${name} (${program})`;
    },
    token: 'Token of the program',
    tokenOnce:
      'With this token a program plays the seat, and nothing else. It is shown this once: copy it now. Until the program is ended nobody else plays the seat.',
    tokenHint: 'docs/bots.md says how programs play. Two are here to begin with:',
    runs: (of: string) => `needs ${of} or newer`,
  },

  /** Notices while no page is open. */
  telling: { name: 'Notices', way: 'Tell me when it is my turn' },

  devices: DEVICES_EN,

  letBack: LET_BACK_EN,

  refusals: {
    unreached: 'The server does not answer. Nothing is lost: try again.',
    'too-large': 'This is more than the server takes at once. An edition file may have 60 kB.',
    'not-your-seat': 'You do not play this seat.',
    'seat-key-wrong': 'This link opens no seat here, or no longer. Ask for a new one.',
    'seat-taken': ({ name }: Params) =>
      name === '' || name === undefined
        ? 'Somebody plays this seat already. The link opens nothing any more.'
        : `${name} plays this seat. The link opens nothing any more.`,
    'seats-taken': 'Every seat of this table is taken. You can watch.',
    'already-answered':
      'This seat has answered already. The answers are seen when all are there, or the time is up.',
    'ahead-changed': 'Another device of yours has changed the order.',
    'ahead-live': 'Turns are ordered ahead at slow tables only.',
    'ahead-now': 'It is your turn: play it.',
    'condition-unknown': 'A condition names nothing of this table.',
    'already-shared': 'Another device of yours has added its share before this one.',
    'not-dealt': 'The game is not dealt yet: not everybody sits.',
    'table-over': 'The game is over: who sat there stays in its account.',
    'game-ended': 'The game is over.',
    'request-open': 'Somebody asks for something already. Answer first.',
    'request-gone': 'This is not asked any more.',
    'asked-before': 'You have asked already. At the next move you can ask again.',
    'not-asked': 'This is not yours to answer.',
    'nobody-stays': 'No other person is here now. You can end the game early, or delete the table.',
    'seat-kept':
      'This seat is kept for its person. It is freed when that one leaves, when the time is over, or after seven days without a sign, when all others agree.',
    'already-dealt': 'The game has begun; its seats stay as they are.',
    'seats-changed': 'The seats have changed meanwhile. Look at them and choose again.',
    'seat-left': 'A bot plays this seat. Come back first.',
    'sits-here': 'You play at this table already.',
    'seat-here':
      'A device of this seat is here now. Make a code on it, or close it and ask again in a minute.',
    'too-few-to-agree':
      'Too few people are there to agree to it. Whoever runs this server can make a code for you.',
    'not-met': 'You have not played with that person at a dealt table.',
    'invitation-gone':
      'This invitation no longer holds. The host may have taken it back, or the game has begun.',
    'link-needed': 'This seat is taken by its link. Ask the host for it.',
    'asked-often':
      'A seat was asked for from here often enough today, or the answer was no just now. Try again later.',
    'too-many-backs': 'At this table was taken back often enough.',
    'code-wrong': 'This code is wrong, was used, or is too old. Ask for a new one.',
    'device-unknown': 'There is no such device any more.',
    'channel-unknown': 'There is no such way to tell you any more.',
    'channel-wrong': 'Nothing can be sent to this address.',
    'too-many-channels': 'You have ten ways to be told already. Remove one first.',
    'arrival-refused': 'The other device has said no. Ask for a new code.',
    'arrival-gone': 'This device does not ask any more.',
    'key-wrong': 'This key opens nothing: it is wrong, used, or too old.',
    'key-unknown': 'You do not have this key any more.',
    'key-known': 'This is the key of somebody already. To play as that person, come back by it.',
    'key-young':
      'The key that you have shown is less than a day old. It removes no other key and erases nothing yet.',
    'proof-needed': 'First show a key that you have.',
    'too-many-keys': 'You have ten keys already. Remove one first.',
    'no-mail': 'This server sends no mail.',
    'no-passkeys': 'Browsers make passkeys only over https, at an address with a name.',
    'join-gone': 'This cannot be undone any more.',
    'came-later': 'This device came later. Undo it on one that was there.',
    'joined-lately':
      'It came less than a day ago, with another device. Until then it can be undone, but not be given away.',
    'same-table':
      'This device and the one with the code play at the same table. One of them leaves its seat first.',
    'last-device': 'This is your only device: without it nobody could come back to your seats.',
    'name-taken': ({ free }: Params) =>
      free === undefined
        ? 'Somebody at this table has this name, or one that looks the same. Choose another one.'
        : `Somebody at this table has this name, or one that looks the same. “${free}” is free.`,
    'unknown-host':
      'The server does not know itself by this address. Who runs it sets PUBLIC_URL to it.',
    'too-slow': 'The request took too long to arrive. Try again.',
    'table-unknown': 'There is no such table.',
    'table-deleted': 'The operator of this server has deleted this table.',
    'edition-refused': 'The server does not take this edition.',
    'storage-full': 'The disk of the server is full; the move was not kept.',
    'storage-away': 'The server cannot reach its database at this moment. Try again.',
    'storage-failed': 'The server could not keep the move. Try again.',
    'rules-busy': 'The server is busy. Try again.',
    'rules-deadline': 'The server took too long. Try again.',
    'rules-failed': 'The server could not work this out. Try again.',
    'not-your-table': 'Only who made the table can delete it.',
    'tables-per-device': 'You have made as many tables as one may keep. Delete some first.',
    'tables-per-hour': 'Too many tables were made from here within an hour. Try again later.',
    'tables-full': 'This server keeps no more tables. Try again another day.',
    'orders-too-many':
      'Your standing order was changed too often. Others play first; then it can be changed again.',
    'too-many-words': ({ seconds }: Params) => `That was a lot at once. Wait ${seconds} s.`,
    'program-too-fast': ({ seconds }: Params) => `The program asks too often. Wait ${seconds} s.`,
    'token-wrong': 'This token opens nothing, or no longer. Make a new one at the table.',
    'token-elsewhere': 'This token opens its own seat at its own table and nothing else.',
    'word-unknown': 'What this answers is not there any more.',
    'too-many-requests': 'Too many requests. Wait a moment.',
    'version-unknown': 'The server does not know of these moves any more. Reload the page.',
    'key-reused': 'This was sent already, with other moves. Look at the board and choose again.',
    'game-not-over': 'That can be seen when the game is over.',
    'game-unknown':
      'This game is not known here. Reload the page: it may be older than the server.',
    'page-outdated':
      'This page and the server play by different versions of the rules. Reload the page.',
    'seats-wrong': 'This game is not played by so many.',
    'not-found': 'There is no such thing at the server.',
    'night-too-long': 'A night that does not count has twelve hours at most.',
    'day-off-too-far': 'Days off can be set for a year ahead.',
    'media-type': 'The server cannot read this. Reload the page.',
    'request-malformed':
      'The server cannot read this. Reload the page: it may be older than the server.',
    blocked: 'The operator of this server has shut you out.',
    'cross-site':
      'The server takes moves from its own page only. Open the table at the address of the server.',
    'too-many-streams': 'Too many pages of this server are open here. Close some.',
    'server-failed': ({ request }: Params) =>
      `The server made a mistake; nothing was changed. Try again. If it happens again, tell whoever runs the server this number: ${request}.`,
  },
};
