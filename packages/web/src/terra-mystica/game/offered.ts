import {
  type Building,
  type Event,
  type PowerOffer,
  powerOffers,
  type State,
} from '@pangaea/rules/terra-mystica';

/** Offered power, and the building that brought it. */
export interface OfferedFor extends PowerOffer {
  /** The new building and its hex; undefined if the earlier moves are unknown. */
  readonly built: { readonly building: Building; readonly hex: string } | undefined;
}

/**
 * The offer that a seat has to answer first.
 * @param steps the moves that led to the position
 */
export function offerTo(
  state: State,
  seat: number,
  steps: readonly { readonly events: readonly unknown[] }[],
): OfferedFor | undefined {
  const offer = powerOffers(state).find(({ to }) => to === seat);
  return offer === undefined ? undefined : { ...offer, built: builtFor(offer, seat, steps) };
}

function builtFor(
  { from, power }: PowerOffer,
  seat: number,
  steps: readonly { readonly events: readonly unknown[] }[],
): OfferedFor['built'] {
  for (let at = steps.length - 1; at >= 0; at--) {
    const events = steps[at].events as readonly Event[];
    const offered = events.findLastIndex(
      (event) =>
        event.type === 'power-offered' &&
        event.seat === seat &&
        event.from === from &&
        event.amount === power,
    );
    if (offered < 0) continue;
    for (let before = offered - 1; before >= 0; before--) {
      const event = events[before];
      if (event.type === 'built' && event.seat === from) return event;
    }
    return undefined;
  }
  return undefined;
}
