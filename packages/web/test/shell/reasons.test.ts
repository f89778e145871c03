// The reasons for a decision: facts are those of the game, and estimates are shown only if they are
// larger than their uncertainty.
import { PARTS } from '@pangaea/bots';
import type { ToldAnalysis, ToldChoice } from '@pangaea/bots/host';
import { kindOf } from '@pangaea/rules/kernel';
import { KIND, type State } from '@pangaea/rules/terra-nova';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../src/game/draft.ts';
import { type AnyHistory, type AnyStep, stateAt } from '../../src/game/history.ts';
import { LANGUAGES, MESSAGES } from '../../src/messages/index.ts';
import { speechFor } from '../../src/messages/speech.ts';
import { judged } from '../../src/shell/why/judged.ts';
import { WHY_MESSAGES } from '../../src/shell/why/messages.ts';
import { PARTS_OF_GAME } from '../../src/shell/why/parts.ts';
import { reasonsOf } from '../../src/shell/why/reasons.ts';
import { decisionsOf } from '../../src/table/review/decisions.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { NOVA_MESSAGES } from '../../src/terra-nova/messages/index.ts';
import { novaSpeech } from '../../src/terra-nova/speech.ts';
import { TALLY } from '../../src/terra-nova/tally.ts';
import { playedOut } from '../game/played-out.ts';

const { game: RULES } = TERRA_NOVA_PAGE.book;
const speech = novaSpeech(speechFor('en', MESSAGES.en), TERRA_NOVA.en, NOVA_MESSAGES.en);
const history: AnyHistory = playedOut(TERRA_NOVA_PAGE, { factions: 'first-game', players: 2 });
const { steps } = history;

/** The first building of a game, with the rest of the game after it. */
const at = steps.findIndex(({ move }) => kindOf(move) === KIND.build);
const { seat, command, move } = steps[at];
const state: State = stateAt(history, at);
const deciding = { game: TERRA_NOVA_PAGE, state, seat };
const line = steps.slice(at, at + 40).map((step) => ({ seat: step.seat, command: step.command }));

function choice(commands: readonly string[], points: number, more: Partial<ToldChoice> = {}) {
  const means = [0, 1].map((each) => ({ mean: each === seat ? points : 50, spread: 0.4 }));
  const made: ToldChoice = {
    commands,
    line: commands.map((each) => ({ seat, command: each })),
    isNamed: false,
    points: means,
    chances: [],
    difference: undefined,
    ...more,
  };
  return made;
}

function analysis(choices: readonly ToldChoice[]): ToldAnalysis {
  return { seat, unit: 'points', by: 'lines', considered: 9, choices };
}

/** Another legal move there. */
const [other] = legalMoves(RULES, state, seat).filter((each) => each !== move);
const otherCommand = RULES.notation.print(state, other);

