import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECONSTRUCTION } from '@pangaea/rules/gaia';
import { describe, expect, test } from 'vitest';
import { pangaea } from '../fake-io.ts';
import { scratchFolder } from '../scratch.ts';

const scratch = scratchFolder();
const GAIA = ['play', '--game', 'gaia', '--seed', '5', '--option', 'startPlayer=0'];
const PLAY = [...GAIA, '--players', '2', '--bots', 'random'];
const POWERS = [...PLAY, '--option', 'mode=disasters'];

/**
 * Enough answers for any game: small numbers in turn, and a first move for the case that a number
 * is too large.
 */
const ANSWERS = Array.from({ length: 3000 }, (_, index) => String(1 + ((index * 7) % 11)));

describe('a whole game by answers that come through a pipe', () => {
  test.each([
    [
      'en',
      /^Seat \d won: (every meeple is placed|the cards have run out.*)\.$/m,
      /^meeples on cities /m,
    ],
    ['ja', /^(席\d|カードがなくなり、.*席\d)が.*勝利しました。$/m, /^都市の人コマ /m],
  ])('in %s', async (lang, winner, heads) => {
    const { code, out, err } = await pangaea([...POWERS, '--lang', lang], ANSWERS);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(winner);
    expect(out).toMatch(heads);
  });

  test('with five, in another seat, against levels and others', async () => {
    const bots = 'random,greedy,beginner';
    const argv = [...GAIA, '--players', '5', '--seat', '3', '--bots', bots];
    const { code, out } = await pangaea(argv, ANSWERS);
    expect(code).toBe(0);
    expect(out).toMatch(/^Gaia\. You are Seat 3, against random, greedy, beginner, random\. Seed /);
    expect(out).toMatch(/^Seat \d won: /m);
  });

  test('the score table sums up to the meeples placed', async () => {
    const { out } = await pangaea(POWERS, ANSWERS);
    const rows = out.slice(out.indexOf('meeples on cities')).split('\n').slice(0, 3);
    const [cities, objectives, total] = rows.map((row) => (row.match(/\d+/g) ?? []).map(Number));
    expect(total).toEqual(cities.map((count, seat) => count + objectives[seat]));
  });

  test('its record tells the same end, and is one to verify but for the promise', async () => {
    const file = join(scratch.path, 'whole.json');
    const played = await pangaea([...POWERS, '--save', file], ANSWERS);
    const told = await pangaea(['replay', file]);
    const end = (text: string) => /^meeples on cities[\s\S]*\.$/m.exec(text)?.[0].split('\nThe')[0];
    expect(told.code).toBe(0);
    expect(end(told.out)).toBe(end(played.out));
    expect((await pangaea(['verify', file])).out).toContain('there is no “commitment”');
  });
});

