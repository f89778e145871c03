import { inNetworks } from '../../identity/networks.ts';
import { Declined, type OperatorCommand, type OperatorNeeds } from '../command.ts';
import type { Both, Language } from '../language.ts';

interface Words {
  readonly list: (persons: readonly number[], networks: readonly string[]) => string;
  readonly none: string;
  readonly asks: (whom: string) => string;
  readonly asksEnd: (whom: string) => string;
  readonly blocked: (whom: string) => string;
  readonly ended: (whom: string) => string;
  readonly already: (whom: string) => string;
  readonly not: (whom: string) => string;
  readonly tooWide: string;
  readonly person: (id: number) => string;
}

const WORDS: Both<Words> = {
  en: {
    list: (persons, networks) =>
      `Blocked: persons ${persons.join(', ') || '-'}; networks ${networks.join(', ') || '-'}`,
    none: 'Nobody is blocked.',
    asks: (whom) =>
      `Block ${whom}? Every request from there is refused, and streams end at once. Seats and games stay as they are; \`free\` frees a seat. Somebody who is blocked as a person can come as a new one without a cookie.`,
    asksEnd: (whom) => `Let ${whom} in again?`,
    blocked: (whom) => `${whom} is blocked.`,
    ended: (whom) => `${whom} is let in again.`,
    already: (whom) => `${whom} is blocked already.`,
    not: (whom) => `${whom} is not blocked.`,
    tooWide: 'So wide a network is not blocked: at least /8 is needed, for IPv6 /24.',
    person: (id) => `person ${id}`,
  },
  ja: {
    list: (persons, networks) =>
      `ブロック中：利用者 ${persons.join('、') || 'なし'}、ネットワーク ${networks.join('、') || 'なし'}`,
    none: 'ブロックしている相手はいません。',
    asks: (whom) =>
      `${whom} をブロックしますか。そこからの要求はすべて拒否され、接続はすぐに切れます。席と対局はそのままです（席を空けるには free）。利用者としてブロックされた人も、Cookieなしで新しい利用者として来ることはできます。`,
    asksEnd: (whom) => `${whom} のブロックを解除しますか。`,
    blocked: (whom) => `${whom} をブロックしました。`,
    ended: (whom) => `${whom} のブロックを解除しました。`,
    already: (whom) => `${whom} はすでにブロックされています。`,
    not: (whom) => `${whom} はブロックされていません。`,
    tooWide: 'これほど広いネットワークはブロックできません。/8（IPv6では /24）以上が必要です。',
    person: (id) => `利用者 ${id}`,
  },
};

/** Blocks a person, or everybody from a network. */
export const block: OperatorCommand = {
  name: 'block',
  takes: '[PERSON | NETWORK]',
  about: {
    en: 'shuts out a person or a network, or lists those that are',
    ja: '利用者かネットワークをブロックします（引数なしで一覧）',
  },
  read: (words) => {
    if (words.length === 0)
      return { look: async ({ orders }, language) => listed(orders, language) };
    const whom = whomIn(words);
    if (whom === undefined) return undefined;
    return {
      look: async ({ orders, storage }, language) => {
        const said = WORDS[language];
        const name = nameOf(whom, language);
        if (isBlocked(orders, whom)) throw new Declined(said.already(name));
        if (typeof whom === 'string') {
          if (isWide(whom)) throw new Declined(said.tooWide);
          return { lines: [], asks: said.asks(name) };
        }
        const [person] = await storage.personsBefore(whom + 1, 1);
        const names = person?.id === whom ? person.names : [];
        return { lines: [], asks: said.asks([name, ...names].join(' | ')) };
      },
      carryOut: async ({ orders }, language) => {
        await orders.block(whom);
        return WORDS[language].blocked(nameOf(whom, language));
      },
    };
  },
};

/** Lets somebody in again. */
export const unblock: OperatorCommand = {
  name: 'unblock',
  takes: 'PERSON | NETWORK',
  about: { en: 'lets them in again', ja: 'ブロックを解除します' },
  read: (words) => {
    const whom = whomIn(words);
    if (whom === undefined) return undefined;
    return {
      look: async ({ orders }, language) => {
        const name = nameOf(whom, language);
        if (!isBlocked(orders, whom)) throw new Declined(WORDS[language].not(name));
        return { lines: [], asks: WORDS[language].asksEnd(name) };
      },
      carryOut: async ({ orders }, language) => {
        await orders.unblock(whom);
        return WORDS[language].ended(nameOf(whom, language));
      },
    };
  },
};

/** A person by number, or an address or network. */
function whomIn(words: readonly string[]): number | string | undefined {
  const [word, ...more] = words;
  if (word === undefined || more.length > 0) return undefined;
  if (/^[1-9]\d{0,14}$/.test(word)) return Number(word);
  try {
    inNetworks([word]);
    return word;
  } catch {
    return undefined;
  }
}

function isWide(network: string): boolean {
  const length = network.split('/')[1];
  return length !== undefined && Number(length) < (network.includes(':') ? 24 : 8);
}

function isBlocked({ blocked }: OperatorNeeds['orders'], whom: number | string): boolean {
  return typeof whom === 'number'
    ? blocked.persons.includes(whom)
    : blocked.networks.includes(whom);
}

function nameOf(whom: number | string, language: Language): string {
  return typeof whom === 'number' ? WORDS[language].person(whom) : whom;
}

function listed({ blocked }: OperatorNeeds['orders'], language: Language) {
  const { persons, networks } = blocked;
  const words = WORDS[language];
  return {
    lines: [persons.length + networks.length === 0 ? words.none : words.list(persons, networks)],
  };
}
