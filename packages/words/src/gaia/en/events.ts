import type { GaiaWords } from '../shape.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';

const { meeplesOf, animalsOf, place, city, card, objective, counted } = descriptions;
const { causes, lands, powers, decks, orders } = names;

const began = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

export const events: GaiaWords['events'] = {
  'start-player': ({ seat }, who) => `The start player: ${who.seat(seat)}.`,
  supplied: ({ seat, meeples }, who) => `${who.seat(seat)} received ${meeplesOf(meeples)}.`,
  objectives: ({ objectives }, { edition }) =>
    `Objectives of this game: ${objectives.map((id) => `“${objective(id, edition)}”`).join(', ')}.`,
  turn: ({ seat }, who) => `${who.seat(seat)} began a turn.`,
  displayed: ({ card: name }) => `The ${card(name)} was laid out.`,
  drew: ({ seat, deck, card: name }, who) =>
    name === undefined
      ? `${who.seat(seat)} drew a card from the ${decks[deck]}.`
      : `${who.seat(seat)} drew the ${card(name)} from the ${decks[deck]}.`,
  took: ({ seat, card: name }, who) => `${who.seat(seat)} took the ${card(name)} from the display.`,
  played: ({ seat, card: name }, who) => `${who.seat(seat)} played the ${card(name)}.`,
  discarded: ({ seat, card: name, cause }, who) =>
    `${who.seat(seat)} discarded the ${card(name)} (${causes[cause]}).`,
  tile: ({ seat, land, x, y }, who) =>
    `${who.seat(seat)} laid a ${lands[land]} tile at ${place(x, y)}.`,
  animals: ({ seat, amount, x, y, cause, city: id }, who) => {
    if (amount > 0) return `${who.seat(seat)} put ${animalsOf(amount)} at ${place(x, y)}.`;
    if (id === undefined) {
      return `${who.seat(seat)} drove ${animalsOf(-amount)} away from ${place(x, y)} (${causes[cause]}).`;
    }
    return `${who.seat(seat)} fed ${city(id)} with ${animalsOf(-amount)} from ${place(x, y)}.`;
  },
  built: ({ seat, city: id, x, y }, who) =>
    `${who.seat(seat)} built ${city(id)} at ${place(x, y)}.`,
  destroyed: ({ city: id, x, y, cause }) =>
    `${began(city(id))} at ${place(x, y)} was destroyed (${causes[cause]}).`,
  needs: ({ city: id, from, to }) =>
    `${began(city(id))} has ${to} of its needs met now, ${from} before.`,
  meeples: ({ seat, amount, city: id, cause }, who) =>
    amount > 0
      ? `${who.seat(seat)} put ${meeplesOf(amount)} on ${city(id)} (${causes[cause]}).`
      : `${who.seat(seat)} got ${meeplesOf(-amount)} back from ${city(id)} (${causes[cause]}).`,
  objective: ({ seat, objective: id, nature, powers: played }, who) =>
    `${who.seat(seat)} completed the objective “${objective(id, who.edition)}” with a meeple and discarded from the cards in front: ${counted({ ...nature, ...played })}.`,
  changed: ({ x, y, from, to, cause }) =>
    `The ${lands[from]} tile at ${place(x, y)} became ${lands[to]} (${powers[cause]}).`,
  swapped: ({ x, y, withX, withY }) =>
    `The tiles at ${place(x, y)} and ${place(withX, withY)} changed places (earthquake).`,
  stolen: ({ seat, by, deck, card: name }, who) =>
    name === undefined
      ? `${who.seat(seat)} lost a card with the back of the ${decks[deck]} to the tornado of ${who.seat(by)}.`
      : `${who.seat(seat)} lost the ${card(name)} to the tornado of ${who.seat(by)}.`,
  kept: ({ seat, from, deck, card: name }, who) => {
    const what =
      name === undefined ? `a card with the back of the ${decks[deck]}` : `the ${card(name)}`;
    const whose = from === undefined ? '' : `, which was in the hand of ${who.seat(from)}`;
    return `${who.seat(seat)} kept ${what}${whose}.`;
  },
  'blown-away': ({ seat, from, card: name }, who) => {
    const whose = from === undefined ? '' : `, which was in the hand of ${who.seat(from)}`;
    return `The tornado of ${who.seat(seat)} blew away the ${card(name)}${whose}.`;
  },
  answered: ({ seat, protects }, who) => {
    if (protects === undefined) return `${who.seat(seat)} answered.`;
    return protects ? `${who.seat(seat)} chose to protect.` : `${who.seat(seat)} let it happen.`;
  },
  protected: ({ seat, against }, who) =>
    `${who.seat(seat)} cancelled the power card of ${who.seat(against)} with protection.`,
  order: ({ seat, order }, who) =>
    order === undefined
      ? `${who.seat(seat)} gave a standing order for protection.`
      : `${who.seat(seat)} gave a standing order for protection: ${orders[order]}.`,
  'game-over': ({ seat, reason }, who) =>
    reason === 'meeples'
      ? `The game is over. ${who.seat(seat)} placed every meeple and won.`
      : `The game is over: the cards have run out. ${who.seat(seat)} won with the most meeples placed.`,
};
