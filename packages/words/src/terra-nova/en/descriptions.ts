import type { Effects, PalaceAction, Table } from '@pangaea/rules/terra-nova';
import type { TerraNovaWords } from '../shape.ts';
import { names } from './names.ts';

const coins = (amount: number) => (Math.abs(amount) === 1 ? `${amount} coin` : `${amount} coins`);
const powerOf = (amount: number) => `${amount} power`;
const vpOf = (amount: number) => `${amount} VP`;
const gain = ({ coins: c, power: p }: { coins?: number; power?: number }) =>
  [...(c ? [coins(c)] : []), ...(p ? [powerOf(p)] : [])].join(', ');

const ACTIONS: Readonly<Record<PalaceAction, string>> = {
  none: 'nothing',
  'home-house': 'build a house free on any empty hex of the home terrain, wherever it is',
  'free-trading-post': 'upgrade a house to a trading post free',
  shovel: 'transform and build with 1 free shovel',
  'adjacent-transform':
    'transform a neighbouring hex of the same continent without shovels, then build there for the usual price if you like',
  'trading-post-in-reach': 'transform a hex in reach and build a trading post there, both free',
};

function effects(
  of: Effects,
  { players, townMinimumBuildings: least }: Pick<Table, 'players' | 'townMinimumBuildings'>,
): string[] {
  const told: string[] = [];
  const say = (value: unknown, sentence: string) => {
    if (value) told.push(sentence);
  };
  say(of.income, `income: ${gain(of.income ?? {})}`);
  say(of.townVp, `${vpOf(of.townVp ?? 0)} more for each town`);
  say(
    of.townValue,
    `a town value of ${of.townValue} is enough for a town, still with at least ${least} buildings`,
  );
  say(
    of.passVpByTradingPosts,
    `passing: ${of.passVpByTradingPosts?.join('/')} VP with 1/2/3/4 trading posts`,
  );
  say(
    of.passVpPerEdgeSettlement,
    `passing: ${of.passVpPerEdgeSettlement} VP per settlement at the outer edge`,
  );
  say(of.passPowerPerSettlement, `passing: ${of.passPowerPerSettlement} power per settlement`);
  say(
    of.passVpPerInlandBuilding,
    `passing: ${of.passVpPerInlandBuilding} VP per building that touches no river`,
  );
  say(of.powerActionDiscount, `power actions cost ${of.powerActionDiscount} power less`);
  say(of.powerPerShovel, `${of.powerPerShovel} power per shovel used, free ones too`);
  say(of.farShovels, `terrain two steps away needs ${of.farShovels} shovel only`);
  const houses = of.powerPerForeignHouse?.[players - 2];
  say(
    houses,
    `${houses} power whenever somebody else builds a house, wherever it is, after passing too`,
  );
  const upgrades = of.coinsPerForeignUpgrade?.[players - 2];
  say(
    upgrades,
    `${coins(upgrades ?? 0)} whenever somebody else upgrades a building, wherever it is, after passing too`,
  );
  say(of.vpPerHouse, `${of.vpPerHouse} VP per house built`);
  say(of.vpPerTradingPost, `${of.vpPerTradingPost} VP per house upgraded to a trading post`);
  const { powerToVp, tradingPostCost, whenBuilt, action } = of;
  say(powerToVp, `power exchange: also ${powerToVp?.power} power into ${powerToVp?.vp} VP`);
  say(
    tradingPostCost,
    `trading posts cost ${tradingPostCost?.nearOpponent} next to others, ${tradingPostCost?.alone} alone`,
  );
  say(of.riverTown, 'may found towns across one river hex without a bridge');
  say(whenBuilt?.power, `when built: ${whenBuilt?.power} power`);
  say(whenBuilt?.sailing, `when built: sailing value +${whenBuilt?.sailing}`);
  say(
    whenBuilt?.edgeHouse,
    'when built, once: a free house on any empty hex at the outer edge, whatever its terrain (transformed free), in reach or not',
  );
  if (action !== undefined) {
    const price = action.power === undefined ? '' : `${powerOf(action.power)}: `;
    const often = action.repeatable ? '' : 'once per round: ';
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
  roundTile: (on, vp) => `${vp} VP per ${names.scored[on]}`,
  bonusTile: ({ income, sailing, shovels, pass }) =>
    [
      gain(income),
      ...(sailing ? [`sailing +${sailing} for reach`] : []),
      ...(shovels ? [`action: ${shovels} free shovel`] : []),
      ...(pass ? [`passing: ${pass.vp} VP per ${names.counted[pass.per]}`] : []),
    ].join('; '),
  townTile: ({ vp, coins: c, power, sailing }) =>
    [
      ...(c ? [coins(c)] : []),
      ...(power ? [powerOf(power)] : []),
      ...(sailing ? [`sailing +${sailing}`] : []),
      vpOf(vp),
    ].join(' + '),
  powerAction: (effect, amount = 0) =>
    ({
      bridge: 'a bridge',
      sailing: 'sailing +1',
      coins: coins(amount),
      'one-shovel': '1 free shovel',
      'two-shovels': '2 free shovels',
    })[effect],
  effects,
  startHouses: (houses) => `begins with ${houses} houses`,
};
