// The lessons tested against the rules: a change of the rules must not break a lesson silently.
import { placedMeeples } from '@pangaea/rules/gaia';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import { legalMoves } from '../../src/game/draft.ts';
import { extend } from '../../src/game/extend.ts';
import { stateAt } from '../../src/game/history.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';
import { GAMES } from '../../src/games/list.ts';
import { gameAt, hear, leadingTo, moveFor } from '../../src/learn/course.ts';
import { type LessonTable, lessonTable, OTHER } from '../../src/learn/lesson-table.ts';
import type { Language } from '../../src/messages/index.ts';
import type { GameEntry } from '../../src/play/face/entry.ts';
import type { Lesson, Told } from '../../src/play/face/lesson.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';

/**
 * The highest number of letters of a text and of its question, so that a card on a telephone has
 * room for both.
 */
const LONGEST = {
  text: { en: 150, ja: 82 },
  now: { en: 100, ja: 48 },
  answer: { en: 115, ja: 62 },
};

/** Letters in a line of the card on a small laptop; digits and other narrow letters take half the place of a kana. */
const LINE = { en: 66, ja: 30 };
const lettersOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[ -~]/.test(letter) ? 0.52 : 1), 0);
const linesOf = (text: string, language: Language) =>
  Math.ceil((language === 'en' ? text.length : lettersOf(text)) / LINE[language]);
/** Lines of a text and its question together. */
const MOST_LINES = 3;

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
    // A step that begins anew has no place for a draft that was left in it.
    expect(table.port.current().draftsAs).toBe('');
    for (const [number] of lesson.steps.entries()) {
      expect(gameAt(game, lesson, number).ok).toBe(true);
      table.goTo(number);
      expect(table.step()).toBe(number);
      table.goOn();
      expect(table.step()).toBe(Math.min(number + 1, lesson.steps.length - 1));
    }
  });

  test('a legal move that is not requested is refused, and changes nothing', async () => {
    for (const [number, step] of lesson.steps.entries()) {
      const table = open(number);
      const { history, state, version } = turn(table);
      const { game: rules } = game.book;
      let refused = 0;
      for (const move of legalMoves(rules, state, lesson.seat)) {
        const command = rules.notation.print(state, move);
        if (move === game.end || hear(step, [command], undefined).wrong === undefined) continue;
        const sent = await table.port.send(lesson.seat, version, [command]);
        expect(sent).toEqual({ ok: false, refusal: { code: OTHER, params: { command } } });
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
        const bare = (told: Told | undefined) => plain(told, language).length;
        expect(bare(step.text), step.id).toBeLessThanOrEqual(LONGEST.text[language]);
        for (const [, why] of step.answers ?? []) {
          expect(bare(why), step.id).toBeLessThanOrEqual(LONGEST.answer[language]);
        }
        for (const now of [step.now, ...step.deeds.map((deed) => deed.now)]) {
          expect(bare(now), step.id).toBeLessThanOrEqual(LONGEST.now[language]);
          const [text, asked] = [step.text, now].map((each) => plain(each, language));
          const lines = linesOf(text, language) + linesOf(asked, language);
          expect(lines, `${step.id}: ${text} / ${asked}`).toBeLessThanOrEqual(MOST_LINES);
        }
      }
      // A step that requires an action says so.
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

/** Without the stars that stress. */
function plain(told: Told | undefined, language: Language): string {
  return (told?.[language] ?? '').replaceAll('**', '');
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** Numbers in the texts of a step, with their values on the board. */
const FIGURES: readonly {
  readonly game: AnyPageGame;
  readonly step: string;
  readonly told: Readonly<Record<Language, RegExp>>;
  /** @param then the position when the next step begins */
  // biome-ignore lint/suspicious/noExplicitAny: positions of the game that is named.
  readonly count: (now: any, then: any) => number;
}[] = [
  {
    game: TERRA_MYSTICA_PAGE,
    step: 'bowls',
    told: { en: /bowl II: (\d+) wait/, ja: /トレイⅡです。(\d+)個/ },
    count: (now) => now.bowl2(0),
  },
  {
    game: TERRA_MYSTICA_PAGE,
    step: 'octagon',
    told: { en: /get \*\*(\d) for 4 power/, ja: /パワー4で(\d)人/ },
    count: (now, then) => then.workers(0) - now.workers(0),
  },
  {
    game: TERRA_NOVA_PAGE,
    step: 'bowls',
    told: { en: /bowl III: (\d+) power can be spent/, ja: /(\d+)パワーを使えます/ },
    count: (now) => now.bowl3(0),
  },
  {
    game: TERRA_NOVA_PAGE,
    step: 'town',
    told: { en: /that makes (\d+)/, ja: /合わせて(\d+)点/ },
    count: (now, then) => then.vp(0) - now.vp(0),
  },
  {
    game: GAIA_PAGE,
    step: 'objective',
    told: { en: /(\w+) meeple is placed/, ja: /人コマを(\d+)個置きました/ },
    count: (now) => placedMeeples(now, 0),
  },
  {
    game: GAIA_PAGE,
    step: 'end',
    told: { en: /(\w+) of six meeples are placed/, ja: /6個のうち(\d+)個を置きました/ },
    count: (now) => placedMeeples(now, 0),
  },
];

test.each(FIGURES)('the figure of $game.id in "$step" agrees with the board', async (figure) => {
  const { game, step, told, count } = figure;
  const entry: GameEntry = GAMES[game.id];
  const lesson = await entry.loadLesson();
  const at = lesson.steps.findIndex(({ id }) => id === step);
  const [now, then] = [at, Math.min(at + 1, lesson.steps.length - 1)].map((number) => {
    const history = gameAt(game, lesson, number);
    if (!history.ok) throw new Error(history.error.code);
    return stateAt(history.value);
  });
  const { text, now: asked, deeds } = lesson.steps[at];
  for (const language of ['en', 'ja'] as const) {
    const texts = [text, asked, ...deeds.map((deed) => deed.now)];
    const said = texts.map((each) => each?.[language] ?? '').join(' ');
    const [, figure = ''] = told[language].exec(said) ?? [];
    expect(WORDS.includes(figure) ? WORDS.indexOf(figure) : Number(figure), said).toBe(
      count(now, then),
    );
  }
});
