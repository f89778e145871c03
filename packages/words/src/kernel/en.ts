import type { KernelRefusals } from './shape.ts';

export const en: KernelRefusals = {
  'seed-malformed': ({ text }) => `A seed has 32 hexadecimal digits; “${text}” has not.`,
  'command-malformed': () => 'This is not a command.',
  'command-unknown': ({ command }) => `There is no command “${command}”.`,
  'argument-missing': ({ argument }) => `The command does not say which ${argument}.`,
  'argument-unknown': ({ argument, value }) => `There is no ${argument} “${value}”.`,
  'argument-surplus': ({ argument }) => `“${argument}” is more than the command takes.`,
  'options-malformed': () => 'The options of the game cannot be read.',
  'option-unknown': ({ option }) => `The game has no option “${option}”.`,
  'option-value': ({ option, value }) => `${value} is no value of the option “${option}” here.`,
  'position-malformed': ({ field }) => `The position cannot be read (${field || 'the whole'}).`,
  'record-malformed': ({ field }) => `The record cannot be read (${field || 'the whole'}).`,
  'record-other-game': ({ game }) => `The record is of another game, “${game}”.`,
  'record-other-rules': ({ rules }) =>
    `The record was made with rules of version ${rules}, which these are not.`,
  'rules-not-newest': ({ rules, newest }) =>
    `A new table is played by the newest rules, of ${newest}. Those of ${rules} are for tables and records that began with them.`,
  'segment-ended': () => 'Somebody else had to decide in between.',
  'back-nowhere': ({ to }) => `Nothing is taken back by going to move ${to}.`,
  'back-shown': () => 'Something came to light since then, which nobody can make unseen.',
  'back-secret': () => 'Somebody was asked in secret since then, or is being asked now.',
  'agreed-too-late': () => 'The game had ended by then.',
};
