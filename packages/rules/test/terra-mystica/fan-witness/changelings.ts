import { CYCLE, NONE, PHASE, type State, TERRAINS } from '../../../src/terra-mystica/index.ts';
import type { FanWitness } from './account.ts';
import { type Board, ORDINARY_INCOME, ORDINARY_PRICES, type Piece, WORKERS_321 } from './board.ts';
import {
  adjacent,
  emptyOf,
  hexAt,
  kindIndex,
  names,
  placeIn,
  type Seen,
  structures,
} from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

type Colour = 'A' | 'B' | 'C';
/** Spaces of a row from left to right, with their pieces. */
type Row = (Colour | undefined)[];

/** The rows of pieces, the structures on the map, and the space beside the stronghold. */
class Pieces {
  readonly rows: Readonly<Record<Piece, Row>> = {
    dwelling: ['A', 'B', 'C', 'A', 'B', 'C', 'A', 'B'],
    'trading-post': ['A', 'B', 'C', 'A'],
    temple: ['A', 'B', 'C'],
    stronghold: ['B'],
    sanctuary: ['A'],
  };
  ninth: Colour | undefined = 'C';
  readonly onMap: Map<number, Colour> = new Map();

  next(piece: Piece): Colour | undefined {
    return this.rows[piece].find((each) => each !== undefined);
  }
  take(piece: Piece): Colour | undefined {
    const row = this.rows[piece];
    const place = row.findIndex((each) => each !== undefined);
    const colour = row[place];
    if (place >= 0) row[place] = undefined;
    return colour;
  }
  /** Returns a piece to the rightmost empty space of its row. */
  giveBack(piece: Piece, colour: Colour): void {
    const row = this.rows[piece];
    row[row.lastIndexOf(undefined)] = colour;
  }
  empty(piece: Piece): number {
    return this.rows[piece].filter((each) => each === undefined).length;
  }
}

/** The structures into which a structure can be upgraded. */
const UPGRADES: Readonly<Partial<Record<Piece, readonly Piece[]>>> = {
  dwelling: ['trading-post'],
  'trading-post': ['temple', 'stronghold'],
  temple: ['sanctuary'],
};
const ALL_PIECES: readonly Piece[] = [
  'dwelling',
  'trading-post',
  'temple',
  'stronghold',
  'sanctuary',
];

