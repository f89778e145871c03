import { AGREE_EN } from './agree-en.ts';
import { CLOCK_EN } from './clock-en.ts';
import { editionEn } from './edition-en.ts';
import { TALK_EN } from './talk-en.ts';

/** Whoever sits at this device and has given no name. */
const YOU = 'You';

type Params = Readonly<Record<string, string | number>>;

/** Everything that the page itself says. What the game says is in `@pangaea/words`. */
export const en = {
  title: 'Pangaea',
  loading: 'Loading…',
  /** Several things in a row. */
  list: (parts: readonly string[]) => parts.join(', '),
  /** Several people or things as one. */
  all: (parts: readonly string[]) =>
    new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts),
  /** A name, and what is told of it. */
  told: (name: string, what: string) => `${name}: ${what}`,
  /** Half sentences beside each other. */
  phrases: (parts: readonly string[]) => parts.join('; '),
  /** Whoever plays, with what is played. */
  named: (name: string, plays: string) => `${name} (${plays})`,
  language: 'Language',
  settings: 'Settings',
  theme: 'Colours',
  themes: { auto: 'as the device', light: 'day', dark: 'night' },
  sound: 'Sound on my turn',
  pace: 'Others move',
  paces: { slow: 'slowly', normal: 'at an easy pace', fast: 'at once' },
  home: 'All tables',
  close: 'Close',
  back: 'Back',
  help: 'Explain',
  report: 'Report a problem',
  licences: 'Fonts and libraries of others',
  reportSaved: 'The report was saved as a file. “pangaea replay” opens it.',
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
    players: 'Players',
    seat: (n: number) => `Seat ${n}`,
    you: YOU,
    here: 'here, at this device',
    bot: (level: string) => `bot, ${level}`,
    name: 'Name',
    tempo: 'Answers in secret',
    tempos: { live: 'within seconds: everybody is here', slow: 'whenever: one move a day' },
    randomStart: 'by lot',
    refused: 'These options do not go together.',
    gone: 'This table is not on this device.',
    unsaved: 'This browser keeps nothing: the table will be gone after a reload.',
  },

  friends: {
    heading: 'Play with friends',
    how: 'You get one link for all of them. Nobody needs an account.',
    name: 'Your name',
    tempo: 'When do you play?',
    tempos: { live: 'now, in one sitting', slow: 'over days, a move now and then' },
    options: 'All options, bots too',
    create: 'Get the link',
  },

  recorded: {
    heading: 'Watch a game again',
    hint: 'Drop the file of a game on this page: a record saved here, or a game of Terra Mystica from terra.snellman.net. It is played again on the board, with its history, log and chart.',
    choose: 'Choose a file',
    paste: 'Paste a text',
    pasted: 'Text of the game',
    open: 'Open',
    reading: 'Reading …',
    watch: 'To the board',
    comments: (count: number) =>
      count === 1 ? '1 comment in the text' : `${count} comments in the text`,
    empty: 'There is nothing in it.',
    tooLarge: 'This is too long to be a game.',
    notJson: 'The file begins like JSON but is damaged: it cannot be read.',
    goesOn:
      'This game was still going on when it was saved: without its seed it cannot be played again.',
    /** The text is refused somewhere, as was said. */
    asFar: 'The game is on the board as far as that.',
    otherGame: (game: string) => `A record of “${game}”, which is not played here.`,
    refused: (number: number, command: string, reason: string) =>
      `Command ${number}, “${command}”, is refused: ${reason}`,
  },

  edition: editionEn,
  levels: { beginner: 'beginner', intermediate: 'intermediate', strong: 'strong' },
  turn: {
    over: 'The game is over',
    yours: 'Your turn',
    yoursNamed: (name: string) => `${name}’s turn`,
    /** In the turn of somebody else. */
    asked: 'You are asked',
    askedNamed: (name: string) => `${name} is asked`,
    waiting: (name: string) => `Waiting for ${name}`,
    /** Who is asked, and what for. */
    because: (who: string, why: string) => `${who}: ${why}`,
    skip: 'Skip',
    handOver: (name: string) => `The device goes to ${name}`,
    confirm: 'confirm?',
    moving: (name: string) => `${name} moves`,
    tabTitle: (text: string) => `▶ ${text}`,
  },

  actions: {
    heading: 'Actions',
    chooseTarget: 'Choose a place on the map.',
    closed: 'What cannot be chosen, and why',
    askMap: 'Any other place on the map tells why not when it is pressed.',
    cancel: 'Another action',
    asList: (places: number) =>
      places === 1 ? 'As a list: 1 place' : `As a list: ${places} places`,
    seeMap: 'See the map',
    seeChoices: 'See the choices',
    help: 'What the actions do',
  },

  draft: {
    heading: 'Your move',
    undo: 'Take back',
    undoTo: (move: string) => `Take back: ${move}`,
    sending: 'sending…',
    send: 'Confirm',
    more: 'more to choose',
    gives: (name: string, what: string) => `${name} gains ${what}`,
  },

  tabs: {
    label: 'Parts of the table',
    map: 'Map',
    board: 'Board',
    others: 'Players',
    side: 'Tiles',
    log: 'Log',
  },

  rail: {
    heading: 'Players in turn order',
    boardOf: (name: string) => `Board of ${name}`,
    here: 'here',
  },

  compare: { name: 'Compare', heading: 'Side by side' },
  guide: {
    name: 'Rules',
    rules: 'The rules in short',
    heading: 'What to do now',
    hide: 'Hide the hints',
    show: 'Show hints',
    wait: (name: string) =>
      `${name} is on turn. What has changed since your last turn has a broken frame.`,
  },

  keys: {
    heading: 'Keys',
    map: 'from place to place on the map',
    choose: 'choose, press',
    leave: 'leave what is half chosen',
    undo: 'take back',
    compare: 'compare all',
    history: 'look back',
    next: 'next table where it is my turn',
    talk: 'words and notes',
    rules: 'what to do now, the rules',
    command: 'type a command',
  },

  since: {
    heading: 'Since your last turn',
    count: (moves: number) => (moves === 1 ? '1 move since yours' : `${moves} moves since yours`),
  },

  window: {
    left: (seconds: number) => `${seconds} s left for everybody`,
  },

  fair: {
    check: 'Check the deal',
    fixed: 'Before the first move the server fixed the seed of this table with the hash',
    hint: 'Before the first move the server fixed its seed with a hash. This page now deals and plays the game again from the seed and compares everything with what it was shown. That the host did not look at the seed cannot be checked.',
    right: (commands: number) =>
      `All is right: the seed is the one fixed at the start, and all ${commands} moves led to what this page was shown.`,
    commitment: 'The seed is not the one that was fixed at the start.',
    shares: 'The game was not dealt from what the devices added, or yours is not among it.',
    refused: (at: number, why: string) => `Move ${at} was against the rules: ${why}`,
    position: (at: number) =>
      `From this seed the table would have looked different after ${at} moves.`,
    outcome: 'The result is not the one that was told.',
  },

  curtain: {
    pass: (name: string) => `Hand the device to ${name}.`,
    hint: 'Until then the table shows only what everybody may see.',
    lift: (name: string) => `I am ${name}: show my hand`,
  },

  command: {
    label: 'Command',
    open: 'Type a command',
    hint: (move: string, part: string) =>
      `Type a move as the log of a record has it, or a part of it: “${move}”, “${part}”. The / key leads here; arrows choose, Enter takes, an empty Enter confirms, “u” takes back.`,
    several: (given: string, matches: string) => `“${given}” can mean: ${matches}`,
    found: (n: number) => (n === 1 ? 'one move fits' : `${n} moves fit`),
    drafted: (move: string) => `Drafted: ${move}`,
    nothing: 'There is nothing to confirm yet.',
  },

  refusedAs: (code: string) =>
    `The server refused this (${code}). Reload the page: it may be older than the server.`,
  refusals: {
    stale: 'Somebody else played meanwhile. Look at the board and choose again.',
    'draft-dropped': 'What you had begun here is gone: the game went on meanwhile.',
    unreached: 'The server does not answer. Nothing is lost: try again.',
    'not-your-seat': 'You do not play this seat.',
    'seat-key-wrong': 'This link opens no seat here, or no longer. Ask for a new one.',
    'seat-taken': ({ name }: Params) =>
      name === '' || name === undefined
        ? 'Somebody plays this seat already. The link opens nothing any more.'
        : `${name} plays this seat. The link opens nothing any more.`,
    'seats-taken': 'Every seat of this table is taken. You can watch.',
    'already-answered':
      'This seat has answered already. The answers are seen when all are there, or the time is up.',
    'not-dealt': 'The game is not dealt yet: not everybody sits.',
    'table-over': 'The game is over: who sat there stays in its account.',
    'game-ended': 'The game is over.',
    'request-open': 'Somebody asks for something already. Answer first.',
    'request-gone': 'This is not asked any more.',
    'asked-before': 'You have asked already. At the next move you can ask again.',
    'not-asked': 'This is not yours to answer.',
    'nobody-stays':
      'Nobody else plays here. You can end the game early, or whoever made the table deletes it.',
    'too-many-backs': 'At this table was taken back often enough.',
    'went-back': 'The game went back; what you had prepared is gone. Look at the board again.',
    'code-wrong': 'This code is wrong, was used, or is too old. Ask for a new one.',
    'device-unknown': 'There is no such device any more.',
    'device-shared':
      'This device belongs to somebody with further devices. End it there first, then bring it here.',
    'same-table':
      'This device and the one with the code play at the same table. One of them leaves its seat first.',
    'last-device': 'This is your only device: without it nobody could come back to your seats.',
    'name-taken': 'Somebody at this table already has this name. Choose another one.',
    'unknown-host':
      'The server does not know itself by this address. Who runs it sets PUBLIC_URL to it.',
    'too-slow': 'The request took too long to arrive. Try again.',
    'table-unknown': 'There is no such table.',
    'edition-refused': 'The server does not take this edition.',
    'storage-full': 'The disk of the server is full; the move was not kept.',
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
    'too-large': 'This is more than the server takes at once. An edition file may have 60 kB.',
    'media-type': 'The server cannot read this. Reload the page.',
    'request-malformed':
      'The server cannot read this. Reload the page: it may be older than the server.',
    'cross-site':
      'The server takes moves from its own page only. Open the table at the address of the server.',
    'too-many-streams': 'Too many pages of this server are open here. Close some.',
    'server-failed': ({ request }: Params) =>
      `The server made a mistake; nothing was changed. Try again. If it happens again, tell whoever runs the server this number: ${request}.`,
  },

  remote: {
    deleted: 'Who made this table has deleted it.',
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
    join: 'Take a seat',
    joinGame: (game: string) => `Take a seat at a game of ${game}`,
    invites: (name: string, game: string) => `${name} invites you to a game of ${game}`,
    joinHint: 'Under which name will you play?',
    joinButton: 'Take the seat',
    watch: 'Only watch',
    watching: 'You are watching.',
    unseated: 'You do not play here any more: your seat was freed, or this device was signed out.',
    /** Who made a game for so many, who is there, how long it takes. */
    present: (here: number, of: number) => `${here} of ${of} are there`,
    wholeGame: (minutes: number) => `about ${minutes} min in all`,
    tempos: { live: 'in one sitting', slow: 'over days: one move now and then' },
    shared: (people: number) =>
      `Your seat was opened by ${people} devices when links could do that. Each of them sees your hand. Whoever made the table can free it and give it a new link.`,
    needed: 'Seats by link need the server; without it this table stays on this device.',
  },

  /** People at a table of a server, and one's other tables there. */
  together: {
    joined: (name: string) => `${name} has joined`,
    left: (name: string) => `${name} has left; the seat is free`,
    looking: 'has the table open',
    here: 'here, at another table',
    gone: 'not here',
    seen: (ago: string) => `here ${ago}`,
    watching: (people: number) => (people === 1 ? '1 person looks on' : `${people} people look on`),
    again: 'Again with the same people',
    ready: 'A new table with the same people is ready.',
    toNext: 'To the next game',
    watchNext: 'Watch the next game',
    nextShort: 'Your turn',
    next: (tables: number) =>
      tables === 1
        ? 'Next table: at 1 it is your turn'
        : `Next table: at ${tables} others it is your turn`,
  },

  /** What people say to each other at a table. */
  words: TALK_EN,
  agree: AGREE_EN,

  /** How long people may think. */
  clock: CLOCK_EN,

  /** Seats of a table of a server. */
  seating: {
    heading: 'Seats of this table',
    free: 'Free the seat',
    leave: 'Leave the seat',
    freeSure: (name: string) =>
      `Free the seat of ${name}? The game waits for whoever takes it by a new link and plays on. The old link is dead.`,
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
    tokenHint: 'docs/bots.md says how programs play; two are there to begin with:',
  },

  devices: {
    heading: 'Your devices',
    none: 'You have no seat at this server yet.',
    kinds: { phone: 'Telephone', tablet: 'Tablet', computer: 'Computer', unknown: 'Device' },
    own: 'this one',
    here: 'here now',
    end: 'Sign out',
    endSure: 'Sign this device out? It plays none of your seats any more.',
    add: 'Add a device',
    haveCode: 'I have a code',
    codeHint: (minutes: number) =>
      `Type it on the other device (All tables → Settings → “I have a code”), or open the link there. For ${minutes} minutes, for one device.`,
    codeLink: 'Link',
    bring: 'Play on this device too',
    bringHint:
      'Type the code that your other device shows. Then both play the same seats, and the tables of this device come along. Type no code of somebody else: it would give that person your seats.',
    code: 'Code',
    bringButton: 'Bring this device',
  },

  board: {
    label: 'Map. Arrow keys go from hex to hex, Enter chooses.',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    zoomReset: 'Whole map',
    names: 'Names of the places',
    namesAlways: 'Names on every place of the map',
    northUp: 'North is up, on a telephone too',
    empty: 'empty',
    legal: 'can be chosen',
    of: (piece: string, owner: string) =>
      owner === YOU ? `your ${piece}` : `${piece} of ${owner}`,
  },

  tiles: {
    round: (round: number) => `Round ${round}`,
  },

  history: {
    heading: 'Log',
    name: 'History',
    jump: 'Parts of the game',
    jumpTo: (mark: string) => `Round ${mark}`,
    first: 'To the beginning',
    previous: 'One step back',
    next: 'One step on',
    previousEvent: 'One event back',
    nextEvent: 'One event on',
    now: 'Back to now',
    at: (n: number, of: number) => `Step ${n} of ${of}`,
    eventOf: (n: number, of: number) => `(${n} of ${of})`,
    nothing: 'Nothing lies on the table yet.',
    opening: 'Set-up',
    unseen: 'answers unseen',
    slider: 'Moment of the game',
  },

  scores: {
    source: 'Source',
    total: 'Total',
    sourcesHint: 'Open a line for the moves behind it; a move leads to its moment.',
    places: (rank: number) => `${rank}.`,
    /** In a sentence. */
    place: (rank: number) => String(rank),
    winner: (name: string) => `${name} won`,
    winners: (names: string) => `${names} won together`,
    again: 'Play again',
    result: 'How it ended',
    wonWith: (name: string, plays: string) => `${name} won with the ${plays}`,
    seed: 'Seed of this game',
    standings: 'Places',
    atEndOf: (round: number) => (round === 0 ? 'Before round 1' : `After round ${round}`),
    final: 'Final scoring',
    finalShort: 'end',
    pickMoment: 'Moment of the chart',
    /** Who has how much at a moment of the chart. */
    holds: (name: string, amount: number) => `${name} ${amount}`,
    lookThen: 'The table at that moment',
    watch: 'Watch again',
    pause: 'Pause',
    goOn: 'Go on',
    leave: 'All tables',
    saveRecord: 'Save the record',
    share: 'Share the result',
    shared: 'Copied: it can be pasted anywhere.',
    facts: 'Three things to remember',
    see: 'See it',
  },

  /** What was remarkable about a game; `gain` and `by` are amounts with their unit. */
  facts: {
    bestMove: (name: string, gain: string, move: string) =>
      `${name} made the largest gain of one move: ${gain} with “${move}”.`,
    lead: (name: string, moves: number, of: number) =>
      moves === of
        ? `${name} led alone from the first move on.`
        : `${name} led alone for the longest time: after ${moves} of ${of} moves.`,
    spurt: (name: string, gain: string, was: string, is: string) =>
      was === is
        ? `${name} gained most in the last round: ${gain}.`
        : `${name} gained most in the last round: ${gain}, and went from place ${was} to ${is}.`,
    behind: (name: string, by: string) => `${name} trailed by ${by} at one point, and still won.`,
    bestRound: (name: string, gain: string, round: number) =>
      `${name} had the best single round: ${gain} in round ${round}.`,
    margin: (by: string) => `Whoever came next was ${by} behind the victory.`,
  },

  order: {
    heading: 'Power at the end of a round',
  },
} as const;
