// Every position of random games can be shown, whole and in both languages.
import { firstSeat, Moves, packMove, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { type Event, KIND, PHASE, type State } from '@pangaea/rules/terra-nova';
import { trial as terraNovaTrial } from '@pangaea/rules/trials/terra-nova';
import { LANGUAGES } from '@pangaea/words';
import { describe, expect, test } from 'vitest';
import { terraNovaScreen } from '../../src/screen/terra-nova/index.ts';
import { columns } from '../../src/screen/text.ts';

const TRACES = /undefined|NaN|\[object|\bnull\b|Infinity/;
const STYLE = { width: 100, colour: false };
const { game } = terraNovaTrial;

/** A random game by the scenarios of the conformance kit; `visit` sees every decision. */
function walk(index: number, visit: (s: State, seat: number, moves: Moves) => void): State {
  const random = Random.fromSeed(seedFromNumber(index));
  const options = game.options(terraNovaTrial.scenario(random, index));
  if (!options.ok) throw new Error(options.error.code);
  const set = game.setup(options.value, seedFromNumber(index));
  if (!set.ok) throw new Error(set.error.code);
  const moves = new Moves();
  const s = set.value;
  for (let who = game.deciders(s); who !== 0; who = game.deciders(s)) {
    const seat = firstSeat(who);
    game.legal(s, seat, moves);
    visit(s, seat, moves);
    game.apply(s, seat, moves.at(random.below(moves.count)));
  }
  return s;
}

describe.each(LANGUAGES)('%s', (language) => {
  const screen = terraNovaScreen(language);

  test('the menu has every legal move once, and says something about it', () => {
    for (let index = 0; index < 12; index++) {
      walk(index, (s, seat, moves) => {
        const view = game.view(s, seat);
        const groups = screen.menu(view, seat, moves);
        const items = groups.flatMap((group) => group.items);
        expect(items.map(({ move }) => move).sort()).toEqual(moves.toArray().sort());
        for (const { heading, items: inside } of groups) {
          const texts = inside.map(({ text, details = [] }) =>
            [heading, text, ...details].join(' '),
          );
          expect(new Set(texts).size, texts.join(' | ')).toBe(texts.length);
          for (const text of texts) expect(text).not.toMatch(TRACES);
        }
        expect(game.difference(view, game.view(s, seat))).toEqual([]);
      });
    }
  });

  test('the table fits its width and shows every hex', () => {
    for (let index = 0; index < 12; index++) {
      let decisions = 0;
      const over = walk(index, (s, seat) => {
        if (decisions++ % 9 > 0) return;
        const lines = screen.table(s, seat, STYLE);
        const text = lines.join('\n');
        expect(text).not.toMatch(TRACES);
        for (const name of s.table.map.names) expect(text).toMatch(new RegExp(`\\b${name} `));
        expect(lines.filter((line) => columns(line) > STYLE.width)).toEqual([]);
        expect(screen.question(s)).not.toBe('');
      });
      expect(screen.table(over, undefined, STYLE).join('\n')).not.toMatch(TRACES);
    }
  });

  test('a move is reported with what it brought', () => {
    for (let index = 12; index < 20; index++) {
      walk(index, (s, seat, moves) => {
        const after = game.slot(s);
        game.copy(s, after);
        const events: Event[] = [];
        game.apply(after, seat, moves.at(0), events);
        const lines = screen.report(s, seat, moves.at(0), events, after);
        expect(lines[0]).toContain(screen.name(s, seat));
        expect(lines.join('\n')).not.toMatch(TRACES);
      });
    }
  });
});

test('bridges, towns and owners are on the map', () => {
  const screen = terraNovaScreen('en');
  const seen = new Set<string>();
  for (let index = 0; index < 40 && seen.size < 5; index++) {
    const s = walk(index, () => {});
    const text = screen.map(s, STYLE).join('\n');
    for (const sign of ['=\\d', '/\\d', '\\\\\\d', '\\d[htLR]\\*', '\\d[LR]']) {
      if (new RegExp(sign).test(text)) seen.add(sign);
    }
  }
  expect(seen.size).toBe(5);
});

test('the outcome of a move is what it changes', () => {
  const screen = terraNovaScreen('en');
  let sails = 0;
  walk(3, (s, seat, moves) => {
    for (const { items } of screen.menu(s, seat, moves)) {
      for (const { move, outcome } of items) {
        if ((move & 63) !== KIND.sail) continue;
        sails++;
        expect(outcome).toContain(`−${s.table.sailingCost} coins`);
        expect(outcome).toContain(`sailing ${s.sailing(seat) + 1}`);
      }
    }
  });
  expect(sails).toBeGreaterThan(0);
});

test('Druids are shown the best split of their last power', () => {
  const screen = terraNovaScreen('en');
  const options = game.options({ players: 2, factions: ['druids', 'golems'] });
  if (!options.ok) throw new Error(options.error.code);
  const moves = new Moves();
  let shown = 0;
  for (let seed = 1; seed <= 200 && shown < 2; seed++) {
    const set = game.setup(options.value, seedFromNumber(seed));
    if (!set.ok) throw new Error(set.error.code);
    const s = set.value;
    const random = Random.fromSeed(seedFromNumber(seed));
    for (let who = game.deciders(s); who !== 0; who = game.deciders(s)) {
      const seat = firstSeat(who);
      const count = game.legal(s, seat, moves);
      const items = screen.menu(game.view(s, seat), seat, moves).flatMap((group) => group.items);
      const best = items.filter(({ text, outcome }) => /\bbest:/.test(text + outcome));
      if (s.phase() !== PHASE.gameEnd) {
        expect(best).toEqual([]);
        game.apply(s, seat, moves.at(random.below(count)));
        continue;
      }
      expect(best).toHaveLength(1);
      const promised = Number(/best: (\d+) VP/.exec(best[0].text + best[0].outcome)?.[1]);
      const events: Event[] = [];
      game.apply(s, seat, best[0].move, events);
      if (game.deciders(s) !== 0) game.apply(s, seat, packMove(KIND.end), events);
      let gained = 0;
      for (const event of events) {
        if (event.type !== 'vp' || event.seat !== seat) continue;
        if (event.cause === 'exchange' || event.cause === 'money') gained += event.amount;
      }
      expect(gained).toBe(promised);
      shown++;
    }
  }
  expect(shown).toBeGreaterThan(0);
});
