import type { Language } from '../../messages/index.ts';
import type { Others } from '../../table/sketch/kept-sketch.ts';

/** The texts of a board for trying moves; loaded with it. */
export interface SketchMessages {
  readonly heading: string;
  readonly nothing: string;
  readonly back: string;
  /** The state of the real table while the sketch is open. */
  readonly yours: string;
  readonly waits: (names: string) => string;
  readonly over: string;
  readonly asked: string;
  readonly movedOn: (moves: number) => string;
  readonly fromNow: string;
  readonly branches: string;
  /** The name of a new branch, by its number from 0. */
  readonly branch: (number: number) => string;
  readonly add: string;
  readonly name: string;
  readonly remove: string;
  readonly empty: string;
  readonly others: string;
  readonly othersAre: Readonly<Record<Others, string>>;
  readonly othersHow: Readonly<Record<Others, string>>;
  readonly thinking: string;
  readonly end: string;
  readonly hidden: string;
  readonly draw: string;
  readonly drawAgain: string;
  readonly lost: (moves: number) => string;
  /** Opens the steps of a branch and the comparison of branches. */
  readonly plan: (turns: number) => string;
  readonly planHow: string;
  readonly compare: string;
  readonly steps: string;
  readonly noSteps: string;
  readonly turn: (number: number) => string;
  readonly backFrom: string;
  readonly backFromOf: (what: string) => string;
  readonly sideBySide: string;
  readonly seat: string;
  readonly has: string;
  readonly income: string;
  readonly noIncome: string;
  readonly points: string;
  readonly noPoints: string;
  readonly together: string;
  /** Opens the list of what the others can do. */
  readonly othersCan: string;
  readonly kept: string;
  /** Like `kept`, at a table of a server. */
  readonly keptEverywhere: string;
}

export const SKETCH_MESSAGES: Readonly<Record<Language, SketchMessages>> = {
  en: {
    heading: 'Sketch',
    nothing: 'Nothing here is sent.',
    back: 'Back to the table',
    yours: 'It is your turn at the table.',
    waits: (names) => `The table waits for ${names}.`,
    over: 'The game at the table is over.',
    asked: 'Somebody there asks for an answer.',
    movedOn: (moves) =>
      moves === 1
        ? 'The table has moved on by 1 move.'
        : `The table has moved on by ${moves} moves.`,
    fromNow: 'Try from now',
    branches: 'Branches',
    branch: (number) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[number] ?? `${number + 1}`,
    add: 'Copy as a new branch',
    name: 'Name',
    remove: 'Delete this branch',
    empty: 'Take everything back',
    others: 'The others',
    othersAre: { 'by-hand': 'I move them', pass: 'pass', bots: 'bots move them' },
    othersHow: {
      'by-hand': 'You move for all seats.',
      pass: 'The others pass and take nothing. So you see your next turns and the income.',
      bots: 'The strong bot moves for the others.',
    },
    thinking: 'The bot thinks …',
    end: 'Here the game is over. Take back, or try from another moment of the history.',
    hidden: 'What comes next is hidden from you.',
    draw: 'Draw it by chance',
    drawAgain: 'Draw again',
    lost: (moves) =>
      moves === 1
        ? '1 move of this branch is not possible any more.'
        : `${moves} moves of this branch are not possible any more.`,
    plan: (turns) => (turns === 1 ? 'Keep as my plan' : `Keep ${turns} turns as my plan`),
    planHow: 'Your turns in this branch, five at most, wait at the table until they come.',
    compare: 'Steps and comparison',
    steps: 'Steps',
    noSteps: 'Nothing is tried yet. Move as at the table.',
    turn: (number) =>
      number === 0 ? 'This turn' : number === 1 ? 'Next turn' : `${number} turns on`,
    backFrom: 'Take back',
    backFromOf: (what) => `Take back from here: ${what}`,
    sideBySide: 'Side by side',
    seat: 'Seat',
    has: 'Afterwards',
    income: 'Next income',
    noIncome: 'No income follows.',
    points: 'Points, by source',
    noPoints: 'No points yet.',
    together: 'Together',
    othersCan: 'What the others can do, the next round, taking back',
    kept: 'Branches are kept on this device.',
    keptEverywhere:
      'Branches are kept with the table, on all of your devices. Nobody else sees them.',
  },
  ja: {
    heading: '下書き',
    nothing: 'ここでの手は送られません。',
    back: '本番の盤に戻る',
    yours: '本番はあなたの手番です。',
    waits: (names) => `本番は${names}の手番です。`,
    over: '本番のゲームは終わりました。',
    asked: '本番で返事を待っている人がいます。',
    movedOn: (moves) => `本番が${moves}手進みました。`,
    fromNow: '今の局面から試す',
    branches: '案',
    branch: (number) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[number] ?? `${number + 1}`,
    add: '写して別の案を作る',
    name: '名前',
    remove: 'この案を消す',
    empty: '全部取り消す',
    others: '他の人',
    othersAre: { 'by-hand': '自分で動かす', pass: 'パスする', bots: 'ボットが動かす' },
    othersHow: {
      'by-hand': '全員の手を自分で動かします。',
      pass: '他の人はパスし、何も受け取りません。自分の次の手番と収入が見られます。',
      bots: '他の人は強いボットが動かします。',
    },
    thinking: 'ボットが考えています…',
    end: 'ここでゲームは終わりです。手を戻すか、履歴の別の局面から試してください。',
    hidden: 'この先は、あなたには見えない情報で決まります。',
    draw: '仮に引いてみる',
    drawAgain: '引き直す',
    lost: (moves) => `この案の${moves}手は、もう指せません。`,
    plan: (turns) => (turns === 1 ? '予定にする' : `${turns}手番を予定にする`),
    planHow: 'この案の自分の手番を5手番まで、手番が来るまで本番の盤で待たせます。',
    compare: '手順と比較',
    steps: '手順',
    noSteps: 'まだ何も試していません。本番と同じように動かしてください。',
    turn: (number) => (number === 0 ? 'この手番' : number === 1 ? '次の手番' : `${number}手番先`),
    backFrom: '取り消す',
    backFromOf: (what) => `ここから取り消す：${what}`,
    sideBySide: '案の比較',
    seat: '席',
    has: 'そのあとの持ち物',
    income: '次の収入',
    noIncome: 'このあと収入はありません。',
    points: '得点の内訳',
    noPoints: 'まだ得点はありません。',
    together: '合計',
    othersCan: 'ほかの人にできること、次のラウンド、待った',
    kept: '案はこの端末に保存されます。',
    keptEverywhere:
      '案はテーブルとともに、あなたのすべての端末に保存されます。ほかの人には見えません。',
  },
};
