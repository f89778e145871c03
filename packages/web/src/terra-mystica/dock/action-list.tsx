import { type Event, KIND, type State } from '@pangaea/rules/terra-mystica';
import { type ReactNode, useMemo } from 'preact/compat';
import { PieceIcon } from '../../board/pieces/piece-icon.tsx';
import type { Draft } from '../../game/draft.ts';
import { perDraft } from '../../play/per-draft.ts';
import type { Choice } from '../../terra/game/choices.ts';
import { LostBy } from '../../terra/panels/lost-by.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { waysToPay } from '../game/chains.ts';
import { octagonsOf } from '../game/octagons.ts';
import { netOf, type PricePart, priceOf } from '../game/price.ts';
import { Questions } from '../panels/questions-later.ts';
import { actionNameIn } from '../play/names.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { buttonsOf, type DockButton } from './buttons.ts';
import { PriceTag } from './price-tag.tsx';

/**
 * All actions as buttons. An impossible action keeps its place and gives the reason when it is
 * pressed.
 */
export function ActionList() {
  const { play } = useTable();
  const { actions, draft } = play;
  if (actions.length === 0) return null;
  // After the first drafted move only possible next moves are shown, beside the effects of the
  // draft.
  const isMore = draft !== undefined && draft.moves.length > 0;
  // Left out, because the *Confirm* button ends the turn.
  const shown = actions.filter(
    ({ id, choices }) => id !== 'end' && (!isMore || choices.length > 0),
  );
  return (
    <>
      <ul className={isMore ? 'actions' : 'actions mystica-actions'}>
        {buttonsOf(shown).map((button) => (
          <li key={button.id}>
            <ActionButton button={button} />
          </li>
        ))}
      </ul>
      {shown.some(({ id }) => id === 'take-power') && <Questions at={['action take-power']} />}
    </>
  );
}

function ActionButton({ button }: { readonly button: DockButton }) {
  const speech = useMysticaSpeech();
  const { play, who } = useTable();
  const { wish } = play;
  const { id, actions } = button;
  const choices = actions.flatMap((action) => action.choices);
  const refusal = choices.length > 0 ? undefined : actions[0].refusal;
  const [first] = choices;
  const paid = useMemo(() => paidOf(play.draft, button), [play.draft, button]);
  const isOpen = choices.length > 0 || paid !== undefined || isOpenByBurning(play, button);
  const press = () => {
    if (paid !== undefined) wish({ do: 'draft', move: paid[0], more: paid.slice(1) });
    else if (actions.length > 1) wish({ do: 'pick', action: id });
    else if (refusal !== undefined) wish({ do: 'refused', refusal });
    else if (choices.length === 1) wish({ do: 'draft', move: first.move });
    else wish({ do: 'pick', action: id });
  };
  return (
    <button
      type="button"
      className={isOpen ? 'action' : 'action action-not'}
      aria-disabled={!isOpen}
      data-action={id}
      title={isOpen || refusal === undefined ? undefined : speech.refusal(refusal, who)}
      onClick={press}
    >
      <span className="action-sign" aria-hidden="true">
        {SIGNS[id] ?? <TokenIcon name={speech.fan?.abilities[nameOf(id)]?.sign ?? 'favour'} />}
      </span>
      <span className="action-name">{actionNameIn(speech, play.state, id)}</span>
      <LeastPrice id={id} choices={choices} />
      {choices.length === 1 && actions.length === 1 && <LostBy moves={[first.move]} />}
      {paid !== undefined && play.draft !== undefined && (
        <PriceTag parts={netOf(priceOf(play.draft.state, play.draft.seat, ...paid))} />
      )}
    </button>
  );
}

/** Tracks, whose actions have no arguments: an exchange of goods may pay for the next step. */
const TRACKS: ReadonlySet<number> = new Set([KIND['advance-shipping'], KIND['advance-exchange']]);

/** The exchange of goods that pays for an otherwise impossible action, and the action. */
function paidOf(
  draft: ReturnType<typeof useTable>['play']['draft'],
  { actions: [{ kind, refusal }] }: DockButton,
): readonly number[] | undefined {
  if (refusal === undefined || draft === undefined || !TRACKS.has(kind)) return undefined;
  const paid = paidTracks(draft);
  if (!paid.has(kind)) paid.set(kind, waysToPay(draft.state, draft.seat, kind));
  return paid.get(kind);
}

