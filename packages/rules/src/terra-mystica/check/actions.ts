import type { Seat } from '../../kernel/index.ts';
import { CONVERSION, NO_CARD } from '../moves.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { CARD, NONE, ROUNDS, type State } from '../state.ts';
import { BONUS_CARD_DATA, FAVOUR_TILE_DATA, NUMBERS, POWER_ACTION_DATA } from '../tiles.ts';
import {
  BONUS_CARDS,
  BUILDINGS,
  CULTS,
  CYCLE,
  FAVOUR_TILES,
  POWER_ACTIONS,
  SPECIAL_ACTIONS,
  type SpecialAction,
} from '../vocabulary.ts';
import { boardOf, isOwn, neighboursOf, ownHexes, traitOf } from './geography.ts';
import { checkLandBridge } from './landscapes.ts';
import {
  needsCoins,
  needsPiece,
  needsPower,
  needsPriests,
  needsTimes,
  needsWorkers,
} from './needs.ts';

const STRONGHOLD = BUILDINGS.indexOf('stronghold');
const DWELLING = BUILDINGS.indexOf('dwelling');
const TRADING_POST = BUILDINGS.indexOf('trading-post');

export function checkShipping(s: State, seat: Seat, reason?: Reason): number {
  const { vp } = s.table.factions[s.faction(seat)].shipping;
  if (vp === undefined) return refuse('no-track', { track: 'shipping' }, reason);
  if (s.shipping(seat) + 1 >= vp.length) {
    return refuse('track-ended', { track: 'shipping' }, reason);
  }
  return (
    needsCoins(s, seat, NUMBERS.shipping.coins, reason) ||
    needsPriests(s, seat, NUMBERS.shipping.priests, reason)
  );
}

export function checkExchange(s: State, seat: Seat, reason?: Reason): number {
  const { advance, rates } = s.table.factions[s.faction(seat)].spades;
  if (advance === undefined) return refuse('no-track', { track: 'exchange' }, reason);
  if (s.exchange(seat) + 1 >= rates.length) {
    return refuse('track-ended', { track: 'exchange' }, reason);
  }
  return (
    needsWorkers(s, seat, advance.workers, reason) ||
    needsCoins(s, seat, advance.coins, reason) ||
    needsPriests(s, seat, advance.priests, reason)
  );
}

/** FAQ 2.5 Q2, Q3: steps that cannot be made are no hindrance; a priest may always come back. */
export function checkPriest(
  s: State,
  seat: Seat,
  cult: number,
  steps: number,
  reason?: Reason,
): number {
  const wrong = needsPriests(s, seat, 1, reason);
  if (wrong !== LEGAL || steps === NUMBERS.returnedPriest) return wrong;
  const spaces: readonly number[] = NUMBERS.priestSpaces;
  const free = spaces.some((each, space) => each === steps && s.priestSpace(cult, space) === NONE);
  return free ? LEGAL : refuse('no-space-for-priest', { cult: CULTS[cult], steps }, reason);
}

/** FAQ 2.11: also without any use for it. */
export function checkPower(s: State, seat: Seat, action: number, reason?: Reason): number {
  const id = POWER_ACTIONS[action];
  const again = traitOf(s, seat, 'reusePowerActions') > 0;
  if (s.isPowerActionUsed(action) && !again) {
    return refuse('power-action-used', { action: id }, reason);
  }
  const { power, gain } = POWER_ACTION_DATA[id];
  if (gain?.spades !== undefined && isDry(s, seat)) {
    return refuse('spades-useless', { action: id }, reason);
  }
  return needsPower(s, seat, power - traitOf(s, seat, 'powerActionDiscount'), reason);
}

/** Ruling `riverwalkerSpades`. */
function isDry(s: State, seat: Seat): boolean {
  const { riverwalkerSpades } = s.table.options.rulings;
  return traitOf(s, seat, 'spadesUseless') > 0 && riverwalkerSpades === 'forbidden';
}

/** Whether card, favour tiles, board or stronghold give the seat a special action. */
function hasSpecial(s: State, seat: Seat, id: SpecialAction): boolean {
  const cards = [s.card(seat), s.card2(seat)].filter((card) => card !== NONE);
  if (cards.some((card) => BONUS_CARD_DATA[BONUS_CARDS[card]].action === id)) return true;
  const held = FAVOUR_TILES.filter((_, tile) => s.hasFavour(seat, tile));
  if (held.some((tile) => FAVOUR_TILE_DATA[tile].action === id)) return true;
  const { actions = [], landscape, strongholdActions = [] } = s.table.factions[s.faction(seat)];
  if (s.landscape(seat) !== NONE && landscape.actions?.includes(id)) return true;
  return actions.includes(id) || (s.onMap(seat, STRONGHOLD) > 0 && strongholdActions.includes(id));
}

const REPEATABLE: readonly SpecialAction[] = ['ACTE', 'ACTH5', 'ACTH6'];

