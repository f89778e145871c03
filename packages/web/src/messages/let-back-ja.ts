import type { SiteMessages } from './shape.ts';

/** Somebody without the cookie of a seat asks to be let back into it. */
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
};
