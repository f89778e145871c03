import type { Messages } from '../shape.ts';

const GAME =
  '  --game ID             ゲーム: terra-nova、terra-mystica、gaia。省略時は terra-nova\n';
const TABLE = `
  --players N           プレイ人数、2から4（テラミスティカとガイアは2から5）
  --option K=V          ゲームの設定（何回でも指定可）。テラノヴァでは:
                          factions=choice | random | first-game | first-game-factions
                            | druids,golems,…
                          startPlayer=random | 0…3
                          startPower=edition | 3/5/0
                          edition=house-2 | house-1
                          turnOrder=clockwise | dropout
                          twoPlayerVariant=none | planners | gold-diggers
                          rulings.NAME=VALUE（docs/rulings.md 参照）
                        テラミスティカでは:
                          rules=standard | snellman | bga
                          map=base | revised-base | lakes | fjords | fire-and-ice
                          factions=choice | random-boards | introductory | auction
                            | fast-auction | witches,nomads,…
                          fireAndIce=true | false, fanFactions=off | on | bga-2024-07
                          turnOrder=clockwise | passing, startVp=equal | by-faction
                          finalTile=none | random, landscapes=true | false | random
                          miniTownTiles, miniBonusCard, miniRoundTile=true | false
                          edition=printed | seed-001
                          startPlayer=random | 0…4
                          rulings.NAME=VALUE
                        ガイアでは:
                          mode=basic | advanced | disasters、または個別に
                          takeover=true | false、fourNeeds=true | false、
                          powers=none | powers | disasters
                          extraCity=true | false
                          startPlayer=random | 0…4
                          rulings.NAME=VALUE
  --edition FILE        数値を訂正した版のデータ（docs/editions.md 参照）
`.slice(1);

const SEED = '  --seed S              シード: 数値、または16進数32桁';
const LANG = '  --lang en | ja        言語。省略時は端末の設定に従う\n';
const BOTS = 'random, greedy, first-game, beginner, casual, intermediate, skilled, strong, master';

export const usage: Pick<Messages, 'overview' | 'usage'> = {
  overview: `使い方 (usage): pangaea コマンド [オプション]

  play          端末でボットと、または交代で対戦する
  sim           ボット同士の対戦を集計する
  replay FILE   記録を1手ずつ検査しながら再生する
  verify FILE…  終わった対局をルールと約束されたシードに照らして検証する
  convert FILE  テラミスティカの記録を別の形式に変換する
  conformance   適合性キットの検査のもとで対戦を最後まで行う
  bench         このマシンでエンジンの速度を測る

各コマンドのオプションは pangaea コマンド --help で表示します。
`,
  usage: {
    play: `使い方 (usage): pangaea play [オプション]

端末でボットと1ゲーム対戦します。1台を囲んで何人かで交代しながら遊ぶこともできます。

${GAME}${TABLE}  --seat N,…            自分の席（0から）、またはここにいる全員の席。省略時は0
  --bots LEVEL,…        他の席のボット（席順に繰り返し割り当て）:
                          ${BOTS}。
                          省略時は intermediate
${SEED}。省略時は乱数
  --resume FILE         上の設定の代わりに、記録の続きから遊ぶ
  --save FILE           中断時と終了時に記録を保存するファイル
  --at-once             手番の終わりに確認せず、すぐに手を確定する
${LANG}`,
    sim: `使い方 (usage): pangaea sim [オプション]

ボット同士の対戦を集計します。ボットは1ゲームごとに席を替わります。

${GAME}${TABLE}  --games K             ゲーム数。省略時は100
  --bots A,B,…          ボット: ${BOTS}
  --positions N         ボットが1手ごとに調べてよい局面の数。省略時はレベルごとの既定値
  --epsilon E           ボットの代わりに偶然で選ぶ手の割合、0から1。省略時は0
${SEED}。省略時は乱数
  --json                表の代わりにJSONオブジェクトを1つ出力する
${LANG}`,
    replay: `使い方 (usage): pangaea replay FILE [オプション]

記録を1手ずつ検査しながら再生し、最後の局面を表示します。

  --to N                最初のN手だけ再生する
  --json                経過の代わりに、最後の局面をJSONオブジェクト1つで出力する
${LANG}`,
    verify: `使い方 (usage): pangaea verify FILE… [オプション]

終わった対局をエンジンと突き合わせます。テーブルが対局後に渡す記録では、「seed:salt」のSHA-256が
コミットメントと一致するか、ゲームのシードがそれと各席の乱数から作られたものか、そのシードからすべての
手が合法か、結果が記されたとおりかを調べます。
terra.snellman.net で記録されたテラミスティカの対戦（コマンドと各行のあとの状態を収めたJSONファイル）
では、すべての行と終局を比較し、対戦数、行数、相違の数と、各対戦の最初の相違を表示します。
すべて一致したときだけ終了コード0になります。

  --commitment HEX      対局の始めに控えたコミットメント（記録1つのときだけ）
${LANG}`,
    convert: `使い方 (usage): pangaea convert --from FORM --to FORM FILE [オプション]

テラミスティカの記録を別の形式で書き出します。ledger は terra.snellman.net のコマンド形式、
ledger-table はそのページに表示される表、pangaea はこのプログラムの記録です。誤った行は、位置、
違反した規則、合法だった手とともに拒否されます。

  --from FORM           ledger | ledger-table | pangaea
  --to FORM             同上
${LANG}`,
    conformance: `使い方 (usage): pangaea conformance [オプション]

さまざまな性格のプレイヤーで対戦を最後まで行い、契約のすべての法則を検査します。各能力、タイル、
裁定、拒否が何回起きたかを表示します。違反がなく、一度も起きなかった項目もないときだけ終了コード0
になります。

${GAME}  --games K             ゲーム数。省略時は2000。少ないとまれな項目が起きない
  --seed S              シード（数値）。省略時は1
  --index I             最初のゲームの番号（長い検査の1ゲームを再現するとき）
  --every-step          すべての局面ですべての法則を検査する（低速）
  --jobs N              使うスレッド数
  --json                表の代わりにJSONオブジェクトを1つ出力する
${LANG}`,
    bench: `使い方 (usage): pangaea bench [オプション] [ファイル…]

このマシンでエンジンの速度を測ります。測り方は docs/performance.md にあります。ファイルを指定すると、
そのテラミスティカの記録（「commands」のあるJSONか、行の並び）の読み取りと再生だけを測ります。

  --game ID             このゲームだけを測る
  --players N           各ゲームのプレイ人数。省略時はすべての人数を順番に
  --games K             1回の計測のランダム対戦数。省略時は1000
  --rounds N            計測回数（最良値を採る）。省略時は5
  --positions N         個々の呼び出しを測る局面の数。省略時は1024
  --steps N             ガベージコレクションを数える探索の歩数。省略時は1000000
  --thought N           達人ボットに探索させる局面の数。省略時は600000
  --json                表の代わりにJSONオブジェクトを1つ出力する
${LANG}`,
  },
};