describe('the reasons', () => {
  const best = choice([command], 60, {
    line,
    difference: {
      than: 1,
      amount: 4,
      parts: [
        { part: 'income', amount: 3 },
        { part: 'goods', amount: -1 },
        { part: 'towns', amount: 2 },
        { part: 'cards', amount: 0.1 },
      ],
      others: -1,
    },
  });

  test('say what the move changes at once, by the game itself', () => {
    const reasons = reasonsOf(speech, TALLY, deciding, analysis([best]));
    expect(reasons?.best).toBe(speech.move(state, move));
    const after = steps[at].state as State;
    const points = reasons?.points.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    expect(points).toBe(after.vp(seat) - state.vp(seat));
    const sum = (of: State) =>
      TALLY.income(speech, of, seat).reduce((all, each) => all + each.amount, 0);
    const change = reasons?.income.reduce((all, { amount }) => all + amount, 0);
    expect(change).toBe(sum(after) - sum(state));
    expect(change).not.toBe(0);
    expect(reasons?.isBest).toBeUndefined();
    expect(reasons?.against).toBeUndefined();
  });

  test('tell the next turn that the line has in mind, and not the rest of this one', () => {
    const reasons = reasonsOf(speech, TALLY, deciding, analysis([best]));
    const others = steps.findIndex(
      (each, place) => place > at && each.seat !== seat && isTurn(each),
    );
    const next = steps.find((each, place) => place > others && each.seat === seat && isTurn(each));
    expect(next).toBeDefined();
    const before = stateAt(history, steps.indexOf(next as AnyStep));
    expect(reasons?.next?.startsWith(speech.move(before, next?.move ?? -1))).toBe(true);
    const alone = choice([command], 60);
    expect(reasonsOf(speech, TALLY, deciding, analysis([alone]))?.next).toBeUndefined();
  });

  test('name the parts that make the difference, for it and against it, without small ones', () => {
    const second = choice([otherCommand], 56);
    const { against } = reasonsOf(speech, TALLY, deciding, analysis([best, second])) ?? {};
    expect(against).toEqual({
      words: speech.move(state, other),
      gain: 4,
      by: ['income', 'towns'],
      but: ['goods'],
      others: -1,
    });
  });

  test('call what lies within the noise about as good, and name no parts', () => {
    const noisy = { ...best, points: best.points.map(({ mean }) => ({ mean, spread: 5 })) };
    const second = choice([otherCommand], 56);
    const { against } = reasonsOf(speech, TALLY, deciding, analysis([noisy, second])) ?? {};
    expect(against).toMatchObject({ gain: undefined, by: [], but: [], others: undefined });
    const hurried = { ...analysis([best, second]), by: 'turn' } as const;
    expect(reasonsOf(speech, TALLY, deciding, hurried)?.against?.gain).toBeUndefined();
  });

  test('compare a move that was made with the best one, by its own difference', () => {
    const made = choice([otherCommand], 52, {
      isNamed: true,
      difference: { than: 0, amount: -8, parts: [{ part: 'towns', amount: -8 }], others: 2 },
    });
    const third = choice(['pass'], 54);
    const reasons = reasonsOf(speech, TALLY, deciding, analysis([best, third, made]));
    expect(reasons).toMatchObject({ isBest: false, best: speech.move(state, move) });
    expect(reasons?.against).toMatchObject({ gain: 8, by: ['towns'], but: [], others: -2 });
    const same = { ...best, isNamed: true };
    const second = choice([otherCommand], 56);
    expect(reasonsOf(speech, TALLY, deciding, analysis([same, second]))).toMatchObject({
      isBest: true,
      against: { gain: 4 },
    });
  });

  test('name the loss of a single rival in its own sentence alone', () => {
    const parts = [
      { part: 'others', amount: 3 },
      { part: 'income', amount: 1 },
    ] as const;
    const told = choice([command], 60, {
      difference: { than: 1, amount: 4, parts, others: -6 },
    });
    const second = choice([otherCommand], 56);
    const { against } = reasonsOf(speech, TALLY, deciding, analysis([told, second])) ?? {};
    expect(against).toMatchObject({ gain: 4, by: ['income'], but: [], others: -6 });
  });

  test('are none where a command does not belong to the game', () => {
    const wrong = analysis([choice(['fly to the moon'], 60)]);
    expect(reasonsOf(speech, TALLY, deciding, wrong)).toBeUndefined();
  });
});

describe('a move that was made', () => {
  test('is judged in the position before its decision, with all moves of it', async () => {
    const decision = decisionsOf(history, seat).find(({ steps: made }) => made.length > 1);
    const made = decision?.steps ?? [];
    expect(made.length).toBeGreaterThan(1);
    const asked: unknown[] = [];
    const answer = analysis([]);
    const found = await judged(history, made[1], async (...question) => {
      asked.push(question);
      return answer;
    });
    const before = stateAt(history, decision?.at ?? 0);
    expect(asked).toEqual([[seat, before, decision?.commands]]);
    expect(found).toMatchObject({ state: before, seat, analysis: answer });
    expect(await judged(history, made[1], async () => undefined)).toBeUndefined();
  });

  test('that had to be made is told so, and no bot is asked', async () => {
    const decided = new Set(
      [0, 1].flatMap((each) => decisionsOf(history, each)).flatMap((each) => each.steps),
    );
    const forced = steps.find((step) => !decided.has(step));
    expect(forced).toBeDefined();
    const nobody = async () => expect.fail('a bot was asked');
    expect(await judged(history, forced as AnyStep, nobody)).toBe('no-choice');
  });
});

test('every part of a game has a name in both languages', () => {
  for (const language of LANGUAGES) {
    expect(Object.keys(PARTS_OF_GAME[language]).sort()).toEqual([...PARTS].sort());
  }
});

test('amounts are told to half points, and larger ones to whole points', () => {
  const { amount, others } = WHY_MESSAGES.en;
  expect([0.6, 1.1, 2.4, 7.7].map(amount.points)).toEqual([
    '0.5 points',
    '1 point',
    '2.5 points',
    '8 points',
  ]);
  expect(others(-1.2)).toBe('Each of the others gets about 1 less by it.');
  expect(WHY_MESSAGES.ja.others(2)).toContain('多く');
  expect(WHY_MESSAGES.en.rival(-4)).toContain('about 4 less');
  expect(WHY_MESSAGES.ja.rival(4)).toContain('多く');
});

function isTurn({ move: each }: AnyStep): boolean {
  const { end, isOrder, isAnswer } = TERRA_NOVA_PAGE;
  return each !== end && !isOrder(each) && isAnswer?.(each) !== true;
}
