import type { Grade, Proof } from '@pangaea/bots/puzzles';
import type { Language } from '../../messages/index.ts';

export interface PuzzleMessages {
  readonly heading: string;
  readonly about: string;
  readonly question: string;
  readonly terms: string;
  readonly name: (number: number) => string;
  readonly day: string;
  readonly dayOf: (date: string) => string;
  readonly dayHow: string;
  readonly own: string;
  readonly grades: Readonly<Record<Grade, string>>;
  readonly proofs: Readonly<Record<Proof, string>>;
  readonly proofsShort: Readonly<Record<Proof, string>>;
  readonly soFar: string;
  readonly points: (points: number) => string;
  readonly nothingYet: string;
  readonly ifPassed: string;
  readonly back: string;
  readonly restart: string;
  readonly show: string;
  readonly list: string;
  readonly solved: string;
  readonly better: string;
  readonly made: (points: number, best: number) => string;
  readonly obvious: (points: number) => string;
  readonly asObvious: string;
  readonly lessThanObvious: string;
  readonly beyond: (found: number, of: number) => string;
  /**
   * Sentences for a try with the most points, and below for one with fewer; each by the kind of
   * proof.
   */
  readonly isMost: Readonly<Record<Proof, string>>;
  readonly most: Readonly<Record<Proof, (best: number) => string>>;
  readonly moreThanFound: string;
  readonly bySource: string;
  readonly yours: string;
  readonly bestShort: string;
  readonly next: string;
  readonly again: string;
  readonly best: (points: number) => string;
  readonly bestLine: string;
  readonly shownAll: string;
  readonly showHow: string;
  readonly nextStep: string;
  readonly try: string;
  readonly all: string;
  readonly notSolved: string;
  readonly filter: string;
  readonly players: (players: number) => string;
  readonly open: string;
  readonly isSolved: string;
  readonly isShown: string;
  readonly bestSoFar: (points: number, tries: number) => string;
  readonly countSolved: (solved: number, of: number) => string;
  readonly none: string;
  readonly broken: string;
  /** An address that leads to no puzzle. */
  readonly noAddress: string;
  readonly noNumber: (game: string, count: number) => string;
  readonly noGame: string;
  readonly ownGone: string;
  readonly ownHow: string;
  readonly ownNone: string;
  readonly ownUnkept: string;
  /** @param number the number among the puzzles that have the same words, from 1 */
  readonly ownName: (move: number, number: number) => string;
  readonly search: string;
  readonly searching: (percent: number) => string;
  readonly found: (count: number) => string;
  readonly foundNone: string;
  readonly stop: string;
  readonly stopped: string;
  readonly failed: string;
  readonly forget: string;
}