describe('the things on the table', () => {
  test('turn, hand, decks, displays, stock, objectives', async () => {
    const { out } = await pangaea(POWERS);
    expect(out).toMatch(/^Seat 0 takes a turn, 2 actions left$/m);
    expect(out).toMatch(/^No tile has been laid yet; the first one lies at \(0, 0\)\.$/m);
    expect(out).toMatch(/^Seat 0 \* +6 +0 +N2 L1 P1 +-$/m);
    expect(out).toMatch(/^Seat 1 +6 +0 +N2 L1 P1 +-$/m);
    expect(out).toMatch(/^\* you: nature card “\w+” \| nature card “\w+” \| /m);
    expect(out).toMatch(/^ {2}standing order: ask every time$/m);
    expect(out).toMatch(/^nature deck \(33 left\): (nature card “\w+”( \| )?){3}$/m);
    expect(out).toMatch(/^tiles left: plains 10 \| forest 8 .*\| animal tokens 20$/m);
    expect(out).toMatch(/^objectives: /m);
    expect(out).toContain('Take one of your 2 actions.');
  });

  test('without power cards nothing is said of them', async () => {
    const { out } = await pangaea(PLAY, ['f', 'm', '?']);
    expect(out).not.toMatch(/power deck|power cards in front|standing order: |^protection$/m);
    expect(out).toContain('nature cards');
  });

  test('a tile, an animal, a city on the map; needs met and meeples below it', async () => {
    const { out } = await pangaea(POWERS, ANSWERS);
    expect(out).toMatch(/^ +-?\d .*[PFSDMW] #\d\d:\d/m);
    expect(out).toMatch(/[PFSDMW] \*\d/);
    expect(out).toMatch(/^power cards in front: Seat \d [a-z2-9]/m);
    expect(out).toMatch(/^Seat \d .* [NLP]\d +([PFSDMW]\d? )+/m);
    expect(out).toMatch(/^#\d\d +\(-?\d+, -?\d+\) +\d +([+-][a-z]+ ){3}[+-][a-z]+ +Seat \d/m);
  });

  test('keys: rules in short, help, orders, log', async () => {
    const { out } = await pangaea(POWERS, ['f', '?', 'o', 'l', '1', 'l 2']);
    expect(out).toMatch(/^tornado\n {2}A random card is taken from every other hand\./m);
    expect(out).toContain('· can take a tile.');
    expect(out).toContain('  order always   standing order: always protect');
    expect(out).toMatch(/> l\n(?:.+\.\n)+/);
  });
});

describe('answers', () => {
  test.each([
    ['99', 'There is no move 99; they go from 1 to '],
    ['fly', 'There is no command “fly”.'],
    ['keep sun', 'Not now: what is to be decided is an action.'],
    ['city city-18 0 0', 'You do not hold the city card 18.'],
    ['exhaust', 'There are cards left to draw'],
    ['order ask', 'This order stands already: ask every time.'],
  ])('%s', async (answer, says) => {
    const { out } = await pangaea(POWERS, [answer]);
    const reply = out.slice(out.indexOf(`> ${answer}\n`) + answer.length + 3);
    expect(reply.startsWith(says), reply).toBe(true);
  });

  test('in Japanese', async () => {
    const { out } = await pangaea([...POWERS, '--lang', 'ja'], ['city city-18 0 0', '？', 'o']);
    expect(out).toContain('都市カード18は手札にありません。');
    expect(out).toContain('自動指示：防護を使うかどうかに自動で答える');
    expect(out).toContain('自動指示：必ず防護を使う');
  });
});

describe('hidden things', () => {
  test('nobody is told what a bot draws, nor is any of its hand seen before it takes what lies open', async () => {
    const { out } = await pangaea(POWERS, ANSWERS);
    expect(out).toMatch(/^ {2}Seat 1 drew a card from the (nature|life|power) deck\.$/m);
    expect(out).not.toMatch(/Seat 1 drew the/);
    const [before] = out.split('Seat 1: take the ');
    expect(before).toMatch(/^Seat 1 +6 /m);
    expect(before).not.toContain('hand of Seat 1:');
    const log = await pangaea(POWERS, ['1', '1', 'l 99']);
    expect(log.out).toMatch(/Seat 0 drew the nature card/);
    expect(log.out).toMatch(/Seat 1 drew a card from/);
    expect(log.out).not.toMatch(/Seat 1 drew the/);
  });

  test('a move that brings a card to light is asked about before, and stays', async () => {
    const interactive = { interactive: true };
    const { out } = await pangaea(
      POWERS,
      ['draw nature', 'm', 'u', 'draw nature', '', 'q'],
      interactive,
    );
    const ask = 'This cannot be taken back: Enter does it, u leaves it > ';
    expect(out).toContain(`> draw nature\n${ask}m\n`);
    expect(out).toContain(`${ask}u\nTaken back: draw from the nature deck.\n`);
    expect(out).toContain(
      `${ask}\nSeat 0: draw from the nature deck\n  Seat 0 drew the nature card`,
    );
    const before = out.slice(0, out.indexOf('Seat 0: draw'));
    expect(before).not.toContain('drew the nature card “');
    expect(before).not.toMatch(/N3/);
  });

  test('an answer that is asked for is made once the card is named', async () => {
    for (let seed = 1; seed < 40; seed++) {
      const argv = [...POWERS.with(4, String(seed)), '--option', 'mode=disasters'];
      const { out } = await pangaea(argv.slice(0, -2), ANSWERS);
      const asked = /^Seat 1 plays the power card “\w+”: let it happen, or protect\?$/m.exec(out);
      if (asked === null) continue;
      const rest = out.slice(asked.index);
      expect(rest).toMatch(/^ +\d+ (Let it happen|Protection)/m);
      return;
    }
    throw new Error('nobody played a power card');
  });
});

/**
 * Whether people who are asked for a protection card could play one; both cases occur in a few
 * games.
 */
async function couldProtect(seats: string): Promise<ReadonlySet<boolean>> {
  const found = new Set<boolean>();
  for (let seed = 1; seed <= 6; seed++) {
    const argv = GAIA.with(GAIA.indexOf('--seed') + 1, String(seed));
    const more = ['--players', '3', '--seat', seats, '--bots', 'random'];
    const { out } = await pangaea([...argv, ...more, '--option', 'mode=disasters'], ANSWERS);
    for (const [, menu] of out.matchAll(/let it happen, or protect\?\n((?: +\d .*\n)+)/g)) {
      found.add(menu.includes('2 Protection'));
    }
  }
  return found;
}

test('one person is asked for protection only with a choice, two are asked whatever they hold', async () => {
  expect(await couldProtect('0')).toEqual(new Set([true]));
  expect(await couldProtect('0,2')).toEqual(new Set([true, false]));
});

describe('several people at one terminal', () => {
  const TWO = [...GAIA, '--players', '3', '--seat', '0,2', '--bots', 'random'];

  test('the keyboard is passed on before a hand is shown', async () => {
    const { out } = await pangaea(TWO, ['', 'draw nature', 'draw nature', '', 'm', 'q']);
    expect(out).toMatch(/^Gaia\. People are Seat 0 and Seat 2, against random\. Seed /);
    const [welcome, first, second, ...rest] = out.split(/Pass the keyboard to (?=Seat \d)/);
    expect(welcome).not.toContain('* you');
    expect(first).toMatch(/^Seat 0, then press Enter > \n/);
    expect(first).toMatch(/^Seat 0 \* /m);
    expect(first).not.toMatch(/^Seat 2 \* /m);
    expect(second).toMatch(/^Seat 2, then press Enter > \n/);
    expect(second).toMatch(/^Seat 2 \* /m);
    expect(second).not.toMatch(/^Seat 0 \* /m);
    expect(rest).toEqual([]);
  });

  test('events in the meantime are told as the reader may know them', async () => {
    const { out } = await pangaea(TWO, ['', 'draw nature', 'draw nature', '', 'q']);
    const [, first, second] = out.split('Pass the keyboard to ');
    expect(first).toContain('Seat 0 drew the nature card');
    expect(first).not.toMatch(/^Seat 1: /m);
    expect(second).toContain('What has happened:\n');
    expect(second).toContain('  Seat 0 drew a card from the nature deck.\n');
    expect(second).not.toContain('Seat 0 drew the');
    expect(second).toMatch(/^ {2}Seat 1 /m);
    const log = await pangaea(TWO, ['', 'draw nature', 'draw nature', '', 'l 99', 'q']);
    expect(log.out.slice(log.out.indexOf('> l 99'))).not.toContain('Seat 0 drew the');
  });

  test('at a terminal the hand is hidden first, and the window wiped twice', async () => {
    const argv = [...TWO, '--at-once'];
    const lines = ['', 'draw nature', 'draw nature', '', '', 'q'];
    const { out } = await pangaea(argv, lines, { interactive: true });
    const [before, mine, curtain, theirs, ...rest] = out.split('\u001b[2J\u001b[3J\u001b[H');
    expect(rest).toEqual([]);
    expect(before).toMatch(/Pass the keyboard to Seat 0, then press Enter > \n$/);
    expect(mine).toMatch(/^Seat 0 \* [\s\S]*Enter hides your hand > \n$/m);
    expect(curtain).toMatch(/^\nPass the keyboard to Seat 2, then press Enter > \n$/);
    expect(theirs).toMatch(/^Seat 2 \* /m);
    expect(theirs).not.toContain('Seat 0 drew the');
    expect((await pangaea(argv, lines)).out).not.toContain('\u001b');
  });

  test.each([
    ['at its own hand', ['', 'draw nature', 'draw nature', 'ｑ']],
    ['behind the curtain', ['', 'draw nature', 'draw nature', '', 'quit']],
  ])('at a terminal one can leave %s', async (_, lines) => {
    const { code, out } = await pangaea([...TWO, '--at-once'], lines, { interactive: true });
    expect(code).toBe(0);
    expect(out).toContain('The game is saved: ');
    expect(out).not.toMatch(/^Seat 2 \* /m);
  });

  test('a whole game, in both languages', async () => {
    for (const [lang, end] of [
      ['en', /^Seat \d won: /m],
      ['ja', /勝利しました。/],
    ] as const) {
      const { code, out } = await pangaea([...TWO, '--lang', lang], ANSWERS);
      expect(code).toBe(0);
      expect(out).toMatch(end);
      expect(out.slice(out.lastIndexOf('0  ')).includes('* you')).toBe(false);
    }
  });

  test('at the curtain one can leave', async () => {
    const file = join(scratch.path, 'left.json');
    const { code, out } = await pangaea([...TWO, '--save', file], ['', '1', '1', 'q']);
    expect(code).toBe(0);
    expect(out).toContain(`The game is saved: ${file}`);
    expect(JSON.parse(readFileSync(file, 'utf8')).commands.length).toBeGreaterThan(1);
    const on = await pangaea(
      ['play', '--resume', file, '--seat', '0,2', '--bots', 'random'],
      ['', 'q'],
    );
    expect(on.out).toContain('Pass the keyboard to Seat 2');
    expect(on.out).not.toContain('What has happened:');
  });

  test('everybody is a person', async () => {
    const argv = [...GAIA, '--players', '2', '--seat', '0,1'];
    const { code, out } = await pangaea(argv, ANSWERS);
    expect(code).toBe(0);
    expect(out).toMatch(/^Gaia\. People are Seat 0 and Seat 1\. Seed /);
    const bots = await pangaea([...argv, '--bots', 'random']);
    expect(bots.code).toBe(2);
    expect(bots.err).toContain('1 bot cannot sit on 0 seats.');
  });

  test.each([
    ['0,0', 'from 0 to 8, not “0,0”'],
    ['0,x', 'not “x”'],
    ['0,7', 'from 0 to 2, not “7”'],
  ])('--seat %s is refused', async (seats, says) => {
    const argv = [...GAIA, '--players', '3', '--seat', seats];
    const { code, err } = await pangaea(argv);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});

test('in a game without hands there is no curtain, but it is said who decides', async () => {
  const argv = ['play', '--seed', '5', '--seat', '0,1', '--players', '2'];
  const { out } = await pangaea([...argv, '--option', 'factions=first-game'], ANSWERS);
  expect(out).not.toContain('Pass the keyboard');
  expect(out).toContain('Fairies decides now.');
  expect(out).toContain('Leprechauns decides now.');
  expect(out).toMatch(/won (together )?with \d+ VP\.\n$/);
});

test('with a corrected edition its numbers count, and its record brings it along', async () => {
  const file = scratch.put(
    'mine.json',
    JSON.stringify({ ...RECONSTRUCTION, id: 'mine', animalTokens: 24 }),
  );
  const save = join(scratch.path, 'mine-game.json');
  const { out } = await pangaea([...PLAY, '--edition', file, '--save', save], ['1', 'q']);
  expect(out).toMatch(/animal tokens 24$/m);
  expect(JSON.parse(readFileSync(save, 'utf8'))).toMatchObject({ editionFile: { id: 'mine' } });
  expect((await pangaea(['replay', save])).code).toBe(0);
});

test('a new game is played by the newest rules; one that began with older ones goes on with them', async () => {
  const older = [...PLAY, '--option', 'rulesVersion=2026-11-21'];
  for (const [lang, says] of [
    ['en', /played by the newest rules, of 2026-11-22\./],
    ['ja', /最新のルール（2026-11-22）を使います。/],
  ] as const) {
    const { code, err } = await pangaea([...older, '--lang', lang], ANSWERS);
    expect(code).toBe(2);
    expect(err).toMatch(says);
  }
  const file = join(scratch.path, 'older.json');
  const record = {
    game: 'gaia',
    rulesVersion: '2026-11-21',
    options: { players: 2, startPlayer: 0 },
    seed: '0123456789abcdef0123456789abcdef',
    commands: ['0 draw nature'],
  };
  writeFileSync(file, JSON.stringify(record));
  const { code, out } = await pangaea(['play', '--resume', file, '--bots', 'random'], ANSWERS);
  expect(code).toBe(0);
  expect(out).toMatch(/^Seat \d won: /m);
});
