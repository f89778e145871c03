import { joined } from '../../joined.ts';
import { engineRefusals } from '../../kernel/engine-en.ts';
import { named } from '../../named.ts';
import { en as own } from '../factions/index.ts';
import { factionName, moveWords, reasonFor } from '../fan-words.ts';
import type { TerraMysticaWords, Who } from '../shape.ts';
import { thingNames, tileNames } from '../things.ts';
import { cult } from './cults.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';
import { terrain } from './terrains.ts';

type Id = string | number;
const { coins, powerOf, priests, spades, vpOf, workers } = descriptions;
const building = (id: Id) => named(names.buildings, id);
const faction = (id: Id, who: Who) => factionName(names.factions, id, who);
/** An ability by its name, if there are words for it. */
const ability = (id: Id, who: Who) => moveWords(String(id), who)?.name ?? id;
const track = (id: Id) => named(names.tracks, id);
const topic = (id: Id) => named(names.topics, id);
const answer = (id: Id) => named(names.answers, id);
const thing = thingNames({ ...descriptions, specialActions: names.specialActions });
const tile = tileNames(descriptions);
const number = (of: Id) => Number(of);

export const refusals: TerraMysticaWords['refusals'] = {
  ...engineRefusals(names.pending),
  'action-already-taken': () => 'You have taken your action of this turn.',
  'answer-first': () => 'Answer first what you are asked: offers, steps, tokens or priests.',
  'nothing-to-decline': ({ pending }) => `${named(names.pending, pending)} cannot be left out.`,
  'nothing-owed': () => 'Nothing of the kind is due to you.',
  'no-dropping': () => 'At this table nobody may leave.',

  'faction-not-in-play': ({ faction: id }, who) => `The ${faction(id, who)} are not in play.`,
  'board-taken': ({ faction: id, by }, who) =>
    `The ${faction(id, who)} have the colour of ${who.seat(number(by))}.`,
  'board-not-dealt': ({ faction: id }, who) =>
    `The ${faction(id, who)} are not on the board dealt to you.`,
  'faction-nominated': ({ faction: id }, who) =>
    `The colour of the ${faction(id, who)} is up for auction already.`,
  'faction-not-nominated': ({ faction: id }, who) =>
    `The ${faction(id, who)} are not up for auction.`,
  'another-faction-next': ({ faction: id, next }, who) =>
    `The next bid is for the ${faction(next, who)}, not for the ${faction(id, who)}.`,
  'bid-too-low': ({ points, present }) => `${points} does not beat the bid of ${present}.`,
  'bid-too-high': ({ points, most }) => `${points} is more than the ${most} that one can bid.`,
  'terrain-taken': ({ terrain: id, by }, who) =>
    `${terrain(id)} is the terrain of ${who.seat(number(by))}.`,
  'not-on-cycle': ({ terrain: id }) => `${terrain(id)} is not on the terrain cycle.`,
  'not-at-river': ({ hex }) => `${hex} does not lie at a river.`,

  'not-land': ({ hex }) => `${hex} is river.`,
  'not-empty': ({ hex, building: id }) => `On ${hex} stands a ${building(id)}.`,
  'wrong-terrain': ({ hex, terrain: is, needs }) =>
    `${hex} is ${terrain(is)}, not ${terrain(needs)}.`,
  'terrain-locked': ({ hex, terrain: is }) =>
    `${hex} is ${terrain(is)}, which you have not unlocked.`,
  'terrain-for-good': ({ hex, terrain: is }) => `${hex} is ${terrain(is)} for good.`,
  'already-home-terrain': ({ hex }) => `${hex} is your home terrain already.`,
  'not-in-reach': ({ hex, shipping }) => `${hex} is not in reach with a shipping of ${shipping}.`,
  'not-touching': ({ hex }) => `${hex} does not touch a structure of yours.`,
  'not-in-range': ({ hex, range }) =>
    `${hex} is further than a tunnel or carpet flight of ${range} reaches.`,
  'directly-adjacent': ({ hex }) =>
    `${hex} is directly adjacent: no tunnel or carpet flight is needed.`,
  'no-skipping': ({ faction: id }, who) => `The ${faction(id, who)} neither tunnel nor fly.`,
  'skipped-already': () => 'One tunnel or carpet flight is all that an action holds.',
  'no-transforming': ({ faction: id }, who) => `The ${faction(id, who)} transform no terrain.`,
  'no-volcanoes': ({ faction: id }, who) => `The ${faction(id, who)} make no volcanoes.`,
  'no-such-way': ({ hex, terrain: id, way }) =>
    `${hex} does not become ${terrain(id)} by ${named(names.ways, way)}.`,
  'not-to-home': ({ hex }) => `${hex} can only become your home terrain, the short way.`,
  'too-many-spades': ({ hex, terrain: to, spades: needed, most }) =>
    `${hex} takes ${spades(number(needed))} to become ${terrain(to)}; you can have ${most}.`,
  'not-the-shortest-way': ({ hex }) =>
    `Spades may be bought besides free ones only on the shortest way home: not on ${hex}.`,
  'no-more-transforming': () => 'Nothing more may be transformed in this action.',
  'made-home-already': ({ hex }) =>
    `${hex} has become your terrain in this action and is not transformed further.`,
  'not-made-home': ({ hex }) => `${hex} is not the hex made home terrain in this action.`,
  'no-building-now': () => 'Nothing may be built with these spades.',

  'no-piece-left': ({ building: id }) => `You have no ${building(id)} left.`,
  'not-enough-workers': ({ cost, workers: has }) =>
    `It costs ${workers(number(cost))}; you have ${has}.`,
  'not-enough-coins': ({ cost, coins: has }) => `It costs ${coins(number(cost))}; you have ${has}.`,
  'not-enough-priests': ({ cost, priests: has }) =>
    `It costs ${priests(number(cost))}; you have ${has}.`,
  'not-enough-vp': ({ cost, vp }) => `It costs ${vpOf(number(cost))}; you have ${vp}.`,
  'not-enough-power': ({ cost, power }) =>
    `It costs ${powerOf(number(cost))}; in bowl III you have ${power}.`,
  'not-your-building': ({ hex }) => `No structure of yours stands on ${hex}.`,
  'cannot-become': ({ hex, building: id, to }) =>
    `The ${building(id)} on ${hex} cannot become a ${building(to)}.`,
  'no-track': ({ track: id }) => `Your faction has no ${track(id)}.`,
  'track-ended': ({ track: id }) => `You are at the end of the ${track(id)}.`,
  'no-space-for-priest': ({ cult: id, steps }) =>
    `The cult of ${cult(id)} has no free space of ${steps}.`,

  'power-action-used': ({ action }, who) =>
    `The power action “${thing(action, who)}” has been used this round.`,
  'spades-useless': ({ action }, who) =>
    `Your faction cannot use the spades of “${thing(action, who)}”.`,
  'special-not-yours': ({ action }, who) => `You do not have the action “${thing(action, who)}”.`,
  'special-used': ({ action }, who) =>
    `The action “${thing(action, who)}” has been used this round.`,
  'special-without-effect': ({ action }, who) =>
    `The action “${thing(action, who)}” would have no effect.`,

  'bridge-place-taken': ({ bridge, by }, who) =>
    `On ${bridge} stands a bridge of ${who.seat(number(by))}.`,
  'bridge-not-at-own-building': ({ bridge }) =>
    `Neither end of ${bridge} has a structure of yours.`,
  'cult-not-due': ({ cult: id }) => `The cult of ${cult(id)} is not among those to choose from.`,
  'favour-not-left': ({ tile: id }, who) => `No favour tile “${tile(id, who)}” is left.`,
  'favour-held': ({ tile: id }, who) => `You hold the favour tile “${tile(id, who)}” already.`,
  'town-tile-not-left': ({ tile: id }, who) => `No town tile “${tile(id, who)}” is left.`,
  'no-river-towns': ({ faction: id }, who) =>
    `The ${faction(id, who)} found no towns across rivers.`,
  'not-a-river-hex': ({ hex }) => `${hex} is no river.`,
  'river-holds-town': ({ hex }) => `On ${hex} lies a town tile already.`,
  'no-groups-at-river': ({ hex }) =>
    `Around ${hex} there are no two groups of yours outside towns.`,
  'town-too-small': ({ structures, power, needsPower }) =>
    `${structures} structures of power value ${power} are no town; it takes ${needsPower}, and four structures or three with a sanctuary.`,
  'no-such-offer': ({ from, power }, who) =>
    `${who.seat(number(from))} offers you no ${powerOf(number(power))}.`,
  'tokens-not-there': ({ tokens }) => `Your bowls do not hold these power tokens: ${tokens}.`,
  'tokens-not-the-price': ({ tokens, price }) =>
    `${tokens} is not the price of ${price} power tokens.`,
  'tokens-not-lowest': ({ tokens }) => `${tokens} leaves tokens in lower bowls, which go first.`,
  'too-many-times': ({ times, most }) => `${times} times is too often; ${most} times is possible.`,
  'card-not-available': ({ card }, who) =>
    `The bonus card “${tile(card, who)}” does not lie beside the board.`,
  'card-needed': () => 'You have to take a bonus card.',
  'no-card-in-last-round': () => 'In the last round no bonus card is taken: “pass none”.',
  'order-stands-already': ({ topic: id, answer: of }) =>
    `This order stands already: ${topic(id)}: ${answer(of)}.`,
  'order-not-on-topic': ({ topic: id, answer: of }) =>
    `“${answer(of)}” is no order about ${topic(id)}.`,
  'order-not-for-faction': ({ topic: id }) => `Your faction is never asked about ${topic(id)}.`,

  'not-your-ability': ({ ability: id }, who) =>
    `${ability(id, who)} is an ability of another faction.`,
  'ability-used': ({ ability: id }, who) => `You have used ${ability(id, who)} in this round.`,
  'ability-needs-stronghold': ({ ability: id }, who) =>
    `${ability(id, who)} comes with your stronghold.`,
  'ability-argument': ({ ability: id }, who) => `${ability(id, who)} does not work on that.`,
  'ability-impossible': ({ ability: id, because }, who) =>
    reasonFor(String(id), String(because), who) ??
    `${ability(id, who)} is not possible now: ${because}.`,
  'upgrade-impossible': ({ hex, to }) =>
    `Your faction cannot make a ${building(to)} of what stands on ${hex}.`,

  'no-landscapes': () => 'Landscapes are not in play.',
  'landscape-lies': ({ hex }) => `Your landscape lies on ${hex} already.`,
  'landscape-needs': ({ building: id, count }) =>
    `Your landscape needs ${count} × ${building(id)} on the map first.`,
  'landscape-otherwise': ({ faction: id }, who) =>
    `The landscape of the ${faction(id, who)} comes to the map in another way.`,
  'not-beside-own-building': ({ hex }) => `${hex} does not lie beside a structure of yours.`,
  'no-land-bridges': ({ faction: id }, who) =>
    `The ${faction(id, who)} have no Bridge Tower on the map.`,
  'no-corner': ({ hex }) => `No corner of your landscape looks to ${hex}.`,
  'no-coin-offered': ({ from }, who) =>
    `What ${who.seat(number(from))} built does not touch your landscape: there is no coin to take.`,
  'no-spade-saved': ({ hex }) => `No spade is saved on ${hex}.`,
  'track-not-bought': ({ track: id }) => `A step on ${track(id)} is no action of your faction.`,
  ...joined(own, 'refusals'),
};
