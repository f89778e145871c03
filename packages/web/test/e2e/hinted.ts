// Stored tables for tests of hints, and the requests for hints that the bot got.
import { kindOf, newestRules, printCommand } from '@pangaea/rules/kernel';
import { KIND, QUESTION, type State } from '@pangaea/rules/terra-nova';
import type { Page } from 'playwright-core';
import { legalMoves } from '../../src/game/draft.ts';
import { extend } from '../../src/game/extend.ts';
import { stateAt } from '../../src/game/history.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { playedOut, SEED } from '../game/played-out.ts';
import { type KeptTable, keep } from './kept-table.ts';

const { game: RULES } = TERRA_NOVA_PAGE.book;

/** A game of legal moves. */
function played(factions: 'first-game' | 'first-game-factions') {
  const options = { players: 3, factions };
  const history = playedOut(TERRA_NOVA_PAGE, options);
  const head = { game: RULES.id, rulesVersion: newestRules(RULES), seed: SEED, options };
  /** The table before a step; the person who decides there is at this device. */
  const before = (at: number): KeptTable => {
    const commands = history.steps
      .slice(0, at)
      .map((step) => printCommand(step.seat, step.command));
    return keep({ ...head, commands }, [history.steps[at].seat]);
  };
  return { history, before };
}

export interface Hinted {
  /** The first house of a game is placed: any hint names a hex. */
  readonly placing: KeptTable;
  /** The commands that are legal there. */
  readonly legal: ReadonlySet<string>;
  /** A turn. */
  readonly turn: KeptTable;
  /** A command in that turn that gives points immediately, and the points. */
  readonly command: string;
  readonly vp: { readonly was: number; readonly is: number };
}

export function hinted(): Hinted {
  const begun = played('first-game-factions');
  const places = begun.history.steps.findIndex(({ command }) => command.startsWith('place '));
  const position: State = stateAt(begun.history, places);
  const moves = legalMoves(RULES, position, begun.history.steps[places].seat);
  const legal = new Set(moves.map((move) => RULES.notation.print(position, move)));
  const { history, before } = played('first-game');
  for (const [at, { seat }] of history.steps.entries()) {
    const state: State = stateAt(history, at);
    if (state.top() !== QUESTION.turn) continue;
    for (const move of legalMoves(RULES, state, seat)) {
      const command = RULES.notation.print(state, move);
      if (kindOf(move) !== KIND.build) continue;
      const next = extend({ ...history, steps: history.steps.slice(0, at) }, seat, command);
      if (!next.ok) throw new Error(next.error.code);
      const vp = { was: state.vp(seat), is: (stateAt(next.value) as State).vp(seat) };
      if (vp.is <= vp.was) continue;
      return {
        placing: begun.before(places),
        legal,
        turn: before(at),
        command,
        vp,
      };
    }
  }
  throw new Error('nothing that is built brings points');
}

/** A request for a hint, with the answer: the decisions, the best first. */
export interface AskedHint {
  readonly level: string;
  readonly choices: readonly (readonly string[])[];
}

/** Runs in the page: records the requests to workers for hints, and their answers. */
export function listenIn(): void {
  const heard: AskedHint[] = [];
  Object.assign(window, { heard });
  const { postMessage } = Worker.prototype;
  const levels = new WeakMap<Worker, string[]>();
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...more: never[]) {
    const { analysed, level } = Object(message) as { analysed?: unknown; level?: string };
    if (analysed !== undefined) {
      const asked = levels.get(this);
      if (asked === undefined) {
        this.addEventListener('message', ({ data }) => {
          const told = data?.analysis?.choices as { commands: readonly string[] }[] | undefined;
          if (told === undefined) return;
          const choices = told.map(({ commands }) => commands);
          heard.push({ level: levels.get(this)?.shift() ?? '', choices });
        });
      }
      levels.set(this, [...(asked ?? []), `${level}`]);
    }
    // So much time that no hint depends on the speed of the machine.
    const patient = analysed === undefined ? message : { ...Object(message), budgetMs: 20_000 };
    return postMessage.call(this, patient, ...more);
  };
}

/** The hints that were given since the page was loaded. */
export function heardOn(page: Page): Promise<readonly AskedHint[]> {
  return page.evaluate(() => (window as unknown as { heard: AskedHint[] }).heard);
}
