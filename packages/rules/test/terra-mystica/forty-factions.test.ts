import { describe, expect, it } from 'vitest';
import { firstSeat, Moves, packMove, seedFromNumber } from '../../src/kernel/index.ts';
import {
  FACTION_DEFINITIONS,
  type FactionDefinition,
  KIND,
  type State,
  TERRAINS,
  terraMystica,
} from '../../src/terra-mystica/index.ts';

/** A second set of the same factions, on other boards of the same colours. */
const SECOND: readonly FactionDefinition[] = FACTION_DEFINITIONS.map(
  ({ kinds, questions, specials, ...each }) => ({
    ...each,
    id: `second-${each.id}`,
    secondBoard: true as const,
  }),
);
const ALL = [...FACTION_DEFINITIONS, ...SECOND];
const GAME = terraMystica([], ALL);

function begin(options: object, seed = 1): State {
  const parsed = GAME.options({ players: 5, startPlayer: 0, ...options });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const set = GAME.setup(parsed.value, seedFromNumber(seed));
  if (!set.ok) throw new Error('set-up refused');
  return set.value;
}

/**
 * The factions that the present seat may name, first from the list and then, one by one, from the
 * check.
 */
function offered(s: State): readonly string[] {
  const kind = s.table.options.factions === 'auction' ? KIND.nominate : KIND.faction;
  const seat = firstSeat(GAME.deciders(s));
  const checked = ALL.map((_, faction) => packMove(kind, faction)).filter(
    (move) => GAME.check(s, seat, move) === 0,
  );
  const listed = new Moves();
  GAME.legal(s, seat, listed);
  expect(listed.toArray().sort()).toEqual(checked.sort());
  return checked.map((move) => GAME.notation.print(s, move).split(' ')[1]).sort();
}

function play(s: State, text: string): void {
  const move = GAME.notation.parse(s, text);
  if (!move.ok) throw new Error(text);
  GAME.apply(s, firstSeat(GAME.deciders(s)), move.value);
}

/** The seat that has the board of a faction, or -1. */
const seatOf = (s: State, faction: number) =>
  [0, 1, 2, 3, 4].findIndex((seat) => s.dealt(seat) === s.table.dealtBoard[faction]);

const ids = (isIn: (each: FactionDefinition) => boolean) =>
  ALL.filter(isIn)
    .map(({ id }) => id)
    .sort();
const isExtra = ({ board }: FactionDefinition) => ['ice', 'volcano', 'variable'].includes(board);

describe('forty factions', () => {
  it.each(['choice', 'auction'])('are all offered by %s', (factions) => {
    expect(offered(begin({ factions, fireAndIce: true }))).toEqual(ids(() => true));
    expect(offered(begin({ factions }))).toEqual(ids((each) => !isExtra(each)));
  });

  it('share their colours: who takes one takes four off the list', () => {
    const chosen = begin({ factions: 'choice', fireAndIce: true });
    play(chosen, 'faction second-witches');
    expect(offered(chosen)).toEqual(ids(({ board }) => board !== 'green'));
    const nominated = begin({ factions: 'auction', fireAndIce: true });
    play(nominated, 'nominate second-yetis');
    expect(offered(nominated)).toEqual(ids(({ board }) => board !== 'ice'));
  });

  it.each(['random-boards', 'auction'])('are dealt by boards of two sides: %s', (factions) => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const s = begin({ factions, auctionBoards: 'random', fireAndIce: seed % 2 === 0 }, seed);
      const dealt = [0, 1, 2, 3, 4].map((seat) => s.dealt(seat));
      expect(new Set(dealt.map((board) => board % 10)).size).toBe(5);
      const boards = factions === 'auction' ? dealt : dealt.slice(0, 1);
      const sides = ALL.filter((_, n) => boards.includes(s.table.dealtBoard[n]));
      expect(sides).toHaveLength(2 * boards.length);
      expect(offered(s)).toEqual(sides.map(({ id }) => id).sort());
      for (const [n, { id }] of ALL.entries()) if (seatOf(s, n) >= 0) seen.add(id);
    }
    expect(seen.size).toBe(ALL.length);
  });

  it('keep the colour of a board dealt from those who choose a terrain', () => {
    let asked = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const s = begin({ factions: 'random-boards', fireAndIce: true }, seed);
      const ice = ALL.findIndex(({ id }) => id === 'second-yetis');
      if (s.dealt(0) !== s.table.dealtBoard[ice]) continue;
      play(s, 'faction second-yetis');
      const homes = ALL.filter((_, n) => [1, 2, 3, 4].includes(seatOf(s, n))).map(
        ({ home }) => home,
      );
      const listed = new Moves();
      GAME.legal(s, 0, listed);
      const colours = listed.toArray().map((move) => GAME.notation.print(s, move).split(' ')[1]);
      for (const terrain of TERRAINS.slice(0, 7)) {
        const move = GAME.notation.parse(s, `colour ${terrain}`);
        if (!move.ok) throw new Error(terrain);
        expect(colours.includes(terrain)).toBe(!homes.includes(terrain));
        expect(GAME.check(s, 0, move.value) === 0).toBe(!homes.includes(terrain));
      }
      asked++;
    }
    expect(asked).toBeGreaterThan(1);
  });
});
