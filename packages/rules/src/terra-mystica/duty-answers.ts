import { argA, argB, kindOf, type Move, type Seat } from '../kernel/index.ts';
import { advanceCult } from './cults.ts';
import { unlockPrice } from './duties.ts';
import { FRAME, NEW_HOME } from './frames.ts';
import { addPriests, gainCoins, gainTokens, gainVp, priestSupply, type Sink } from './gains.ts';
import { KIND } from './moves.ts';
import { ANSWER, answerOffer, findCoin, findOffer } from './offers.ts';
import type { State } from './state.ts';
import { TERRAINS } from './vocabulary.ts';

/** Answers to what a seat owes outside its own action. @returns whether the move was one. */
export function answersDuty(s: State, seat: Seat, move: Move, sink: Sink): boolean {
  switch (kindOf(move)) {
    case KIND.takePower:
    case KIND.refusePower: {
      const answer = kindOf(move) === KIND.takePower ? ANSWER.take : ANSWER.refuse;
      answerOffer(s, findOffer(s, seat, argA(move), argB(move)), answer, sink);
      return true;
    }
    case KIND.takeCoin:
      answerOffer(s, findCoin(s, seat, argA(move), argB(move)), ANSWER.coin, sink);
      return true;
    case KIND.cult:
      if (isAskedForCult(s, seat)) return false;
      s.addOweSteps(seat, -1);
      advanceCult(s, seat, argA(move), 1, 'ability', sink);
      return true;
    case KIND.gainPriest:
      closePriest(s, seat);
      addPriests(s, seat, 1, 'ability', sink);
      return true;
    case KIND.unlock:
      closePriest(s, seat);
      gainCoins(s, seat, -unlockPrice(s, seat, argA(move)), 'unlock', sink);
      s.setLocked(seat, s.locked(seat) & ~(1 << argA(move)));
      if (sink !== undefined) {
        sink.push({ type: 'unlocked', seat, terrain: TERRAINS[argA(move)] });
      }
      return true;
    case KIND.buyToken:
      closeToken(s, seat);
      gainVp(s, seat, -s.table.tokenVp, 'ability', sink);
      gainTokens(s, seat, 0, 1, 'ability', sink);
      return true;
    case KIND.decline:
      if (declinesFrame(s, seat)) return false;
      if (s.oweTokens(seat) > 0) {
        closeToken(s, seat);
        if (sink !== undefined) sink.push({ type: 'lost', seat, what: 'token', amount: 1 });
      } else {
        closePriest(s, seat);
        if (sink !== undefined) sink.push({ type: 'lost', seat, what: 'priests', amount: 1 });
      }
      return true;
    default:
      return false;
  }
}

/** Whether the seat may decline the frame on top, and so means that and not what it owes besides. */
export function declinesFrame(s: State, seat: Seat): boolean {
  if (s.depth() === 0 || s.frameWho() !== seat) return false;
  switch (s.frame()) {
    case FRAME.spades:
    case FRAME.bridge:
    case FRAME.ordain:
    case FRAME.token:
    case FRAME.gate:
    case FRAME.tracks:
      return true;
    case FRAME.priest:
      return priestSupply(s, seat) === 0;
    case FRAME.newHome:
      return s.frameA() === NEW_HOME.star;
    case FRAME.ride:
    case FRAME.sandstorm:
    case FRAME.freeTradingPost:
      return s.table.emptyActions;
    default:
      return false;
  }
}

/** Whether a cult named now settles the frame on top. */
export function isAskedForCult(s: State, seat: Seat): boolean {
  if (s.depth() === 0 || s.frameWho() !== seat) return false;
  const frame = s.frame();
  return frame === FRAME.cult || frame === FRAME.keys || frame === FRAME.townReward;
}

function isOnFrame(s: State, seat: Seat, frame: number): boolean {
  return s.depth() > 0 && s.frameWho() === seat && s.frame() === frame;
}

function closePriest(s: State, seat: Seat): void {
  if (isOnFrame(s, seat, FRAME.priest)) s.pop();
  else s.addOwePriests(seat, -1);
}

function closeToken(s: State, seat: Seat): void {
  if (isOnFrame(s, seat, FRAME.token)) s.pop();
  else s.addOweTokens(seat, -1);
}
