import { Declined, type OperatorCommand, type OperatorNeeds } from '../command.ts';
import type { Both } from '../language.ts';

interface Words {
  readonly unknown: (person: number) => string;
  readonly asks: (person: number, names: string, seats: number, made: number) => string;
  readonly done: (person: number, tables: number) => string;
}

const WORDS: Both<Words> = {
  en: {
    unknown: (person) => `There is no person ${person}. \`persons\` lists them.`,
    asks: (person, names, seats, made) =>
      `Erase person ${person}${names} for good? Its devices, keys, channels, notes, names and words go; it has ${seats} seats and made ${made} tables. Bots play its seats where others play on, tables that nobody else has are deleted, and the games of others stay. Backups still have it. Nobody can undo this.`,
    done: (person, tables) => `Person ${person} is erased. ${tables} tables of others stay.`,
  },
  ja: {
    unknown: (person) => `利用者 ${person} はいません。persons で一覧できます。`,
    asks: (person, names, seats, made) =>
      `利用者 ${person}${names} を完全に消去しますか。端末・鍵・通知先・メモ・名前・発言が消えます（席${seats}、作成テーブル${made}）。ほかの人が続けている対局ではボットが代わりに打ち、ほかに誰もいないテーブルは削除されます。ほかの人の対局は残ります。バックアップには残ります。取り消せません。`,
    done: (person, tables) =>
      `利用者 ${person} を消去しました。ほかの人のテーブルが${tables}件残っています。`,
  },
};

/** Erases all data of a person. */
export const erasePerson: OperatorCommand = {
  name: 'erase',
  takes: 'PERSON',
  about: {
    en: 'erases all that is kept of a person; games of others stay',
    ja: '利用者のデータをすべて消去します（ほかの人の対局は残ります）',
  },
  read: ([word, ...more]) => {
    const isNumber = word !== undefined && /^[1-9]\d{0,14}$/.test(word);
    if (!isNumber || more.length > 0) return undefined;
    const person = Number(word);
    return {
      look: async (needs, language) => {
        const words = WORDS[language];
        const found = await personOf(needs, person);
        if (found === undefined) throw new Declined(words.unknown(person));
        const names = found.names.length === 0 ? '' : ` (${found.names.join(', ')})`;
        return { lines: [], asks: words.asks(person, names, found.seats, found.made) };
      },
      carryOut: async (needs, language) => {
        const words = WORDS[language];
        if ((await personOf(needs, person)) === undefined) {
          throw new Declined(words.unknown(person));
        }
        return words.done(person, await needs.erasing.eraseUnasked(person));
      },
    };
  },
};

async function personOf({ storage }: OperatorNeeds, person: number) {
  const [found] = await storage.personsBefore(person + 1, 1);
  return found?.id === person ? found : undefined;
}
