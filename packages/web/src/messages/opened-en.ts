/** Texts of parts that are opened at a table: its end, its keys, the typed line. */
export const OPENED_EN = {
  result: {
    places: (rank: number) => `${rank}.`,
    /** The place inside of a sentence. */
    place: (rank: number) => String(rank),
    standings: 'Places',
    atEndOf: (round: number) => (round === 0 ? 'Before round 1' : `After round ${round}`),
    final: 'Final scoring',
    finalShort: 'end',
    pickMoment: 'Moment of the chart',
    /** The score of a player at a moment of the chart. */
    holds: (name: string, amount: number) => `${name} ${amount}`,
    lookThen: 'The table at that moment',
    facts: 'Worth remembering',
    see: 'See it',
    seed: 'Seed of this game',
    saveRecord: 'Save the record',
    share: 'Share the result',
    shared: 'Copied: it can be pasted anywhere.',
    wonWith: (name: string, plays: string) => `${name} won with the ${plays}`,
  },

  /** Remarkable facts about a game; `gain` and `by` are amounts with their unit. */
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

  keys: {
    heading: 'Keys',
    map: 'from place to place on the map',
    choose: 'choose, press',
    leave: 'leave what is half chosen',
    undo: 'take back',
    compare: 'compare all',
    history: 'look back',
    ledger: 'the game as one table',
    tryOut: 'try something out',
    next: 'next table where it is my turn',
    talk: 'words and notes',
    rules: 'what to do now, the rules',
    command: 'type a command',
  },

  command: {
    label: 'Command',
    hint: (move: string, part: string) =>
      `Type a move as the log of a record has it, or a part of it: “${move}”, “${part}”. The / key leads here; arrows choose, Enter takes, an empty Enter confirms, “u” takes back.`,
    several: (given: string, matches: string) => `“${given}” can mean: ${matches}`,
    found: (n: number) => (n === 1 ? 'one move fits' : `${n} moves fit`),
    drafted: (move: string) => `Drafted: ${move}`,
    nothing: 'There is nothing to confirm yet.',
  },

  settings: {
    theme: 'Colours',
    themes: { auto: 'as the device', light: 'day', dark: 'night' },
    soundMore: 'Sound: pieces, coins, a round; and a chime on my turn, in another tab too',
    roundCurtain: 'A curtain tells what a new round brings',
    pace: 'Others move',
    paces: { slow: 'slowly', normal: 'at an easy pace', fast: 'at once' },
    report: 'Report a problem',
    reportSaved: 'The report was saved as a file. “pangaea replay” opens it.',
    licences: 'Fonts and libraries of others',
    namesAlways: 'Names on every place of the map',
    northUp: 'North is up, on an upright telephone or tablet too',
    plainColours: 'Colours of seats for red-green blindness',
  },

  history: {
    previousEvent: 'One event back',
    nextEvent: 'One event on',
    at: (n: number, of: number) => `Step ${n} of ${of}`,
    eventOf: (n: number, of: number) => `(${n} of ${of})`,
    slider: 'Moment of the game',
    previous: 'One step back',
    first: 'To the beginning',
    next: 'One step on',
    pause: 'Pause',
    goOn: 'Go on',
    copy: 'Copy link',
    copied: 'Link copied',
    tryHere: 'Try from here',
  },

  storage: {
    noRoom:
      'This browser has no room for another table, or keeps nothing. On the start page, delete tables that you no longer need.',
    unsaved:
      'This browser keeps this game no longer: it has no room, or forbids it. You can play on, but after a reload the moves since then are gone.',
  },
};
