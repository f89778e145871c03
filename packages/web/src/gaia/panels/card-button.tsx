import type { CityCard } from '@pangaea/rules/gaia';
import { printedCity, readCard } from '@pangaea/words/gaia';
import type { ReactNode } from 'preact/compat';
import { Explained } from '../../ui/explained.tsx';
import { useNote } from '../../ui/use-note.ts';
import type { Action } from '../game/actions.ts';
import { wishFor } from '../play/press.ts';
import { type GaiaSpeech, useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { useExplaining } from './explaining.tsx';

/**
 * A card or deck that may be a choice: a press then chooses it, or says why not; otherwise it opens
 * the note about it. The note of a possible choice opens when the mouse rests on it, with the key
 * `?`, the other mouse button or a long touch, and with any press while cards are being explained.
 */
export function ThingButton(props: ThingProps) {
  const { action, name, title, note, children } = props;
  const explaining = useExplaining();
  if (action === undefined) {
    return (
      <Explained className="thing" label={name} title={title} note={note}>
        {children}
      </Explained>
    );
  }
  return <ChoiceThing {...props} action={action} asks={explaining.on} />;
}

interface ThingProps {
  readonly action: Action | undefined;
  /** Its name for screen readers. */
  readonly name: string;
  /** The title of its note, where the note has the rest of the name. */
  readonly title?: string;
  /** The verb of a press, around its name. */
  readonly verb: (name: string) => string;
  readonly note: string;
  readonly children: ReactNode;
}

function ChoiceThing({
  action,
  name,
  title = name,
  verb,
  note: text,
  children,
  asks,
}: ThingProps & { readonly action: Action; readonly asks: boolean }) {
  const speech = useGaiaSpeech();
  const { play, who } = useTable();
  const { note, show, down, wasHeld, move, leave, press } = useNote();
  const { id, choices, refusal } = action;
  const isPicked = play.plan.action === id;
  const choose = () => play.wish(isPicked ? { do: 'pick', action: undefined } : wishFor(action));
  const kind = choices.length > 0 ? 'thing-open' : 'thing-closed';
  return (
    <>
      <button
        type="button"
        className={`thing ${kind} ${asks ? 'thing-asked' : ''}`}
        aria-disabled={choices.length === 0 && !asks}
        aria-pressed={isPicked}
        aria-keyshortcuts="?"
        aria-description={refusal === undefined || asks ? undefined : speech.refusal(refusal, who)}
        data-action={id}
        onPointerDown={down}
        onPointerMove={move}
        onPointerLeave={leave}
        onClick={(event) => {
          press();
          if (asks || wasHeld(event)) show(event.currentTarget);
          else choose();
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          show(event.currentTarget);
        }}
        onKeyDown={(event) => {
          if (event.key !== '?') return;
          event.preventDefault();
          show(event.currentTarget);
        }}
      >
        <span className="face" aria-hidden="true">
          {children}
        </span>
        <span className="spoken">{asks ? `${name}. ${speech.m.help}` : verb(name)}</span>
      </button>
      <div ref={note} popover="auto" className="note">
        <strong>{title}</strong>
        {text}
        {refusal !== undefined && <p className="refusal">{speech.refusal(refusal, who)}</p>}
      </div>
    </>
  );
}

/** A card in words: its kind, and for a city everything printed on it. */
export function sayCard(
  { m, w }: GaiaSpeech,
  edition: Parameters<typeof printedCity>[0],
  name: string,
): string {
  const card = readCard(name);
  const printed: CityCard | undefined =
    card.kind === 'city' ? printedCity(edition, card.id) : undefined;
  return printed === undefined ? w.card(name) : m.told(w.card(name), w.cityCard(printed));
}

/** The caption below a card that is drawn. */
export function Caption({ card }: { readonly card: string }) {
  const speech = useGaiaSpeech();
  return <span className="caption">{speech.g.hand.hyphenated(captionOf(speech, card))}</span>;
}

/** The shortest name that distinguishes a card from the others in its place. */
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
