import { DECKS, type Event, KIND, QUESTION, type State } from '@pangaea/rules/gaia';
import { kindOf } from '@pangaea/rules/kernel';
import type { Draft } from '../../game/draft.ts';
import type { DockState } from '../../play/face/table-parts.ts';
import { theOnlyAction } from '../../shell/dock/only-action.ts';
import { useOpened } from '../../shell/opened.ts';
import { isSmallLayout, useLayout } from '../../ui/layout.ts';
import { CardBack } from '../cards/card-face.tsx';
import { type Action, decksOf } from '../game/actions.ts';
import { limitAhead } from '../game/hand-limit.ts';
import { draftOutlook } from '../play/draft-outlook.ts';
import { pickedOf, wishFor } from '../play/press.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { ChoiceList } from './choice-list.tsx';
import { Hand } from './hand.tsx';
import { Outlook } from './outlook.tsx';
import { SpotChoice } from './spot-choice.tsx';
import { WindowQuestion } from './window-question.tsx';

/** The possible actions of the seat at this device, its draft, and always its hand. */
export function GaiaDock({ state }: { readonly state: DockState }) {
  const { play } = useTable();
  const { actions, draft } = play;
  const picked = pickedOf(play);
  const isSmall = isSmallLayout(useLayout());
  if (state === 'wait') return <Hand />;
  if (play.plan.spot !== undefined)
    return <SpotChoice key={play.plan.spot} place={play.plan.spot} />;
  // The question comes first; words about the cards are in their heading or below them, so that the
  // hand never moves.
  const isDiscard = draft?.open === true && draft.state.top() === QUESTION.discard;
  const places = picked !== undefined && (
    <ChoiceList action={picked} alone={theOnlyAction(actions) !== undefined} />
  );
  return (
    <>
      <WindowQuestion />
      <Question />
      {picked?.zone !== 'hand' && places}
      {draft !== undefined && draft.moves.length > 0 && <DraftOutcome draft={draft} />}
      <Hand>
        {isDiscard ? <Asked of="discard" /> : picked?.zone === 'hand' && !isSmall && places}
      </Hand>
      {picked?.zone === 'hand' && isSmall && places}
      {isSmall && picked === undefined && <ToDraw />}
    </>
  );
}

/** Opens the tab with the decks, if there is one. */
function ToDraw() {
  const { g } = useGaiaSpeech();
  const { play } = useTable();
  const { open } = useOpened();
  const { draft, actions } = play;
  if (!actions.some(({ zone, choices }) => isDrawn(zone) && choices.length > 0)) return null;
  if (draft === undefined) return null;
  return (
    <button type="button" className="action to-draw" onClick={() => open({ tab: 'side' })}>
      {decksOf(draft.state).map((deck) => (
        <CardBack key={deck} deck={DECKS[deck]} />
      ))}
      {g.draw.heading}
    </button>
  );
}

function isDrawn(zone: string): boolean {
  return zone === 'deck' || zone === 'display';
}

/** Questions with a sentence in the dock; those about places have a list. */
const ASKED = {
  [QUESTION.keep]: 'keep',
  [QUESTION.objective]: 'objective',
} as const;

/** Questions outside of the two actions of a turn, and answers that are not cards of the hand. */
function Question() {
  const speech = useGaiaSpeech();
  const { w, g } = speech;
  const { play, who } = useTable();
  const { actions, draft } = play;
  if (draft === undefined) return null;
  const { state } = draft;
  const asked = ASKED[state.top() as keyof typeof ASKED] as 'keep' | 'objective';
  const plain = actions.filter(isPlain);
  if (!draft.open || (asked === undefined && plain.length === 0)) return null;
  const label = (action: Action): string => {
    if (action.kind === KIND.objective)
      return g.goals.choose(w.objective(action.with, who.edition));
    return action.kind === KIND.spare ? g.actions.spare : g.actions.exhaust;
  };
  return (
    <div className="question">
      {asked !== undefined && <Asked of={asked} />}
      <ul className="actions">
        {plain.map((action) => (
          <li key={action.id}>
            <button
              type="button"
              className="action"
              data-action={action.id}
              onClick={() => play.wish(wishFor(action))}
            >
              {label(action)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Asked({ of }: { readonly of: 'discard' | 'keep' | 'objective' }) {
  const { w } = useGaiaSpeech();
  const { play, who } = useTable();
  const { draft } = play;
  if (draft === undefined) return null;
  const { state, seat } = draft;
  const isPowerCard = state.arg(0) === 1;
  const facts = { actions: state.actions(), isPowerCard, power: 'protection', by: seat } as const;
  return <p>{w.asked[of](facts, who)}</p>;
}

/** Whether an action has neither card nor deck, so that its button has words. */
function isPlain({ kind }: Action): boolean {
  return kind === KIND.objective || kind === KIND.spare || kind === KIND.exhaust;
}

/** The known effects of a draft before it is confirmed. */
function DraftOutcome({ draft }: { readonly draft: Draft<State, Event> }) {
  const { g } = useGaiaSpeech();
  const { look, isUnsure } = draftOutlook(draft);
  const kinds = new Set(draft.moves.map(kindOf));
  const took = draft.events.some(({ type }) => type === 'took');
  const isAsked = draft.state.top() === QUESTION.discard;
  const over = isAsked ? undefined : limitAhead(draft.state, draft.seat);
  const isPlay = draft.moves.some((move) => !NO_EFFECT.has(kindOf(move)));
  return (
    <div className="outcome">
      {kinds.has(KIND.draw) && <p className="hint">{g.outlook.unseen}</p>}
      {took && <p className="hint">{g.outlook.refill}</p>}
      {over !== undefined && <p className="lost">{g.outlook.over[over]}</p>}
      {kinds.has(KIND.tornado) && <p className="hint">{g.outlook.tornado}</p>}
      {isUnsure && <p className="hint">{g.outlook.ifNobody}</p>}
      {isPlay && <Outlook look={look} seat={draft.seat} />}
    </div>
  );
}

/** Moves that change nothing in the world by themselves. */
const NO_EFFECT: ReadonlySet<number> = new Set([
  KIND.draw,
  KIND.take,
  KIND.tornado,
  KIND.discard,
  KIND.keep,
  KIND.protect,
  KIND.let,
]);
