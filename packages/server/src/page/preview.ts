import type { GameId } from '@pangaea/rules/games';
import type { StoredTable } from '../storage/contract.ts';
import { isFree, owns } from '../tables/live.ts';
import { isWaiting } from '../tables/waiting.ts';

/** Languages of the previews of links. */
export const PREVIEW_LANGUAGES = ['en', 'ja'] as const;
export type PreviewLanguage = (typeof PREVIEW_LANGUAGES)[number];

/** Names of the games in a preview. */
export const TITLES = {
  'terra-nova': { en: 'Terra Nova', ja: 'テラノヴァ' },
  'terra-mystica': { en: 'Terra Mystica', ja: 'テラミスティカ' },
  gaia: { en: 'Gaia', ja: 'ガイア' },
} satisfies Readonly<Partial<Record<GameId, Readonly<Record<PreviewLanguage, string>>>>>;
type Shown = keyof typeof TITLES;

const WORDS = {
  en: {
    invites: (name: string, game: string) => `${name} invites you to ${game}`,
    invited: (game: string) => `You are invited to ${game}`,
    free: (seats: number) => (seats === 1 ? '1 seat free' : `${seats} seats free`),
    about: 'Board games of the Terra family in the browser: no account, nothing to install.',
  },
  ja: {
    invites: (name: string, game: string) => `${name}さんから「${game}」への招待`,
    invited: (game: string) => `「${game}」への招待`,
    free: (seats: number) => `空席あと${seats}つ`,
    about: 'テラシリーズのボードゲームをブラウザーで。登録もインストールも不要です。',
  },
} as const satisfies Readonly<Record<PreviewLanguage, unknown>>;

/** The size of the pictures, in pixels. */
const PICTURE = { width: 1200, height: 630 };
/** The picture of a page that belongs to no particular game. */
const ANY: Shown = 'terra-mystica';

/** The part of a page that a chat shows as the preview of a link. */
export interface Preview {
  readonly language: PreviewLanguage;
  readonly title: string;
  readonly description: string;
  readonly game: Shown;
}

/**
 * The language of a reader by `Accept-Language`: the supported one with the highest weight, else
 * English.
 */
export function languageOf(accepted: string | undefined): PreviewLanguage {
  const wishes = (accepted ?? '').split(',').map((wish) => {
    const [name, ...parameters] = wish.trim().toLowerCase().split(';');
    const weight = /^\s*q=([\d.]+)\s*$/.exec(parameters.join(';'))?.[1];
    return { name: name.trim().split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const known = wishes.filter(({ name, weight }) => weight > 0 && (name === 'en' || name === 'ja'));
  const [first] = known.sort((one, other) => other.weight - one.weight);
  return first?.name === 'ja' ? 'ja' : 'en';
}

/**
 * The public facts about a link. For a table that waits for players: who invites, to which game,
 * and how many seats are free. For any other table only its game.
 * @param table the table that the link leads to, if there is one
 */
export function previewOf(table: StoredTable | undefined, language: PreviewLanguage): Preview {
  const words = WORDS[language];
  if (table === undefined || !isTitled(table.game)) {
    return { language, title: 'Pangaea', description: words.about, game: ANY };
  }
  const { game } = table;
  const title = TITLES[game][language];
  const free = table.seats.filter((seat) => isFree(table, seat)).length;
  if (!isWaiting(table) || free === 0) return { language, title, description: words.about, game };
  const name = table.seats.find((seat) => owns(seat, table.host))?.name.trim() ?? '';
  return {
    language,
    game,
    title: name === '' ? words.invited(title) : words.invites(name, title),
    description: words.free(free),
  };
}

/**
 * The HTML of the page with its preview, in the language of the reader.
 * @param origin scheme, host and port of the request
 * @param path path of the page
 */
export function withPreview(
  html: string,
  { language, title, description, game }: Preview,
  origin: string,
  path: string,
): string {
  const properties = {
    'og:site_name': 'Pangaea',
    'og:type': 'website',
    'og:locale': language === 'ja' ? 'ja_JP' : 'en_GB',
    'og:url': `${origin}${path}`,
    'og:title': title,
    'og:description': description,
    'og:image': `${origin}/previews/${game}.png`,
    'og:image:type': 'image/png',
    'og:image:width': `${PICTURE.width}`,
    'og:image:height': `${PICTURE.height}`,
    'og:image:alt': TITLES[game][language],
  };
  const tags = [
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<meta name="description" content="${escaped(description)}" />`,
  ];
  return html
    .replace(/<html lang="\w+">/, () => `<html lang="${language}">`)
    .replace(/<meta name="description"[^>]*>\s*/, () => '')
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
}

/** Whether a game has a title here. */
export function isTitled(game: string): game is Shown {
  return Object.hasOwn(TITLES, game);
}

/** A text made safe for the value of an attribute. */
function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => signs[sign]);
}
