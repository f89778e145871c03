// Every position of random games can be shown, completely and in both languages.
import { firstSeat, kindOf, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { BUILDINGS, type Event, KIND, NONE, type State } from '@pangaea/rules/terra-mystica';
import { trial as terraMysticaTrial } from '@pangaea/rules/trials/terra-mystica';
import { LANGUAGES } from '@pangaea/words';
import { FAN_WORDS } from '@pangaea/words/terra-mystica/fan';
import { describe, expect, test } from 'vitest';
import { terraMysticaScreen } from '../../src/screen/terra-mystica/index.ts';
import { drawMap } from '../../src/screen/terra-mystica/map.ts';
import { columns } from '../../src/screen/text.ts';

const TRACES = /undefined|NaN|\[object|\bnull\b|Infinity/;
const STYLE = { width: 100, colour: false };
const SIGNS = { dwelling: 'd', 'trading-post': 't', temple: 'e', stronghold: 'H', sanctuary: 'A' };
const { game } = terraMysticaTrial;

/**
 * A random game by the scenarios of the conformance kit, or with given options; `visit` gets one
 * decision of many, and the end.
 */
function walk(index: number, visit: (s: State) => void, given?: object, each = 30): void {
  const random = Random.fromSeed(seedFromNumber(index));
  const options = game.options(given ?? terraMysticaTrial.scenario(random, index));
  if (!options.ok) throw new Error(options.error.code);
  const set = game.setup(options.value, seedFromNumber(index));
  if (!set.ok) throw new Error(set.error.code);
  const moves = new Moves();
  const s = set.value;
  for (let step = 0; game.deciders(s) !== 0; step++) {
    const seat = firstSeat(game.deciders(s));
    game.legal(s, seat, moves);
    if (step % each === 0) visit(s);
    game.apply(s, seat, moves.at(random.below(moves.count)));
  }
  visit(s);
}

test('the map has every hex with its structure, as wide as the terminal', () => {
  for (let index = 0; index < 10; index++) {
    walk(index, (s) => {
      const { map } = s.table;
      for (const width of [100, 120]) {
        const lines = drawMap(s, { width, colour: false });
        for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(width);
        for (let hex = 0; hex < map.size; hex++) {
          const line = lines[map.row[hex]];
          const name = map.names[hex];
          expect(line).toContain(name);
          const building = BUILDINGS[s.building(hex)];
          if (s.owner(hex) === NONE) continue;
          const sign = building === 'none' ? 'x' : SIGNS[building];
          expect(line.slice(line.indexOf(name.padEnd(3)))).toMatch(
            new RegExp(`^${name} *[A-Z]? *${s.owner(hex)}${sign}`),
          );
        }
      }
    });
  }
});

describe.each(LANGUAGES)('%s', (language) => {
  const screen = terraMysticaScreen(language);

  test('the table tells of every seat, and the help of every sign of the map', () => {
    for (let index = 0; index < 6; index++) {
      walk(index, (s) => {
        const text = screen.table(s, 0, STYLE).join('\n');
        expect(text).not.toMatch(TRACES);
        for (let seat = 0; seat < s.table.players; seat++)
          expect(text).toContain(screen.name(s, seat));
      });
    }
    const help = screen.help.board.join(' ');
    for (const sign of Object.values(SIGNS)) expect(help).toMatch(new RegExp(`\\b${sign} `));
  });

  test('the menu says of every move that throws something away, and of no other', () => {
    const moves = new Moves();
    const met = { losing: 0, others: 0 };
    for (let index = 0; index < 6; index++) {
      const look = (s: State) => {
        if (game.deciders(s) === 0) return;
        const seat = firstSeat(game.deciders(s));
        game.legal(s, seat, moves);
        const before = s.u8.slice();
        for (const { move, outcome } of screen.menu(s, seat, moves).flatMap(({ items }) => items)) {
          const after = game.slot(s);
          game.copy(s, after);
          const events: Event[] = [];
          game.apply(after, seat, move, events);
          const over = events.findIndex(({ type }) => type === 'round' || type === 'game-over');
          const own = events
            .slice(0, over < 0 ? events.length : over)
            .filter((event) => 'seat' in event && event.seat === seat);
          const loses = own.some(
            (event) => event.type === 'lost' || (event.type === 'power' && event.lost > 0),
          );
          expect(outcome !== '').toBe(loses);
          if (loses) met.losing++;
          else met.others++;
        }
        expect(s.u8).toEqual(before);
      };
      // Random players seldom have more goods than they can take.
      const lookFull = (s: State) => {
        const full = game.slot(s);
        game.copy(s, full);
        for (let seat = 0; seat < s.table.players; seat++) full.setBowls(seat, 0, 0, 12);
        look(full);
      };
      walk(index, index < 3 ? look : lookFull, undefined, 8);
    }
    expect(met.losing).toBeGreaterThan(5);
    expect(met.others).toBeGreaterThan(100);
  });

  test('fan factions and their moves have names', () => {
    const factions = ['djinni', 'changelings', 'the-enlightened'];
    const given = { factions, fanFactions: 'on', fireAndIce: true };
    const moves = new Moves();
    let labels = 0;
    walk(
      1,
      (s) => {
        const text = screen.table(s, 0, STYLE).join('\n');
        expect(text).toContain(FAN_WORDS[language].djinni.name);
        expect(text).not.toMatch(TRACES);
        if (game.deciders(s) === 0) return;
        game.legal(s, firstSeat(game.deciders(s)), moves);
        for (const move of moves.toArray()) {
          if (kindOf(move) !== KIND.ability) continue;
          const { ability } = game.notation.decode(s, move) as unknown as Record<string, string>;
          const known = factions.flatMap((id) => Object.keys(FAN_WORDS[language][id].moves));
          expect(known).toContain(ability);
          expect(screen.label(s, move)).not.toMatch(TRACES);
          labels++;
        }
      },
      given,
    );
    expect(labels).toBeGreaterThan(0);
  });
});
