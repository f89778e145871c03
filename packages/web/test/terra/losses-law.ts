import {
  type AnyGame,
  firstSeat,
  type GameEvent,
  Moves,
  Random,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { type AnyDraft, draftOn } from '../../src/game/draft.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';
import type { Losses } from '../../src/terra/game/losses.ts';

/** A game whose previews are checked. @typeParam S position */
export interface Watched<S> {
  readonly page: AnyPageGame;
  /** The same position, with room for everything that the seat can gain. */
  roomy(state: S, seat: number): S;
  /** Fills the bowls and other stores of a seat, so that little more finds room. */
  crowd(state: S, seat: number, random: Random): void;
  losses(draft: AnyDraft): Losses<string>;
  /** The goods of the seat after the move as the preview shows them, and those in a position. */
  shown(draft: AnyDraft): object;
  held(state: S, seat: number): object;
  passed(state: S, seat: number): boolean;
  /** How often a random game plays another move than passing. */
  readonly passes: number;
}

/** The number of times that each loss was shown, by its time: `now power`. */
export type Told = Map<string, number>;

/**
 * Plays random games and checks the preview of every move. There are two laws. A loss in the
 * preview is the difference to the gains of the same move if there is room for everything; and the
 * goods in the preview are the goods after the move. A loss that is predicted for the income really
 * happens at the income, apart from gains through others in between.
 * @returns complaints, and how often each loss was shown
 */
export function watchPreviews<S>(
  game: Watched<S>,
  starts: readonly S[],
): { readonly wrong: readonly string[]; readonly told: Told } {
  const told: Told = new Map();
  const wrong = starts.flatMap((start, index) => watchGame(game, start, index, told));
  return { wrong, told };
}

function watchGame<S>(game: Watched<S>, start: S, index: number, told: Told): string[] {
  const { game: rules } = game.page.book;
  const random = Random.fromSeed(seedFromNumber(index + 1));
  const moves = new Moves();
  const wrong: string[] = [];
  const ahead = new Forecasts(wrong);
  const state: S = rules.slot(start);
  rules.copy(start, state);
  for (let deciders = rules.deciders(state); deciders !== 0; deciders = rules.deciders(state)) {
    const seat = firstSeat(deciders);
    if (!game.passed(state, seat) && random.below(3) === 0) game.crowd(state, seat, random);
    rules.legal(state, seat, moves);
    const list = moves.toArray().map((move) => ({ move, text: rules.notation.print(state, move) }));
    const stays = list.filter(({ text }) => !/^(pass|drop)/.test(text));
    const goes = list.filter(({ text }) => !text.startsWith('drop'));
    const from = stays.length > 0 && random.below(game.passes) > 0 ? stays : goes;
    const { move, text } = from[random.below(from.length)];
    const drafted = draftOn(game.page, state, seat, [move]);
    if (!drafted.ok) throw new Error(text);
    const draft = drafted.value as AnyDraft;
    const losses = game.losses(draft);
    for (const [when, each] of Object.entries(losses)) {
      for (const { of } of each) told.set(`${when} ${of}`, (told.get(`${when} ${of}`) ?? 0) + 1);
    }
    const say = (what: string) => wrong.push(`${index}: ${seat} ${text}: ${what}`);
    const isOver = draft.events.some(({ type }) => type === 'game-over');
    // An offer of power gives, and costs, only as much as there is room for.
    const isOffer = text.startsWith('take-power');
    if (!isOver && !isOffer) {
      const missing = gains(eventsIn(rules, game.roomy(state, seat), seat, move), seat);
      const has = gains(draft.events, seat);
      for (const what of ['power', 'priests'] as const) {
        const amount = losses.now.find(({ of }) => of === what)?.amount ?? 0;
        if (missing[what] - has[what] !== amount) {
          say(`tells that ${amount} ${what} are lost, and ${missing[what] - has[what]} are`);
        }
      }
      const [shown, held] = [game.shown(draft), game.held(draft.state as S, seat)].map((each) =>
        JSON.stringify(each),
      );
      if (shown !== held) say(`shows ${shown}, and has ${held}`);
    }
    const events: GameEvent[] = [];
    rules.apply(state, seat, move, events);
    ahead.hear(events, say);
    if (!isOver && game.passed(draft.state as S, seat)) ahead.note(seat, losses, events);
  }
  return wrong;
}

/** The predictions for seats that have passed, compared with the actual income. */
class Forecasts {
  readonly #power = new Map<number, { lost: number; since: number }>();
  readonly #wrong: readonly string[];

  constructor(wrong: readonly string[]) {
    this.#wrong = wrong;
  }

  note(seat: number, { income }: Losses<string>, events: readonly GameEvent[]): void {
    const isPass = events.some((event) => event.type === 'passed' && event.seat === seat);
    const isOver = events.some(({ type }) => type === 'round');
    if (!isPass || isOver) return;
    const lost = income.find(({ of }) => of === 'power')?.amount ?? 0;
    this.#power.set(seat, { lost, since: 0 });
  }

  hear(events: readonly GameEvent[], say: (what: string) => void): void {
    const over = events.findIndex(({ type }) => type === 'round');
    for (const [seat, forecast] of this.#power) {
      for (const [at, each] of events.entries()) {
        const event = each as {
          type: string;
          seat?: number;
          amount?: number;
          lost?: number;
          cause?: string;
        };
        if (event.seat !== seat) continue;
        // The power that it exchanges now makes room that the prediction could not know.
        if (event.type === 'power-spent' || event.type === 'burned' || event.type === 'tokens') {
          forecast.since = Number.POSITIVE_INFINITY;
        }
        if (event.type === 'power' && (over < 0 || at < over) && event.cause !== 'cult-reward') {
          forecast.since += event.amount ?? 0;
        }
      }
      if (over < 0) continue;
      const lost = events.reduce((sum, each) => {
        const event = each as { type: string; seat?: number; lost?: number; cause?: string };
        const isIncome =
          /^(income|cult-reward)/.test(event.cause ?? '') || event.cause === 'ability';
        return event.type === 'power' && event.seat === seat && isIncome
          ? sum + (event.lost ?? 0)
          : sum;
      }, 0);
      if (forecast.since === 0 && lost !== forecast.lost) {
        say(`the forecast for ${seat} was ${forecast.lost} power lost, and ${lost} are`);
      }
    }
    if (over >= 0) this.#power.clear();
    if (this.#wrong.length > 20) throw new Error(this.#wrong.join('\n'));
  }
}

/** The events of a move in a copy of the position. */
function eventsIn(
  rules: AnyGame,
  state: unknown,
  seat: number,
  move: number,
): readonly GameEvent[] {
  const events: GameEvent[] = [];
  rules.apply(state, seat, move, events);
  return events;
}

/** The gains of a seat before the next round, by the events about pieces and without losses. */
function gains(events: readonly GameEvent[], seat: number) {
  const sum = { power: 0, priests: 0 };
  for (const each of events) {
    if (each.type === 'round') break;
    if (each.seat !== seat) continue;
    const event = each as unknown as {
      type: string;
      amount: number;
      toTwo: number;
      toThree: number;
    };
    if (event.type === 'power') sum.power += event.toTwo + event.toThree;
    if (event.type === 'priests') sum.priests += event.amount;
  }
  return sum;
}
