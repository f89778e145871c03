import { type BonusTile, COLOURS, NONE } from '@pangaea/rules/terra-nova';
import { tinctureClass } from '../../ui/tinctures.ts';
import { useTable } from '../table.ts';
import { Sign } from './amounts.tsx';
import { ScoredSign } from './scored-sign.tsx';

/** The face of a bonus tile: letter, income, other effects, coins, holder. */
export function BonusFace({
  tile,
  coins = 0,
  holder,
}: {
  readonly tile: BonusTile;
  readonly coins?: number;
  readonly holder?: number | undefined;
}) {
  const { play } = useTable();
  const { state } = play;
  const { income, sailing, shovels, pass } = state.table.edition.bonusTiles[tile];
  const colour =
    holder === undefined || state.faction(holder) === NONE
      ? undefined
      : COLOURS[state.home(holder)];
  return (
    <span className="bonus-face" aria-hidden="true">
      <span className="bonus-letter">{tile}</span>
      <span className="bonus-income">
        {income.coins !== undefined && (
          <span>
            <Sign kind="coins" />
            {income.coins}
          </span>
        )}
        {income.power !== undefined && (
          <span>
            <Sign kind="power" />
            {income.power}
          </span>
        )}
      </span>
      <span className="bonus-more">
        {sailing !== undefined && (
          <span>
            <Sign kind="sailing" />+{sailing}
          </span>
        )}
        {shovels !== undefined && (
          <span className="bonus-action">
            <ScoredSign on="shovel" />
            {shovels}
          </span>
        )}
        {pass !== undefined && (
          <span>
            <ScoredSign on={pass.per} />
            <Sign kind="vp" />
            {pass.vp}
          </span>
        )}
      </span>
      {coins > 0 && (
        <span className="bonus-coins">
          <Sign kind="coins" />+{coins}
        </span>
      )}
      {colour !== undefined && <i className={`flag ${tinctureClass(colour)}`} />}
    </span>
  );
}
