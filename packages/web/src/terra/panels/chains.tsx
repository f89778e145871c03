import type { Chain } from '../game/choices.ts';
import { useTerra, useTerraTable } from '../terra-game.ts';
import { LostBy } from './lost-by.tsx';

/** Complete ways to do something on a hex, each drafted by one press. */
export function Chains({
  chains,
  state,
  from,
}: {
  readonly chains: readonly Chain[];
  /** The position before the chains. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own type of position.
  readonly state: any;
  /**
   * Set if a chain is drafted already, which a choice here replaces: its hex, and the index of its
   * first move.
   */
  readonly from?: { readonly spot: number; readonly from: number };
}) {
  const terra = useTerra();
  const { draft, plan, wish } = useTerraTable().play;
  const { Chain: Named } = terra;
  if (draft === undefined || Named === undefined) return null;
  const drafted = from === undefined ? undefined : plan.moves.slice(from.from).join();
  const others = chains.filter(({ moves }) => moves.join() !== drafted);
  return (
    <ul className="choices chains">
      {others.map((chain) => {
        const [move, ...more] = chain.moves;
        return (
          <li key={chain.moves.join()}>
            <button
              type="button"
              className="choice chain"
              data-chain={chain.id}
              onClick={() => {
                if (from === undefined) {
                  wish({ do: 'draft', move, more });
                  return;
                }
                wish({ do: 'undo', to: from.from });
                wish({ do: 'draft', move, more, spot: from.spot });
              }}
            >
              <Named state={state} chain={chain} />
              <LostBy moves={chain.moves} {...(from === undefined ? {} : { from: from.from })} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
