import { Refused } from '../../tables/refused.ts';
import { Declined, type OperatorCommand, type OperatorNeeds } from '../command.ts';
import { tableIdOf, tableNamed } from '../described.ts';
import type { Both, Language } from '../language.ts';

interface Words {
  readonly unknown: (person: number) => string;
  readonly goesOn: (table: string) => string;
}

const WORDS: Both<Words> = {
  en: {
    unknown: (person) => `There is no person ${person}. \`persons\` lists them.`,
    goesOn: (table) =>
      `The game at table ${table} goes on, and its record would show hands. A backup has it.`,
  },
  ja: {
    unknown: (person) => `利用者 ${person} はいません。persons で一覧できます。`,
    goesOn: (table) =>
      `テーブル ${table} は対局中で、棋譜には手札が含まれます。バックアップには入っています。`,
  },
};

/** A number above the most words of a table. */
const MOST_WORDS = 1_000;

/** Writes all data of a person, or a finished game with its names and words, as JSON. */
export const exportData: OperatorCommand = {
  name: 'export',
  takes: 'PERSON | TABLE',
  about: {
    en: 'writes the data of a person, or of a game that is over, as JSON',
    ja: '利用者のデータ、または終わった対局を JSON で書き出します',
  },
  read: ([word, ...more]) => {
    if (more.length > 0) return undefined;
    const table = tableIdOf(word);
    const isPerson = table === undefined && word !== undefined && /^[1-9]\d{0,14}$/.test(word);
    if (table === undefined && !isPerson) return undefined;
    return {
      look: async (needs, language) => ({
        lines: [
          JSON.stringify(
            table === undefined
              ? await personOf(needs, Number(word), language)
              : await gameOf(needs, table, language),
            undefined,
            1,
          ),
        ],
      }),
    };
  },
};

async function personOf({ storage }: OperatorNeeds, person: number, language: Language) {
  const [found] = await storage.personsBefore(person + 1, 1);
  if (found?.id !== person) throw new Declined(WORDS[language].unknown(person));
  return storage.keptOf(person);
}

async function gameOf({ tables, storage }: OperatorNeeds, id: string, language: Language) {
  const { seats, created, changed } = await tableNamed(tables, id, language);
  const names = seats.map(({ seat, kind, name, level }) => ({ seat, kind, name, level }));
  try {
    const record = await tables.record(id, ['operator']);
    const words = await storage.wordsAfter(id, 0, MOST_WORDS);
    return { table: id, created, changed, seats: names, record, words };
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === 'game-not-over') {
      throw new Declined(WORDS[language].goesOn(id));
    }
    throw error;
  }
}
