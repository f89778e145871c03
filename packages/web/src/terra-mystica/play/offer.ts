import type { Who } from '../../messages/speech.ts';
import { placeName } from '../../terra/game/places.ts';
import type { OfferedFor } from '../game/offered.ts';
import type { MysticaSpeech } from '../speech.ts';

/** An offer of power as a question: its builder, the building, the hex, and the price of the power. */
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
