import { describe, expect, test } from 'vitest';
import { seedFromNumber } from '../../src/kernel/index.ts';
import {
  BOARDS,
  FACTION_DEFINITIONS,
  FACTIONS,
  NONE,
  PHASE,
  type State,
} from '../../src/terra-mystica/index.ts';
import { INTRODUCTORY } from '../../src/terra-mystica/set-up/introductory.ts';
import { can, deciders, game, moves, play, refusal } from './hand-made.ts';

function begin(options: Record<string, unknown>): State {
  const parsed = game.options({ startPlayer: 0, ...options });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const set = game.setup(parsed.value, seedFromNumber(2));
  if (!set.ok) throw new Error('refused');
  return set.value;
}

describe('open auction', () => {
  test('bids from 0 to 30; who is pushed out may bid on any faction', () => {
    const s = begin({ players: 3, factions: 'auction' });
    play(s, 0, 'nominate witches');
    expect(refusal(s, 'nominate auren', 1)).toBe('faction-nominated');
    play(s, 1, 'nominate nomads');
    play(s, 2, 'nominate giants');
    play(s, 0, 'bid witches 0');
    expect(refusal(s, 'bid witches 0', 1)).toBe('bid-too-low');
    expect(refusal(s, 'bid witches 31', 1)).toBe('bid-too-high');
    expect(refusal(s, 'bid dwarves 3', 1)).toBe('faction-not-nominated');
    play(s, 1, 'bid witches 4');
    play(s, 2, 'bid giants 30');
    expect(deciders(s)).toEqual([0]);
    expect(refusal(s, 'bid giants 30')).toBe('bid-too-low');
    play(s, 0, 'bid nomads 0');
    expect(s.phase()).toBe(PHASE.dwellings);
    expect([0, 1, 2].map((seat) => FACTIONS[s.faction(seat)])).toEqual([
      'nomads',
      'witches',
      'giants',
    ]);
    expect([0, 1, 2].map((seat) => s.vp(seat))).toEqual([30, 26, 0]);
    expect([0, 1, 2].map((place) => s.turnOrder(place))).toEqual([1, 0, 2]);
  });

  test('base 40: points to start with, counted down', () => {
    const s = begin({ players: 2, factions: 'auction', auctionBase: 40 });
    play(s, 0, 'nominate witches');
    play(s, 1, 'nominate nomads');
    play(s, 0, 'bid witches 40');
    expect(refusal(s, 'bid witches 40', 1)).toBe('bid-too-low');
    play(s, 1, 'bid witches 35');
    play(s, 0, 'bid nomads 40');
    expect([s.vp(0), s.vp(1)]).toEqual([40, 35]);
  });

  test('the next without a faction bids, however long the one just outbid had held it', () => {
    // A table of Board Game Arena: player, faction, points, in the order of its bids. Players sat
    // in the order 3, 1, 4, 2; a player who held a faction was skipped.
    const bids = `3D40 1D35 4D30 2E40 3D29 1D25 4D24 3D23 1D22 4S40 3S39 4S38 3S37 4S36 3S35 4D21
      1E38 2S33 3S32 2S30 3E37 1E36 3E35 1E34 3E33 1D20 4D19 1D18 4S29 2E32 3S28 4S27 3S26 4D17 1D16
      4S25 3S24 4D15 1E31 2E30 1E29 2E28 1E27 2E26 1E25 2A40`.split(/\s+/);
    const seated = ['3', '1', '4', '2'];
    const nominated = ['engineers', 'auren', 'swarmlings', 'darklings'];
    const s = begin({ players: 4, factions: 'auction', auctionBase: 40 });
    for (const [seat, faction] of nominated.entries()) play(s, seat, `nominate ${faction}`);
    for (const [place, bid] of bids.entries()) {
      const seat = seated.indexOf(bid[0]);
      expect(deciders(s), `bid ${place}: ${bid}`).toEqual([seat]);
      const faction = nominated.find((each) => each[0].toUpperCase() === bid[1]);
      play(s, seat, `bid ${faction} ${bid.slice(2)}`);
    }
    expect(s.phase()).toBe(PHASE.dwellings);
    const end = seated.map((player, seat) => [player, FACTIONS[s.faction(seat)], s.vp(seat)]);
    expect(end).toEqual([
      ['3', 'swarmlings', 24],
      ['1', 'engineers', 25],
      ['4', 'darklings', 15],
      ['2', 'auren', 40],
    ]);
    const order = [0, 1, 2, 3].map((place) => FACTIONS[s.faction(s.turnOrder(place))]);
    expect(order).toEqual(nominated);
  });

  test('start colours are named after the bidding, volcano last', () => {
    const s = begin({ players: 3, factions: 'auction', fireAndIce: true });
    play(s, 0, 'nominate acolytes');
    play(s, 1, 'nominate yetis');
    play(s, 2, 'nominate witches');
    play(s, 0, 'bid acolytes 0');
    play(s, 1, 'bid yetis 0');
    play(s, 2, 'bid witches 0');
    expect(deciders(s)).toEqual([1]);
    play(s, 1, 'colour desert');
    expect(refusal(s, 'colour desert')).toBe('terrain-taken');
    expect(refusal(s, 'colour forest')).toBe('terrain-taken');
    expect(can(s, 'colour lakes')).toBe(true);
  });
});

