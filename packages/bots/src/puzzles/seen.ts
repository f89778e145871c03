import type { Seat } from '@pangaea/rules/kernel';
import type { SoloGame } from './solo.ts';

const MOST_GOODS = 8;

interface Kept {
  /** A second hash of the position, in case the first is equal by chance. */
  readonly check: number;
  /** Rows of goods, one after the other. */
  readonly rows: number[];
}

/**
 * The positions that a search has visited. If two positions differ only in the goods of the seat,
 * the one with more goods allows at least as much. So the other one counts as visited. Goods are
 * compared one by one. Power is compared by four sums: no more in bowl I, and no less in bowl III,
 * in bowls II and III, and in all bowls.
 */
export class Seen<S> {
  readonly #solo: SoloGame<S>;
  readonly #seat: Seat;
  readonly #scratch: S;
  readonly #isPlain: boolean;
  readonly #goods = new Int32Array(MOST_GOODS);
  readonly #kept = new Map<number, Kept>();
  /** The number of positions that were added. */
  count = 0;

  constructor(solo: SoloGame<S>, root: S, seat: Seat) {
    this.#solo = solo;
    this.#seat = seat;
    this.#scratch = solo.game.slot(root);
    this.#isPlain = solo.knowledge.isPowerPlain(root, seat);
  }

  /**
   * Adds a position.
   * @returns false if it, or one that is at least as good, was added before
   */
  add(state: S): boolean {
    const { game, knowledge } = this.#solo;
    const goods = this.#goods;
    const size = knowledge.goods(state, this.#seat, goods);
    game.copy(state, this.#scratch);
    knowledge.strip(this.#scratch, this.#seat);
    const words = knowledge.words(this.#scratch);
    let one = 0x811c9dc5;
    let two = 0x9e3779b9;
    let three = 0x1234567;
    for (let at = 4; at < words.length; at++) {
      const word = words[at];
      one = Math.imul(one ^ word, 0x01000193);
      one ^= one >>> 15;
      two = Math.imul(two + word, 0x85ebca6b);
      two ^= two >>> 13;
      three = Math.imul(three ^ (word + at), 0xc2b2ae35);
      three ^= three >>> 16;
    }
    let key = (one >>> 0) * 0x200000 + (two & 0x1fffff);
    for (let kept = this.#kept.get(key); ; kept = this.#kept.get(++key)) {
      if (kept === undefined) {
        this.#kept.set(key, { check: three, rows: Array.from(goods.subarray(0, size + 3)) });
        this.count++;
        return true;
      }
      if (kept.check === three) return this.#addTo(kept.rows, size);
    }
  }

  #addTo(rows: number[], size: number): boolean {
    const goods = this.#goods;
    const width = size + 3;
    let end = rows.length;
    for (let at = 0; at < end; at += width) {
      if (this.#isNoLess(rows, at, goods, 0, size)) return false;
      if (!this.#isNoLess(goods, 0, rows, at, size)) continue;
      // A position with fewer goods is removed.
      end -= width;
      for (let each = 0; each < width; each++) rows[at + each] = rows[end + each];
      at -= width;
    }
    rows.length = end;
    for (let each = 0; each < width; each++) rows.push(goods[each]);
    this.count++;
    return true;
  }

  #isNoLess(
    more: ArrayLike<number>,
    a: number,
    less: ArrayLike<number>,
    b: number,
    size: number,
  ): boolean {
    for (let each = 0; each < size; each++) if (more[a + each] < less[b + each]) return false;
    const one = a + size;
    const two = b + size;
    const [one1, one2, one3] = [more[one], more[one + 1], more[one + 2]];
    const [two1, two2, two3] = [less[two], less[two + 1], less[two + 2]];
    if (!this.#isPlain) return one1 === two1 && one2 === two2 && one3 === two3;
    const [oneBehind, twoBehind] = [one2 + one3, two2 + two3];
    return (
      one1 <= two1 && one3 >= two3 && oneBehind >= twoBehind && one1 + oneBehind >= two1 + twoBehind
    );
  }
}
