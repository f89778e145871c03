import type { TellingMessages } from './messages-en.ts';

/** ページを閉じている間に手番を知らせる方法。 */
export const TELLING_JA: TellingMessages = {
  about:
    '何日もかけて遊ぶ対戦では、ページを閉じていても、あなたの番になったら知らせを受け取れます。',
  noServer: 'サーバーが応答しません。少し待ってからもう一度開いてください。',
  more: '通知の設定をすべて見る',

  device: 'この端末',
  states: {
    insecure:
      'このページは https で開かれていないため、ブラウザーの通知は使えません。フックなら使えます。',
    'home-screen':
      'iPhone と iPad では、先にこのページをホーム画面に追加してください（共有 → 「ホーム画面に追加」）。そこから開いて、もう一度この設定に来てください。',
    unsupported: 'このブラウザーは通知に対応していません。フックなら使えます。',
    denied:
      'このブラウザーでは、このページの通知が禁止されています。アドレスの横の設定から許可できます。',
    off: 'この端末にはまだ通知されません。',
    on: 'この端末に通知します。ページを閉じていても届きます。',
  },
  turnOn: 'この端末に通知する',
  turnOff: 'この端末への通知をやめる',
  notAllowed: 'ブラウザーで通知が許可されませんでした。',
  noService:
    'このブラウザーは、いま通知サービスに接続できません。あとで試すか、フックを使ってください。',

  channels: '通知先',
  none: 'まだありません。',
  push: (at) => `ブラウザー（${at}）`,
  hook: (form, at) => `${form}：${at}`,
  mail: (address) => `メール：${address}`,
  every: '通知ごとに1通',
  digest: '12時間に1通まで',
  everyAsked: '12時間に1通までにせず、通知ごとに送る',
  addMail: (address) => `${address} にメールで知らせる`,
  noAddress: 'メールで知らせるには、先にアドレスを鍵として登録してください。',
  forms: { discord: 'Discord', slack: 'Slack', raw: '署名つきJSON' },
  languages: { en: '英語', ja: '日本語' },
  own: 'この端末',
  off: '1日届かなかったため停止しました。もう一度追加してください。',
  failing: (since) => `${since}から届いていません。再送しています。`,
  test: '試しに送る',
  tested: '試しに送りました。',
  testFailed: (why) => `届きませんでした：${why}`,
  remove: '削除',
  removeSure: '削除しますか？ ここには何も送られなくなります。',

  addHook: 'フックを追加',
  hookHint:
    'フックはメッセージを受け取るアドレスです。Discord や Slack のチャンネル、または自作のプログラムのものを使えます。アドレスは誰にも見せません。メッセージはこのページの言語で届きます。',
  form: '形式',
  url: 'アドレス（https）',
  add: '追加',
  secret: '署名の鍵',
  secretOnce: '表示はこの一度だけです。署名の確かめ方は docs/server.md にあります。',

  kinds: '知らせる内容',
  kind: {
    turn: '自分の番になった（その間のほかの人の手も）',
    ahead: '予約した手番が打たれた',
    dealt: '全員がそろい、対戦が始まった',
    request: '同意を求められた',
    time: '自分の持ち時間が少ない',
    over: '対戦が終わった',
    rematch: '再戦が待っている',
    invitation: '一緒に遊んだ人から招待された',
  },
  kindsHint:
    '何日もかけるテーブルでは2分後に知らせます。そのテーブルを見ている間、夜、休みの日には知らせません。いくつもの対戦はまとめて1通にします。',

  told: '送った通知',
  waits: 'まだ送っていない通知',
  nothing: 'まだありません。',
  short: {
    turn: 'あなたの番',
    ahead: '予約した手番',
    dealt: '対戦開始',
    request: '同意の求め',
    time: '残り時間',
    over: '終局',
    rematch: '再戦',
    invitation: '招待',
  },
  table: 'テーブル',
  sent: (where) => `送信済み：${where}`,
  failed: (where, why) => `失敗：${where}（${why}）`,
  gone: '削除された通知先',
  why: {
    delay: 'まだそのままなら、まもなく送ります。',
    looking: 'そのテーブルを開いています。',
    hours: '夜、または休みの日です。',
    failing: '届かなかったため、再送します。',
    digest: '前のメールから12時間たっていません。',
    off: 'この内容は知らせない設定です。',
    'no-channel': '通知先がありません。',
  },
  until: (moment) => `${moment}に`,
  faults: {
    address: 'アドレスが正しくありません',
    'name-unknown': 'その名前のサーバーがありません',
    'not-public': '公開されていないアドレスです',
    unreachable: '応答がありません',
    'too-slow': '時間がかかりすぎました',
    'too-long': '応答が長すぎました',
    gone: '宛先がなくなっています',
    'no-mail': 'このサーバーはメールを送りません',
  },
  status: (status) => `応答は ${status} でした`,

  group: 'このテーブルのグループへの通知',
  groupHint:
    'Discord や Slack のチャンネル、またはプログラムに、誰の番かを知らせます。通知していることはテーブルの全員に見えますが、アドレスは誰にも見えません。',
  noGroup: 'このテーブルはどのグループにも通知していません。',
  hasGroup: (form) => `このテーブルはグループに通知しています（${form}）。`,
  setGroup: 'グループに知らせる',
  endGroup: 'グループへの通知をやめる',

  offer: 'ページを閉じていても、あなたの番になったら知らせます。',
  offerOn: '知らせてもらう',
  isOn: 'この端末に通知します。',
};
