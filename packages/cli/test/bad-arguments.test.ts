// A command line that cannot be carried out gives a sentence, the usage, exit code 2, and nothing
// on stdout.
import { expect, test } from 'vitest';
import { MESSAGES } from '../src/messages/index.ts';
import { pangaea } from './fake-io.ts';
import { spawnPangaea } from './spawned.ts';

const CASES: readonly (readonly [argv: string, says: RegExp])[] = [
  ['', /^usage: pangaea COMMAND/],
  ['no-such-command', /no command “no-such-command”/],
  ['--game terra-nova', /no command “--game”/],
  ['sim --no-such-option', /no option --no-such-option/],
  ['sim -x', /no option -x/],
  ['sim --games', /--games needs a value/],
  ['sim --games --json', /--games needs a value/],
  ['sim --json=yes', /--json takes no value/],
  ['sim --seed 1 --seed 2', /--seed can be given once only/],
  ['sim --game go', /“go” is no value of --game; these are: terra-nova/],
  ['sim --games 0', /--games is a whole number from 1 to 1000000000, not “0”/],
  ['sim --games 1.5', /not “1\.5”/],
  ['sim --games ten', /not “ten”/],
  ['sim --games=-3', /not “-3”/],
  ['sim --players 5', /5 is no value of the option “players”/],
  ['sim --players 1', /1 is no value of the option “players”/],
  ['sim --seed 4294967296', /“4294967296” is no seed/],
  ['sim --seed xyz', /“xyz” is no seed/],
  ['sim --bots random,genius', /“genius” is no value of --bots/],
  ['sim --bots random,random,random --players 2', /3 bots cannot sit on 2 seats/],
  ['sim --option turnOrder', /“turnOrder” is no option of a game/],
  ['sim --option __proto__.x=1', /is no option of a game/],
  ['sim --option turnOrder=dropout --option turnOrder=clockwise', /turnOrder is given twice/],
  ['sim --players 3 --option players=4', /players is given twice/],
  ['sim --option rulings=x --option rulings.riverTown=x', /rulings\.riverTown is given twice/],
  ['sim --option colour=red', /no option “colour”/],
  ['sim --option turnOrder=backwards', /"backwards" is no value of the option “turnOrder”/],
  ['sim --option rulings.riverTown=never', /no value of the option “rulings\.riverTown”/],
  ['sim --option factions=druids,fairies --players 2', /no value of the option “factions”/],
  ['sim --edition no-such-file.json', /no-such-file\.json cannot be read/],
  ['sim --epsilon 1.1', /--epsilon is a number from 0 to 1, not “1\.1”/],
  ['sim --epsilon a-tenth', /--epsilon is a number from 0 to 1, not “a-tenth”/],
  ['sim --epsilon=-0.1', /--epsilon is a number from 0 to 1, not “-0\.1”/],
  ['sim --positions 0', /--positions is a whole number from 1/],
  ['sim surplus', /“surplus” is more than the command takes/],
  ['sim --lang de', /“de” is no value of --lang; these are: en, ja/],
  ['play --seat 4', /--seat is a whole number from 0 to 3, not “4”/],
  ['play --players 2 --seat 2', /--seat is a whole number from 0 to 1/],
  ['play --players 2 --bots random,random', /2 bots cannot sit on 1 seat/],
  ['play --resume no-such-file.json', /no-such-file\.json cannot be read/],
  ['play --resume x.json --players 3', /--players cannot be used together with --resume/],
  ['play --resume x.json --option turnOrder=dropout', /--option cannot be used together/],
  ['replay', /name of a file is missing/],
  ['replay no-such-file.json', /no-such-file\.json cannot be read/],
  ['replay one.json two.json', /“two\.json” is more than/],
  ['replay one.json --to x', /--to is a whole number/],
  ['conformance --game go', /“go” is no value/],
  ['conformance --jobs 0', /--jobs is a whole number/],
  ['conformance --seed abc', /--seed is a whole number/],
  ['bench --rounds 0', /--rounds is a whole number/],
  ['bench --players 5', /--players is a whole number from 2 to 4, not “5”/],
  ['bench --fast', /no option --fast/],
];

test.each(CASES)('pangaea %s', async (line, says) => {
  const { code, out, err } = await pangaea(line.split(' ').filter(Boolean));
  expect(err).toMatch(says);
  expect(err).toContain('usage: pangaea');
  expect(out).toBe('');
  expect(code).toBe(2);
});

test('in the language of the reader', async () => {
  const { code, err } = await pangaea(['sim', '--games', '0', '--lang', 'ja']);
  expect(code).toBe(2);
  expect(err).toContain('--games は1から1000000000までの整数です。「0」は使えません。');
  expect(err).toContain('使い方 (usage): pangaea sim');
  const local = await pangaea(['sim', '--fast'], [], { env: { LANG: 'ja_JP.UTF-8' } });
  expect(local.err).toContain('--fast というオプションはここでは使えません。');
});

test('the real command exits with 2 and writes nothing on stdout', async () => {
  const { code, out, err } = await spawnPangaea(['sim', '--games', 'many']);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain('usage: pangaea sim');
});

test.each(['play', 'sim', 'replay', 'conformance', 'bench'] as const)('%s --help', async (name) => {
  const { code, out, err } = await pangaea([name, '--help']);
  expect(code).toBe(0);
  expect(out).toBe(MESSAGES.en.usage[name]);
  expect(err).toBe('');
});

test('--help', async () => {
  const { code, out } = await pangaea(['--help']);
  expect(code).toBe(0);
  expect(out).toContain('usage: pangaea COMMAND');
});
