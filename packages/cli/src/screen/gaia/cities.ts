import { metNeeds, NONE, type State, xOf, yOf } from '@pangaea/rules/gaia';
import type { Language } from '@pangaea/words';
import { cityNumber, GAIA, printedCity } from '@pangaea/words/gaia';
import { MESSAGES } from '../../messages/index.ts';
import { table } from '../text.ts';
import { whoIsWho } from './who.ts';

/**
 * A line for each city on the board: its place, its needs, which of them are met, and the owners of
 * its meeples.
 */
export function drawCities(language: Language, s: State): string[] {
  const { heads, none } = MESSAGES[language].gaia;
  const { list } = MESSAGES[language].screen;
  const words = GAIA[language];
  const { seat: name } = whoIsWho(language, s);
  const rows: string[][] = [];
  for (let city = 0; city < s.table.cities; city++) {
    const tile = s.cityAt(city);
    if (tile === NONE) continue;
    const id = s.table.cityIds[city];
    const place = s.place(tile);
    const met = metNeeds(s, city);
    const needs = printedCity(s.table.edition, id)?.needs ?? [];
    const meeples: string[] = [];
    for (let seat = 0; seat < s.table.players; seat++) {
      const count = s.meeples(city, seat);
      if (count > 0) meeples.push(count === 1 ? name(seat) : `${name(seat)} ×${count}`);
    }
    rows.push([
      `#${cityNumber(id)}`,
      words.place(xOf(place), yOf(place)),
      `${s.met(city)}`,
      needs.map((need, index) => `${met[index] ? '+' : '-'}${words.needs[need]}`).join(' '),
      meeples.length === 0 ? none : list(meeples),
    ]);
  }
  if (rows.length === 0) return [];
  return table([[heads.city, heads.place, heads.met, heads.needs, heads.meeples], ...rows]);
}
