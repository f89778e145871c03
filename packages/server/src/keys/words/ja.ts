import type { KeyWords } from './shape.ts';

export const KEYS_JA: KeyWords = {
  kinds: { words: '復元用の言葉', mail: 'メールアドレス', passkey: 'パスキー' },
  events: {
    added: (key, device) => `あなたの対局に鍵が追加されました：${key}（${device}）。`,
    removed: (key, device) => `あなたの対局の鍵が削除されました：${key}（${device}）。`,
    'signed-in': (key, device) => `${key}で端末が追加されました：${device}。`,
    exported: (_, device) =>
      `あなたについて保存されている情報がファイルに書き出されました（${device}）。`,
    erased: (_, device) =>
      `保存されていたあなたの情報をすべて消去しました（${device}）。対局は名前なしで残ります。`,
    'given-back': () =>
      '依頼を受けて、このサーバーの管理者があなたの端末を1台追加するためのコードを作りました。',
  },
  noKey: '鍵なし',
  unknownDevice: '不明な端末',
  notYou: '心当たりがないときは、お使いの端末でパンゲアを開き、端末と鍵を確認してください。',
  code: (code) => `パンゲアの確認コード：${code}`,
  reason: {
    'sign-in': 'このコードで、端末からあなたの対局に戻れます。',
    add: 'このコードで、メールアドレスがあなたの対局の鍵になります。',
    prove: 'このコードで、本人であることを確認します。',
  },
  type: (code, minutes) =>
    `コードを求めた画面に入力してください：${code}。${minutes}分間、1回だけ使えます。`,
  orOpen: 'または、対局に使う端末でこのリンクを開き、ボタンを押してください：',
  notAsked: '心当たりがなければ、何もする必要はありません。このコードは誰にも教えないでください。',
};
