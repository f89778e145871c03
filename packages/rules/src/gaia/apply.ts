import { argA, argB, argC, kindOf, type Move, type Seat } from '../kernel/index.ts';
import { FACE } from './cards.ts';
import { draw, take } from './drawing.ts';
import { endByExhaustion } from './ending.ts';
import type { Sink } from './events.ts';
import { feed } from './feeding.ts';
import { settle } from './flow.ts';
import { FRAME } from './frames.ts';
import { discardCard, playCard } from './hand.ts';
import { coordinateOf, KIND } from './moves.ts';
import { completeObjective } from './objectives.ts';
import { keepTaken } from './powers/tornado.ts';
import { NONE, type State } from './state.ts';
import { settleCity, settleNewCity, updateCities } from './update.ts';
import { LANDS, POWERS, STANDING_ORDERS } from './vocabulary.ts';
import { answerInWindow } from './window.ts';
import { layTile, placeAt, tileAt } from './world.ts';

/** Does a legal move and all that follows without a choice. */
export function apply(s: State, seat: Seat, move: Move, sink: Sink): void {
  const kind = kindOf(move);
  if (kind === KIND.order) {
    s.setOrder(seat, argA(move));
    if (sink !== undefined) sink.push({ type: 'order', seat, order: STANDING_ORDERS[argA(move)] });
    return;
  }
  if (s.top() === FRAME.turn) {
    s.pop();
    s.setActions(s.actions() - 1);
    act(s, seat, move, sink);
  } else {
    choose(s, seat, move, sink);
  }
  settle(s, sink);
}

/** The power that each kind of move plays. */
const POWER_OF: readonly number[] = powersByKind();

function powersByKind(): number[] {
  const list: number[] = [];
  for (const [power, id] of POWERS.entries()) {
    if (Object.hasOwn(KIND, id)) list[KIND[id as keyof typeof KIND]] = power;
  }
  return list;
}

/** One of the two actions of a turn. */
function act(s: State, seat: Seat, move: Move, sink: Sink): void {
  switch (kindOf(move)) {
    case KIND.draw:
      draw(s, seat, argA(move));
      break;
    case KIND.take:
      take(s, seat, argA(move), sink);
      break;
    case KIND.exhaust:
      endByExhaustion(s, sink);
      break;
    case KIND.nature:
      playNature(s, seat, move, sink);
      break;
    case KIND.animals:
      playAnimals(s, seat, move, sink);
      break;
    case KIND.city:
      playCity(s, seat, move, sink);
      break;
    default:
      playPower(s, seat, move, sink);
  }
}

/** Answers to the frame on top. */
function choose(s: State, seat: Seat, move: Move, sink: Sink): void {
  const a = argA(move);
  switch (kindOf(move)) {
    case KIND.protect:
    case KIND.let:
      answerInWindow(s, seat, kindOf(move) === KIND.protect, sink);
      break;
    case KIND.discard: {
      const cause = s.topA() === 1 ? 'power-limit' : 'hand-limit';
      s.pop();
      discardCard(s, seat, a, cause, sink);
      break;
    }
    case KIND.keep:
      s.pop();
      s.countRevealed();
      keepTaken(s, seat, a, sink);
      break;
    case KIND.objective:
      s.pop();
      completeObjective(s, seat, placeOf(s, a), sink);
      break;
    case KIND.settle:
      settleCity(s, seat, a, sink);
      break;
    case KIND.spare:
      s.pop();
      s.setHungry(0);
      break;
    default:
      s.pop();
      feed(s, seat, a, tileOf(s, argB(move), argC(move)), sink);
  }
}

/** Where an objective lies in the row. */
function placeOf(s: State, objective: number): number {
  let place = 0;
  while (s.objective(place) !== objective) place++;
  return place;
}

function tileOf(s: State, x: number, y: number): number {
  return tileAt(s, placeAt(coordinateOf(x), coordinateOf(y)));
}

/** Rules, "Playing a nature card". */
function playNature(s: State, seat: Seat, move: Move, sink: Sink): void {
  const land = argA(move);
  const x = coordinateOf(argB(move));
  const y = coordinateOf(argC(move));
  playCard(s, seat, FACE.nature + land, sink);
  s.setPile(land, s.pile(land) - 1);
  layTile(s, placeAt(x, y), land);
  if (sink !== undefined) sink.push({ type: 'tile', seat, land: LANDS[land], x, y });
  s.push(FRAME.objectives, seat);
  updateCities(s, seat, sink);
}

/** Rules, "Playing a life card: animals". */
function playAnimals(s: State, seat: Seat, move: Move, sink: Sink): void {
  const face = FACE.animals + argA(move);
  const amount = s.table.herd;
  playCard(s, seat, face, sink);
  s.discard(face);
  s.setAnimals(tileOf(s, argB(move), argC(move)), amount);
  s.setTokens(s.tokens() - amount);
  if (sink !== undefined) {
    const where = { x: coordinateOf(argB(move)), y: coordinateOf(argC(move)) };
    sink.push({ type: 'animals', seat, amount, ...where, cause: 'played' });
  }
  updateCities(s, seat, sink);
}

/** Rules, "Playing a life card: cities". */
function playCity(s: State, seat: Seat, move: Move, sink: Sink): void {
  const city = argA(move);
  const tile = tileOf(s, argB(move), argC(move));
  playCard(s, seat, FACE.city + city, sink);
  s.setCityAt(city, tile);
  s.setCityOn(tile, city);
  if (sink !== undefined) {
    const where = { x: coordinateOf(argB(move)), y: coordinateOf(argC(move)) };
    sink.push({ type: 'built', seat, city: s.table.cityIds[city], ...where });
  }
  settleNewCity(s, seat, city, sink);
  updateCities(s, seat, sink);
}

/** Announces a power card: it lies in front at once, its effect comes after the window. */
function playPower(s: State, seat: Seat, move: Move, sink: Sink): void {
  const kind = kindOf(move);
  const power = POWER_OF[kind];
  playCard(s, seat, FACE.power + power, sink);
  const aimed = kind !== KIND.tornado;
  s.push(FRAME.powerObjectives, seat);
  s.push(FRAME.effect, seat, power, aimed ? tileOf(s, argA(move), argB(move)) : NONE, argC(move));
  s.push(FRAME.openWindow, seat);
}
