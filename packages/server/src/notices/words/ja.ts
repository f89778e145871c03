import type { NoticeWords } from './shape.ts';

const GOODS: Readonly<Record<string, string>> = {
  coins: 'コイン',
  workers: '労働者',
  priests: '司祭',
  power: '第3ボウルのパワー',
  meeples: 'ミープル',
  cards: '手札',
};

export const ja: NoticeWords = {
  language: 'ja',
  titles: {
    turn: (game) => `${game}：あなたの番です`,
    ahead: (game) => `${game}：予約した手番を打ちました`,
    dealt: (game) => `${game}：全員そろい、ゲームが始まりました`,
    request: (game) => `${game}：同意を求められています`,
    time: (game) => `${game}：残り時間が少なくなっています`,
    over: (game) => `${game}：ゲームが終わりました`,
    rematch: (game) => `${game}：再戦の準備ができました`,
    invitation: (game) => `${game}：招待が届いています`,
  },
  several: (tables) => `${tables}つのゲームがあなたを待っています`,
  line: (title, others) => `${title}（${others}）`,
  with: (names) => names.join('、'),
  nameless: (seat, isBot) => `${isBot ? 'ボット' : 'プレイヤー'}${seat}`,
  played: (name, move) => `${name}：${move}`,
  more: (moves) => `ほか${moves}手`,
  requests: {
    back: (name) => `${name}が手を戻したいと提案しています。`,
    stop: (name) => `${name}がここで終わりたいと提案しています。`,
    free: (name) => `${name}が席を空けたいと提案しています。`,
  },
  invited: (name, free) => `${name}から招待されています。空席は${free}つです。`,
  somebody: '一緒に遊んだ人',
  ahead: {
    lapsed: (step, moves, why) =>
      `予約${step}手番目（${moves.join('、')}）は打ちませんでした：${why}。`,
    condition: (condition, thing) => {
      if (condition.is === 'free') return `${thing}が空いていません`;
      if (condition.is === 'action') return `アクション「${thing}」は使用済みです`;
      if (condition.is === 'there') return `${thing}がありません`;
      return `${GOODS[condition.goods] ?? condition.goods}が${condition.least}に足りません`;
    },
    notPassed: (name) => `${name}がまだパスしていません`,
    refused: (command) => `「${command}」ができません`,
    light: '伏せられていたものが公開されました',
    otherwise: 'あなたの手番が別の手で打たれました',
    played: '予約した手番を打ちました。',
  },
  left: (hours) => (hours <= 1 ? '残り1時間を切りました。' : `残り${hours}時間を切りました。`),
  turnOf: (game, names) => `${game}：${names.join('、')}の番です`,
  test: { title: 'Pangaea：テスト', body: '通知はここに届きます。' },
  failed: (host) => `${host} への通知は1日届かなかったため、停止しました。`,
  mail: {
    open: '対戦を開く',
    why: 'Pangaea の対戦の通知を希望されたため、このメールをお送りしています。',
    end: 'このメールを止める',
  },
};
