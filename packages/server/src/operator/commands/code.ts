import { Declined, type OperatorCommand, type OperatorNeeds } from '../command.ts';
import type { Both } from '../language.ts';

interface Words {
  readonly unknown: (person: number) => string;
  readonly asks: (person: number, names: string) => string;
  readonly noted: (person: number) => string;
  readonly done: (code: string, minutes: number) => string;
}

const WORDS: Both<Words> = {
  en: {
    unknown: (person) => `There is no person ${person}. \`persons\` lists them.`,
    asks: (person, names) =>
      `Make a code by which one device comes to person ${person}${names}? It then plays all seats of that person and sees their hands. No other device has to let it in. The person is told on all its channels. Be sure who asks.`,
    noted: (person) => `A code was made for person ${person}, and the person was told.`,
    done: (code, minutes) =>
      `${code}  (for ${minutes} minutes, for one device: Settings → “I have a code”)`,
  },
  ja: {
    unknown: (person) => `利用者 ${person} はいません。persons で一覧できます。`,
    asks: (person, names) =>
      `端末1台が利用者 ${person}${names} の端末になるコードを作りますか。その端末はこの人のすべての席を打て、手札も見えます。ほかの端末での許可は要りません。本人にはすべての通知先で知らせます。依頼した人が本人であることを確かめてください。`,
    noted: (person) => `利用者 ${person} のコードを作り、本人に知らせました。`,
    done: (code, minutes) =>
      `${code}（${minutes}分間、端末1台。設定の「コードを持っています」で入力）`,
  },
};

/**
 * Makes a code for a person who has lost every device and every key. Only the operator sees the
 * code; no log contains it.
 */
export const makeCode: OperatorCommand = {
  name: 'code',
  takes: 'PERSON',
  about: {
    en: 'makes a code by which one device comes to a person; the person is told',
    ja: '端末1台が利用者の端末になるコードを作ります（本人に伝わります）',
  },
  read: ([word, ...more]) => {
    const isNumber = word !== undefined && /^[1-9]\d{0,14}$/.test(word);
    if (!isNumber || more.length > 0) return undefined;
    const person = Number(word);
    return {
      look: async (needs, language) => {
        const words = WORDS[language];
        const names = await namesOf(needs, person);
        if (names === undefined) throw new Declined(words.unknown(person));
        const said = names.length === 0 ? '' : ` (${names.join(', ')})`;
        return { lines: [], asks: words.asks(person, said) };
      },
      carryOut: async (needs, language) => {
        const words = WORDS[language];
        if ((await namesOf(needs, person)) === undefined) {
          throw new Declined(words.unknown(person));
        }
        const { code, left } = await needs.keys.giveBack(person);
        return { noted: words.noted(person), lines: [words.done(code, left / 60_000)] };
      },
    };
  },
};

/**
 * The names of a person at tables.
 * @returns undefined if there is no such person
 */
async function namesOf(
  { storage }: OperatorNeeds,
  person: number,
): Promise<readonly string[] | undefined> {
  const [found] = await storage.personsBefore(person + 1, 1);
  return found?.id === person ? found.names : undefined;
}