export const CHANGELINGS: FanWitness = {
  id: 'changelings',
  clauses: {
    ...BOARD_CLAUSES,
    '1': 'the second and third colour are of the colours that nobody has',
    '3': 'a new dwelling is the leftmost piece, and stands on its own colour',
    '3 start': 'the first two stand on colours A and B',
    '4': 'an upgrade is offered where the leftmost piece has the colour of the structure',
    '6': 'with the stronghold the ninth dwelling may be the next, as its owner says',
    '6 income': 'the space of the ninth dwelling gives two workers while it is empty',
    '7': 'a replaced dwelling goes to the ninth space or to the row, as its owner chooses',
  },
  likes: { build: 60 },
  watch(start, me, account) {
    const pieces = new Pieces();
    const terrains: Record<Colour, number> = { A: NONE, B: NONE, C: NONE };
    let isNinthNext = false;
    let hasActed = false;
    /** A dwelling of this colour that has not got its space yet. */
    let back: Colour | undefined;
    const nextColour = (s: State): Colour | undefined => {
      const ninth = s.onMap(me, kindIndex('stronghold')) > 0 ? pieces.ninth : undefined;
      return isNinthNext ? ninth : (pieces.next('dwelling') ?? ninth);
    };
    /** Colour of the next piece before the move. */
    let shown: Colour | undefined;
    const board = watchBoard(
      {
        workers: 3,
        coins: 15,
        power: [7, 5, 0],
        cults: [1, 1, 0, 1],
        price: ORDINARY_PRICES,
        income: ORDINARY_INCOME,
        spades: WORKERS_321,
        exchange: [2, 5, 1],
        uncovered: (_, piece) => pieces.empty(piece),
        moreIncome: () => ({ workers: pieces.ninth === undefined ? 2 : 0 }),
        mayStand: (s, hex) => shown !== undefined && s.terrain(hex) === terrains[shown],
        hasDwelling: () => shown !== undefined,
      } satisfies Board,
      start,
      me,
      account,
    );
    return (seen) => {
      const { before, after } = seen;
      if (seen.begins()) {
        if (hasActed) isNinthNext = false;
        hasActed = !seen.plays('convert') && !seen.plays('burn') && !seen.uses('ninth-dwelling');
      }
      shown = nextColour(before);
      if (back !== undefined) watchReturn(seen);
      if (seen.begins()) watchUpgrades(seen);
      if (seen.plays('place')) {
        const colour = pieces.next('dwelling') ?? 'C';
        account.same(
          '3 start',
          'colour',
          before.onMap(me, kindIndex('dwelling')) === 0 ? 'A' : 'B',
          colour,
        );
        const all = Array.from({ length: before.table.map.size }, (_, hex) => hex);
        const open = emptyOf(before, all).filter((hex) => before.terrain(hex) === terrains[colour]);
        account.same('3 start', 'hexes', names(before, open), seen.listed('place'));
      }
      if (seen.plays('colour')) terrains.A = placeIn(TERRAINS, seen.words[1]);
      const offered = seen.offered('piece-colour');
      if (offered.length > 0) {
        const seats = Array.from({ length: before.table.players }, (_, seat) => seat);
        const open = TERRAINS.slice(0, CYCLE).filter(
          (_, terrain) =>
            terrain !== terrains.B && seats.every((seat) => before.home(seat) !== terrain),
        );
        account.same('1', 'colours', [...open].sort(), offered);
        const colour = placeIn(TERRAINS, seen.words[2]);
        if (terrains.B === NONE) {
          terrains.B = colour;
          const last = open.filter((each) => each !== seen.words[2]);
          if (seen.all('answered').length > 0) terrains.C = placeIn(TERRAINS, last[0]);
        } else terrains.C = colour;
      }
      const isStronghold = seen.hasStronghold();
      if (seen.begins()) {
        const may = isStronghold && pieces.ninth !== undefined && !isNinthNext;
        const isFree = pieces.next('dwelling') === undefined;
        account.same('6', 'to say so', may && !isFree ? [''] : [], seen.offered('ninth-dwelling'));
      }
      if (seen.uses('ninth-dwelling')) isNinthNext = true;
      for (const { building, hex, replaced } of seen.mine('built')) {
        if (building === 'none') continue;
        const at = hexAt(after, hex);
        if (building === 'dwelling') {
          const colour = nextColour(after);
          const isNinth = isNinthNext || pieces.next('dwelling') === undefined;
          if (isNinth) pieces.ninth = undefined;
          else pieces.take('dwelling');
          if (isNinth) account.must('6', isStronghold, 'without the stronghold');
          isNinthNext = false;
          account.must('3', colour !== undefined, 'no piece is left');
          if (colour === undefined) continue;
          account.same('3', `terrain of ${hex}`, terrains[colour], after.terrain(at));
          pieces.onMap.set(at, colour);
          continue;
        }
        const colour = pieces.take(building);
        const was = pieces.onMap.get(at);
        account.same('4', `colour of ${hex}`, was, colour);
        if (was === undefined || replaced === 'none') continue;
        if (replaced !== 'dwelling') pieces.giveBack(replaced, was);
        else if (pieces.ninth !== undefined) pieces.giveBack('dwelling', was);
        else if (pieces.empty('dwelling') === 0) pieces.ninth = was;
        else back = was;
      }
      if (seen.isNewRound()) account.reached('6 income');
      board(seen);
      if (before.phase() === PHASE.actions && pieces.ninth === undefined)
        account.must('6 income', isStronghold, 'the ninth before the stronghold');
    };

    function watchReturn(seen: Seen): void {
      if (seen.mover !== me || back === undefined) return;
      const options = [seen.offered('return-to-row'), seen.offered('return-to-ninth')];
      if (options[0].length + options[1].length === 0) {
        account.must('7', !seen.begins(), 'never asked');
        return;
      }
      account.same('7', 'spaces', [[''], ['']], options);
      if (seen.uses('return-to-row')) pieces.giveBack('dwelling', back);
      else if (seen.uses('return-to-ninth')) pieces.ninth = back;
      back = undefined;
    }

    function watchUpgrades(seen: Seen): void {
      const { before: s } = seen;
      const open = structures(s, me).flatMap((hex) => {
        const kind = ALL_PIECES[s.building(hex) - 1];
        const isBeside = adjacent(s, hex).some(
          (each) => s.owner(each) !== NONE && s.owner(each) !== me,
        );
        return (UPGRADES[kind] ?? []).flatMap((to) => {
          const { alone, coins, workers = 0 } = ORDINARY_PRICES[to];
          const price = isBeside ? coins : (alone ?? coins);
          const isPaid = s.workers(me) >= workers && s.coins(me) >= price;
          const fits = pieces.next(to) === pieces.onMap.get(hex);
          return isPaid && fits ? [`${s.table.map.names[hex]} ${to}`] : [];
        });
      });
      account.same('4', 'upgrades', open.sort(), seen.listed('upgrade'));
    }
  },
};
