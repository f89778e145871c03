import type { Messages } from '../shape.ts';

export const play: Pick<Messages, 'play' | 'screen'> = {
  play: {
    welcome: (title, people, bots, seed) => {
      const you = people.length === 1 ? 'あなたは' : 'プレイヤーは';
      const others = bots.length === 0 ? '' : `、相手は${bots.join('、')}`;
      return `${title}。${you}${people.join('と')}${others}です。シード ${seed}`;
    },
    hint: '番号かコマンドで答えてください。? でヘルプを表示します。',
    toDecide: (what) => `【${what}】`,
    prompt: '> ',
    confirm: 'Enter で手番を終える、u で取り消す > ',
    confirmReveal:
      '隠れていたものが明らかになり、あとで取り消せません。Enter で実行、u で取り消す > ',
    curtain: (name) => `${name}に交代し、Enter を押してください > `,
    meanwhile: 'これまでの出来事：',
    nowDecides: (name) => `${name}の番です。`,
    levels: {
      random: 'ランダム',
      greedy: '欲張り',
      beginner: '初級',
      intermediate: '中級',
      strong: '上級',
    },
    thinking: (name) => `${name} …`,
    noNumber: (number, most) => `${number}番の手はありません。1から${most}までです。`,
    several: (given, matches) => `「${given}」に当てはまる手が複数あります：${matches.join('、')}`,
    nothingToUndo: '取り消せる手はありません。確定した手は取り消せません。',
    undone: (label) => `取り消しました：${label}`,
    help: ({ mats, orders, board }) => [
      '番号         その番号の手',
      'コマンド     「build E5」のような棋譜の書き方。1つに決まるなら一部でもよい',
      '?            このヘルプ',
      'u            この手番の最後の手を取り消す',
      'm            盤面をもう一度表示する',
      'l、l 20      これまでの出来事（数字は行数）',
      `f            ${mats}`,
      `o            ${orders}`,
      'q            中断して保存する',
      '',
      ...board,
    ],
    games: {
      'terra-nova': {
        mats: '各勢力の能力',
        orders: '自動指示：ラウンド終了時に自分のパワーをどうするか',
        ordersHead: '自動指示（この通りに入力します）：',
        board: [
          'ゲームボードの見方：ヘクス名、地形（S 沼地、L 湖、F 森、W 荒野、D 砂漠、~ 河川）、席と建物',
          '（h 家、t 交易所、L 左の宮殿、R 右の宮殿、n 中立の家）、* は町。河川の = / \\ は橋とその持ち主の席。',
        ],
      },
      'terra-mystica': {
        mats: 'このゲームにはまだありません',
        orders: '自動指示',
        ordersHead: '自動指示（この通りに入力します）：',
        board: [],
      },
      gaia: {
        mats: 'ルールのあらましとパワーカードの効果',
        orders: '自動指示：防護を使うかどうかに自動で答える',
        ordersHead: '自動指示（この通りに入力します）：',
        board: [
          '地図の見方：土地の種類（平 平原、砂 砂漠、沼 沼地、森・海・山）、*4 は動物トークン4個、',
          '#07:3 は都市07とその満足度。· には土地タイルを置けます。横が x、縦が y で、「nature sea 1 0」は',
          '(1, 0)に海を置きます。地図の下は各都市に必要なもの（+ 満たされている、- いない）と人コマです。',
        ],
      },
    },
    logEmpty: 'まだ何も起きていません。',
    ended: '入力が終わりました。',
    draftLost: '途中の手番は取り消され、棋譜に含まれません。',
    saved: (file) => `ゲームを保存しました：${file}`,
    notSaved: (file, reason) => `${file} に保存できませんでした：${reason}`,
    goOn: (file) =>
      `「pangaea replay ${file}」で見返し、「pangaea play --resume ${file}」で続きを遊べます。`,
    resumed: (commands) => `${commands}手目の続きから始めます。`,
  },
  screen: {
    seat: (seat) => `席${seat}`,
    you: 'あなた',
    roundOf: (round, of) => `ラウンド${round}/${of}`,
    setUp: '準備',
    gameOver: 'ゲーム終了',
    rounds: 'ラウンド',
    legend: 'h 家  t 交易所  L R 左右の宮殿  n 中立の家  * 町  ~ 河川  = / \\ 橋',
    heads: {
      bowls: 'Ⅰ/Ⅱ/Ⅲ',
      sailing: '船舶値',
      houses: '家',
      tradingPosts: '交易所',
      palaces: '宮殿',
      bridges: '橋',
      income: '収入',
      tile: 'タイル',
    },
    houses: '家',
    tradingPosts: '交易所',
    palaces: '宮殿',
    left: (amount) => `残り${amount}`,
    none: '-',
    onIt: (coins) => `上に${coins}`,
    incomeNext: '次の収入',
    special: '使用済み',
    roundEnds: 'ラウンド終了',
    gameEnds: 'ゲーム終了',
    townFounded: '町の設立',
    bestSplit: (vp) => `最善：所持金と合わせて${vp}`,
    sailingTo: (value) => `船舶値${value}`,
    income: (change) => `収入${change}`,
    shovels: (amount) => `スコップ${amount}本`,
    side: (side) => `${side}面`,
    source: '勝利点の内訳',
    winners: (names, vp) =>
      names.length === 1
        ? `${names[0]}が${vp}勝利点で勝利しました。`
        : `${names.join('と')}が${vp}勝利点で同点勝利しました。`,
  },
};
