import type { WorldCell } from '../board/position.ts';
import type { GaiaSpeech, GaiaWho } from '../speech.ts';

/** A cell in words: its place, its land, the things on it and the meeples there. */
export function describeCell({ m, w, g }: GaiaSpeech, who: GaiaWho, cell: WorldCell): string {
  const { x, y, land, animals, city } = cell;
  const at = g.board.place(x, y);
  if (land === undefined) return m.told(at, g.board.free);
  const name = city === undefined ? w.lands[land] : g.board.covered(w.lands[land]);
  const parts = [m.told(at, name)];
  if (animals > 0) parts.push(w.animalsOf(animals));
  if (city !== undefined) {
    const met = city.needs.filter((need) => need.met).length;
    parts.push(g.board.met(w.city(city.id), met));
    for (const need of city.needs) {
      parts.push((need.met ? g.board.needMet : g.board.needNot)(w.needs[need.need]));
    }
    const standing = city.meeples.flatMap((count, seat) =>
      count > 0 ? [`${who.seat(seat)} ${w.meeplesOf(count)}`] : [],
    );
    parts.push(m.list(standing) || g.board.nobody);
  }
  return m.list(parts);
}
