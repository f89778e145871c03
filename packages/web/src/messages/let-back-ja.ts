import type { SiteMessages } from './shape.ts';

/** Requests for a seat: to be let back into it without its cookie, or to take it over. */
export const LET_BACK_JA: SiteMessages['letBack'] = {
  sat: 'ここで遊んでいたのに、この端末では席がなくなりましたか？',
  atTable: 'ここで遊んでいましたか？ 観戦に進み、そこで席に戻してもらうよう頼めます。',
  ask: '席に戻してもらう',
  askHint:
    'テーブルの全員に知らされます。戻るのはその席だけです。別の端末でまだ遊べるなら、そちらでコードを出してください。',
  asks: (device, name) => `${device} の人が、${name}さんの席に戻りたいと言っています。`,
  beware: '同じ人だとわかっているときだけ同意してください。その人がその席で遊びます。',
  hands: 'その席の手札も見られます。',
  yours: 'あなたの席です。自分で頼んだのでなければ断ってください。',
  until: (when) => `${when}までは、その席から断れます。`,
  youAsked: (name) => `${name}さんの席に戻してもらうよう頼みました。`,
  given: (name) => `${name}さんの席が戻されました。`,
  refused: (name) => `${name}さんの席は戻されませんでした。`,
  there: (name) => `${name}さんが元の端末で来ました。席はそのままです。`,
  lapsed: (name) => `${name}さんの席への頼みはなくなりました。`,
  hasLeft: 'この対局から抜けた人がいます。その席で続けますか？',
  takeHint:
    'その席には手札があります。遊んでいる全員が、あなたの名前を見て同意する必要があります。それまではボットが打ちます。',
  takeName: 'お名前',
  take: '席を引き継がせてもらう',
  asksTake: (name, device, seat) =>
    `${name}さん（${device}）が、${seat}さんの席を引き継ぎたいと言っています。`,
  takeBeware: 'だれかわかっているときだけ同意してください。その人がその席で遊び、手札を見ます。',
  takeYours: 'あなたが抜けた席です。戻りたいときは断ってください。',
  youAskedTake: (name) => `${name}さんの席を引き継がせてもらうよう頼みました。`,
  taken: (name) => `全員が同意し、${name}さんが席を引き継ぎました。`,
  notTaken: (name) => `${name}さんは席を引き継ぎませんでした。`,
  isBack: (name) => `${name}さんが席に戻りました。`,
};
