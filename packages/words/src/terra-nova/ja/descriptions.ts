import type { Effects, PalaceAction, Table } from '@pangaea/rules/terra-nova';
import type { TerraNovaWords } from '../shape.ts';
import { names } from './names.ts';

const coins = (amount: number) => `${amount}コイン`;
const powerOf = (amount: number) => `${amount}パワー`;
const vpOf = (amount: number) => `${amount}勝利点`;
const gain = ({ coins: c, power: p }: { coins?: number; power?: number }) =>
  [...(c ? [coins(c)] : []), ...(p ? [powerOf(p)] : [])].join('と');

const ACTIONS: Readonly<Record<PalaceAction, string>> = {
  none: 'なし',
  'home-house': '空いている任意の拠点地形ヘクス（場所は問わない）で家を1個無料で建設',
  'free-trading-post': '家1個を交易所に無料で改良',
  shovel: '無料のスコップ1本を使って地形の変換と建設',
  'adjacent-transform':
    '同じ大陸上で隣接している地形ヘクス1つをスコップなしで変換（通常コストで家を建設してもよい）',
  'trading-post-in-reach': '到達範囲内の地形1つを無料で変換し、交易所を1個無料で建設',
};

function effects(
  of: Effects,
  { players, townMinimumBuildings: least }: Pick<Table, 'players' | 'townMinimumBuildings'>,
): string[] {
  const told: string[] = [];
  const say = (value: unknown, sentence: string) => {
    if (value) told.push(sentence);
  };
  say(of.income, `収入：${gain(of.income ?? {})}`);
  say(of.townVp, `町を設立するたびに追加の${vpOf(of.townVp ?? 0)}`);
  say(of.townValue, `町値${of.townValue}で町を設立できる（建物は依然として最低${least}個必要）`);
  say(
    of.passVpByTradingPosts,
    `パスしたとき、交易所1/2/3/4個で${of.passVpByTradingPosts?.join('/')}勝利点`,
  );
  say(
    of.passVpPerEdgeSettlement,
    `パスしたとき、外周に建物がある入植地1つごとに${of.passVpPerEdgeSettlement}勝利点`,
  );
  say(of.passPowerPerSettlement, `パスしたとき、入植地1つごとに${of.passPowerPerSettlement}パワー`);
  say(
    of.passVpPerInlandBuilding,
    `パスしたとき、河川ヘクスに隣接していない建物1個ごとに${of.passVpPerInlandBuilding}勝利点`,
  );
  say(of.powerActionDiscount, `パワーアクションのコストが${of.powerActionDiscount}パワー少ない`);
  say(of.powerPerShovel, `使ったスコップ1本ごとに${of.powerPerShovel}パワー（無料のスコップも）`);
  say(of.farShovels, `スコップ2本の変換がスコップ${of.farShovels}本で済む`);
  const houses = of.powerPerForeignHouse?.[players - 2];
  say(
    houses,
    `他の勢力が家を建設するたびに${houses}パワー（場所は問わず、自分がパスしたあとでも可）`,
  );
  const upgrades = of.coinsPerForeignUpgrade?.[players - 2];
  say(
    upgrades,
    `他の勢力が建物を改良するたびに${upgrades}コイン（場所は問わず、自分がパスしたあとでも可）`,
  );
  say(of.vpPerHouse, `家を1個建設するたびに${of.vpPerHouse}勝利点`);
  say(of.vpPerTradingPost, `家を交易所に改良するたびに${of.vpPerTradingPost}勝利点`);
  const { powerToVp, tradingPostCost, whenBuilt, action } = of;
  say(powerToVp, `パワーの交換で${powerToVp?.power}パワーを${powerToVp?.vp}勝利点にもできる`);
  say(
    tradingPostCost,
    `交易所への改良は${tradingPostCost?.nearOpponent}コイン（他プレイヤーに隣接）か${tradingPostCost?.alone}コイン`,
  );
  say(of.riverTown, '橋なしで河川ヘクスを1つ渡って町を設立できる');
  say(whenBuilt?.power, `建設時に1回だけ：${whenBuilt?.power}パワー`);
  say(whenBuilt?.sailing, `建設時に1回だけ：船舶値+${whenBuilt?.sailing}`);
  say(
    whenBuilt?.edgeHouse,
    '建設時に1回だけ：外周の空いている任意の地形ヘクス1つ（到達範囲外でもよい）を無料で変換し、家を1個無料で建設',
  );
  if (action !== undefined) {
    const price = action.power === undefined ? '' : `${powerOf(action.power)}を支払い、`;
    const often = action.repeatable ? '何回でも：' : 'ラウンドごとに1回：';
    told.push(`${often}${price}${ACTIONS[action.kind]}`);
  }
  return told;
}

type Descriptions = Pick<
  TerraNovaWords,
  | 'coins'
  | 'powerOf'
  | 'vpOf'
  | 'roundTile'
  | 'bonusTile'
  | 'townTile'
  | 'powerAction'
  | 'effects'
  | 'startHouses'
>;

export const descriptions: Descriptions = {
  coins,
  powerOf,
  vpOf,
  roundTile: (on, vp) => `${names.scored[on]}に${vpOf(vp)}`,
  bonusTile: ({ income, sailing, shovels, pass }) =>
    [
      gain(income),
      ...(sailing ? [`到達範囲の船舶値+${sailing}`] : []),
      ...(shovels ? [`特別アクション：無料のスコップ${shovels}本`] : []),
      ...(pass ? [`パス時に${names.counted[pass.per]}ごとに${vpOf(pass.vp)}`] : []),
    ].join('、'),
  townTile: ({ vp, coins: c, power, sailing }) =>
    [
      ...(c ? [coins(c)] : []),
      ...(power ? [powerOf(power)] : []),
      ...(sailing ? [`船舶値+${sailing}`] : []),
      vpOf(vp),
    ].join('と'),
  powerAction: (effect, amount = 0) =>
    ({
      bridge: '橋1本',
      sailing: '船舶値+1',
      coins: coins(amount),
      'one-shovel': '無料のスコップ1本',
      'two-shovels': '無料のスコップ2本',
    })[effect],
  effects,
  startHouses: (houses) => `家${houses}個でゲームを始める`,
};
