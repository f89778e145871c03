import { KEPT, type Said } from '../storage/kept.ts';

interface Words {
  readonly title: string;
  readonly begin: readonly string[];
  readonly kept: string;
  readonly games: string;
  readonly not: string;
  readonly yours: string;
  /** The text of the link to the list of keys. */
  readonly keys: string;
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
    not: 'In memory only, and never on the disk: the networks from which somebody came last, codes, and what was tried how often. Where several servers share the work, codes and these counts are in the database until they are over, a day at most, and networks only as hashes. The log of the server has no cookies, links, names or addresses.',
    yours: 'Your part in it',
    keys: 'Your keys',
    rights: [
      'On the page of your keys you can save all of this as a file.',
      'You can remove keys, channels and devices, and take games off your list, each by itself.',
      'There too one press erases all of it at once, with a key that you have had for a day. Your games stay for the others without your name, and without your words. Only words from a seat that you gave up before stay: nothing says any more that they are yours. Backups that the operator of this server has made keep it until they are deleted.',
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
    not: '次のものはメモリーだけにあり、ディスクには書きません：最後に来たネットワーク、コード、試した回数。複数のサーバーで動いている場合、コードと回数は期限が切れるまで（長くて1日）データベースにあり、ネットワークはハッシュだけです。サーバーのログに、Cookie・リンク・名前・アドレスはありません。',
    yours: '自分でできること',
    keys: '鍵のページへ',
    rights: [
      '鍵のページで、これらをすべてファイルに保存できます。',
      '鍵・通知先・端末は一つずつ削除でき、対局は一覧から外せます。',
      '同じページで、登録から1日以上たった鍵があれば、すべてを一度に消去できます。対局はほかの人のために残りますが、あなたの名前と発言は消えます。以前に手放した席からの発言だけは、あなたのものと分からないため残ります。管理者が取ったバックアップには、それが削除されるまで残ります。',
    ],
    other: ['English', '/privacy?language=en'],
  },
};

/**
 * The page about privacy, made from the list of all stored data. It needs no script and no file of
 * the build.
 */
export function privacyPage(language: keyof Said): string {
  const words = WORDS[language];
  const items = Object.values(KEPT).flatMap(({ about }) =>
    about === undefined ? [] : [`<li>${escaped(about[language])}</li>`],
  );
  const [keys, ...rights] = words.rights;
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p>${escaped(text)}</p>`).join('\n');
  const [name, href] = words.other;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/privacy.css">
<title>${escaped(words.title)} – Pangaea</title>
<nav><a href="/">Pangaea</a> <a href="${href}" lang="${language === 'en' ? 'ja' : 'en'}">${name}</a></nav>
<h1>${escaped(words.title)}</h1>
${paragraphs(words.begin)}
<h2>${escaped(words.kept)}</h2>
<ul>
${items.join('\n')}
</ul>
${paragraphs([words.games, words.not])}
<h2>${escaped(words.yours)}</h2>
<p>${escaped(keys)} <a href="/#/keys">${escaped(words.keys)}</a></p>
${paragraphs(rights)}
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
