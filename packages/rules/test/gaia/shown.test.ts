import { describe, expect, it, test } from 'vitest';
import { backOf, type Event, gaia, NONE, type State, UNKNOWN } from '../../src/gaia/index.ts';
import { Moves, Random, type Seat, seatsOf, seedFromNumber } from '../../src/kernel/index.ts';
import { play, position } from './hand-made.ts';

const game = gaia();

function shownOf(s: State, seat: Seat): number[] {
  const shown: number[] = [];
  for (let index = 0; s.shown(seat, index) !== NONE; index++) shown.push(s.shown(seat, index));
  return shown;
}

const handOf = (s: State, seat: Seat) =>
  Array.from({ length: s.handSize(seat) }, (_, index) => s.hand(seat, index));

describe('a card that was taken from the display', () => {
  it('[GA-1-4] is seen in the hand by everybody, beside the backs of the others', () => {
    const s = position({
      hands: [['nature-sea'], []],
      display: { life: ['city-01'], nature: ['nature-sea'] },
      decks: { life: ['city-02'], nature: ['nature-sea'] },
    });
    const cityFace = s.table.cardNames.indexOf('city-01');
    play(s, 0, 'take city-01');
    for (const viewer of [1, 'spectator'] as const) {
      expect(handOf(game.view(s, viewer), 0)).toEqual([cityFace, UNKNOWN]);
    }
  });

  it('[GA-1-4] is in the hand in every position that is imagined; one where it is not is refused', () => {
    const s = position({
      hands: [['nature-sea'], []],
      display: { life: ['city-01'], nature: ['nature-sea'] },
      decks: { life: ['city-02'], nature: ['nature-sea'] },
    });
    play(s, 0, 'take city-01');
    const sample = game.sample(game.view(s, 1), Random.fromSeed(seedFromNumber(1)));
    expect(shownOf(sample, 0)).toEqual(shownOf(s, 0));
    expect(handOf(sample, 0)).toContain(s.table.cardNames.indexOf('city-01'));
    s.setShown(0, 1, s.table.cardNames.indexOf('city-02'));
    const read = game.fromJson(JSON.parse(JSON.stringify(game.toJson(s))));
    expect(read).toMatchObject({ ok: false, error: { params: { field: 'shown' } } });
  });
});

/**
 * A hand as far as everybody has seen it: the number of cards of each face, or of each back for
 * unseen cards, as text.
 */
type World = ReadonlyMap<number, number>;

const textOf = (world: World) =>
  JSON.stringify([...world].filter(([, count]) => count > 0).sort(([one], [two]) => one - two));

function changed(world: World, face: number, by: number): World {
  return new Map(world).set(face, (world.get(face) ?? 0) + by);
}

/**
 * All hands that a seat may have: a second model of `shown`, which remembers every event and never
 * estimates.
 */
class Onlooker {
  worlds: World[] = [new Map()];

  become(worlds: readonly World[]): void {
    const byText = new Map(worlds.map((world) => [textOf(world), world]));
    this.worlds = [...byText.values()];
  }

  hears(event: Event, faceOf: (card: string) => number, backs: (deck: string) => number): void {
    switch (event.type) {
      case 'drew':
      case 'kept':
        this.become(this.worlds.map((world) => changed(world, backs(event.deck), 1)));
        break;
      case 'took':
        this.become(this.worlds.map((world) => changed(world, faceOf(event.card), 1)));
        break;
      case 'played':
      case 'discarded':
        this.leaves((key) => key === faceOf(event.card) || key === backs(event.deck));
        break;
      case 'stolen':
        this.leaves((key) => (key >= UNKNOWN ? key : UNKNOWN + backOf(key)) === backs(event.deck));
        break;
      default:
    }
  }

  leaves(mayBe: (key: number) => boolean): void {
    this.become(
      this.worlds.flatMap((world) =>
        [...world]
          .filter(([key, count]) => count > 0 && mayBe(key))
          .map(([key]) => changed(world, key, -1)),
      ),
    );
  }

  /** Cards that are in every possible hand. */
  certain(): number[] {
    const faces = new Set(this.worlds.flatMap((world) => [...world.keys()]));
    return [...faces]
      .filter((face) => face < UNKNOWN)
      .sort((one, two) => one - two)
      .flatMap((face) => {
        const least = Math.min(...this.worlds.map((world) => world.get(face) ?? 0));
        return Array.from({ length: least }, () => face);
      });
  }
}

test.each([
  { players: 2, mode: 'basic' },
  { players: 3, mode: 'advanced' },
  { players: 5, mode: 'disasters' },
])(
  '[GA-1-4] what everybody knows of a hand is what is in all hands that it may be: %o',
  (given) => {
    const options = game.options(given);
    if (!options.ok) throw new Error('refused');
    const moves = new Moves();
    let shown = 0;
    for (let seed = 0; seed < 12; seed++) {
      const random = Random.fromSeed(seedFromNumber(seed + 500));
      const events: Event[] = [];
      const set = game.setup(options.value, seedFromNumber(seed), events);
      if (!set.ok) throw new Error('refused');
      const s = set.value;
      const onlookers = Array.from({ length: given.players }, () => new Onlooker());
      while (game.outcome(s) === undefined) {
        for (const event of events.splice(0).map((each) => game.seen(each, 'spectator'))) {
          if (!('seat' in event)) continue;
          onlookers[event.seat].hears(
            event,
            (card) => s.table.cardNames.indexOf(card),
            (deck) => UNKNOWN + ['nature', 'life', 'power'].indexOf(deck),
          );
        }
        for (const [seat, onlooker] of onlookers.entries()) {
          expect(shownOf(s, seat)).toEqual(onlooker.certain());
          shown += onlooker.certain().length;
        }
        const seats = seatsOf(game.deciders(s));
        const seat = seats[random.below(seats.length)];
        game.legal(s, seat, moves);
        const tornado = [...Array(moves.count).keys()].find(
          (index) => game.notation.print(s, moves.at(index)) === 'tornado',
        );
        game.apply(s, seat, moves.at(tornado ?? random.below(moves.count)), events);
      }
    }
    expect(shown).toBeGreaterThan(1000);
  },
);
