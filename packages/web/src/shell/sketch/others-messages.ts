import type { Watched } from '../../game/others-can.ts';
import type { Language } from '../../messages/index.ts';

/** The texts of the list of what the others can do, beside a sketch; loaded with it. */
export interface OthersMessages {
  readonly hint: string;
  readonly deeds: Readonly<Record<Watched, string>>;
  readonly nothing: string;
  readonly out: string;
  readonly unknown: string;
  readonly actions: string;
  /** Before the names of the seats that move before the player's next turn. */
  readonly before: string;
  readonly later: string;
  readonly burns: (name: string) => string;
  readonly nobody: string;
  /** Texts for games in which cards decide. */
  readonly cards: {
    readonly hint: string;
    readonly nothing: string;
    readonly open: string;
    readonly inHand: string;
    readonly gain: (card: string, gains: string) => string;
    /** A city that gives its own meeple. */
    readonly build: (city: string) => string;
    readonly lose: (card: string, lost: string) => string;
    readonly actions: string;
    readonly between: string;
  };
  readonly order: string;
  readonly orderHint: string;
  readonly undo: string;
  readonly undoTo: (move: string) => string;
  readonly noUndo: string;
  readonly agree: (names: string) => string;
  readonly alone: string;
}

export const OTHERS_MESSAGES: Readonly<Record<Language, OthersMessages>> = {
  en: {
    hint: 'What each of them could pay if it were their turn now.',
    deeds: { build: 'Build', transform: 'Transform', upgrade: 'Upgrade' },
    nothing: 'nothing of that',
    out: 'has passed',
    unknown: 'cannot be foreseen',
    actions: 'Power actions',
    before: 'before your next turn',
    later: 'later',
    burns: (name) => `${name}, burning power`,
    nobody: 'nobody',
    cards: {
      hint: 'What each of them could gain if it were their turn now, by cards that everybody knows.',
      nothing: 'nothing by cards that are known',
      open: 'By open cards',
      inHand: 'By cards seen going to the hand',
      gain: (card, gains) => `${card}: a meeple on ${gains}`,
      build: (city) => `${city}: built, with a meeple`,
      lose: (card, lost) => `${card}: you lose ${lost}`,
      actions: 'Open cards that bring a meeple',
      between: '; ',
    },
    order: 'Order of the next round',
    orderHint: 'if everybody passed now, one after the other',
    undo: 'Taking back at the table',
    undoTo: (move) => `You can ask to go back before your last move: ${move}.`,
    noUndo: 'Nothing can be taken back now.',
    agree: (names) => `These must agree: ${names}.`,
    alone: 'Nobody has to agree.',
  },
  ja: {
    hint: '今その人の手番だったら払えるものです。',
    deeds: { build: '建設', transform: '変換', upgrade: '改築' },
    nothing: 'いずれもできません',
    out: 'パスしました',
    unknown: '予測できません',
    actions: 'パワーアクション',
    before: '次のあなたの手番より前',
    later: 'その後',
    burns: (name) => `${name}（パワーを燃やして）`,
    nobody: 'だれも取れません',
    cards: {
      hint: '今その人の手番だったら、みんなが知っているカードで得られるものです。',
      nothing: '知られているカードでは何も得られません',
      open: '場のカードで',
      inHand: '手札に入るのが見えたカードで',
      gain: (card, gains) => `${card}：${gains}に人コマ`,
      build: (city) => `${city}：建設して人コマ`,
      lose: (card, lost) => `${card}：あなたは${lost}を失います`,
      actions: '人コマを置ける場のカード',
      between: '；',
    },
    order: '次のラウンドの手番順',
    orderHint: '今から全員が順にパスした場合',
    undo: '本番の盤での待った',
    undoTo: (move) => `最後の自分の手「${move}」の前まで、待ったを提案できます。`,
    noUndo: '今は待ったができません。',
    agree: (names) => `同意が必要な人：${names}。`,
    alone: 'だれの同意も要りません。',
  },
};
