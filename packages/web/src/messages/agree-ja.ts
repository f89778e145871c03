import type { AGREE_EN } from './agree-en.ts';

export const AGREE_JA: typeof AGREE_EN = {
  name: '相談',
  takeBackHint: 'ほかのプレイヤー全員の同意が必要です。公開された情報より前には戻れません。',
  stop: 'ゲームを途中で終える',
  stopHint: '抜けた人も含め、ほかの全員の同意が必要です。勝者は決まりません。',
  stopSure: '勝者を決めずに、このゲームを終えますか？',
  leave: 'ゲームから抜ける',
  leaveHint: 'ボットが代わりに打ちます。ほかの人が席に着くまでは戻れます。',
  leaveLevel: 'ボットの強さ',
  leaveSure:
    'このゲームから抜けますか？ ボットが代わりに打ちます。ほかの人が席に着くまでは戻れます。',
  nothing: '取り消せる自分の手はありません。',
  asksBack: (name, to) =>
    to === 0
      ? `${name}さんが、最初まで戻すことを希望しています。`
      : `${name}さんが、${to}手目まで戻すことを希望しています。`,
  asksStop: (name) => `${name}さんが、勝者を決めずに終えることを希望しています。`,
  youAsked: (others) => `返事を待っています：${others}`,
  waitsFor: (others) => `まだ返事がありません：${others}`,
  allow: '同意する',
  refuse: '断る',
  withdraw: 'やめておく',
  refused: (name) => `${name}さんは、このまま続けることを希望しています。`,
  withdrawn: (name) => `${name}さんが取り下げました。`,
  isBot: (name) => `${name}さんの代わりに、ボットが打ちます。`,
  isBack: (name) => `${name}さんが戻りました。`,
  asksFree: (name, of) =>
    `${name}さんが、7日間姿を見せていない${of}さんの席を空けることを希望しています。本人が戻るか、ほかの人が席に着くまで、ボットが打ちます。`,
  askFree: '席を空けるよう相談する',
  undone: (count) => `取り消される手（${count}）：`,
};
