import type { Effects, Table } from '@pangaea/rules/terra-nova';
import { factOf, joined } from '../../joined.ts';
import { named } from '../../named.ts';
import { en as own } from '../factions/index.ts';
import { en as powerActions, sayPowerAction } from '../power-actions.ts';
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
  say(whenBuilt?.ask, named(questions, whenBuilt?.ask?.name ?? ''));
  if (action !== undefined) {
    const price = action.power === undefined ? '' : `${powerOf(action.power)}: `;
    const often = action.repeatable ? '' : 'once per round: ';
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
  powerAction: (effect, amount = 0) => sayPowerAction(powerActions, effect, amount),
  effects,
  startHouses: (houses) => `begins with ${houses} houses`,
};
