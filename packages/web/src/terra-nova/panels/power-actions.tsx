import { eventsOnShow } from '../../play/events-on-show.ts';
import { Explained, Notes } from '../../ui/explained.tsx';
import { powerPriceOf } from '../game/mat.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Sign } from './amounts.tsx';

/** The six octagons beside the board. A possible one is a button that chooses it. */
export function PowerActions() {
  const speech = useNovaSpeech();
  const { m, n, w } = speech;
  const { play, who } = useTable();
  const { state, draft, actions, wish } = play;
  const { powerActions } = state.table.edition;
  return (
    <section className="panel" aria-labelledby="power-actions">
      <h2 id="power-actions">{n.tiles.power}</h2>
      <ul className="octagons">
        {powerActions.map(({ id, effect, amount, cost }, index) => {
          const used = state.isPowerActionUsed(index);
          const price = draft === undefined ? cost : powerPriceOf(state, draft.seat, index);
          const action = actions.find((each) => each.id === `power:${id}`);
          const notes = [
            ...(used ? [usedText(id)] : []),
            ...(action?.refusal === undefined || used ? [] : [speech.refusal(action.refusal, who)]),
            ...(price < cost ? [n.tiles.discount(cost, cost - price)] : []),
            ...(used ? [] : [n.tiles.oncePerRound]),
          ];
          const label = m.list([w.powerAction(effect, amount), w.powerOf(price)]);
          const face = (
            <>
              <Octagon cost={price} used={used} />
              <span className="octagon-name">{w.powerAction(effect, amount)}</span>
            </>
          );
          const [choice] = action?.choices ?? [];
          return (
            <li
              key={id}
              className={used ? 'octagon octagon-used' : 'octagon'}
              data-spot={`power ${id}`}
            >
              {action === undefined || choice === undefined ? (
                <Explained label={label} note={<Notes of={notes} />}>
                  {face}
                </Explained>
              ) : (
                <button
                  type="button"
                  className="octagon-open"
                  data-action={action.id}
                  onClick={() =>
                    wish(
                      action.choices.length === 1
                        ? { do: 'draft', move: choice.move }
                        : { do: 'pick', action: action.id },
                    )
                  }
                >
                  <span className="face" aria-hidden="true">
                    {face}
                  </span>
                  <span className="spoken">{label}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );

  /** The seat that put the X-token there, as far as the events show it. */
  function usedText(id: string): string {
    const used = eventsOnShow(play).findLast((event) => event.type === 'used' && event.what === id);
    return used?.type === 'used' ? n.tiles.usedBy(who.seat(used.seat)) : n.mat.used;
  }
}

/** The price of a power action in its octagon. */
export function Octagon({ cost, used }: { readonly cost: number; readonly used: boolean }) {
  return (
    <span className="octagon-face" aria-hidden="true">
      <svg className="octagon-shape" viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">
        <path className="octagon-edge" d="M-8-20H8L20-8V8L8 20H-8L-20 8V-8Z" />
        {used && <path className="octagon-x" d="M-13-13L13 13M13-13L-13 13" />}
      </svg>
      <b>
        {cost}
        <Sign kind="power" />
      </b>
    </span>
  );
}
