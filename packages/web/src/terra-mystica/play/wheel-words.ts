import type { LandPay, TerrainWheel } from '../game/wheel.ts';
import type { PanelSpeech } from '../panels/props.ts';

/** The price of each terrain, terrains of the same price together: `1 spade: plains, wasteland`. */
export function wheelInWords({ land, pay, around }: TerrainWheel, { w, p }: PanelSpeech): string {
  const own = p.wheel.own(w.terrains[land]);
  if (pay === undefined) return own;
  const others = around.filter(({ price }) => price !== 0);
  const prices = [...Map.groupBy(others, ({ price }) => price)].toSorted(
    ([one = 0], [other = 0]) => one - other,
  );
  return p.phrases([
    ...(pay === 'priests' ? [] : [own]),
    ...prices.map(([price, terrains]) =>
      p.of(
        price === undefined ? p.wheel.locked : priceInWords(price, pay, { w, p }),
        p.list(terrains.map(({ terrain }) => w.terrains[terrain])),
      ),
    ),
  ]);
}

/** The numbers of a wheel in a line below it. */
export function wheelInShort(wheel: TerrainWheel, speech: PanelSpeech): readonly string[] {
  const { pay, around } = wheel;
  const { p } = speech;
  const prices = around.flatMap(({ price = 0 }) => (price === 0 ? [] : [price]));
  if (pay === undefined || pay === 'priests' || prices.length === 0)
    return wheelNotes(wheel, speech);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return [
    least === most
      ? p.wheel.each(priceInWords(least, pay, speech))
      : p.wheel.range(priceInWords(least, pay, speech), priceInWords(most, pay, speech)),
  ];
}

/** The price of land, in words. */
export function priceInWords(price: number, pay: LandPay, { w, p }: PanelSpeech): string {
  switch (pay) {
    case 'steps':
      return p.wheel.steps(price);
    case 'tokens':
      return p.wheel.tokens(price);
    default:
      return w.spades(price);
  }
}

/** The meaning of the numbers on a wheel, in sentences. */
export function wheelNotes({ pay }: TerrainWheel, { p }: PanelSpeech): readonly string[] {
  return pay === undefined ? [] : [p.wheel.notes[pay]];
}
