import type { Who } from '../../messages/speech.ts';
import { placeName } from '../../terra/game/places.ts';
import type { OfferedFor } from '../game/offered.ts';
import type { MysticaSpeech } from '../speech.ts';

/** Who built what and where, and what the power would cost: a question. */
export function offerInWords(
  { t, w, language }: Pick<MysticaSpeech, 't' | 'w' | 'language'>,
  offer: OfferedFor | undefined,
  who: Who,
): string {
  if (offer === undefined) return '';
  const { from, gained, vp, built } = offer;
  const power = w.powerOf(gained);
  const question = vp === 0 ? t.offer.free(power) : t.offer.costs(power, w.vpOf(vp));
  if (built === undefined) return t.offer.neighbour(who.seat(from), question);
  const what = w.buildings[built.building];
  return t.offer.built(who.seat(from), what, placeName(language, built.hex), question);
}
