import {
  BONUS_CARDS,
  FAVOUR_TILES,
  POWER_ACTIONS,
  SPECIAL_ACTIONS,
} from '@pangaea/rules/terra-mystica';
import { allOf } from '../../all-of.ts';
import { joined } from '../../joined.ts';
import { en as own } from '../factions/index.ts';
import { factionName, markWords, moveWords, pocketWords } from '../fan-words.ts';
import type { TerraMysticaWords, Who } from '../shape.ts';
import { isMoved, signed } from '../tokens.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';

const { bonusCard, coins, favourTile, keys, lostOf, powerAction, powerOf } = descriptions;
const { priests, roundTile, spades, townTile, vpOf, workers } = descriptions;
const { buildings, causes, cults, terrains } = names;
const faction = (id: string, who: Who) => factionName(names.factions, id, who);

const counted =
  (amountOf: (amount: number) => string) =>
  (got: string, paid: string, who: string, amount: number, cause: string) =>
    amount < 0
      ? `${who} ${paid} ${amountOf(-amount)} (${cause}).`
      : `${who} ${got} ${amountOf(amount)} (${cause}).`;
const told = {
  coins: counted(coins),
  workers: counted(workers),
  priests: counted(priests),
  vp: counted(vpOf),
  keys: counted(keys),
};

/** The place of the marker that an event `used` reports. */
function place(what: string, { printed }: Who): string {
  const power = POWER_ACTIONS.find((id) => id === what);
  if (power !== undefined) return `the power action (${powerAction(power, printed)})`;
  const card = BONUS_CARDS.find((id) => id === what);
  if (card !== undefined) return `the bonus card (${bonusCard(card, printed)})`;
  const tile = FAVOUR_TILES.find((id) => id === what);
  if (tile !== undefined) return `the favour tile (${favourTile(tile, printed)})`;
  const special = SPECIAL_ACTIONS.find((id) => id === what);
  return special === undefined ? what : `the action (${names.specialActions[special]})`;
}

