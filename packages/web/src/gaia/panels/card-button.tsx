import type { CityCard } from '@pangaea/rules/gaia';
import { printedCity, readCard } from '@pangaea/words/gaia';
import type { ReactNode } from 'react';
import { Explained } from '../../ui/explained.tsx';
import type { Action } from '../game/actions.ts';
import { wishFor } from '../play/press.ts';
import { type GaiaSpeech, useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/**
 * A thing on the table that may be a choice: then pressing it does that, or says why not; otherwise it
 * explains itself.
 */
export function ThingButton({
  action,
  name,
  verb,
  note,
  children,
}: {
  readonly action: Action | undefined;
  /** What it is, spoken. */
  readonly name: string;
  /** What is done with it, around its name. */
  readonly verb: (name: string) => string;
  readonly note: string;
  readonly children: ReactNode;
}) {
  const speech = useGaiaSpeech();
  const { play, who } = useTable();
  if (action === undefined) {
    return (
      <Explained className="thing" label={name} note={note}>
        {children}
      </Explained>
    );
  }
  const { id, choices, refusal } = action;
  const isPicked = play.plan.action === id;
  return (
    <button
      type="button"
      className={choices.length > 0 ? 'thing thing-open' : 'thing thing-closed'}
      aria-disabled={choices.length === 0}
      aria-pressed={isPicked}
      data-action={id}
      title={refusal === undefined ? verb(name) : speech.refusal(refusal, who)}
      onClick={() => play.wish(isPicked ? { do: 'pick', action: undefined } : wishFor(action))}
    >
      <span className="face" aria-hidden="true">
        {children}
      </span>
      <span className="spoken">{verb(name)}</span>
    </button>
  );
}

/** A card in words: what it is, and of a city what is printed on it. */
export function sayCard(
  { w }: GaiaSpeech,
  edition: Parameters<typeof printedCity>[0],
  name: string,
): string {
  const card = readCard(name);
  const printed: CityCard | undefined =
    card.kind === 'city' ? printedCity(edition, card.id) : undefined;
  return printed === undefined ? w.card(name) : `${w.card(name)}: ${w.cityCard(printed)}`;
}

/** What stands below a card. */
export function captionOf({ w, g }: GaiaSpeech, name: string): string {
  const card = readCard(name);
  switch (card.kind) {
    case 'nature':
      return w.lands[card.land];
    case 'animals':
      return card.base === 'star' ? g.hand.star : w.bases[card.base];
    case 'power':
      return w.powers[card.power];
    case 'city':
      return w.city(card.id);
  }
}
