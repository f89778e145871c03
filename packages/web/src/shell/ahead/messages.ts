import type { Condition, ConditionKind } from '@pangaea/rules/kernel';
import type { Language } from '../../messages/index.ts';

/** The texts of turns that are planned ahead; loaded with them. */
export interface AheadMessages {
  readonly heading: string;
  readonly hint: string;
  /** The heading of a turn that could be planned, if there are several. */
  readonly step: (step: number) => string;
  readonly is: Readonly<Record<'done' | 'waits' | 'lapsed' | 'behind', string>>;
  readonly kinds: Readonly<Record<ConditionKind, string>>;
  readonly goods: (goods: string) => string;
  /** @param thing the subject of the condition, in words */
  readonly holds: (condition: Condition, thing: string) => string;
  /** Before the list of conditions. */
  readonly only: string;
  readonly condition: string;
  readonly what: string;
  readonly least: string;
  readonly add: string;
  readonly remove: string;
  readonly across: string;
  readonly order: (turns: number) => string;
  readonly orderNext: (turns: number) => string;
  /** On the button that replaces the turns that wait. */
  readonly orderInstead: string;
  readonly full: string;
  readonly takeBack: string;
  /** Opens the form for sending a planned turn. */
  readonly open: string;
  /** On the button that opens the ordered turns. */
  readonly look: string;
  /** The number of ordered turns that wait. */
  readonly count: (turns: number) => string;
  /** On the button that hides the line when no turn waits any more. */
  readonly done: string;
  readonly why: Readonly<Record<'light' | 'played', string>> & {
    readonly condition: (condition: string) => string;
    readonly refused: (moves: string, why: string) => string;
  };
  readonly failed: string;
  /** The mark in the log after a turn that was ordered ahead. */
  readonly mark: string;
}

const GOODS_JA: Readonly<Record<string, string>> = {
  coins: 'コイン',
  workers: '労働者',
  priests: '司祭',
  power: '第3ボウルのパワー',
  meeples: 'ミープル',
  cards: '手札',
};
/** The singular of each noun. */
const ONE_EN: Readonly<Record<string, string>> = {
  coins: 'coin',
  workers: 'worker',
  priests: 'priest',
  meeples: 'meeple',
  cards: 'card',
};
const GOODS_EN: Readonly<Record<string, string>> = { power: 'power in bowl III' };
const goodsEn = (goods: string) => GOODS_EN[goods] ?? goods;
const goodsJa = (goods: string) => GOODS_JA[goods] ?? goods;

export const AHEAD_MESSAGES: Readonly<Record<Language, AheadMessages>> = {
  en: {
    heading: 'Ordered ahead',
    hint: 'The server plays it when your turn comes, also while this page is closed. Nobody else sees it.',
    step: (step) => `Turn ${step}`,
    is: { done: 'played', waits: 'waits', lapsed: 'not played', behind: 'lapsed with it' },
    kinds: {
      free: 'a place is free',
      action: 'an action is free',
      there: 'a card or tile is there',
      goods: 'I have at least',
      passed: 'somebody has passed',
    },
    goods: goodsEn,
    holds: (condition, thing) => {
      if (condition.is === 'free') return `${thing} is free`;
      if (condition.is === 'action') return `the action “${thing}” is free`;
      if (condition.is === 'there') return `there is the ${thing}`;
      if (condition.is === 'passed') return `${thing} has passed`;
      const { least, goods } = condition;
      return `I have at least ${least} ${(least === 1 && ONE_EN[goods]) || thing}`;
    },
    only: 'only if',
    condition: 'Only if',
    what: 'Which',
    least: 'At least',
    add: 'Add the condition',
    remove: 'Remove',
    across: 'Also when something hidden has come to light',
    order: (turns) => (turns === 1 ? 'Order this turn' : `Order these ${turns} turns`),
    orderNext: (turns) =>
      turns === 1 ? 'Order it behind what waits' : `Order these ${turns} behind what waits`,
    orderInstead: 'Order it instead',
    full: 'Five turns are ordered: no more fit.',
    takeBack: 'Take the order back',
    open: 'Order ahead …',
    look: 'Look',
    count: (turns) => (turns === 1 ? '1 turn waits' : `${turns} turns wait`),
    done: 'I have read it',
    why: {
      condition: (condition) => `It did not hold that ${condition}.`,
      refused: (moves, why) => `“${moves}” was not possible. ${why}`,
      light: 'Something hidden had come to light.',
      played: 'A turn of yours was played otherwise.',
    },
    failed: 'It could not be ordered.',
    mark: 'ordered ahead',
  },
  ja: {
    heading: '手番の予約',
    hint: '手番が来たら、このページを閉じていてもサーバーが打ちます。ほかの人には見えません。',
    step: (step) => `${step}手番目`,
    is: {
      done: '打ちました',
      waits: '待機中',
      lapsed: '打ちませんでした',
      behind: '取り消されました',
    },
    kinds: {
      free: '場所が空いている',
      action: 'アクションが空いている',
      there: 'カードやタイルがある',
      goods: '次の数以上を持っている',
      passed: 'ほかの人がパスした',
    },
    goods: goodsJa,
    holds: (condition, thing) => {
      if (condition.is === 'free') return `${thing}が空いている`;
      if (condition.is === 'action') return `アクション「${thing}」が空いている`;
      if (condition.is === 'there') return `${thing}がある`;
      if (condition.is === 'passed') return `${thing}がパスした`;
      return `${thing}が${condition.least}以上ある`;
    },
    only: '条件：',
    condition: '条件',
    what: '対象',
    least: '最低の数',
    add: '条件を加える',
    remove: '外す',
    across: '伏せられていたものが公開された後でも打つ',
    order: (turns) => (turns === 1 ? 'この手番を予約する' : `この${turns}手番を予約する`),
    orderNext: (turns) =>
      turns === 1 ? '待機中の予約の後に続ける' : `この${turns}手番を待機中の予約の後に続ける`,
    orderInstead: '待機中の予約と入れ替える',
    full: '予約は5手番までです。',
    takeBack: '予約を取り消す',
    open: '予約する…',
    look: '見る',
    count: (turns) => `${turns}手番が待機中`,
    done: '確認しました',
    why: {
      condition: (condition) => `「${condition}」が満たされませんでした。`,
      refused: (moves, why) => `「${moves}」ができませんでした。${why}`,
      light: '伏せられていたものが公開されました。',
      played: 'あなたの手番が別の手で打たれました。',
    },
    failed: '予約できませんでした。',
    mark: '予約した手',
  },
};
