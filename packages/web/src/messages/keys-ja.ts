import type { KEYS_EN } from './keys-en.ts';
import type { Shape } from './shape.ts';

export const KEYS_JA: Shape<typeof KEYS_EN> = {
  heading: '対局の鍵',
  why: 'このブラウザーはCookieであなたを見分けています。Cookieを失ったときや別の端末では、鍵があればすべての対局に戻れます。アカウントは要りません。',
  none: '鍵はまだありません。',
  nobody: 'このサーバーにはまだ対局がありません。対局ができると鍵を追加できます。',
  kinds: { words: '復元用の言葉', mail: 'メールアドレス', passkey: 'パスキー' },
  added: (when) => `追加：${when}`,
  used: (when) => `使用：${when}`,
  young: '追加してから1日は、ほかの鍵を削除できません。',
  remove: '削除',
  removeSure:
    'この鍵を削除しますか。この鍵では戻れなくなり、この鍵で追加した端末はサインアウトします。',
  add: '鍵を追加',
  ways: {
    words: '書き留めておく12個の言葉です。メールも端末もなしで、どこでも使えます。',
    mail: '必要なときに、アドレスへ確認コードが届きます。',
    passkey: 'スマートフォン、パソコン、またはパスワード管理アプリが保管します。',
  },
  start: { words: '12個の言葉を作る', mail: 'アドレスを追加', passkey: 'パスキーを作る' },
  noMail: 'このサーバーはメールを送りません。',
  noPasskeys: 'パスキーは、httpsで名前のあるアドレスでだけ使えます。ここでは言葉が使えます。',
  stop: 'やめる',

  write: 'この順に書き留めてください',
  writeHint:
    '表示は今回だけです。この言葉を持つ人は、あなたの対局を打てます。紙かパスワード管理アプリに保管してください。',
  copy: 'コピー',
  copied: 'コピーしました',
  written: '書き留めました',
  check: 'そのうち3つを入力してください',
  word: (place) => `${place}番目の言葉`,
  checkWrong: '言葉が違います。書き留めたものを確かめてください。',
  again: 'もう一度表示',
  confirm: 'この言葉を追加',

  address: 'メールアドレス',
  send: 'コードを送る',
  sent: (address, minutes) =>
    `${address} が正しければ、確認コードが届きます。${minutes}分間、1回だけ使えます。`,
  code: '確認コード',
  useCode: 'コードを使う',
  other: '別のアドレス',

  words: '12個の言葉',
  wordsHint: '日本語でも英語でも使えます。間を空けて入力してください。',
  useWords: '言葉を使う',
  wordUnknown: (word) => `「${word}」は一覧にない言葉です。`,
  wordsCount: (count) => `言葉が${count}個あります。12個必要です。`,
  wordsWrong: 'この12個は組になりません。間違った言葉や順番がないか確かめてください。',
  usePasskey: 'パスキーを使う',
  passkeyFailed: 'ブラウザーからパスキーが得られませんでした。',
  passkeyKnown: 'この端末には、すでにパスキーがあります。',

  prove: '先に、お持ちの鍵を見せてください',
  proveWhy: '端末を借りた人が鍵を変えられないようにするためです。',

  signIn: '鍵で対局に戻る',
  signInHint: 'お持ちの鍵を見せると、この端末があなたの端末になり、すべての対局に戻れます。',
  link: '対局に戻る',
  linkHint:
    'このリンクはメールで届いたものです。ボタンを押すと、この端末があなたの端末になります。心当たりがなければ、このページを閉じてください。',
  press: 'この端末で打つ',
  toKeys: '鍵を見る',
  back: 'お持ちの鍵で戻る',
  offer: 'このブラウザーの記憶が消えると、対局に戻れなくなります。鍵があれば戻れます。',

  news: '鍵の記録',
  events: {
    added: (key) => `${key}：追加`,
    removed: (key) => `${key}：削除`,
    'signed-in': (key) => `${key}：この鍵で端末が追加されました`,
    exported: () => 'あなたについての情報がファイルに書き出されました',
    'given-back': () => 'このサーバーの管理者が、あなたの端末を追加するコードを作りました',
  },
};
