import type { CityCard } from '@pangaea/rules/gaia';
import { printedCity, readCard } from '@pangaea/words/gaia';
import type { ReactNode } from 'preact/compat';
import { RulesNotes } from '../../shell/book/rules-link.tsx';
import { Explained } from '../../ui/explained.tsx';
import { NotedButton } from '../../ui/noted-button.tsx';
import type { SubjectId } from '../book/ids.ts';
import { CardFace } from '../cards/card-face.tsx';
import type { Action } from '../game/actions.ts';
import { wishFor } from '../play/press.ts';
import { type GaiaSpeech, useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { useExplaining } from './explaining.tsx';

/**
 * A card or deck that may be a choice. A press then chooses it, or says why that is impossible;
 * otherwise it opens the note about it. The note of a possible choice opens when the mouse rests on
 * it, with the key `?`, the other mouse button or a long touch, and with any press while cards are
 * being explained.
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
  /** The title of its note, if the note has the rest of the name. */
  readonly title?: string;
  /** The name with the verb of a press around it. */
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
  const { id, choices, refusal } = action;
  const isPicked = play.plan.action === id;
  const choose = () => play.wish(isPicked ? { do: 'pick', action: undefined } : wishFor(action));
  const said = refusal && speech.refusal(refusal, who);
  const kind = choices.length > 0 ? 'thing-open' : 'thing-closed';
  return (
    <NotedButton
      className={`thing ${kind} ${asks ? 'thing-asked' : ''}`}
      aria-disabled={choices.length === 0 && !asks}
      aria-pressed={isPicked}
      aria-description={asks ? undefined : said}
      data-action={id}
      title={title}
      note={
        <>
          {text}
          {said !== undefined && <p className="refusal">{said}</p>}
        </>
      }
      asks={asks}
      onClick={choose}
    >
      <span className="face" aria-hidden="true">
        {children}
      </span>
      <span className="spoken">{asks ? `${name}. ${speech.m.help}` : verb(name)}</span>
    </NotedButton>
  );
}

/** The subject of the rules about each kind of card. */
const RULE: Readonly<Record<ReturnType<typeof readCard>['kind'], SubjectId>> = {
  nature: 'world',
  animals: 'animals',
  city: 'cities',
  power: 'powers',
};

/** A card that may be a choice; its note links to the rules about cards of its kind. */
export function CardThing({
  card,
  action,
  verb,
}: Pick<ThingProps, 'action' | 'verb'> & { readonly card: string }) {
  const speech = useGaiaSpeech();
  const { w } = speech;
  const { play, who } = useTable();
  return (
    <RulesNotes to={RULE[readCard(card).kind]}>
      <ThingButton
        action={action}
        name={sayCard(speech, who.edition, card)}
        title={w.card(card)}
        verb={verb}
        note={w.explain.card(card, play.state.table)}
      >
        <CardFace name={card} edition={who.edition} />
        <Caption card={card} />
      </ThingButton>
    </RulesNotes>
  );
}

/** A card in words: its kind, and for a city everything printed on it. */
function sayCard(
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
function Caption({ card }: { readonly card: string }) {
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
