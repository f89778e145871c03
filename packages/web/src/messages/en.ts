import { insideSentence, owned, YOU } from './you-en.ts';

/**
 * The page's own texts for any table; the rest is in `site-en.ts`. Those of the games are in
 * `@pangaea/words`.
 */
export const en = {
  title: 'Pangaea',
  loading: 'Loading…',
  /** Several things in a list. */
  list: (parts: readonly string[]) => parts.join(', '),
  /** Several people or things joined by “and”. */
  all: (parts: readonly string[]) =>
    new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts),
  /** A name, and a fact about its owner. */
  told: (name: string, what: string) => `${name}: ${what}`,
  /** Half sentences in a row. */
  phrases: (parts: readonly string[]) => parts.join('; '),
  /** The name of a player, with the faction or kingdom. */
  named: (name: string, plays: string) => `${name} (${plays})`,
  language: 'Language',
  settings: 'Settings',
  sound: 'Sound',
  home: 'All tables',
  close: 'Close',
  back: 'Back',
  help: 'Explain',
  version: {
    outdated: 'A new version of the page is here. Moves that you have begun are kept.',
    unreached: 'This part could not be loaded.',
    reload: 'Reload',
  },
  start: {
    seat: (n: number) => `Seat ${n}`,
    you: YOU,
    bot: (level: string) => `bot, ${level}`,
    gone: 'This table is not on this device.',
  },
  otherEdition: (title: string) => `Another edition is played here: ${title}`,
  levels: {
    'first-game': 'first game',
    beginner: 'beginner',
    casual: 'casual',
    intermediate: 'intermediate',
    skilled: 'skilled',
    strong: 'strong',
    master: 'master',
  },
  turn: {
    over: 'The game is over',
    yours: 'Your turn',
    yoursNamed: (name: string) => `${name}’s turn`,
    /** During another seat's turn. */
    asked: 'You are asked',
    askedNamed: (name: string) => `${name} is asked`,
    waiting: (name: string) => `Waiting for ${insideSentence(name)}`,
    /** The seats that are asked, and the reason. */
    because: (who: string, why: string) => `${who}: ${why}`,
    /** About the animation of others' moves; not a move of the game. */
    skip: 'Skip the animation',
    handOver: (name: string) => `The device goes to ${insideSentence(name)}`,
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
    soon: 'goes out in 3 s',
    send: 'Confirm',
    /** The button that sends, on a board for trying moves, where nothing is sent. */
    sketch: 'Pencil in',
    more: 'still to choose',
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
    boardOf: (name: string) => (name === YOU ? 'Your board' : `Board of ${name}`),
    goods: 'What you have',
    goodsOf: (name: string) => (name === YOU ? 'What you have' : `What ${name} has`),
    legend: 'What the columns show',
    none: 'none',
    foreseen: (was: number, is: number) => `${is} by what you have drafted, now ${was}`,
    now: (was: number | string) => `by what you have drafted; now ${was}`,
    here: 'here',
  },

  compare: { name: 'Compare', heading: 'Side by side' },
  guide: {
    name: 'Rules',
    rules: 'The rules in short',
    heading: 'What to do now',
    hide: 'Hide the hints',
    show: 'Show hints',
    showSpot: 'Show on the map',
    why: 'Why?',
    thinking: 'Hint: thinking …',
    /** @param other the second best, if there is one */
    hint: (best: string, other: string | undefined) =>
      `Hint: ${best}${other === undefined ? '' : `; or ${other}`}`,
    /** Between the moves of one decision. */
    andThen: ', then ',
    wait: (name: string) =>
      `${name} is on turn. What has changed since your last turn has a broken frame.`,
  },

  since: {
    heading: 'Since your last turn',
    count: (moves: number) => (moves === 1 ? '1 move since yours' : `${moves} moves since yours`),
  },

  window: {
    left: (seconds: number) => `${seconds} s left for everybody`,
  },

  curtain: {
    pass: (name: string) => `Hand the device to ${insideSentence(name)}.`,
    hint: 'Until then the table shows only what everybody may see.',
    lift: (name: string) => `I am ${name}: show my hand`,
  },

  command: {
    open: 'Type a command',
  },

  /** Changes by consent of the people at a table. */
  agree: {
    takeBack: 'Last turn back',
    takeBackLast: 'Take my last move back',
    /** Entries of the log, also at a table of this device. */
    back: (name: string, to: number) =>
      to === 0 ? `${name} took back to the beginning` : `${name} took back to move ${to}`,
    stoppedBy: (name: string) => `${name} proposed to end the game, and all agreed`,
    takesBack: (to: number) =>
      to === 0 ? 'takes back to the beginning' : `takes back to move ${to}`,
    stops: 'ends the game early',
    stopped: 'The game was ended early. Nobody has won.',
  },

  botsFail: (seats: string) =>
    `${seats}: the bot could not be loaded. The page keeps trying; nothing is lost.`,
  refusedAs: (code: string) =>
    `The server refused this (${code}). Reload the page: it may be older than the server.`,
  /** Refusals common to all games. */
  refusals: {
    stale: 'Somebody else played meanwhile. Look at the board and choose again.',
    'draft-dropped': 'What you had begun here is gone: the game went on meanwhile.',
    'segment-ended': 'Somebody else had to decide in between.',
    'went-back': 'The game went back; what you had prepared is gone. Look at the board again.',
  },

  /** People at a table of a server, and the person's other tables there. */
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

  board: {
    label: 'Map. Arrow keys go from hex to hex, Enter chooses.',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    zoomReset: 'Whole map',
    names: 'Names of the places',
    empty: 'empty',
    legal: 'can be chosen',
    of: owned,
  },

  tiles: {
    round: (round: number) => `Round ${round}`,
  },

  /** The review of a finished game: the decisions that cost most. */
  review: 'Review',
  /** The game as a table with one row for each move. */
  ledger: 'Ledger',
  /** Opens a board for trying moves. */
  tryOut: { name: 'Try it out', short: 'Try' },

  history: {
    heading: 'Log',
    name: 'History',
    jump: 'Parts of the game',
    jumpTo: (mark: string) => `Round ${mark}`,
    /** A round of turns, if the game has no rounds. */
    turns: (mark: string) => `Round ${mark}`,
    /** Answers in secret, which are shown later. */
    answered: (names: string) => `${names} answered.`,
    now: 'Back to now',
    nothing: 'Nothing lies on the table yet.',
    opening: 'Set-up',
    unseen: 'answers unseen',
    /** The folded part of a line of the log. */
    details: 'Details',
    /** Events that follow without a move. */
    follows: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  },

  scores: {
    source: 'Source',
    total: 'Total',
    sourcesHint: 'Open a line for the moves behind it; a move leads to its moment.',
    winner: (name: string) => `${name} won`,
    winners: (names: string) => `${names} won together`,
    again: 'Play again',
    result: 'How it ended',
    watch: 'Watch again',
    leave: 'All tables',
  },

  order: {
    heading: 'Power at the end of a round',
  },
} as const;
