import type { Language } from '../../messages/index.ts';
import type { Gain, GreatMoment } from '../../play/face/scene.ts';

export interface SceneMessages {
  /** The title of a moment, with the name of its seat. */
  readonly moments: Readonly<Record<GreatMoment['kind'], (name: string) => string>>;
  readonly cults: string;
  readonly income: string;
  readonly goesOn: string;
  readonly nothing: string;
  readonly round: (round: number) => string;
  readonly begins: (round: number) => string;
  /** To the person here. */
  readonly forYou: (cults: string, income: string) => string;
  readonly gain: Readonly<Record<Gain['what'], (amount: number) => string>>;
  readonly and: string;
}

const counted = (one: string, more: string) => (amount: number) =>
  `${amount} ${amount === 1 ? one : more}`;

export const SCENE_MESSAGES: Readonly<Record<Language, SceneMessages>> = {
  en: {
    moments: {
      town: (name) => `${name}: a town`,
      stronghold: (name) => `${name}: the stronghold`,
      palace: (name) => `${name}: a palace`,
      'cult-top': (name) => `${name}: the top of a cult`,
      city: (name) => `${name}: a city`,
      objective: (name) => `${name}: an objective`,
    },
    cults: 'Cults pay',
    income: 'Income',
    goesOn: 'Any key or press goes on',
    nothing: 'nothing',
    round: (round) => `Round ${round}`,
    begins: (round) => `Round ${round} begins.`,
    forYou: (cults, income) =>
      cults === ''
        ? `Your income: ${income}.`
        : `To you from the cults: ${cults}. Your income: ${income}.`,
    gain: {
      coin: counted('coin', 'coins'),
      worker: counted('worker', 'workers'),
      priest: counted('priest', 'priests'),
      power: (amount) => `${amount} power`,
      spade: counted('spade', 'spades'),
      vp: (amount) => `${amount} VP`,
      key: counted('key', 'keys'),
    },
    and: ', ',
  },
  ja: {
    moments: {
      town: (name) => `${name}：町を創設`,
      stronghold: (name) => `${name}：砦を建設`,
      palace: (name) => `${name}：宮殿を建設`,
      'cult-top': (name) => `${name}：教団トラックの頂点`,
      city: (name) => `${name}：都市を建設`,
      objective: (name) => `${name}：目標を達成`,
    },
    cults: '教団の報酬',
    income: '収入',
    goesOn: 'キーか画面を押すと先に進みます',
    nothing: 'なし',
    round: (round) => `ラウンド${round}`,
    begins: (round) => `ラウンド${round}が始まります。`,
    forYou: (cults, income) =>
      cults === ''
        ? `あなたの収入：${income}。`
        : `教団からあなたに：${cults}。あなたの収入：${income}。`,
    gain: {
      coin: (amount) => `${amount}コイン`,
      worker: (amount) => `${amount}労働者`,
      priest: (amount) => `${amount}司祭`,
      power: (amount) => `${amount}パワー`,
      spade: (amount) => `スコップ${amount}本`,
      vp: (amount) => `${amount}勝利点`,
      key: (amount) => `鍵${amount}個`,
    },
    and: '、',
  },
};

/** Gains as words; gains of no seat are left out. */
export function sayGains(m: SceneMessages, gains: readonly Gain[]): string {
  return gains.map(({ what, amount }) => m.gain[what](amount)).join(m.and);
}
