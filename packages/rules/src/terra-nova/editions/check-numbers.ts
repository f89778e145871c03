import { pointer } from '../../data-file/fault.ts';
import { POWER_EFFECTS } from '../power/index.ts';
import { FACTIONS, SCORED_EVENTS } from '../vocabulary.ts';
import type { Edition } from './edition.ts';
import type { EditionReport } from './faults.ts';

export function checkBowls(edition: Edition, report: EditionReport): void {
  for (const faction of FACTIONS) {
    const [one, two, three] = edition.startPower[faction];
    const found = one + two + three;
    if (found !== edition.powerTokens) {
      const params = { found, expected: edition.powerTokens };
      report(pointer('/startPower', faction), 'bowls-do-not-add-up', params);
    }
  }
}

export function checkSailing({ sailingVp }: Edition, report: EditionReport): void {
  if (sailingVp[0] !== 0) report('/sailingVp/0', 'sailing-start-not-zero', { found: sailingVp[0] });
}

export function checkCosts({ costs }: Edition, report: EditionReport): void {
  const found = costs.tradingPostNearOpponent;
  const most = costs.tradingPost;
  if (found > most) report('/costs/tradingPostNearOpponent', 'near-price-higher', { found, most });
}

export function checkRoundTiles({ roundTiles }: Edition, report: EditionReport): void {
  checkIds(roundTiles, '/roundTiles', report);
  for (const event of SCORED_EVENTS) {
    if (!roundTiles.some(({ on }) => on === event)) {
      report('/roundTiles', 'event-without-tile', { event });
    }
  }
}

/** `amount` must fit the effect: nothing, any number of coins, or one fixed number of shovels. */
export function checkPowerActions(
  { powerActions, powerTokens }: Edition,
  report: EditionReport,
): void {
  checkIds(powerActions, '/powerActions', report);
  for (const [index, { cost, effect, amount }] of powerActions.entries()) {
    const path = pointer('/powerActions', index);
    const expected = POWER_EFFECTS.find(({ id }) => id === effect)?.amount;
    if (cost > powerTokens) {
      report(pointer(path, 'cost'), 'cost-above-tokens', { found: cost, most: powerTokens });
    }
    const at = pointer(path, 'amount');
    if (amount === undefined) {
      if (expected !== 'none') report(at, 'amount-missing', { effect });
    } else if (expected === 'none') {
      report(at, 'amount-not-used', { effect });
    } else if (typeof expected === 'number' && amount !== expected) {
      report(at, 'wrong-amount', { effect, found: amount, expected });
    }
  }
}

/** Tied players add the points of their places and share the sum (final scoring). */
export function checkTerritory({ territoryVp }: Edition, report: EditionReport): void {
  for (let place = 1; place < territoryVp.length; place++) {
    const found = territoryVp[place];
    const most = territoryVp[place - 1];
    if (found > most) {
      report(pointer('/territoryVp', place), 'territory-not-falling', { found, most });
    }
  }
  for (let first = 0; first < territoryVp.length; first++) {
    let found = territoryVp[first];
    for (let last = first + 1; last < territoryVp.length; last++) {
      found += territoryVp[last];
      if (found % (last - first + 1) !== 0) {
        const params = { first: first + 1, last: last + 1, found };
        report('/territoryVp', 'territory-not-shareable', params);
      }
    }
  }
}

function checkIds(
  components: readonly { readonly id: string }[],
  path: string,
  report: EditionReport,
): void {
  for (const [index, { id }] of components.entries()) {
    if (components.findIndex((other) => other.id === id) < index) {
      report(pointer(path, index, 'id'), 'id-twice', { id });
    }
  }
}
