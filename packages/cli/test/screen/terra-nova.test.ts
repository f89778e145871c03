// Every position of random games can be shown, completely and in both languages.
import { firstSeat, Moves, packMove, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { type Event, KIND, PHASE, type State } from '@pangaea/rules/terra-nova';
import { trial as terraNovaTrial } from '@pangaea/rules/trials/terra-nova';
import { expect, test } from 'vitest';
import { terraNovaScreen } from '../../src/screen/terra-nova/index.ts';
import { STYLE, screenTests, type Visit, walkGame } from './screens.ts';

const { game } = terraNovaTrial;

/** Games by the scenarios of the conformance kit. */
function walk(index: number, visit: Visit<State>): State {
  const random = Random.fromSeed(seedFromNumber(index));
  return walkGame(game, terraNovaTrial.scenario(random, index), random, index, visit);
}

screenTests({
  game,
  screen: terraNovaScreen,
  walk,
  games: 12,
  every: 9,
  details: true,
  table: (s, text, question) => {
    for (const name of s.table.map.names) expect(text).toMatch(new RegExp(`\\b${name} `));
    expect(question).not.toBe('');
  },
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
