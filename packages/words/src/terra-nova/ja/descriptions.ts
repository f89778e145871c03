import type { Effects, Table } from '@pangaea/rules/terra-nova';
import { factOf, joined } from '../../joined.ts';
import { named } from '../../named.ts';
import { ja as own } from '../factions/index.ts';
import { ja as powerActions, sayPowerAction } from '../power-actions.ts';
import type { TerraNovaWords } from '../shape.ts';
import { coins, gain, lostOf, powerOf, vpOf } from './amounts.ts';
import { names } from './names.ts';

const actions = joined(own, 'palaceActions');
const questions = factOf(joined(own, 'palaceQuestions'), 'told');

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
  say(whenBuilt?.ask, named(questions, whenBuilt?.ask?.name ?? ''));
  if (action !== undefined) {
    const price = action.power === undefined ? '' : `${powerOf(action.power)}を支払い、`;
    const often = action.repeatable ? '何回でも：' : 'ラウンドごとに1回：';
    told.push(`${often}${price}${named(actions, action.id)}`);
  }
  return told;
}

type Descriptions = Pick<
  TerraNovaWords,
  | 'coins'
  | 'powerOf'
  | 'vpOf'
  | 'lostOf'
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
  lostOf,
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
  powerAction: (effect, amount = 0) => sayPowerAction(powerActions, effect, amount),
  effects,
  startHouses: (houses) => `家${houses}個でゲームを始める`,
};
