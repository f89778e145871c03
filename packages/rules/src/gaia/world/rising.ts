import { packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind, question } from '../define.ts';
import type { Sink } from '../events.ts';
import { NONE, type State } from '../state.ts';
import { metOn, removeCity } from './cities.ts';
import { emptyCity, putMeeples, takeMeeples } from './meeples.ts';
import { checkSettle } from './rising.check.ts';

/** The number of needs of a city. In the advanced game a city has two meeples if all are met. */
const ALL_NEEDS = 4;

/** There are too few meeples for all gained cities: choose one. Rules, "More needs met". */
export const CHOOSE_CITY = question({
  name: 'settle',
  args: [
    /** 1 if another round of changes follows. */
    'again',
  ],
});

/** Chooses a city to gain while there are too few meeples for all; then the update goes on. */
export const SETTLE = kind({
  word: 'settle',
  args: [ARG.city],
  meaning: 'choose a city to gain when there are too few meeples for all',
  answers: [
    {
      to: CHOOSE_CITY,
      list: (s, _seat, into, settle) => {
        for (let city = 0; city < s.table.cities; city++) {
          if (((s.rising() >> city) & 1) !== 0) into.add(packMove(settle, city));
        }
      },
      check: (s, _seat, city, _b, _c, reason) => checkSettle(s, city, reason),
      apply: (s, acting, city, _b, _c, sink) => {
        gain(s, acting, city, sink);
        s.setRising(s.rising() & ~(1 << city));
        if (!settleRising(s, acting, sink)) return;
        const again = s.arg(CHOOSE_CITY.at.again) === 1;
        s.pop();
        if (again) updateCities(s, acting, sink);
      },
    },
  ],
});

/**
 * Updates all cities after a change in the world, in rounds: first those that lost needs, then
 * those that gained some, for the acting seat. A destroyed city uncovers its land, so another round
 * follows. Stops if that seat has too few meeples for all cities and must choose.
 */
export function updateCities(s: State, acting: Seat, sink: Sink): void {
  let again = true;
  while (again) {
    again = compare(s, sink);
    if (!settleRising(s, acting, sink)) {
      s.push(CHOOSE_CITY.number, acting, again ? 1 : 0);
      return;
    }
  }
}

/**
 * Plays one round: lowers the falling cities, and lists the rising ones.
 * @returns whether a city was destroyed
 */
function compare(s: State, sink: Sink): boolean {
  const { cities } = s.table;
  let rising = 0;
  let falling = 0;
  for (let city = 0; city < cities; city++) {
    const tile = s.cityAt(city);
    if (tile === NONE) continue;
    const before = s.met(city);
    const now = metOn(s, city, tile);
    if (now === before) continue;
    s.setMet(city, now);
    if (now > before) rising |= 1 << city;
    else falling |= 1 << city;
    sink?.push({ type: 'needs', city: s.table.cityIds[city], from: before, to: now });
  }
  s.setRising(rising);
  if (falling === 0) return false;
  let destroyed = false;
  for (let city = 0; city < cities; city++) {
    if (((falling >> city) & 1) === 0) continue;
    const met = s.met(city);
    if (met === 0) {
      removeCity(s, city, 'fall', sink);
      destroyed = true;
    } else if (met === 1) emptyCity(s, city, 'fall', sink);
    else if (s.table.fourNeeds) takeSecondMeeple(s, city, sink);
  }
  return destroyed;
}

/**
 * Called when a city with four met needs falls to three or two: a player with two meeples there
 * gets one back.
 */
function takeSecondMeeple(s: State, city: number, sink: Sink): void {
  for (let seat = 0; seat < s.table.players; seat++) {
    if (s.meeples(city, seat) > 1) takeMeeples(s, seat, city, 1, 'fall', sink);
  }
}

/** The number of meeples that a seat should add to a city that it has raised. */
function wantedMeeples(s: State, seat: Seat, city: number): number {
  const whole = s.table.fourNeeds && s.met(city) === ALL_NEEDS ? 2 : 1;
  const here = s.meeples(city, seat);
  return here < whole ? whole - here : 0;
}

/**
 * Gains all rising cities, if there are enough meeples.
 * @returns false if there are not, and the choice matters
 */
function settleRising(s: State, acting: Seat, sink: Sink): boolean {
  const rising = s.rising();
  if (rising === 0) return true;
  const { cities } = s.table;
  let wanted = 0;
  let several = 0;
  for (let city = 0; city < cities; city++) {
    if (((rising >> city) & 1) === 0) continue;
    const more = wantedMeeples(s, acting, city);
    if (more === 0) s.setRising(s.rising() & ~(1 << city));
    else several++;
    wanted += more;
  }
  const supply = s.supply(acting);
  if (several > 1 && supply > 0 && wanted > supply) return false;
  for (let city = 0; city < cities; city++) {
    if (((s.rising() >> city) & 1) !== 0) gain(s, acting, city, sink);
  }
  s.setRising(0);
  return true;
}

/**
 * Puts meeples of the acting seat on a city that it has raised. With the option `takeover` the
 * meeples of others there are returned. If the acting seat has no meeples left, nothing happens.
 */
function gain(s: State, acting: Seat, city: number, sink: Sink): void {
  if (s.supply(acting) === 0) return;
  if (s.table.takeover) {
    for (let seat = 0; seat < s.table.players; seat++) {
      if (seat !== acting) takeMeeples(s, seat, city, s.meeples(city, seat), 'takeover', sink);
    }
  }
  putMeeples(s, acting, city, wantedMeeples(s, acting, city), 'rise', sink);
}

/** Sets the met needs of a new city; its builder puts the corresponding number of meeples there. */
export function settleNewCity(s: State, builder: Seat, city: number, sink: Sink): void {
  s.setMet(city, metOn(s, city, s.cityAt(city)));
  putMeeples(s, builder, city, wantedMeeples(s, builder, city), 'built', sink);
}
