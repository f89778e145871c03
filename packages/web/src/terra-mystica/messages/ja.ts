import type { MysticaMessages } from './index.ts';

export const ja: MysticaMessages = {
  stage: (round) => (round === 0 ? '準備中' : `ラウンド${round}／6`),
  passed: 'パス済み',
  left: '離脱',
  board: {
    letters: {
      desert: '砂',
      plains: '平',
      swamp: '沼',
      lake: '湖',
      forest: '森',
      mountains: '山',
      wasteland: '荒',
      ice: '氷',
      volcano: '火',
      river: '',
    },
  },
  actions: {
    groups: {
      build: '建設',
      dig: '変換',
      power: 'パワー',
      special: '特別',
      convert: '資源の交換',
    },
    names: {
      transform: '変換',
      end: '手番を終える',
      upgrade: '改築',
      priest: '司祭の派遣',
      'advance-shipping': '船舶',
      'advance-exchange': '交換効率',
      'river-town': '川の町',
      landscape: '特殊地形',
      burn: 'パワーの燃焼',
      pass: 'パス',
      drop: 'ゲームを離れる',
      decline: '何もしない',
      'take-power': 'パワーを得る',
      'refuse-power': '辞退する',
      'take-coin': 'コインを得る',
    },
    /** A part of the turn that is left out, where a dwelling, spades or a bridge could follow. */
    declined: { dwelling: '建てない', spades: 'スコップを使わない', bridge: '橋を架けない' },
    times: (times) => `${times}回`,
    to: (place, what) => `${place}：${what}`,
    steps: (cult, steps) => `${cult}に${steps}スペース`,
    bid: (faction, points) => `${faction}：${points}`,
    wayOf: (what, way) => `${what}（${way}）`,
    paid: (action, exchanges) => `${action}（${exchanges}）`,
    explain: {
      build:
        '移動範囲にある空きの拠点地形に住居を建設します。隣接する相手はパワーを得ることができます。',
      dig: 'スコップで移動範囲の空き地を別の地形に変えます。拠点地形にしたら、続けて住居を建設できます。',
      upgrade:
        '建物を次の段階に替えます。元のコマは個人ボードに戻り、その収入を再び隠します。神殿と聖域では恩恵タイルを得ます。',
      priest: '司祭を教団に送ります。残すなら3スペースか2スペース、戻すなら1スペース進みます。',
      'advance-shipping': 'より多くの川を越えて届くようになり、スペースの勝利点を得ます。',
      'advance-exchange': '以後、スコップに必要な労働者が減ります。勝利点も得ます。',
      power:
        '6つの八角形のアクションは、トレイⅢのパワーで支払います。各ラウンド、それぞれ1人だけが使えます。',
      special: '特別アクションは、それぞれラウンドに1回使えます。',
      convert:
        '手番のアクションとは別に、何回でも交換できます。燃焼では、トレイⅡのコマ1個を取り除き、もう1個をトレイⅢに移します。',
      pass: 'ラウンドから抜けます。ボーナスカードの得点を得て、別のカードをその上のコインとともに取ります。最初にパスした人が次のスタートプレイヤーです。',
    },
  },
  stake: {
    passing: (points) => `今パスすると${points}です。`,
    bonus: (goods) => `ラウンド終了時の教団の褒賞（現状）：${goods}。`,
  },
  draft: {
    offered: (name, power) => `${name}は${power}を得ることができる`,
    vain: '最後のパスを済ませたので、このパワーは払う点より多くの得点になりません。',
    full: 'パワーがすべてトレイⅢにあるので、ほかの人から得られるパワーは入りません。',
  },
  orders: {
    heading: '自動指示',
    hint: '以後は代わりに答えるので、誰も待たずに済みます。いつでも変更できます。',
    paid: (points) => `このラウンドに払った勝利点：${points}`,
    freePower: '無料のパワーは聞かずに得る（カルティストからのものを除く）',
    endsTurn: 'ボット相手や1台で遊ぶときは、有用なことが残っていない手番を自動で終える',
  },
  sourcesOf: {
    heading: '内訳：',
    vp: (name) => `勝利点の内訳：${name}`,
    coins: (name) => `コインの内訳：${name}`,
    workers: (name) => `労働者の内訳：${name}`,
    priests: (name) => `司祭の内訳：${name}`,
    power: (name) => `パワーの内訳：${name}`,
  },
  chooser: {
    chosenHome: '地形を自分で選ぶ',
  },
  /** Why an action is impossible everywhere. */
  nowhere: {
    'none-in-reach': '自分の建物から届く空いているヘクスがありません。',
    'no-buildable-in-reach': '届く空いているヘクスに、自分が建設できる地形がありません。',
    'no-digging-in-reach': '今払えるスコップで変換できる、届く空いているヘクスがありません。',
    'no-upgrade': '今、改良できる自分の建物がありません。',
  },
  /** Ways to land and a dwelling in one press. */
  chain: {
    dwelling: {
      here: (what) => `ここに${what}`,
      byOctagon: (what) => `八角形で${what}`,
      bySpecial: (what) => `特別アクションで${what}`,
    },
    land: {
      here: (what) => `${what}にするだけ`,
      byOctagon: (what) => `八角形で${what}にするだけ`,
      bySpecial: (what) => `特別アクションで${what}にするだけ`,
    },
    burn: (times) => `燃焼${times}`,
  },
  /** Asked of who is offered power. */
  offer: {
    built: (name, what, hex, question) => `${name}が${hex}に${what}を建てました。${question}`,
    neighbour: (name, question) => `${name}が隣に建てました。${question}`,
    costs: (power, points) => `${points}を払って${power}を得ますか？`,
    free: (power) => `無料で${power}を得ますか？`,
  },
  auction: {
    present: (name, starts) => `${name}：${starts}`,
    free: '入札なし',
    more: 'さらに高い入札',
    columns: { leader: '最高入札者', bid: '入札', starts: '開始時' },
    without: (names) => `最高入札のない人：${names}。全員が勢力を持つまで入札が続きます。`,
    putUp: '入札に出ている勢力：',
    written: (points) => `あなたの入札：${points}`,
    bids: (faction, points) =>
      `誰もこれを上回らなければ、${faction}を${points}勝利点から始めます。`,
    seals: (faction, points) =>
      `開始時に${points}勝利点以上あれば、${faction}を引き受けます。全員が書き終わるまで誰にも見えません。`,
    nominates: (faction) => `${faction}を入札にかけます。全員が入札できます。`,
    startsWith: (points) => `開始時${points}勝利点`,
    rung: (points, starts) => `${points}：${starts}`,
    heading: { bid: '勢力への入札', seal: '入札を書く' },
    hint: {
      bid: '入札した数だけ、開始時の30勝利点から引かれます。',
      bidLeft: '入札の数字は、開始時の勝利点です。',
      seal: '各勢力について、開始時に何勝利点あれば引き受けるかを書きます。全員の分を同時に公開します。',
    },
  },
  advice: {
    round: (scored) => `このラウンドの得点：${scored}。`,
    town: (to) =>
      `次の町：パワー値${to.value}／${to.valueNeeded}、建物${to.structures}／${to.structuresNeeded}。`,
    confirm: '何がかかり、何が得られるかを見てから、確定するか取り消してください。',
    place:
      '周りの土地を少ないスコップで拠点地形にできる場所で、ほかの人の近くから始めましょう。隣に相手がいると交易所が安くなり、相手の建設でパワーを得られます。',
    card: 'ボーナスカードの収入は次のラウンドの初めに入ります。上に置かれたコインはすぐに得られます。',
    offer: (power, vp) =>
      `ここでは${power}に${vp}かかります。トレイⅢのパワーでパワーアクションを使えます。`,
    vain: '最後のパスを済ませたので、このパワーは払う点より多くの得点になりません。断りましょう。',
    offerFree: (power) => `ここでは${power}を得点を払わずに得られます。受け取りましょう。`,
    power: (power) => `トレイⅢに${power}あり、八角形のパワーアクションを使えます。`,
    income: '建設か改築をしましょう。どちらも、次のラウンドからの収入が現れます。',
    pass: (vp) => `資源の交換やパワーの燃焼をしないなら、できるのはパスだけです（${vp}）。`,
  },
  intro: {
    aim: '7種類の地形の世界で、1つの勢力を率います。6ラウンドが終わったとき、勝利点がいちばん多い人の勝ちです。',
    turn: '手番では1つのアクションを行います。建設、変換、改築、司祭の派遣、トラックの改良、パワーの使用、またはパスです。',
    land: '建設できるのは拠点地形だけです。労働者で払うスコップで、届く空き地を拠点地形に変えます。',
    income:
      '個人ボードからマップに出したコマの跡に収入が現れ、ラウンドが始まるたびに労働者、コイン、パワー、司祭を得ます。',
    power:
      'パワーは3つのトレイを巡り、使えるのはトレイⅢのものだけです。隣に建設されると、勝利点と引き換えに得られます。',
    cults:
      '司祭と恩恵タイルで4つの教団を進みます。ラウンドが終わるたびに1つの教団が褒賞を出し、最後に各教団の上位3人が得点します。',
    round: '各ラウンドには、今どの行動で得点するかを示すタイルがあります。',
    town: 'つながった4つの建物のパワー値が合計7以上になると町です。タイルと、教団の頂点に入る鍵を得ます。',
    end: '終了時、大きな建物グループから順に18、12、6勝利点、各教団で8、4、2勝利点を得ます。',
  },
};
