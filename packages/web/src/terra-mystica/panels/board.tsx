import { NONE, type State } from '@pangaea/rules/terra-mystica';
import { memo } from 'preact/compat';
import { RulesNotes } from '../../shell/book/rules-link.tsx';
import { Bowl } from '../../ui/bowls/bowl.tsx';
import { BOWLS } from '../../ui/bowls/stones.ts';
import { Explained, Notes } from '../../ui/explained.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { tinctureClass } from '../../ui/tinctures.ts';
import { boardOf } from '../game/board.ts';
import { colourOf } from '../game/colours.ts';
import { incomeLost, isCardKept, nextIncome, totalOf } from '../game/income.ts';
import { BoardRows } from './board-rows.tsx';
import { BoardTracks } from './board-tracks.tsx';
import { Changing } from './figures.tsx';
import { Holdings } from './holdings.tsx';
import { OwnActions } from './own-actions.tsx';
import type { Choosing, PanelProps } from './props.ts';

export interface BoardProps extends PanelProps {
  readonly seat: number;
  /** Special actions, by their index in the list of the game. */
  readonly specials?: Choosing | undefined;
}

/**
 * A faction board as printed: bowls, rows of structures on the income that they cover, and tracks;
 * then tiles and cards.
 */
export const FactionBoard = memo(function FactionBoard(props: BoardProps) {
  const { state, before, speech, seat } = props;
  const board = boardOf(state, seat, before, speech.fan?.stores);
  if (board === undefined) return null;
  const Stored = speech.fan?.Stored;
  return (
    <div className={`tm-board ${tinctureClass(colourOf(state, seat))}`}>
      <div className="tm-board-head">
        <Bowls {...props} />
        <Purse {...props} />
      </div>
      <RulesNotes to="buildings">
        <BoardRows {...props} rows={board.rows} abilities={board.abilities} />
      </RulesNotes>
      <RulesNotes to="tracks">
        <BoardTracks {...props} board={board} />
      </RulesNotes>
      {Stored !== undefined && <Stored {...props} />}
      <RulesNotes to="income">
        <Income {...props} vp={board.incomeVp} />
      </RulesNotes>
      <RulesNotes to="octagons">
        <OwnActions
          {...props}
          actions={board.actions}
          abilities={board.abilities}
          faction={state.table.factions[state.faction(seat)].id}
        />
      </RulesNotes>
      <RulesNotes to="favours">
        <Holdings {...props} />
      </RulesNotes>
      {board.locked.length > 0 && (
        <p className="tm-board-line">
          {speech.p.board.locked(
            speech.p.list(board.locked.map((terrain) => speech.w.terrains[terrain])),
          )}
        </p>
      )}
    </div>
  );
});

/** The position before a draft; undefined if there is none, or if the seat had no faction then. */
function had(before: State | undefined, seat: number): State | undefined {
  return before === undefined || before.faction(seat) === NONE ? undefined : before;
}

/** Points, goods, keys and remaining pieces, in one line. */
function Purse({ state, before, speech: { w, p }, seat }: BoardProps) {
  const old = had(before, seat);
  const board = boardOf(state, seat);
  const figures = [
    ['vp', w.terms.vp, state.vp(seat), old?.vp(seat)],
    ['coin', w.terms.coins, state.coins(seat), old?.coins(seat)],
    ['worker', w.terms.workers, state.workers(seat), old?.workers(seat)],
    ['priest', w.terms.priests, state.priests(seat), old?.priests(seat)],
    ['key', w.terms.key, state.keys(seat), old?.keys(seat)],
    ['bridge', p.board.bridgesLeft, board?.bridgesLeft ?? 0, old?.bridgesLeft(seat)],
  ] as const;
  return (
    <ul className="tm-purse">
      {figures.map(([icon, name, value, was]) => (
        <li key={icon} title={name}>
          <span className="tm-figure" aria-hidden="true">
            <Changing value={value} before={was} />
            <TokenIcon name={icon} />
          </span>
          <span className="spoken">{p.at(name, String(value))}</span>
        </li>
      ))}
    </ul>
  );
}

function Bowls({ state, before, speech: { p }, seat }: BoardProps) {
  const counts = (s: State) => [s.bowl1(seat), s.bowl2(seat), s.bowl3(seat)] as const;
  const now = counts(state);
  const old = had(before, seat);
  const was = old === undefined ? now : counts(old);
  return (
    <div className="tm-bowls" role="img" aria-label={p.board.bowls(...now)}>
      {BOWLS.map((bowl) => (
        <span key={bowl} data-spot={`bowl-${bowl} ${seat}`}>
          <Bowl bowl={bowl} count={now[bowl - 1]} />
          {was[bowl - 1] !== now[bowl - 1] && (
            <Changing value={now[bowl - 1]} before={was[bowl - 1]} />
          )}
        </span>
      ))}
    </div>
  );
}

/** The income of the next round, explained by source. */
function Income({
  state,
  before,
  speech: { w, p },
  seat,
  vp,
}: BoardProps & { readonly vp: number }) {
  const lines = nextIncome(state, seat);
  const total = totalOf(lines);
  const old = had(before, seat);
  const was = old === undefined ? total : totalOf(nextIncome(old, seat));
  const figures = [
    ['coins', 'coin'],
    ['workers', 'worker'],
    ['priests', 'priest'],
    ['power', 'power'],
  ] as const;
  const said = [w.goods(total), vp > 0 ? w.vpOf(vp) : ''].filter((each) => each !== '');
  const title = isCardKept(state, seat) ? p.board.income : p.board.incomeWithoutCard;
  const lost = incomeLost(state, seat).map(({ of, amount }) => w.lostOf(of, amount));
  const unused = lost.length === 0 ? [] : [p.board.incomeLost(p.list(lost))];
  return (
    <Explained
      label={p.list([p.of(title, said.length === 0 ? p.none : p.list(said)), ...unused])}
      note={
        <Notes
          of={[
            ...lines.map(({ cause, amounts }) => p.of(w.causes[cause], w.goods(amounts))),
            ...(vp > 0 ? [p.of(w.causes['income-buildings'], w.vpOf(vp))] : []),
            ...unused,
          ]}
        />
      }
      className="tm-income"
    >
      <span className="tm-income-name">{title}</span>
      {figures.map(([of, icon]) => (
        <span key={of} className="tm-figure">
          <Changing value={total[of]} before={was[of]} />
          <TokenIcon name={icon} />
        </span>
      ))}
      {vp > 0 && (
        <span className="tm-figure">
          <b>{vp}</b>
          <TokenIcon name="vp" />
        </span>
      )}
    </Explained>
  );
}