/**
 * The exchanges that pay for the tracks, kept for each draft, since the buttons are drawn more
 * often than the draft changes.
 */
const paidTracks = perDraft(
  (_: Draft<State, Event>) => new Map<number, readonly number[] | undefined>(),
);

/**
 * Power actions that need burnt power are offered together with the burning, on the octagons and
 * here.
 */
function isOpenByBurning(
  { draft }: ReturnType<typeof useTable>['play'],
  { id, actions }: DockButton,
): boolean {
  if (id !== 'power' || draft === undefined) return false;
  if (!actions.some(({ refusal }) => refusal?.code === 'not-enough-power')) return false;
  return octagonsOf(draft.state, draft.seat).some(
    ({ isUsed, isOpenAgain, isTooDear }) => (!isUsed || isOpenAgain) && !isTooDear,
  );
}

/** The name of an ability, from the id of its action. */
function nameOf(id: string): string {
  return id.replace(/^ability:/, '');
}

const SIGNS: Readonly<Record<string, ReactNode>> = {
  build: <PieceIcon piece="house" colour={undefined} />,
  place: <PieceIcon piece="house" colour={undefined} />,
  dig: <TokenIcon name="spade" />,
  upgrade: <PieceIcon piece="trading-post" colour={undefined} />,
  priest: <TokenIcon name="priest" />,
  'advance-shipping': <TokenIcon name="ship" />,
  'advance-exchange': <TokenIcon name="spade" />,
  power: <TokenIcon name="power" />,
  special: <TokenIcon name="favour" />,
  convert: <TokenIcon name="coin" />,
  'river-town': <TokenIcon name="town" />,
  bridge: <TokenIcon name="bridge" />,
  landscape: <TokenIcon name="network" />,
  pass: <Icon name="flag" />,
  decline: <Icon name="flag" />,
  end: <Icon name="flag" />,
  'take-power': <TokenIcon name="power" />,
  'refuse-power': <Icon name="flag" />,
  'take-coin': <TokenIcon name="coin" />,
};

/** Buttons whose choices cost too many different things to show one price. */
const UNPRICED: ReadonlySet<string> = new Set(['power', 'special', 'convert']);

/**
 * With more choices than this only the first ones are priced, and the highest price is not shown.
 */
const MOST_PRICED = 60;

/**
 * The price of the cheapest choice, and the highest price; if nothing is paid, the points gained.
 */
function LeastPrice({ id, choices }: { readonly id: string; readonly choices: readonly Choice[] }) {
  const { draft } = useTable().play;
  if (draft === undefined || choices.length === 0 || UNPRICED.has(id)) return null;
  const prices = choices
    .slice(0, MOST_PRICED)
    .map(({ move }) => priceOf(draft.state, draft.seat, move))
    .toSorted((one, other) => weightOf(one) - weightOf(other));
  const [least] = prices;
  const paid = least
    .filter(({ amount }) => amount < 0)
    .map((part) => ({ ...part, ...(choices.length > MOST_PRICED ? {} : upTo(part, prices)) }));
  const gained = least.filter(({ of }) => of === 'vp' || choices.length === 1);
  // For offered power both are of interest: the amount, and the points that it costs.
  return <PriceTag parts={id === 'take-power' ? least : paid.length > 0 ? paid : gained} />;
}

/** The price of the most expensive of some choices, in the same goods, if it is higher. */
function upTo(
  { of, amount }: PricePart,
  prices: readonly (readonly PricePart[])[],
): { most?: number } {
  const amounts = prices.flat().filter((part) => part.of === of);
  const most = Math.min(...amounts.map((part) => part.amount));
  return most < amount ? { most } : {};
}

/** A price as one number: the value of the goods that are paid. */
function weightOf(parts: readonly PricePart[]): number {
  const worth = { workers: 3, coins: 1, priests: 5, power: 1, vp: 2, spades: 0, keys: 0 };
  return parts.reduce((sum, { of, amount }) => sum + Math.max(0, -amount) * worth[of], 0);
}