export const events: TerraMysticaWords['events'] = {
  coins: ({ seat, amount, cause }, who) =>
    told.coins('got', 'paid', who.seat(seat), amount, causes[cause]),
  workers: ({ seat, amount, cause }, who) =>
    told.workers('got', 'paid', who.seat(seat), amount, causes[cause]),
  priests: ({ seat, amount, cause }, who) =>
    told.priests('got', 'gave', who.seat(seat), amount, causes[cause]),
  vp: ({ seat, amount, cause }, who) =>
    told.vp('scored', 'paid', who.seat(seat), amount, causes[cause]),
  keys: ({ seat, amount, cause }, who) =>
    told.keys('got', 'used', who.seat(seat), amount, causes[cause]),
  power: ({ seat, amount, lost, cause, from }, who) => {
    const giver = from === undefined ? '' : `, from ${who.seat(from)}`;
    const unused = lost === 0 ? '' : `; ${lost} found no room`;
    return `${who.seat(seat)} got ${powerOf(amount)} (${causes[cause]}${giver})${unused}.`;
  },
  'power-spent': ({ seat, amount, cause }, who) =>
    `${who.seat(seat)} spent ${powerOf(amount)} (${causes[cause]}).`,
  tokens: ({ seat, bowls, cause }, who) => {
    if (isMoved(bowls)) {
      return `Power tokens of ${who.seat(seat)} went from bowl to bowl, I/II/III: ${bowls.map(signed).join('/')} (${causes[cause]}).`;
    }
    const gained = bowls.every((tokens) => tokens >= 0);
    const shown = bowls.map(Math.abs).join('/');
    return `${who.seat(seat)} ${gained ? 'got' : 'lost'} ${shown} power tokens in bowls I/II/III (${causes[cause]}).`;
  },
  burned: ({ seat, times }, who) =>
    `${who.seat(seat)} burned power: ${times} left the game, ${times} went to bowl III.`,
  lost: ({ seat, what, amount }, who) => `${who.seat(seat)} could not use ${lostOf(what, amount)}.`,
  cult: ({ seat, cult, steps, to, cause }, who) =>
    `${who.seat(seat)} ${steps < 0 ? 'went back' : 'advanced'} ${Math.abs(steps)} on ${cults[cult]} to ${to} (${causes[cause]}).`,
  'priest-placed': ({ seat, cult, space }, who) =>
    `A priest of ${who.seat(seat)} stays in the cult of ${cults[cult]}, on space ${space + 1}.`,
  nominated: ({ seat, faction: id }, who) =>
    `${who.player(seat)} put the ${faction(id, who)} up for auction.`,
  bid: ({ seat, faction: id, points }, who) =>
    `${who.player(seat)} bid ${points} for the ${faction(id, who)}.`,
  sealed: ({ seat, faction: id, points }, who) =>
    `${who.player(seat)} wrote down ${points === undefined ? 'a number' : points} for the ${faction(id, who)}.`,
  opened: ({ seat, points }, who) => `${who.player(seat)} had written ${points.join(', ')}.`,
  faction: ({ seat, faction: id }, who) => `${who.player(seat)} took the ${faction(id, who)}.`,
  colour: ({ seat, terrain }, who) => `${who.seat(seat)} chose ${terrains[terrain]}.`,
  built: ({ seat, hex, building, replaced }, who) =>
    replaced === 'none'
      ? `${who.seat(seat)} built a ${buildings[building]} on ${hex}.`
      : `${who.seat(seat)} upgraded the ${buildings[replaced]} on ${hex} to a ${buildings[building]}.`,
  landscape: ({ seat, faction, hex }, who) =>
    `${who.seat(seat)} placed the ${own[faction].landscape.name} on ${hex}.`,
  'land-bridge': ({ seat, to }, who) =>
    `${who.seat(seat)} built a bridge from the landscape to ${to}.`,
  transformed: ({ seat, hex, from, to, spades: used, bought }, who) => {
    const tools =
      used === 0
        ? 'without a spade'
        : bought === used
          ? spades(used)
          : `${spades(used)}, ${used - bought} of them free`;
    return `${who.seat(seat)} transformed ${hex} from ${terrains[from]} to ${terrains[to]} (${tools}).`;
  },
  spades: ({ seat, amount, cause }, who) =>
    `${who.seat(seat)} got ${spades(amount)} (${causes[cause]}).`,
  bridge: ({ seat, bridge }, who) => `${who.seat(seat)} built the bridge ${bridge}.`,
  shipping: ({ seat, to, cause }, who) =>
    `${who.seat(seat)} raised the shipping to ${to} (${causes[cause]}).`,
  exchange: ({ seat, to, cause }, who) =>
    `${who.seat(seat)} advanced on the spade track to ${to} (${causes[cause]}).`,
  range: ({ seat, to, cause }, who) =>
    `${who.seat(seat)} raised the range of carpet flights to ${to} (${causes[cause]}).`,
  favour: ({ seat, tile }, who) =>
    `${who.seat(seat)} took the favour tile (${favourTile(tile, who.printed)}).`,
  town: ({ seat, tile, hex, buildings: of, grown }, who) =>
    `${who.seat(seat)} ${grown === undefined ? 'founded a town' : 'has a grown town'} of ${of.length} structures (${of.join(', ')}); the town tile (${townTile(tile, who.printed)}) lies on ${hex}.`,
  'power-offered': ({ seat, from, amount }, who) =>
    `${who.seat(seat)} may take ${powerOf(amount)} from ${who.seat(from)}.`,
  'power-refused': ({ seat, from, amount }, who) =>
    `${who.seat(seat)} refused ${powerOf(amount)} from ${who.seat(from)}.`,
  neighbours: ({ seat, taken }, who) =>
    taken
      ? `Neighbours of ${who.seat(seat)} took power.`
      : `No neighbour of ${who.seat(seat)} took power.`,
  'bonus-card': ({ seat, card, returned }, who) => {
    const back =
      returned === undefined
        ? ''
        : ` and gave back the other (${bonusCard(returned, who.printed)})`;
    return `${who.seat(seat)} took the bonus card (${bonusCard(card, who.printed)})${back}.`;
  },
  'bridge-moved': ({ seat, from, to }, who) =>
    `${who.seat(seat)} moved the bridge ${from} to ${to}.`,
  moved: ({ seat, from, to }, who) => `${who.seat(seat)} moved the structure on ${from} to ${to}.`,
  'favour-returned': ({ seat, tile }, who) =>
    `${who.seat(seat)} gave back the favour tile (${favourTile(tile, who.printed)}).`,
  'card-returned': ({ seat, card }, who) =>
    `${who.seat(seat)} gave back the bonus card (${bonusCard(card, who.printed)}).`,
  'extra-card': ({ card }, who) =>
    `One more bonus card is in the game: ${bonusCard(card, who.printed)}.`,
  kept: ({ seat, what, amount }, who) =>
    pocketWords(what, who)?.told(who.seat(seat), amount) ??
    `${who.seat(seat)} ${amount < 0 ? 'used' : 'put by'} ${Math.abs(amount)} × ${what}.`,
  marked: ({ seat, hex, what }, who) =>
    markWords(what, who)?.(who.seat(seat), hex) ?? `${who.seat(seat)} marked ${hex}: ${what}.`,
  'card-coins': ({ cards }, who) => {
    const left = cards.map((card) => bonusCard(card, who.printed));
    return `1 coin was laid on each bonus card that nobody has (${left.join('; ')}).`;
  },
  used: ({ seat, what }, who) => {
    const ability = moveWords(what, who);
    if (ability !== undefined) return `${who.seat(seat)} used an ability: ${ability.name}.`;
    return `${who.seat(seat)} laid a marker on ${place(what, who)}.`;
  },
  passed: ({ seat }, who) => `${who.seat(seat)} passed.`,
  dropped: ({ seat, returned }, who) =>
    returned === undefined
      ? `${who.seat(seat)} left the game.`
      : `${who.seat(seat)} left the game and gave back the bonus card (${bonusCard(returned, who.printed)}).`,
  landscapes: ({ inPlay }) =>
    inPlay ? 'The draw: landscapes are in play.' : 'The draw: landscapes are not in play.',
  'start-player': ({ seat }, who) => `The start player: ${who.seat(seat)}.`,
  round: ({ round, tile }, who) => `Round ${round} began: ${roundTile(tile, who.printed)}.`,
  order: ({ seat, topic, answer }, who) =>
    `${who.seat(seat)} left an order: ${names.topics[topic]}: ${names.answers[answer]}.`,
  answered: ({ seat, by }, who) => `Answered for ${who.seat(seat)}: ${names.answeredBy[by]}.`,
  measured: ({ seat, what, value }, who) =>
    `${who.seat(seat)} had ${value} (${what === 'network' ? names.terms.network : names.finalTiles[what]}).`,
  'game-over': ({ rank }, who) => {
    const winners = rank.flatMap((at, seat) => (at === 1 ? [who.seat(seat)] : []));
    return `The game is over. ${allOf(winners)} won${winners.length > 1 ? ' together' : ''}.`;
  },
  ...joined(own, 'events'),
};