describe('fast auction', () => {
  test('everybody writes at once, unseen; then the open auction is played with it', () => {
    const s = begin({ players: 4, factions: 'fast-auction', auctionBase: 40 });
    const factions = ['dwarves', 'mermaids', 'nomads', 'halflings'] as const;
    for (const [seat, id] of factions.entries()) play(s, seat, `nominate ${id}`);
    expect(deciders(s)).toEqual([0, 1, 2, 3]);
    // The bids of four people at a table of Board Game Arena, and the result.
    const written = [
      [30, 23, 40, 36],
      [25, 0, 15, 20],
      [40, 30, 35, 28],
      [29, 22, 40, 36],
    ];
    expect(refusal(s, 'seal mermaids 3')).toBe('another-faction-next');
    expect(refusal(s, 'seal dwarves 41')).toBe('bid-too-high');
    for (const [seat, points] of written.entries()) {
      for (const [place, each] of points.entries()) {
        const events = play(s, seat, `seal ${factions[place]} ${each}`);
        expect(events.map((event) => game.seen(event, (seat + 1) % 4))[0]).not.toHaveProperty(
          'points',
        );
      }
      if (seat < 3) expect(game.view(s, (seat + 1) % 4).sealed(seat, 0)).toBe(NONE);
    }
    expect(game.revealed(s)).toBe(1);
    const points = Object.fromEntries(
      [0, 1, 2, 3].map((seat) => [FACTIONS[s.faction(seat)], s.vp(seat)]),
    );
    expect(points).toEqual({ dwarves: 31, mermaids: 24, nomads: 40, halflings: 38 });
  });
});

describe('random boards', () => {
  test('each chooses a side of the board dealt', () => {
    const s = begin({ players: 4, factions: 'random-boards', fireAndIce: true });
    expect(moves(s).length).toBe(2);
    const others = FACTIONS.filter((id) => !moves(s).includes(`faction ${id}`));
    for (const id of others) expect(refusal(s, `faction ${id}`)).toBe('board-not-dealt');
  });
});

describe('introductory game', () => {
  test.each([2, 3, 4, 5])(
    '%i players: factions, dwellings, tiles and cards are fixed',
    (players) => {
      const s = begin({ players, factions: 'introductory' });
      expect(s.phase()).toBe(PHASE.bonusCards);
      const played = Array.from({ length: players }, (_, seat) => FACTIONS[s.faction(seat)]);
      const fixed = INTRODUCTORY.factions.slice(0, players).map(({ faction }) => faction);
      expect(new Set(played)).toEqual(new Set(fixed));
      for (const [seat, id] of played.entries()) {
        const set = INTRODUCTORY.factions.find(({ faction }) => faction === id);
        expect(s.onMap(seat, 1)).toBe(set?.dwellings.length);
      }
      expect(moves(s, players - 1).length).toBe(players + 3);
    },
  );

  test('goes with the base map and no expansion only', () => {
    for (const extra of [{ map: 'lakes' }, { fireAndIce: true }, { turnOrder: 'passing' }]) {
      expect(game.options({ players: 3, factions: 'introductory', ...extra }).ok).toBe(false);
    }
  });
});

describe('auction of random boards', () => {
  const boards = (s: State) => [0, 1, 2].map((seat) => BOARDS[s.dealt(seat)]);
  const boardOf = (id: string) => FACTION_DEFINITIONS.find((each) => each.id === id)?.board;
  const named = (s: State, seat: number) =>
    moves(s, seat).map((move) => move.replace('nominate ', ''));

  test.each(['auction', 'fast-auction'])('%s: a side of each board that was drawn', (factions) => {
    const s = begin({ players: 3, factions, auctionBoards: 'random', fireAndIce: true });
    const drawn = boards(s);
    expect(new Set(drawn).size).toBe(3);
    const sides = FACTION_DEFINITIONS.filter(({ board }) => drawn.includes(board));
    expect(named(s, 0).sort()).toEqual(sides.map(({ id }) => id).sort());
    const other = FACTION_DEFINITIONS.find(({ board }) => !drawn.includes(board));
    expect(refusal(s, `nominate ${other?.id}`)).toBe('board-not-dealt');
    const [first] = named(s, 0);
    play(s, 0, `nominate ${first}`);
    expect(named(s, 1).map(boardOf)).toHaveLength(4);
    expect(named(s, 1).map(boardOf)).not.toContain(boardOf(first));
    expect(refusal(s, `nominate ${first}`, 1)).toBe('faction-nominated');
    play(s, 1, `nominate ${named(s, 1)[0]}`);
    play(s, 2, `nominate ${named(s, 2)[1]}`);
    expect([0, 1, 2].map((place) => boardOf(FACTIONS[s.nominated(place)])).sort()).toEqual(
      drawn.sort(),
    );
  });

  test('the base game draws no board of Fire & Ice, and bidding goes on as ever', () => {
    const s = begin({ players: 2, factions: 'auction', auctionBoards: 'random' });
    expect([0, 1].every((seat) => s.dealt(seat) < 7)).toBe(true);
    const [one] = named(s, 0);
    play(s, 0, `nominate ${one}`);
    const [two] = named(s, 1);
    play(s, 1, `nominate ${two}`);
    play(s, 0, `bid ${two} 3`);
    play(s, 1, `bid ${one} 0`);
    expect([FACTIONS[s.faction(0)], FACTIONS[s.faction(1)]]).toEqual([two, one]);
    expect([s.vp(0), s.vp(1)]).toEqual([27, 30]);
  });
});
