import type { Refusal } from '@pangaea/rules/kernel';
import { readSiteGame, type SiteGame, type SiteGameFault } from '@pangaea/rules/snellman';
import type { SnellmanWords } from '@pangaea/words/snellman';
import type { Language } from '../messages/index.ts';
import { NOBODY, type Who } from '../messages/speech.ts';
import type { Reader } from '../play/face/recorded.ts';
import { GAME } from './game/rules.ts';
import { LOAD_TEXTS } from './words.ts';

const LOAD_WORDS: Readonly<Record<Language, () => Promise<SnellmanWords>>> = {
  en: async () => (await import('@pangaea/words/snellman/en')).en,
  ja: async () => (await import('@pangaea/words/snellman/ja')).ja,
};

/** The number of possible moves that are named beside a refused one. */
const NAMED = 12;

/**
 * Reads a game of terra.snellman.net, in any of its forms, up to the first impossible move. Loaded
 * on demand.
 */
export const readRecorded: Reader = async (text, speech) => {
  const { language } = speech;
  const [said, { w }] = await Promise.all([LOAD_WORDS[language](), LOAD_TEXTS[language]()]);
  const read = readSiteGame(GAME, text);
  const sentences: Readonly<Record<string, unknown>> = { ...said.ledger, ...w.refusals };
  const reason = (refusal: Refusal) => {
    const tell = sentences[refusal.code] as Sentence | undefined;
    return tell?.(refusal.params, NOBODY) ?? speech.refusal(refusal, NOBODY);
  };
  const stops = read.ok ? [] : tellFault(read.error, said, reason);
  const game = read.ok ? read.value : readBefore(text, read.error);
  if (game === undefined) return { ok: false, why: stops };
  const { record, names, comments } = game;
  // The rows of an incomplete file are left out.
  const check = game.check !== undefined && game.check.rows > 0 ? game.check : undefined;
  return {
    ok: true,
    record,
    names,
    differs: check !== undefined && check.differences.length > 0,
    told: check === undefined ? [] : [tellCheck(check, said)],
    comments: comments.map(({ line, text }) => said.comment(line, text)),
    stops,
  };
};

/** The game up to the line of a fault; undefined if nothing was played before it. */
function readBefore(text: string, fault: SiteGameFault): SiteGame | undefined {
  let line = lineOf(fault) ?? 0;
  while (line > 1) {
    const read = readSiteGame(GAME, textBefore(text, line));
    if (read.ok) return read.value.record.commands.length > 0 ? read.value : undefined;
    // The missing command may be one of an earlier line.
    line = Math.min(lineOf(read.error) ?? 0, line - 1);
  }
  return undefined;
}

/** The line of the refused command; undefined if the fault is elsewhere in the text. */
function lineOf(given: SiteGameFault): number | undefined {
  switch (given.code) {
    case 'file-malformed':
      return undefined;
    case 'notation':
      return ['', 'commands'].includes(given.field) ? given.fault.at.line : undefined;
    case 'refused':
      return given.fault.at.line;
  }
}

/** A text of either form with only the commands above a line, counted from 1. */
function textBefore(text: string, line: number): string {
  if (!text.trimStart().startsWith('{')) return text.split('\n', line - 1).join('\n');
  const { commands, ...file } = JSON.parse(text) as { readonly commands: readonly string[] };
  // Rows and the end of the file belong to the whole game.
  const rest = { ...file, rows: [], finalVp: {}, final: undefined };
  return JSON.stringify({ ...rest, commands: commands.slice(0, line - 1) });
}

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
