import { argB, kindOf, type Move, type Seat } from '../../kernel/index.ts';
import { TRAIT } from '../../terra-mystica/boards/compile-traits.ts';
import type { Event } from '../../terra-mystica/events.ts';
import type { State } from '../../terra-mystica/state.ts';
import { STRONGHOLD } from '../../terra-mystica/structures/building-kinds.ts';
import { KIND, QUESTION } from '../../terra-mystica/words.ts';
import { incomePartsOf } from '../game/income-rows.ts';
import { isPriestUnasked, partOfEvent } from '../game/parts.ts';
import type { PlayerCommand } from '../notation/commands.ts';
import type { Place } from '../notation/place.ts';

/** The place of commands made here, which are in no text. */
const NOWHERE: Place = { line: 0, column: 0 };

/**
 * The commands that the site expects although the game did the thing by itself with a move of the
 * seat: the last kind of town tile, a bridge without any place for it, a favour tile if the seat
 * holds all, workers that cannot be ordained, priests of the Riverwalkers with nothing left to
 * unlock.
 * @param before the position before the move; @param s the one after it
 */
export function tellUnasked(
  before: State,
  seat: Seat,
  move: Move,
  s: State,
  events: readonly Event[],
): readonly PlayerCommand[] {
  const at = NOWHERE;
  const kind = kindOf(move);
  const commands: PlayerCommand[] = [];
  let named = kind === KIND.town ? 1 : 0;
  const parts = incomePartsOf(events);
  for (const [place, event] of events.entries()) {
    if (!('seat' in event) || event.seat !== seat || partOfEvent(event) !== undefined) continue;
    if (parts[place] !== undefined) continue;
    if (event.type === 'town') {
      if (named-- <= 0) commands.push({ do: 'take', at, tile: event.tile, count: 1 });
    } else if (event.type === 'lost' && kind !== KIND.decline) {
      if (event.what === 'bridge') commands.push({ do: 'give-up', at, what: 'BRIDGE', count: 1 });
      if (event.what === 'favour-tile') {
        commands.push({ do: 'give-up', at, what: 'GAIN_FAVOR', count: 1 });
      }
    }
    if (isPriestUnasked(s, event) && kind !== KIND['gain-priest']) commands.push(GAIN_PRIEST);
  }
  if (losesOrdination(before, seat, move, s)) {
    const count = s.trait(seat, TRAIT.ordained);
    commands.push({ do: 'give-up', at, what: 'CONVERT_W_TO_P', count });
  }
  return commands;
}

/** Written for each priest that Riverwalkers take in hand, or lose. */
export const GAIN_PRIEST: PlayerCommand = {
  do: 'unlock-terrain',
  at: NOWHERE,
  terrain: 'gain-priest',
};

/**
 * Whether Darklings have built their stronghold but have no worker to ordain, so that the game does
 * not ask.
 */
function losesOrdination(before: State, seat: Seat, move: Move, s: State): boolean {
  const kind = kindOf(move);
  if (s.table.factions[s.faction(seat)]?.strongholdAsks !== 'ordain') return false;
  const builds = kind === KIND.upgrade && argB(move) === STRONGHOLD;
  if (!builds && !mayStillOrdain(before, seat)) return false;
  const isAnswer =
    kind === KIND.ordain || (kind === KIND.decline && before.top() === QUESTION.ordain);
  return !isAnswer && !mayStillOrdain(s, seat);
}

function mayStillOrdain(s: State, seat: Seat): boolean {
  for (let place = 0; place < s.depth(); place++) {
    const frame = s.questionAt(place);
    const asks = frame === QUESTION.ordain || frame === QUESTION['stronghold-built'];
    if (asks && s.whoAt(place) === seat) return true;
  }
  return false;
}
