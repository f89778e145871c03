import type { Watched } from '../../game/others-can.ts';
import type { Language } from '../../messages/index.ts';

/** The texts of what the others can do, beside a sketch; loaded with it. */
export interface OthersMessages {
  readonly hint: string;
  readonly deeds: Readonly<Record<Watched, string>>;
  readonly nothing: string;
  readonly out: string;
  readonly unknown: string;
  readonly actions: string;
  /** Before names of seats that come before one's next turn. */
  readonly before: string;
  readonly later: string;
  readonly burns: (name: string) => string;
  readonly nobody: string;
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
    order: '次のラウンドの手番順',
    orderHint: '今から全員が順にパスした場合',
    undo: '本番の盤での待った',
    undoTo: (move) => `最後の自分の手「${move}」の前まで、待ったを提案できます。`,
    noUndo: '今は待ったができません。',
    agree: (names) => `同意が必要な人：${names}。`,
    alone: 'だれの同意も要りません。',
  },
};
