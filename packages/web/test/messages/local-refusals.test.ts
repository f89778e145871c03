// A table of this device has a sentence for every reason why something can be refused there.
import {
  REFUSAL_PARAMS as GAIA_PARAMS,
  RULES as GAIA_RULES,
  RECONSTRUCTION,
} from '@pangaea/rules/gaia';
import { firstSeat, KERNEL_REFUSALS, type MoveKind } from '@pangaea/rules/kernel';
import {
  REFUSAL_PARAMS as MYSTICA_PARAMS,
  RULES as MYSTICA_RULES,
} from '@pangaea/rules/terra-mystica';
import { REFUSAL_PARAMS as NOVA_PARAMS, RULES as NOVA_RULES } from '@pangaea/rules/terra-nova';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { describe, expect, test } from 'vitest';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import { gaiaSpeech } from '../../src/gaia/speech.ts';
import { readCommand } from '../../src/game/command.ts';
import { begin } from '../../src/game/extend.ts';
import type { AnyHistory } from '../../src/game/history.ts';
import type { AnyPageGame, PageAction } from '../../src/game/page-game.ts';
import { LANGUAGES, type Language, type Messages } from '../../src/messages/index.ts';
import { loadKernelWords } from '../../src/messages/kernel-words.ts';
import { loadMessages } from '../../src/messages/load.ts';
import { NOBODY, type Speech, speechFor } from '../../src/messages/speech.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { mysticaSpeech } from '../../src/terra-mystica/speech.ts';
import { loadTableTexts } from '../../src/terra-mystica/words.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { NOVA_MESSAGES } from '../../src/terra-nova/messages/index.ts';
import { novaSpeech } from '../../src/terra-nova/speech.ts';

/** Refusals of the kernel about a game that is not opened, so that there is no table. */
const BEFORE_TABLES: ReadonlySet<string> = new Set([
  'seed-malformed',
  'options-malformed',
  'option-unknown',
  'option-value',
  'position-malformed',
  'record-malformed',
  'record-other-game',
  'record-other-rules',
  'rules-not-newest',
]);

/** Traces of a missing fact. */
const TRACES = /undefined|NaN|\[object|null/;

/** The kinds of moves of some game. */
type Kinds = readonly MoveKind<unknown>[];

/** Facts of games, for sentences about them. */
const FACTS: Readonly<Record<string, string | number>> = {
  deciders: '0 1',
  card: 'animals-forest',
};

/** Sentences of Gaia name cards of an edition. */
const SEATS = { ...NOBODY, edition: RECONSTRUCTION };

const GAMES = [
  {
    game: TERRA_NOVA_PAGE as AnyPageGame,
    options: { factions: 'first-game' },
    codes: NOVA_PARAMS,
    kinds: NOVA_RULES.codec.kinds as Kinds,
    say: async (common: Speech) =>
      novaSpeech(common, TERRA_NOVA[common.language], NOVA_MESSAGES[common.language]),
  },
  {
    game: TERRA_MYSTICA_PAGE as AnyPageGame,
    options: { factions: 'introductory' },
    codes: MYSTICA_PARAMS,
    kinds: MYSTICA_RULES.codec.kinds as Kinds,
    say: async (common: Speech) => {
      const texts = await loadTableTexts(common.language);
      await texts.loadRefused();
      return mysticaSpeech(common, texts);
    },
  },
  {
    game: GAIA_PAGE as AnyPageGame,
    options: {},
    codes: GAIA_PARAMS,
    kinds: GAIA_RULES.codec.kinds as Kinds,
    say: async (common: Speech) => gaiaSpeech(common),
  },
];

/** The words of a table of this device that are loaded when a command is typed. */
async function atTable(language: Language, { say }: (typeof GAMES)[number]) {
  const [m] = await Promise.all([loadMessages(language), loadKernelWords(language)]);
  return say(speechFor(language, m as Messages));
}

function begun({ game, options }: (typeof GAMES)[number]): AnyHistory {
  const history = begin(game, { options, seed: '1'.padStart(32, '0') });
  if (!history.ok) throw new Error(history.error.code);
  return history.value;
}

describe.each(GAMES)('$game.id', (each) => {
  test.each(LANGUAGES)(
    'in %s every refusal of a table of this device is a sentence',
    async (language) => {
      const speech = await atTable(language, each);
      const told = (code: string, names: readonly string[]) =>
        speech.refusal(
          { code, params: Object.fromEntries(names.map((name) => [name, FACTS[name] ?? 1])) },
          SEATS,
        );
      const kernel = KERNEL_REFUSALS.filter((code) => !BEFORE_TABLES.has(code));
      const codes = [
        ...kernel.map((code) => [code, ['command', 'argument', 'value', 'to']] as const),
        ...Object.entries(each.codes).filter(([code]) => code !== ''),
        ...['stale', 'draft-dropped', 'went-back'].map((code) => [code, []] as const),
      ];
      for (const [code, names] of codes) {
        expect(told(code, names), code).not.toBe(speech.m.refusedAs(code));
        expect(told(code, names), code).not.toMatch(TRACES);
      }
    },
  );

  test.each(LANGUAGES)(
    'in %s every typed text that is no move is refused in words',
    async (language) => {
      const speech = await atTable(language, each);
      const { game } = each;
      const { game: rules } = game.book;
      const { start: state } = begun(each);
      const seat = firstSeat(rules.deciders(state));
      const actions: readonly PageAction[] = game.actionsFor(state, seat);
      const moves = actions.flatMap(({ choices }) => choices.map(({ move }) => move));
      const typed = [
        'foo',
        'build Z99',
        ...each.kinds.flatMap(({ word, args }) => [
          word,
          [word, 'zz'].join(' '),
          [
            word,
            ...args.map(({ domain }) => domain.values((state as { table: unknown }).table)[0]),
            'more',
          ].join(' '),
        ]),
        `${rules.notation.print(state, moves[0])} more`,
      ];
      const codes = new Set<string>();
      for (const text of typed) {
        const read = readCommand(text, rules, state, seat, actions);
        if (read.is !== 'refused') continue;
        codes.add(read.refusal.code);
        const told = speech.refusal(read.refusal, SEATS);
        expect(told, text).not.toBe(speech.m.refusedAs(read.refusal.code));
        expect(told, text).not.toMatch(TRACES);
        if (language === 'ja' && read.refusal.code === 'argument-missing') {
          expect(told, text).not.toMatch(/[a-w]/);
        }
      }
      for (const code of [
        'command-unknown',
        'argument-missing',
        'argument-unknown',
        'argument-surplus',
      ]) {
        expect(codes).toContain(code);
      }
    },
  );
});

test('a refusal of the kernel is said as soon as its words are loaded', async () => {
  const m = await loadMessages('en');
  const speech = speechFor('en', m as Messages);
  const refusal = { code: 'command-unknown', params: { command: 'foo' } };
  await loadKernelWords('en');
  expect(speech.refusal(refusal, NOBODY)).toBe('There is no command “foo”.');
});
