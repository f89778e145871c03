import type { Messages } from '../shape.ts';

type Tools = Pick<
  Messages,
  'faults' | 'editionRefused' | 'notJson' | 'sim' | 'conformance' | 'replay' | 'bench'
>;

const number = new Intl.NumberFormat('en');
const some = (amount: number, one: string, more = `${one}s`) =>
  `${number.format(amount)} ${amount === 1 ? one : more}`;

export const tools: Tools = {
  faults: {
    'unknown-command': ({ command }) => `There is no command “${command}”.`,
    'unknown-option': ({ option }) => `There is no option ${option} here.`,
    'option-twice': ({ option }) => `--${option} can be given once only.`,
    'value-missing': ({ option }) => `--${option} needs a value.`,
    'value-surplus': ({ option }) => `--${option} takes no value.`,
    'unknown-word': ({ option, given, words }) =>
      `“${given}” is no value of --${option}; these are: ${words.join(', ')}.`,
    'not-in-range': ({ option, given, least, most }) =>
      `--${option} is a whole number from ${least} to ${most}, not “${given}”.`,
    'not-a-share': ({ option, given }) => `--${option} is a number from 0 to 1, not “${given}”.`,
    'not-a-seed': ({ given }) =>
      `“${given}” is no seed: a number up to 4294967295, or 32 hexadecimal digits.`,
    'not-a-setting': ({ given }) => `“${given}” is no option of a game: write NAME=VALUE.`,
    'setting-twice': ({ setting }) => `The option ${setting} is given twice.`,
    'settings-refused': ({ why }) => why,
    'too-many-bots': ({ given, places }) =>
      `${some(given, 'bot')} cannot sit on ${some(places, 'seat')}.`,
    'not-with': ({ option, other }) => `--${option} cannot be used together with --${other}.`,
    'file-missing': () => 'The name of a file is missing.',
    surplus: ({ given }) => `“${given}” is more than the command takes.`,
    'cannot-read': ({ file, reason }) => `${file} cannot be read: ${reason}`,
  },
  editionRefused: (file, faults) =>
    `the edition ${file} has ${some(faults, 'fault')} and is not used:`,
  notJson: (file, reason) => `${file} is no JSON: ${reason}`,
  sim: {
    progress: (games, of) => `${number.format(games)} of ${some(of, 'game')}`,
    upshot: (games, decisions, seconds) =>
      `${some(games, 'game')} with ${some(decisions, 'decision')} in ${seconds.toFixed(2)} s`,
    speed: (games, decisions) =>
      `${number.format(Math.round(games))} games and ${number.format(Math.round(decisions))} decisions a second`,
    bot: 'bot',
    seat: 'seat',
    faction: 'faction',
    games: 'games',
    wins: 'wins',
    share: 'share',
    interval: '95 %',
    meanVp: 'mean VP',
  },
  conformance: {
    progress: (games, of) => `${number.format(games)} of ${some(of, 'game')}`,
    slow: (call, milliseconds) => `slow: ${call} took ${milliseconds.toFixed(0)} ms`,
    failure: (law) => `FAILED: ${law}`,
    summary: ({ games, decisions, longest }) =>
      `${some(games, 'game')}, ${some(decisions, 'decision')}, at most ${longest} in one game`,
    verdict: (failures, never) =>
      failures + never === 0
        ? 'All is well.'
        : `Not well: ${some(failures, 'failure')}, ${some(never, 'row')} that never happened.`,
    tooFew: (games) => `Rare things take more games; ${number.format(games)} is the usual number.`,
  },
  replay: {
    refused: (at, line, reason) =>
      at === 0
        ? `the record is refused: ${reason}`
        : `command ${at} (“${line}”) is refused: ${reason}`,
    unknownGame: (game) => `there is no game “${game}” here`,
    stopped: (commands, of) => `After ${commands} of ${some(of, 'command')}:`,
    seen: (whom) =>
      `As seen by ${whom}. There is no seed: what was drawn is taken as it was reported, not drawn again.`,
    spectator: 'a spectator',
    noSeed: 'this is what one viewer saw of a game; without its seed it cannot be played on',
  },
  bench: {
    figures: {
      decisionsPerSecond: 'decisions a second (list, choose, apply)',
      gamesPerSecond: 'random games a second',
      copyNs: 'copy, ns',
      applyNs: 'apply, ns',
      legalNs: 'legal, ns',
      p999Us: '99.9 % of decisions within, µs',
      scavenges: 'scavenges in the steps of search',
      replayCommandsPerSecond: 'commands replayed a second',
      masterPositionsPerSecond: 'positions that the master level searches a second',
      masterTurnsPerSecond: 'turns that the master level decides a second',
      ledgerParseCommandsPerSecond: 'commands of ledgers parsed a second',
      ledgerReplayCommandsPerSecond: 'commands of ledgers replayed a second',
      stateBytes: 'bytes of a position',
      calibrationNs: 'turn of the calibration loop, ns',
    },
    measuring: (game, figure) => `${game}: ${figure} …`,
    ledgerRefused: (file) => `${file} cannot be replayed; “verify” or “convert” tells why`,
  },
};
