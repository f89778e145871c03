import type { Condition, ConditionKind } from '@pangaea/rules/kernel';
import type { Language } from '../../messages/index.ts';

/** The texts of turns that are ordered ahead; loaded with them. */
export interface AheadMessages {
  readonly heading: string;
  readonly hint: string;
  readonly step: (step: number) => string;
  readonly is: Readonly<Record<'done' | 'waits' | 'lapsed' | 'behind', string>>;
  readonly kinds: Readonly<Record<ConditionKind, string>>;
  readonly goods: (goods: string) => string;
  readonly holds: (condition: Exclude<Condition, { is: 'passed' }>) => string;
  readonly hasPassed: (name: string) => string;
  readonly only: (conditions: readonly string[]) => string;
  readonly condition: string;
  readonly what: string;
  readonly least: string;
  readonly add: string;
  readonly remove: string;
  readonly across: string;
  readonly order: string;
  readonly orderNext: string;
  readonly full: string;
  readonly takeBack: string;
  readonly why: Readonly<Record<'light' | 'played', string>> & {
    readonly condition: (condition: string) => string;
    readonly refused: (command: string) => string;
  };
  readonly failed: string;
}

const GOODS_JA: Readonly<Record<string, string>> = {
  coins: 'コイン',
  workers: '労働者',
  priests: '司祭',
  power: '第3ボウルのパワー',
  meeples: 'ミープル',
  cards: '手札',
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
    holds: (condition) => {
      if (condition.is === 'free') return `${condition.place} is free`;
      if (condition.is === 'action') return `${condition.action} is free`;
      if (condition.is === 'there') return `${condition.what} is there`;
      return `I have at least ${condition.least} ${goodsEn(condition.goods)}`;
    },
    hasPassed: (name) => `${name} has passed`,
    only: (conditions) => `only if ${conditions.join(' and ')}`,
    condition: 'Only if',
    what: 'Which',
    least: 'At least',
    add: 'Add the condition',
    remove: 'Remove',
    across: 'Also when something hidden has come to light',
    order: 'Order this turn',
    orderNext: 'Order it as the next turn',
    full: 'Five turns are ordered: no more fit.',
    takeBack: 'Take the order back',
    why: {
      condition: (condition) => `It did not hold that ${condition}.`,
      refused: (command) => `“${command}” was not possible.`,
      light: 'Something hidden had come to light.',
      played: 'A turn of yours was played otherwise.',
    },
    failed: 'It could not be ordered.',
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
    holds: (condition) => {
      if (condition.is === 'free') return `${condition.place}が空いている`;
      if (condition.is === 'action') return `${condition.action}が空いている`;
      if (condition.is === 'there') return `${condition.what}がある`;
      return `${goodsJa(condition.goods)}が${condition.least}以上ある`;
    },
    hasPassed: (name) => `${name}がパスした`,
    only: (conditions) => `条件：${conditions.join('、')}`,
    condition: '条件',
    what: '対象',
    least: '最低の数',
    add: '条件を加える',
    remove: '外す',
    across: '伏せられていたものが公開された後でも打つ',
    order: 'この手番を予約する',
    orderNext: '続きの手番として予約する',
    full: '予約は5手番までです。',
    takeBack: '予約を取り消す',
    why: {
      condition: (condition) => `「${condition}」が満たされませんでした。`,
      refused: (command) => `「${command}」ができませんでした。`,
      light: '伏せられていたものが公開されました。',
      played: 'あなたの手番が別の手で打たれました。',
    },
    failed: '予約できませんでした。',
  },
};
