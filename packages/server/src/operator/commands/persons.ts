import type { PersonSummary } from '../../storage/contract.ts';
import type { OperatorCommand, OperatorNeeds } from '../command.ts';
import { moment } from '../described.ts';
import type { Both } from '../language.ts';

/** The number of persons that are read in one step, so that no move has to wait. */
const AT_ONCE = 100;

interface Words {
  readonly head: (shown: number, isAll: boolean) => string;
  readonly line: (person: PersonSummary) => string;
}

const WORDS: Both<Words> = {
  en: {
    head: (shown, isAll) =>
      isAll
        ? `${shown} persons, the newest first:`
        : `The ${shown} newest persons; --all lists all:`,
    line: ({ id, created, seen, devices, seats, made, names }) =>
      `${id}  came ${moment(created)}  seen ${moment(seen)}  devices ${devices}, seats ${seats}, tables made ${made}  ${names.join(' | ')}`,
  },
  ja: {
    head: (shown, isAll) =>
      isAll
        ? `利用者は${shown}人です（新しい順）：`
        : `新しい利用者${shown}人です（すべて見るには --all）：`,
    line: ({ id, created, seen, devices, seats, made, names }) =>
      `${id}  初回 ${moment(created)}  最終 ${moment(seen)}  端末${devices}・席${seats}・作成テーブル${made}  ${names.join(' | ')}`,
  },
};

/** Lists persons by what the server knows of them: no address, no cookie, no hand. */
export const listPersons: OperatorCommand = {
  name: 'persons',
  takes: '[--all]',
  about: {
    en: 'lists persons, the newest first',
    ja: '利用者を新しい順に一覧します',
  },
  read: ([word, ...more]) => {
    const isAll = word === '--all';
    if (more.length > 0 || (word !== undefined && !isAll)) return undefined;
    return {
      look: async (needs, language) => {
        const { head, line } = WORDS[language];
        const { persons, areAll } = await personsOf(needs, isAll);
        return { lines: [head(persons.length, areAll), ...persons.map(line)].map(trimmed) };
      },
    };
  },
};

async function personsOf({ storage }: OperatorNeeds, isAll: boolean) {
  const persons: PersonSummary[] = [];
  for (;;) {
    const before = persons.at(-1)?.id ?? Number.MAX_SAFE_INTEGER;
    const next = await storage.personsBefore(before, AT_ONCE);
    persons.push(...next);
    if (!isAll || next.length < AT_ONCE) return { persons, areAll: next.length < AT_ONCE };
  }
}

function trimmed(line: string): string {
  return line.trimEnd();
}