export function checkSpecial(s: State, seat: Seat, action: number, reason?: Reason): number {
  const id = SPECIAL_ACTIONS[action];
  if (!hasSpecial(s, seat, id)) return refuse('special-not-yours', { action: id }, reason);
  const spent = id === 'STAR' && s.landscapeMemo(seat) > 0;
  if (spent || (s.isSpecialUsed(seat, action) && !REPEATABLE.includes(id))) {
    return refuse('special-used', { action: id }, reason);
  }
  if (id === 'BON1' && isDry(s, seat)) return refuse('spades-useless', { action: id }, reason);
  const wrong = needsSpecialPrice(s, seat, id, reason);
  if (wrong !== LEGAL || s.table.options.rulings.emptyActions === 'allowed') return wrong;
  if (hasEffect(s, seat, id)) return LEGAL;
  return refuse('special-without-effect', { action: id }, reason);
}

function needsSpecialPrice(s: State, seat: Seat, id: SpecialAction, reason?: Reason): number {
  const price = s.table.newHomePrice;
  switch (id) {
    case 'ACTE':
      return needsWorkers(s, seat, traitOf(s, seat, 'bridgeWorkers'), reason);
    case 'ACTH5':
      return needsPower(s, seat, price, reason);
    case 'ACTH6': {
      const tokens = s.bowl1(seat) + s.bowl2(seat) + s.bowl3(seat);
      if (tokens >= price) return LEGAL;
      return refuse('tokens-not-there', { tokens: String(price) }, reason);
    }
    default:
      return LEGAL;
  }
}

/** Whether a special action of a faction has anything to work on. */
function hasEffect(s: State, seat: Seat, id: SpecialAction): boolean {
  const { map } = s.table;
  const hexes = [...Array(map.size).keys()];
  const isFree = (hex: number) => s.terrain(hex) < CYCLE && s.owner(hex) === NONE;
  switch (id) {
    case 'ACTE':
      return (
        s.bridgesLeft(seat) > 0 &&
        (hexes.some((hex) => checkLandBridge(s, seat, hex) === LEGAL) ||
          map.bridges.some(
            ({ a, b }, bridge) =>
              s.bridgeOwner(bridge) === NONE && (isOwn(s, seat, a) || isOwn(s, seat, b)),
          ))
      );
    case 'ACTN':
      return ownHexes(s, seat).some((own) =>
        neighboursOf(s, own).some((hex) => isFree(hex) && s.terrain(hex) !== s.home(seat)),
      );
    case 'ACTS':
      return s.onMap(seat, DWELLING) > 0 && needsPiece(s, seat, TRADING_POST) === LEGAL;
    case 'ACTW':
      return (
        needsPiece(s, seat, DWELLING) === LEGAL &&
        hexes.some((hex) => isFree(hex) && s.terrain(hex) === s.home(seat))
      );
    default:
      return true;
  }
}

export function checkPass(s: State, card: number, reason?: Reason): number {
  if (s.round() === ROUNDS) {
    if (card === NO_CARD) return LEGAL;
    return refuse('no-card-in-last-round', { card: BONUS_CARDS[card] }, reason);
  }
  if (card === NO_CARD) return refuse('card-needed', {}, reason);
  return checkCard(s, card, reason);
}

export function checkCard(s: State, card: number, reason?: Reason): number {
  if (s.cardWhere(card) === CARD.beside) return LEGAL;
  return refuse('card-not-available', { card: BONUS_CARDS[card] }, reason);
}

export function checkBurn(s: State, seat: Seat, times: number, reason?: Reason): number {
  return needsTimes(times, Math.floor(s.bowl2(seat) / 2), reason);
}

/** How much there is of each that is given, and what one costs. */
export function checkConvert(
  s: State,
  seat: Seat,
  conversion: number,
  times: number,
  reason?: Reason,
): number {
  const [goods, price] = given(s, seat, conversion, traitOf(s, seat, 'coinsPerVp'));
  let most = Math.floor(goods / price);
  if (conversion === CONVERSION.powerToPriests) {
    const welcome = boardOf(s, seat).hooks?.priestsWelcome?.(s, seat) === true;
    const wasteful = s.table.options.rulings.emptyActions === 'allowed';
    if (!welcome && !wasteful) most = Math.min(most, priestsLeft(s, seat));
  }
  return needsTimes(times, most, reason);
}

function given(s: State, seat: Seat, conversion: number, perVp: number): readonly [number, number] {
  switch (conversion) {
    case CONVERSION.powerToCoins:
      return [s.bowl3(seat), 1];
    case CONVERSION.powerToWorkers:
      return [s.bowl3(seat), 3];
    case CONVERSION.powerToPriests:
      return [s.bowl3(seat), 5];
    case CONVERSION.priestsToWorkers:
      return [s.priests(seat), 1];
    case CONVERSION.workersToCoins:
      return [s.workers(seat), 1];
    case CONVERSION.vpToCoins:
      return [perVp > 0 ? s.vp(seat) : 0, 1];
    default:
      return [perVp > 0 ? s.coins(seat) : 0, perVp || 1];
  }
}

/** Priests in the supply: seven less those in hand, on the cult board and elsewhere. */
export function priestsLeft(s: State, seat: Seat): number {
  const away = s.priests(seat) + s.priestsPlaced(seat);
  return NUMBERS.priests - away - (boardOf(s, seat).hooks?.priestsAway?.(s, seat) ?? 0);
}
