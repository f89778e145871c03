import type { Refusal } from '@pangaea/rules/kernel';
import { readSiteGame, type SiteGameFault } from '@pangaea/rules/snellman';
import type { SnellmanWords } from '@pangaea/words/snellman';
import type { Reader } from '../games/recorded.ts';
import type { Language } from '../messages/index.ts';
import { NOBODY, type Who } from '../speech.ts';
import { GAME } from './game/rules.ts';
import { LOAD_TEXTS } from './words.ts';

const LOAD_WORDS: Readonly<Record<Language, () => Promise<SnellmanWords>>> = {
  en: async () => (await import('@pangaea/words/snellman/en')).en,
  ja: async () => (await import('@pangaea/words/snellman/ja')).ja,
};

/** As many moves are named that would have been possible. */
const NAMED = 12;

/** Reads a game of terra.snellman.net, in any of its forms. Fetched when somebody brings one. */
export const readRecorded: Reader = async (text, speech) => {
  const { language } = speech;
  const [said, { w }] = await Promise.all([LOAD_WORDS[language](), LOAD_TEXTS[language]()]);
  const read = readSiteGame(GAME, text);
  const sentences: Readonly<Record<string, unknown>> = { ...w.ledger, ...w.refusals };
  const reason = (refusal: Refusal) => {
    const tell = sentences[refusal.code] as Sentence | undefined;
    return tell?.(refusal.params, NOBODY) ?? speech.refusal(refusal, NOBODY);
  };
  if (!read.ok) return { ok: false, why: tellFault(read.error, said, reason) };
  const { record, names, comments, check } = read.value;
  return {
    ok: true,
    record,
    names,
    differs: check !== undefined && check.differences.length > 0,
    told: check === undefined ? [] : [tellCheck(check, said)],
    comments: comments.map(({ line, text }) => said.comment(line, text)),
  };
};

type Sentence = (facts: Refusal['params'], who: Who) => string;

function tellFault(
  given: SiteGameFault,
  said: SnellmanWords,
  reason: (refusal: Refusal) => string,
): readonly string[] {
  switch (given.code) {
    case 'file-malformed':
      return [said.malformed(given.field)];
    case 'notation': {
      const { code, at, params } = given.fault;
      return [said.at(given.field, at.line, at.column, said.notation[code](params))];
    }
    case 'refused': {
      const { at, command, refusal, legal } = given.fault;
      const sentence = said.refused(command, reason(refusal));
      const named = legal.slice(0, NAMED);
      return [
        said.at('', at.line, at.column, sentence),
        ...(named.length === 0 ? [] : [said.legal(named, legal.length - named.length)]),
      ];
    }
  }
}

function tellCheck(
  { rows, differences }: { rows: number; differences: readonly object[] },
  said: SnellmanWords,
): string {
  const [first] = differences;
  if (first === undefined) return said.agrees(rows);
  const row = 'row' in first ? (first.row as { at: { line: number } }) : undefined;
  return said.differs(differences.length, rows, row?.at.line);
}
