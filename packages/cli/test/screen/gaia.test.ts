// Every position of random games can be shown, to every viewer what that viewer may see, in both
// languages.
import { cardNames, gaia, PHASE, type State } from '@pangaea/rules/gaia';
import { Random, seatsOf, seedFromNumber } from '@pangaea/rules/kernel';
import { LANGUAGES } from '@pangaea/words';
import { GAIA } from '@pangaea/words/gaia';
import { describe, expect, test } from 'vitest';
import { gaiaScreen } from '../../src/screen/gaia/index.ts';
import { columns } from '../../src/screen/text.ts';
import { STYLE, screenTests, type Visit, walkGame } from './screens.ts';

const MODES = ['basic', 'advanced', 'disasters'];
const game = gaia();

const walk = (index: number, visit: Visit<State>) =>
  walkGame(
    game,
    {
      players: 2 + (index % 4),
      mode: MODES[index % 3],
      extraCity: index % 2 === 0,
      rulings: { feeding: index % 5 === 0 ? 'optional' : 'compulsory' },
    },
    Random.fromSeed(seedFromNumber(index)),
    index,
    visit,
  );

screenTests({
  game,
  screen: gaiaScreen,
  walk,
  games: 9,
  every: 7,
  details: false,
  table: (s, text, question) => {
    for (let city = 0; city < s.table.cities; city++) {
      if (s.cityAt(city) >= s.tiles()) continue;
      const sign = `#${s.table.cityIds[city].slice(5)}`;
      expect(text).toContain(`${sign}:${s.met(city)}`);
      expect(text).toMatch(new RegExp(`^${sign} `, 'm'));
    }
    expect(question).toMatch(/[.。?]$/);
  },
  over: (s) => expect(s.phase()).toBe(PHASE.over),
});

/** The map without its legend. */
function worldOf(lines: readonly string[]): readonly string[] {
  return lines.slice(0, lines.lastIndexOf(''));
}

describe.each(LANGUAGES)('%s', (language) => {
  const screen = gaiaScreen(language);

  test('a narrow screen gets a wide world in strips', () => {
    const narrow = { width: 40, colour: false };
    const whole = { width: 400, colour: false };
    let strips = 0;
    for (let index = 0; index < 6; index++) {
      const over = walk(index, () => {});
      const lines = worldOf(screen.map(over, narrow));
      expect(lines.filter((line) => columns(line) > narrow.width)).toEqual([]);
      const signs = (of: readonly string[]) =>
        of.flatMap((line) => line.match(/[PFSDMW平森海砂山沼]( [*#][\d:]+)?/g) ?? []).sort();
      expect(signs(lines)).toEqual(signs(worldOf(screen.map(over, whole))));
      if (lines.includes('')) strips++;
    }
    expect(strips).toBeGreaterThan(0);
  });

  test('a viewer sees no card of a deck, and of other hands only the cards that were shown', () => {
    const { card } = GAIA[language];
    for (let index = 1; index < 6; index++) {
      let decisions = 0;
      walk(index, (s, seat) => {
        if (decisions++ % 5 > 0) return;
        const shown = screen.table(game.view(s, seat), seat, { width: 100_000, colour: false });
        const text = shown.join('\n');
        const names = cardNames(s.table.cityIds);
        const seen = new Set<number>();
        for (let place = 0; place < s.handSize(seat); place++) seen.add(s.hand(seat, place));
        for (let deck = 0; deck < 3; deck++) {
          for (let place = 0; place < 4; place++) seen.add(s.display(deck, place));
        }
        for (let other = 0; other < s.table.players; other++) {
          for (let place = 0; place < s.handSize(other); place++) seen.add(s.shown(other, place));
        }
        for (const [face, name] of names.entries()) {
          expect(text.includes(card(name)), `${name} in ${text}`).toBe(seen.has(face));
        }
      });
    }
  });
});

test('colours change nothing but the look', () => {
  const screen = gaiaScreen('en');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the escape character.
  const plain = (lines: readonly string[]) => lines.join('\n').replace(/\u001b\[[0-9;]*m/g, '');
  let decisions = 0;
  walk(2, (s, seat) => {
    if (decisions++ % 9 > 0) return;
    const view = game.view(s, seat);
    const painted = screen.table(view, seat, { ...STYLE, colour: true });
    expect(painted.join('')).toContain('\u001b[1m');
    expect(plain(painted).replace(/ +$/gm, '')).toBe(screen.table(view, seat, STYLE).join('\n'));
  });
  expect(decisions).toBeGreaterThan(20);
});

test('a table without a viewer, of a whole position, shows all hands', () => {
  const screen = gaiaScreen('en');
  walk(4, (s) => {
    const text = screen.table(s, undefined, STYLE).join('\n');
    for (let seat = 0; seat < s.table.players; seat++) {
      expect(text.includes(`hand of Seat ${seat}:`)).toBe(s.handSize(seat) > 0);
    }
  });
});

test('the outcome of a move is what it changes', () => {
  const screen = gaiaScreen('en');
  let gains = 0;
  for (let index = 0; index < 6; index++) {
    walk(index, (s, seat, moves) => {
      const after = game.slot(s);
      for (const { items } of screen.menu(game.view(s, seat), seat, moves)) {
        for (const { move, outcome } of items) {
          game.copy(s, after);
          const revealed = game.revealed(after);
          game.apply(after, seat, move);
          if (game.revealed(after) !== revealed || after.turn() !== s.turn()) continue;
          const gained = s.supply(seat) - after.supply(seat);
          const told = /^([+−])(\d) meeples?/.exec(outcome);
          const said = told === null ? 0 : Number(told[2]) * (told[1] === '+' ? 1 : -1);
          expect(said, outcome).toBe(gained);
          if (gained > 0) gains++;
        }
      }
    });
  }
  expect(gains).toBeGreaterThan(10);
});

test('several who are asked at once are each told of the card', () => {
  const screen = gaiaScreen('en');
  let asked = 0;
  walk(5, (s) => {
    if (seatsOf(game.deciders(s)).length < 2) return;
    asked++;
    expect(screen.question(s)).toMatch(
      /^Seat \d plays the power card “\w+”: let it happen, or protect\?$/,
    );
  });
  expect(asked).toBeGreaterThan(0);
});
