import type { SiteMessages } from './shape.ts';

/** A person's devices: joining by a code, joining two groups, and undoing that. */
export const DEVICES_JA: SiteMessages['devices'] = {
  heading: 'あなたの端末',
  none: 'このサーバーにはまだあなたの席がありません。',
  kinds: {
    phone: 'スマートフォン',
    tablet: 'タブレット',
    computer: 'コンピューター',
    unknown: '端末',
  },
  own: 'この端末',
  here: '接続中',
  end: '登録を解除',
  endSure: 'この端末の登録を解除しますか？ あなたの席では遊べなくなります。',
  add: '端末を追加',
  haveCode: 'コードを入力する',
  keys: '戻るための鍵',
  haveKey: '鍵を持っています',
  codeHint: (minutes) =>
    `もう一台の端末で入力するか（テーブル一覧 → 設定 → 「コードを入力する」）、リンクを開いてください。そのあと、ここで許可します。${minutes}分間、1台だけ有効です。`,
  codeLink: 'リンク',

  arrives: (device) => `${device} があなたの端末になりたいと言っています`,
  check: (digits) =>
    `その端末には番号 ${digits} が出ています。自分の手元の端末だけを許可してください。`,
  bringsNothing: '引き継ぐ対戦はありません。',
  brings: (games) => `引き継ぐ対戦：${games}件`,
  broughtGame: (game, names) => (names === '' ? game : `${game}（相手：${names}）`),
  titles: { 'terra-nova': 'テラノヴァ', 'terra-mystica': 'テラミスティカ', gaia: 'ガイア' },
  bringsDevices: (count) => `ほかの端末${count}台も一緒に加わります。`,
  sees: 'その端末はあなたの席すべてで遊べ、手札とメモも見られます。',
  letIn: '許可する',
  keepOut: '許可しない',
  allowed: '許可しました。その端末の次の問い合わせで加わります。',
  keptOut: '許可しませんでした。別の端末には新しいコードを出してください。',

  lately: '最近加わった端末',
  came: (when) => `${when}に追加`,
  cameWith: (games) => (games === 0 ? '対戦の引き継ぎなし' : `対戦${games}件を引き継ぎ`),
  cameWithout: (games) => (games === 0 ? '単独で追加' : `対戦${games}件は残したまま`),
  undo: '元に戻す',
  goBack: '残した対戦に戻る',
  undoSure: {
    bring: '元に戻しますか？ どの端末も、前にあった対戦だけになります。',
    leave: '元に戻しますか？ その端末は元の対戦に戻り、あなたの席では遊べなくなります。',
    own: '元に戻しますか？ この端末は元の対戦だけになります。',
  },
  undoHint: (hours) =>
    hours <= 1 ? '元に戻せるのはあと1時間足らずです。' : `あと${hours}時間は元に戻せます。`,

  bring: 'この端末でも遊ぶ',
  bringHint:
    'もう一台の端末に出ているコードを入力してください。他人のコードは入力しないでください。あなたの席で遊ばれるおそれがあります。',
  code: 'コード',
  bringButton: '許可を求める',
  has: (games) => `この端末には対戦が${games}件あります`,
  games: {
    leave: 'ここに残す。あとでひと押しで戻れます。',
    bring: '引き継ぐ。もう一台の端末の持ち主もその席で遊べ、手札も見られます。',
  },
  waits: 'もう一台の端末で許可してください',
  waitsHow: '設定の画面に、この番号とともに出ています。',
  shownBy: (device) => `コードを出した端末：${device}`,
  stop: '待つのをやめる',
};
