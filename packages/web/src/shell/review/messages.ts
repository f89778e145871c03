import type { Language } from '../../messages/index.ts';

/** The texts of a review; loaded with it. */
export interface ReviewMessages {
  readonly intro: string;
  readonly begin: string;
  readonly again: string;
  readonly stop: string;
  readonly seat: string;
  readonly progress: (done: number, of: number) => string;
  readonly kept: string;
  readonly failed: string;
  readonly course: string;
  readonly round: (mark: string) => string;
  readonly end: string;
  readonly noChances: string;
  readonly someChances: string;
  readonly chance: (percent: number) => string;
  readonly missed: string;
  readonly none: string;
  readonly looked: (decisions: number) => string;
  /** A loss as a range. */
  readonly points: (least: number, most: number) => string;
  readonly chances: (least: number, most: number) => string;
  readonly was: string;
  readonly better: string;
  readonly cost: (parts: string) => string;
  readonly agree: string;
  readonly play: string;
  readonly see: string;
}

export const REVIEW_MESSAGES: Readonly<Record<Language, ReviewMessages>> = {
  en: {
    intro:
      'Two levels of bots look at every decision of a seat, here on this device. A loss is told only where both see it and it is larger than their noise.',
    begin: 'Begin the review',
    again: 'Review again',
    stop: 'Stop',
    seat: 'Seat',
    progress: (done, of) => `${done} of ${of} positions`,
    kept: 'Kept on this device.',
    failed: 'The review could not be finished. Try again.',
    course: 'Expected points at the end',
    round: (mark) => `Round ${mark}`,
    end: 'End',
    noChances: 'Chances to win are not told: for such games they are not known well enough.',
    someChances: 'Chances to win are told from the round on from which they are known well enough.',
    chance: (percent) => `${percent} %`,
    missed: 'Moments that cost most',
    none: 'No moment was found that clearly cost something.',
    looked: (decisions) =>
      decisions === 1 ? '1 decision was looked at.' : `${decisions} decisions were looked at.`,
    points: (least, most) =>
      least === most ? `${least} ${least === 1 ? 'point' : 'points'}` : `${least}–${most} points`,
    chances: (least, most) =>
      least === most ? `${least} % of the chance` : `${least}–${most} % of the chance`,
    was: 'Played',
    better: 'Better was',
    cost: (parts) => `It cost most in: ${parts}.`,
    agree: 'Strong and master agree.',
    play: 'Play it on the board',
    see: 'See the moment',
  },
  ja: {
    intro:
      '2つの強さのボットが、1人の全部の手をこの端末で調べます。両方が同じ見方で、誤差より大きいときだけ損を示します。',
    begin: '振り返りを始める',
    again: 'もう一度調べる',
    stop: '中止',
    seat: '席',
    progress: (done, of) => `${of}局面のうち${done}`,
    kept: 'この端末に保存されています。',
    failed: '振り返りを終えられませんでした。もう一度お試しください。',
    course: '終了時の予想得点',
    round: (mark) => `ラウンド${mark}`,
    end: '終了',
    noChances: '勝率は示しません。このようなゲームでは十分に分かっていないためです。',
    someChances: '勝率は、十分に分かっているラウンドから示します。',
    chance: (percent) => `${percent}%`,
    missed: '損の大きかった場面',
    none: 'はっきり損をした場面は見つかりませんでした。',
    looked: (decisions) => `${decisions}回の選択を調べました。`,
    points: (least, most) => (least === most ? `${least}点` : `${least}～${most}点`),
    chances: (least, most) => (least === most ? `勝率${least}%` : `勝率${least}～${most}%`),
    was: '実際の手',
    better: 'もっと良い手',
    cost: (parts) => `主に失ったもの：${parts}。`,
    agree: '「強い」と「名人」の見方が一致しています。',
    play: '盤で指してみる',
    see: '場面を見る',
  },
};
