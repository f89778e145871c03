// Plays a recorded game on the page, each segment by the fewest presses that the page allows.
import type { GameRecord } from '@pangaea/rules/kernel';
import type { Page } from 'playwright-core';
import { type Control, findControls, MARK, type Named, type PressKind } from './controls.ts';
import { PERSON, type Target, targetFrom } from './target.ts';

/** The state of the page. */
interface Seen {
  /** The number of commands that the table has stored. */
  readonly kept: number;
  /** The commands of the draft. */
  readonly drafted: readonly string[];
  readonly controls: readonly Control[];
  /**
   * Whether the draft can be confirmed; without a draft, whether the turn can be ended without
   * another move.
   */
  readonly canSend: boolean;
}

/** A sequence of presses, with the state of the page after it. */
interface Node extends Seen {
  readonly path: readonly Control[];
}

/** The presses for a segment; the last one may have sent it already. */
interface Found {
  readonly presses: readonly Control[];
  readonly isSent: boolean;
}

/** A segment never needs more presses. */
const MOST = 10;
/** The number of looks in a segment before it counts as impossible. */
const PATIENCE = 100;
const CONFIRM: Control = { kind: 'confirm', key: 'send' };
const END: Control = { kind: 'end the turn', key: 'send' };

/** A table in the storage of the browser. */
interface Place {
  readonly key: string;
  readonly id: string;
}

/** A press, and the moves of its segment. */
export type Pressed = (kind: PressKind, moves: readonly string[]) => void;

/**
 * Plays to the end; the bots play as recorded.
 * @param most after this many commands of the game nothing more is played
 * @throws Error if the game on the page differs, or if a segment cannot be made by presses
 */
export async function playByPresses(
  page: Page,
  record: GameRecord,
  place: Place,
  pressed: Pressed,
  most: number = record.commands.length,
): Promise<void> {
  const player = new Player(page, record, place, pressed);
  for (;;) {
    const at = await player.turn();
    if (at >= most) return;
    await player.segment(at);
  }
}

class Player {
  readonly #page: Page;
  readonly #record: GameRecord;
  readonly #place: Place;
  readonly #pressed: Pressed;
  /** The number of times that something was not there yet. */
  #waited = 0;
  /** The number of parts of the page that are being loaded. */
  #fetching = 0;
  #fetched = 0;

  constructor(page: Page, record: GameRecord, place: Place, pressed: Pressed) {
    this.#page = page;
    this.#record = record;
    this.#place = place;
    this.#pressed = pressed;
    page.on('request', () => this.#fetching++);
    for (const end of ['requestfinished', 'requestfailed'] as const) {
      page.on(end as 'requestfinished', () => {
        this.#fetching--;
        this.#fetched++;
      });
    }
  }

  /**
   * Waits until the person has to decide or the game is over.
   * @returns the number of commands that were played
   */
  async turn(): Promise<number> {
    const { commands } = this.#record;
    const own = commands.flatMap((line, at) => (line.startsWith(`${PERSON} `) ? [at] : []));
    await this.#page.waitForFunction(
      ([key, places, length]) => {
        const steps = Number(document.querySelector('.table')?.getAttribute('data-steps'));
        const { record } = JSON.parse(localStorage.getItem(key) ?? '');
        const kept = record.commands.length;
        if (kept !== steps) return false;
        if (kept === length) return true;
        const dock = document.querySelector('.dock')?.getAttribute('data-dock');
        return places.includes(kept) && (dock === 'choose' || dock === 'draft');
      },
      [this.#place.key, own, commands.length] as const,
    );
    const kept: string[] = await this.#page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '').record.commands,
      this.#place.key,
    );
    const wrong = kept.findIndex((line, at) => line !== commands[at]);
    if (wrong >= 0) throw new Error(`${wrong}: "${kept[wrong]}" instead of "${commands[wrong]}"`);
    return kept.length;
  }