export const PUZZLE_MESSAGES: Readonly<Record<Language, PuzzleMessages>> = {
  en: {
    heading: 'Puzzles of the last round',
    about:
      'Real positions from games of our bots. The others have passed: how many points can you still make?',
    question: 'How many points can you still make?',
    terms: 'The others have passed and answer nothing. The final scoring counts.',
    name: (number) => `Puzzle ${number}`,
    day: 'Puzzle of the day',
    dayOf: (date) => `Puzzle of ${date}`,
    dayHow: 'The same for everybody; the next one comes at midnight UTC.',
    own: 'From your own games',
    grades: { easy: 'easy', medium: 'medium', hard: 'hard' },
    proofs: {
      exact: 'Proved: every line was looked through.',
      wide: 'Not proved: a search ten times as wide found no more.',
    },
    proofsShort: { exact: 'proved', wide: 'searched' },
    soFar: 'Your line so far',
    points: (points) => (points < 0 ? `−${-points}` : `+${points}`),
    nothingYet: 'Play on the board. Everything can be taken back.',
    ifPassed: 'in all, if you pass now',
    back: 'Take back',
    restart: 'Start again',
    show: 'Show best line',
    list: 'All puzzles',
    solved: 'Solved!',
    better: 'More than our search found!',
    made: (points, best) => `${points} of ${best} points`,
    obvious: (points) => `The obvious line makes ${points}.`,
    asObvious: 'The obvious line. There is more.',
    lessThanObvious: 'There is much more.',
    beyond: (found, of) => `${found} of the ${of} points beyond the obvious line`,
    isMost: {
      exact: 'The most there is: proved.',
      wide: 'The most that was found; it is not proved.',
    },
    most: {
      exact: (best) => `${best} is the most: proved.`,
      wide: (best) => `${best} is the most that was found; it is not proved.`,
    },
    moreThanFound: 'The search found less; it was not a proof.',
    bySource: 'Points by source',
    yours: 'yours',
    bestShort: 'best',
    next: 'Next puzzle',
    again: 'Try again',
    best: (points) => `The best line: ${points} ${points === 1 ? 'point' : 'points'}`,
    bestLine: 'The best line',
    shownAll: 'That is all of it. Other lines may make as much.',
    showHow: 'Press “Next turn” to play it on the board, turn by turn.',
    nextStep: 'Next turn',
    try: 'Try it yourself',
    all: 'all',
    notSolved: 'not solved',
    filter: 'Show',
    players: (players) => `${players} players`,
    open: 'not played yet',
    isSolved: 'solved',
    isShown: 'best line seen',
    bestSoFar: (points, tries) =>
      `${points} ${points === 1 ? 'point' : 'points'}, ${tries === 1 ? '1 try' : `${tries} tries`}`,
    countSolved: (solved, of) => `${solved} of ${of} solved`,
    none: 'No puzzle like this.',
    broken: 'This puzzle cannot be opened.',
    noAddress: 'This address leads to no puzzle.',
    noNumber: (game, count) => `${game} has no puzzle of this number: they go from 1 to ${count}.`,
    noGame: 'There are no puzzles of this game.',
    ownGone:
      'This puzzle is not on this device. It was removed, or it was found on another device.',
    ownHow: 'At the end of a game of yours, press “Puzzle from this game”.',
    ownNone: 'None yet.',
    ownUnkept: 'This browser has no room for them: they last until the page is closed.',
    ownName: (move, number) => `Own puzzle, move ${move}${number === 1 ? '' : ` (${number})`}`,
    search: 'Puzzle from this game',
    searching: (percent) => `Looking through the last round: ${percent} %`,
    found: (count) => (count === 1 ? '1 puzzle found' : `${count} puzzles found`),
    foundNone: 'No good puzzle in this last round: the obvious line was always near the best.',
    stop: 'Stop',
    stopped: 'Stopped before its end; no puzzle was found until then.',
    failed: 'The search failed. Try again later.',
    forget: 'Remove',
  },
  ja: {
    heading: '最終ラウンドの問題',
    about: 'ボット同士の対局に現れた実戦の局面です。ほかの全員はパス済み。あと何点取れますか？',
    question: 'あと何点取れますか？',
    terms: 'ほかの全員はパス済みで、何もしません。最終得点も数えます。',
    name: (number) => `問題${number}`,
    day: '今日の問題',
    dayOf: (date) => `${date}の問題`,
    dayHow: '全員に同じ問題です。次の問題は協定世界時の0時（日本時間9時）に出ます。',
    own: '自分の対局から',
    grades: { easy: '初級', medium: '中級', hard: '上級' },
    proofs: {
      exact: '証明済み：すべての手順を調べました。',
      wide: '未証明：10倍広く調べても、これを超える手順はありませんでした。',
    },
    proofsShort: { exact: '証明済み', wide: '探索済み' },
    soFar: 'ここまでの手順',
    points: (points) => (points < 0 ? `−${-points}` : `＋${points}`),
    nothingYet: '盤上で手を進めましょう。何度でも戻せます。',
    ifPassed: '（今パスした場合の合計）',
    back: '一手戻す',
    restart: '最初から',
    show: '最善手順',
    list: '一覧',
    solved: '正解です！',
    better: '探索の結果を超えました！',
    made: (points, best) => `${best}点中${points}点`,
    obvious: (points) => `目先の手順では${points}点です。`,
    asObvious: '目先の手順と同じ点です。まだ上があります。',
    lessThanObvious: 'まだまだ取れます。',
    beyond: (found, of) => `目先の手順より上の${of}点のうち${found}点を獲得`,
    isMost: {
      exact: 'これが最高点です（証明済み）。',
      wide: '探索で見つかった最高点です（未証明）。',
    },
    most: {
      exact: (best) => `最高は${best}点です（証明済み）。`,
      wide: (best) => `探索で見つかった最高は${best}点です（未証明）。`,
    },
    moreThanFound: '探索では、ここまで届きませんでした（未証明の問題です）。',
    bySource: '得点の内訳',
    yours: 'あなた',
    bestShort: '最善',
    next: '次の問題',
    again: 'もう一度',
    best: (points) => `最善手順：${points}点`,
    bestLine: '最善手順',
    shownAll: '以上です。同じ点になる手順がほかにもあるかもしれません。',
    showHow: '「次の手番」を押すと、盤上で一手番ずつ進みます。',
    nextStep: '次の手番',
    try: '自分で解く',
    all: 'すべて',
    notSolved: '未解決',
    filter: '表示',
    players: (players) => `${players}人`,
    open: '未挑戦',
    isSolved: '正解',
    isShown: '最善手順を確認済み',
    bestSoFar: (points, tries) => `${points}点（${tries}回）`,
    countSolved: (solved, of) => `${of}問中${solved}問正解`,
    none: '当てはまる問題はありません。',
    broken: 'この問題は開けません。',
    noAddress: 'このアドレスの問題はありません。',
    noNumber: (game, count) => `その番号の問題はありません。${game}の問題は1から${count}までです。`,
    noGame: 'このゲームの問題はありません。',
    ownGone: 'この問題はこの端末にありません。削除したか、別の端末で見つけたものです。',
    ownHow: '対局が終わったら「この対局から問題を作る」を押してください。',
    ownNone: 'まだありません。',
    ownUnkept: 'このブラウザには保存できません。ページを閉じると消えます。',
    ownName: (move, number) => `自分の問題（${move}手目${number === 1 ? '' : `、${number}つ目`}）`,
    search: 'この対局から問題を作る',
    searching: (percent) => `最終ラウンドを調べています：${percent}％`,
    found: (count) => `${count}問見つかりました`,
    foundNone: 'よい問題は見つかりませんでした。目先の手順がいつも最善に近い対局でした。',
    stop: '中止',
    stopped: '途中で中止しました。そこまでに問題は見つかりませんでした。',
    failed: '調べられませんでした。あとでもう一度お試しください。',
    forget: '削除',
  },
};
