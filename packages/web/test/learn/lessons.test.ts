// The lessons by the rules: a change of these must not break one silently.
import { beforeAll, describe, expect, test } from 'vitest';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import { legalMoves } from '../../src/game/draft.ts';
import { extend } from '../../src/game/extend.ts';
import { stateAt } from '../../src/game/history.ts';
import { GAMES } from '../../src/games/list.ts';
import { gameAt, hear, leadingTo, moveFor } from '../../src/learn/course.ts';
import { type LessonTable, lessonTable, OTHER } from '../../src/learn/lesson-table.ts';
import type { GameEntry } from '../../src/play/face/entry.ts';
import type { Lesson, Told } from '../../src/play/face/lesson.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';

/** Signs of a text and of the sentence that asks, so that a card on a telephone holds both. */
const LONGEST = {
  text: { en: 150, ja: 82 },
  now: { en: 100, ja: 48 },
  answer: { en: 115, ja: 62 },
};

const TAUGHT = [TERRA_MYSTICA_PAGE, TERRA_NOVA_PAGE, GAIA_PAGE];

describe.each(TAUGHT)('the guided first game of $id', (game) => {
  let lesson: Lesson;
  beforeAll(async () => {
    const entry: GameEntry = GAMES[game.id];
    lesson = await entry.loadLesson();
  });
  const open = (step = 0, keep: (step: number) => void = () => undefined): LessonTable => {
    const table = lessonTable(game, lesson, step, keep);
    if ('code' in table) throw new Error(`${table.code} ${JSON.stringify(table.params)}`);
    return table;
  };
  const turn = (table: LessonTable) => {
    const history = table.port.current().as(lesson.seat);
    return { history, state: stateAt(history), version: history.steps.length };
  };

  test('every step can be done as it is written, from the first to the last', async () => {
    const kept: number[] = [];
    const table = open(0, (step) => kept.push(step));
    for (const [number, step] of lesson.steps.entries()) {
      expect(table.step(), step.id).toBe(number);
      for (const deed of step.deeds) {
        const { state, version } = turn(table);
        const found = moveFor(game, state, lesson.seat, deed.command);
        expect(found, `${step.id}: ${deed.command}`).toBeDefined();
        const sent = await table.port.send(lesson.seat, version, [found?.command ?? '']);
        expect(sent, `${step.id}: ${deed.command}`).toEqual({ ok: true });
      }
      if (step.deeds.length === 0) table.goOn();
    }
    expect(kept).toEqual(lesson.steps.map((_, at) => at).slice(1));
  });

  test('each step can be begun alone, skipped and gone back to', () => {
    const table = open();
    for (const [number] of lesson.steps.entries()) {
      expect(gameAt(game, lesson, number).ok).toBe(true);
      table.goTo(number);
      expect(table.step()).toBe(number);
      table.goOn();
      expect(table.step()).toBe(Math.min(number + 1, lesson.steps.length - 1));
    }
  });

  test('whatever is legal and not asked for is refused, and changes nothing', async () => {
    for (const [number, step] of lesson.steps.entries()) {
      const table = open(number);
      const { history, state, version } = turn(table);
      const { game: rules } = game.book;
      let refused = 0;
      for (const move of legalMoves(rules, state, lesson.seat)) {
        const command = rules.notation.print(state, move);
        if (move === game.end || hear(step, [command], undefined).wrong === undefined) continue;
        const sent = await table.port.send(lesson.seat, version, [command]);
        expect(sent).toEqual({ ok: false, refusal: { code: OTHER, params: {} } });
        refused++;
      }
      expect(turn(table).history.steps.length).toBe(history.steps.length);
      expect(table.step()).toBe(number);
      // A step has one way; only an offer may have no other.
      if (step.deeds.length > 0) expect(refused, step.id).toBeGreaterThan(0);
    }
  });

  test('a move that may be left out is found before the one that needs it', () => {
    for (const [number, step] of lesson.steps.entries()) {
      const { next } = hear(step, [], undefined);
      if (next === undefined) continue;
      const { state } = turn(open(number));
      const ways = leadingTo(step, next).map(({ command }) =>
        moveFor(game, state, lesson.seat, command),
      );
      expect(
        ways.some((way) => way !== undefined),
        step.id,
      ).toBe(true);
    }
  });

  test('answers to wrong moves belong to moves that are legal there', () => {
    for (const [number, step] of lesson.steps.entries()) {
      for (const [command] of step.answers ?? []) {
        let history = gameAt(game, lesson, number);
        let isLegal = false;
        for (const deed of [undefined, ...step.deeds]) {
          if (!history.ok) break;
          const { state, found } = after(history.value, deed?.command);
          if (found !== undefined) history = { ok: true, value: found };
          isLegal ||= moveFor(game, state, lesson.seat, command) !== undefined;
        }
        expect(isLegal, `${step.id}: ${command}`).toBe(true);
      }
    }

    function after(history: ReturnType<typeof turn>['history'], command: string | undefined) {
      const moved = command && moveFor(game, stateAt(history), lesson.seat, command);
      const found = moved ? extendOrThrow(history, moved.command) : undefined;
      return { state: stateAt(found ?? history), found };
    }
    function extendOrThrow(history: ReturnType<typeof turn>['history'], command: string) {
      const next = extend(history, lesson.seat, command);
      if (!next.ok) throw new Error(next.error.code);
      return next.value;
    }
  });

  test('every text is there in both languages, and short', () => {
    for (const step of lesson.steps) {
      const texts = [step.title, step.text, step.now, ...step.deeds.map(({ now }) => now)];
      for (const told of texts.filter((each): each is Told => each !== undefined)) {
        expect(told.en.trim(), step.id).not.toBe('');
        expect(told.ja, step.id).toMatch(/[ぁ-んァ-ヶ一-龠]/);
        expect(told.en.split('**').length % 2, step.id).toBe(1);
        expect(told.ja.split('**').length % 2, step.id).toBe(1);
      }
      for (const language of ['en', 'ja'] as const) {
        const bare = (told: Told | undefined) =>
          (told?.[language] ?? '').replaceAll('**', '').length;
        expect(bare(step.text), step.id).toBeLessThanOrEqual(LONGEST.text[language]);
        for (const [, why] of step.answers ?? []) {
          expect(bare(why), step.id).toBeLessThanOrEqual(LONGEST.answer[language]);
        }
        for (const now of [step.now, ...step.deeds.map((deed) => deed.now)]) {
          expect(bare(now), step.id).toBeLessThanOrEqual(LONGEST.now[language]);
        }
      }
      // A step that asks for something says it.
      if (step.deeds.length > 0) {
        for (const deed of step.deeds) {
          const isFree = step.may?.includes(deed.command.split(' ')[0]) === true;
          expect(isFree || (deed.now ?? step.now) !== undefined, step.id).toBe(true);
        }
      }
    }
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
  });
});