  /** Makes the next moves of the person, until they are sent. */
  async segment(at: number): Promise<void> {
    this.#waited = 0;
    const target = targetFrom(this.#record, at);
    let fetched: number;
    let path: Found;
    do {
      fetched = this.#fetched;
      path = await this.#search(at, target);
      // A part of the page that was loaded meanwhile may allow fewer presses.
    } while (!path.isSent && fetched !== this.#fetched);
    for (const { kind } of path.presses) this.#pressed(kind, target.moves);
    if (!path.isSent) {
      await this.#back();
      for (const control of path.presses) await this.#pressByMouse(control, target);
    }
    await this.#page.waitForFunction(
      ([key, before]) =>
        JSON.parse(localStorage.getItem(key) ?? '').record.commands.length > before,
      [this.#place.key, at] as const,
    );
  }

  /** Finds the fewest presses that send the target, by trying in order of their number. */
  async #search(at: number, target: Target): Promise<Found> {
    await this.#back();
    let seen = await this.#see(target);
    // The first part with controls may still be loading.
    for (let looks = 0; looks < PATIENCE && !seen.canSend && seen.controls.length === 0; looks++) {
      await this.#still();
      seen = await this.#see(target);
    }
    let layer: Node[] = [{ ...seen, path: [] }];
    const known = new Set([keyOf(seen)]);
    for (let presses = 0; presses < MOST; presses++) {
      const next: Node[] = [];
      for (const node of layer) {
        if (node.canSend && isWhole(node.drafted, target.moves)) {
          return {
            presses: [...node.path, node.drafted.length === 0 ? END : CONFIRM],
            isSent: false,
          };
        }
      }
      for (const node of layer) {
        for (const control of node.controls) {
          await this.#goTo(node, target);
          await this.#press(control, target);
          const led = await this.#see(target);
          const path = [...node.path, control];
          if (led.kept > at) return { presses: path, isSent: true };
          if (!isNear(led.drafted, target.moves) || known.has(keyOf(led))) continue;
          known.add(keyOf(led));
          next.push({ ...led, path });
        }
      }
      layer = next;
    }
    throw new Error(`no presses send ${at}: ${target.moves.join(', ')}`);
  }

  async #goTo(node: Node, target: Target): Promise<void> {
    if (keyOf(await this.#see(target)) === keyOf(node)) return;
    await this.#back();
    for (const control of node.path) await this.#press(control, target);
  }

  /** Takes back the draft, and ends any selection. */
  async #back(): Promise<void> {
    const { length } = await this.#drafted();
    for (let more = length; more > 0; more--) {
      await this.#page.keyboard.press('Control+z');
      await this.#still();
    }
    // A sheet of choices stays open, also while its content is loading.
    if ((await this.#page.locator('.sheet-chooser').count()) > 0) return;
    await this.#page.keyboard.press('Escape');
    await this.#still();
  }

  async #drafted(): Promise<readonly string[]> {
    return this.#page.evaluate(
      (id) => JSON.parse(localStorage.getItem(`pangaea.draft.${id}`) ?? '{}').commands ?? [],
      this.#place.id,
    );
  }

  async #see(target: Target): Promise<Seen> {
    const drafted = await this.#drafted();
    const controls = await this.#page.evaluate(findControls, {
      named: target.named(drafted.length),
    });
    const [kept, canSend] = await this.#page.evaluate(
      (key) => [
        JSON.parse(localStorage.getItem(key) ?? '').record.commands.length as number,
        document.querySelector('[data-send]') !== null,
      ],
      this.#place.key,
    );
    return { kept: Number(kept), drafted, controls, canSend: canSend === true };
  }

  /** Presses at once while trying, without checking whether anything covers the control. */
  async #press({ key }: Control, target: Target): Promise<void> {
    const press = async (named: Named) => {
      const found = await this.#page.evaluate(findControls, { named, press: key });
      return found.some((control) => control.key === key);
    };
    await this.#until(key, press, target);
  }

  async #pressByMouse({ key }: Control, target: Target): Promise<void> {
    if (key === CONFIRM.key) {
      await this.#page.locator('[data-send]').click();
      return;
    }
    await this.#until(
      key,
      async (named) => {
        await this.#page.evaluate(findControls, { named });
        const found = this.#page.locator(`[${MARK}=${JSON.stringify(key)}]`);
        if ((await found.count()) === 0) return false;
        return found.click({ timeout: 2000 }).then(
          () => true,
          () => false,
        );
      },
      target,
    );
  }

  /** Does something as soon as it is possible: parts of the page are loaded a little later. */
  async #until(
    key: string,
    work: (named: Named) => Promise<boolean>,
    target: Target,
  ): Promise<void> {
    for (;;) {
      const { length } = await this.#drafted();
      const isDone = await work(target.named(length));
      await this.#still();
      if (isDone) return;
      if (++this.#waited > PATIENCE) throw new Error(`there is no ${key}`);
    }
  }

  /** Waits until the effect of a press is painted. */
  async #still(): Promise<void> {
    do {
      await this.#page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) {
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        }
      });
    } while (this.#fetching > 0);
  }
}

/** Equal for states with the same controls and the same drafted moves. */
function keyOf({ drafted, controls }: Seen): string {
  return JSON.stringify([drafted, controls.map(({ key }) => key)]);
}

function isBegun(drafted: readonly string[], moves: readonly string[]): boolean {
  return drafted.every((move, place) => move === moves[place]);
}

/**
 * Whether the moves are the same, except for the amounts of exchanges, which can be changed while
 * they are drafted.
 */
function isNear(drafted: readonly string[], moves: readonly string[]): boolean {
  return isBegun(drafted.map(withoutAmount), moves.map(withoutAmount));
}

function withoutAmount(move: string): string {
  return /^(?:burn|convert) /.test(move) ? move.replace(/ \d+$/, '') : move;
}

/** The end of the turn, and a declined offer, are sent together with the draft. */
const SENT_BESIDE: ReadonlySet<string> = new Set(['decline', 'end']);

function isWhole(drafted: readonly string[], moves: readonly string[]): boolean {
  const rest = moves.slice(drafted.length);
  return isBegun(drafted, moves) && rest.every((move) => SENT_BESIDE.has(move));
}
