// Whole games are told without a gap.
import { firstSeat, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { type Event, FACTIONS, NONE, terraNova } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/language.ts';
import { TERRA_NOVA, tellEvent, type Who } from '../../src/terra-nova/index.ts';
import { TRACES } from '../same-shape.ts';

const GAMES = 60;
const game = terraNova();

/** Events of a random game, each once per type and cause. */
function eventsOf(index: number): readonly Event[] {
  const variants = ['none', 'planners', 'gold-diggers'];
  const players = 2 + (index % 3);
  const options = game.options({
    players,
    twoPlayerVariant: players === 2 ? variants[((index / 3) % 3) | 0] : 'none',
    rulings: { neutralHouses: 'ranked' },
  });
  if (!options.ok) throw new Error(options.error.code);
  const events: Event[] = [];
  const set = game.setup(options.value, seedFromNumber(index), events);
  if (!set.ok) throw new Error(set.error.code);
  const state = set.value;
  const random = Random.fromSeed(seedFromNumber(index));
  const moves = new Moves();
  for (let who = game.deciders(state); who !== 0; who = game.deciders(state)) {
    const seat = firstSeat(who);
    const orders = random.below(60) === 0;
    const count = orders ? game.orders(state, seat, moves) : game.legal(state, seat, moves);
    game.apply(state, seat, moves.at(random.below(count)), events);
  }
  return events;
}

test('every event of random games has a sentence in both languages', () => {
  const seen = new Set<string>();
  for (let index = 0; index < GAMES; index++) {
    const names = new Map<number, string>();
    for (const event of eventsOf(index)) {
      if (event.type === 'faction') names.set(event.seat, event.faction);
      seen.add(event.type);
      for (const language of LANGUAGES) {
        const { factions } = TERRA_NOVA[language];
        const who: Who = {
          player: (seat) => `#${seat}`,
          seat: (seat) => {
            const faction = FACTIONS.find((id) => id === names.get(seat));
            return faction === undefined ? `#${seat}` : factions[faction];
          },
        };
        const text = tellEvent(language, event, who);
        expect(text).toMatch(/[.。]$/);
        expect(text).not.toMatch(TRACES);
        if ('seat' in event && event.seat !== undefined && event.seat !== NONE) {
          expect(text, text).toContain(
            event.type === 'faction' ? who.player(event.seat) : who.seat(event.seat),
          );
        }
      }
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(TERRA_NOVA.en.events).sort());
});
