import { KEPT, type Said } from '../storage/kept.ts';

interface Words {
  readonly title: string;
  readonly begin: readonly string[];
  readonly kept: string;
  readonly games: string;
  readonly not: string;
  readonly rights: readonly string[];
  readonly other: readonly [name: string, href: string];
}

const WORDS: Readonly<Record<keyof Said, Words>> = {
  en: {
    title: 'What this server keeps of you',
    begin: [
      'Pangaea needs no account. One cookie says which games are yours; there is no other, and nothing counts visits or goes to others.',
      'This list is made from the database of the server, table by table.',
    ],
    kept: 'Kept of you',
    games:
      'Of each game its moves, clocks and messages are kept with the table: they say which seat did what. Messages go after a day.',
    not: 'In memory only, and never on the disk: the networks from which somebody came last, codes, and what was tried how often. The log of the server has no cookies, links, names or addresses.',
    rights: [
      'On the page of your keys you can save all of this as a file.',
      'You can remove keys, channels and devices, and take games off your list, each by itself. There is no press yet that erases everything at once: whoever runs this server can do it. Backups go by their age.',
    ],
    other: ['日本語', '/privacy?language=ja'],
  },
  ja: {
    title: 'このサーバーがあなたについて保存するもの',
    begin: [
      'パンゲアにアカウントは要りません。どの対局があなたのものかを示すCookieが1つあるだけです。訪問の計測はせず、他者へも送りません。',
      'この一覧は、サーバーのデータベースの表ごとに作られています。',
    ],
    kept: 'あなたについて保存するもの',
    games:
      '対局ごとに、手・時計・通知がテーブルとともに保存され、どの席が何をしたかが分かります。通知は1日で消えます。',
    not: '次のものはメモリーだけにあり、ディスクには書きません：最後に来たネットワーク、コード、試した回数。サーバーのログに、Cookie・リンク・名前・アドレスはありません。',
    rights: [
      '鍵のページで、これらをすべてファイルに保存できます。',
      '鍵・通知先・端末は削除でき、対局は一覧から外せます。すべてを一度に消すボタンはまだありません。このサーバーの管理者に頼めば消去できます。バックアップは古いものから消えます。',
    ],
    other: ['English', '/privacy?language=en'],
  },
};

/** The page about privacy, made from all that is kept. It needs no script, and none of the page's files. */
export function privacyPage(language: keyof Said): string {
  const words = WORDS[language];
  const items = Object.values(KEPT).flatMap(({ about }) =>
    about === undefined ? [] : [`<li>${escaped(about[language])}</li>`],
  );
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p>${escaped(text)}</p>`).join('\n');
  const [name, href] = words.other;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(words.title)} – Pangaea</title>
<p><a href="/">Pangaea</a> · <a href="${href}" lang="${language === 'en' ? 'ja' : 'en'}">${name}</a></p>
<h1>${escaped(words.title)}</h1>
${paragraphs(words.begin)}
<h2>${escaped(words.kept)}</h2>
<ul>
${items.join('\n')}
</ul>
${paragraphs([words.games, words.not, ...words.rights])}
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
