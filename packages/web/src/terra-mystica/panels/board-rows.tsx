import type { Building } from '@pangaea/rules/terra-mystica';
import { PieceIcon } from '../../board/pieces/piece-icon.tsx';
import { Explained, Notes } from '../../ui/explained.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import type { OwnAbility, Row, Slot } from '../game/board.ts';
import { colourOf } from '../game/colours.ts';
import { ActionSign, OctagonSign } from './action-sign.tsx';
import { Figure, GoodsFigures } from './figures.tsx';
import type { PanelProps } from './props.ts';

const PIECES = {
  dwelling: 'house',
  'trading-post': 'trading-post',
  temple: 'temple',
  stronghold: 'stronghold',
  sanctuary: 'sanctuary',
} as const satisfies Readonly<Partial<Record<Building, string>>>;

interface RowsProps extends PanelProps {
  readonly seat: number;
  /** The actions of a fan faction; those of the stronghold are beside the stronghold. */
  readonly abilities: readonly OwnAbility[];
}

/** The structures as on the printed board: each piece covers its income. */
export function BoardRows({ rows, ...props }: RowsProps & { readonly rows: readonly Row[] }) {
  const [dwelling, tradingPost, temple, stronghold, sanctuary] = rows;
  return (
    <div className="tm-board-rows">
      <div className="tm-board-top">
        <BoardRow {...props} row={stronghold} />
        <BoardRow {...props} row={sanctuary} />
      </div>
      <BoardRow {...props} row={temple} />
      <BoardRow {...props} row={tradingPost} />
      <BoardRow {...props} row={dwelling} />
    </div>
  );
}

function BoardRow({
  state,
  speech: { w, p },
  seat,
  abilities,
  row: given,
}: RowsProps & { readonly row: Row }) {
  const { building, row, base, slots } = given;
  const left = slots.filter(({ isCovered }) => isCovered).length;
  const piece = PIECES[building as keyof typeof PIECES];
  const colour = colourOf(state, seat);
  const { factions, factionNames } = state.table;
  const { strongholdActions = [] } = factions[state.faction(seat)];
  const hasBase = Object.values(base).some((amount) => amount !== 0);
  return (
    <Explained
      label={p.of(w.buildings[building], p.board.left(left, slots.length))}
      note={<Notes of={notes()} />}
      className={`tm-board-row tm-board-${building}`}
    >
      <span className="tm-board-price">
        {row.workers > 0 && (
          <span className="tm-figure">
            {row.workers}
            <TokenIcon name="worker" />
          </span>
        )}
        {(row.priests ?? 0) > 0 && (
          <span className="tm-figure">
            {row.priests}
            <TokenIcon name="priest" />
          </span>
        )}
        <span className="tm-figure">
          {row.coinsAlone === undefined ? row.coins : `${row.coins}/${row.coinsAlone}`}
          <TokenIcon name="coin" />
        </span>
      </span>
      <span className="tm-slots">
        {hasBase && (
          <span className="tm-slot tm-slot-base">
            <GoodsFigures goods={base} />
          </span>
        )}
        {slots.map((slot, place) => (
          <span key={`${place} ${slot.isCovered}`} className={slotClass(slot)}>
            {slot.isCovered && (
              <PieceIcon
                piece={piece}
                colour={slot.piece === undefined ? colour : slot.piece.colour}
              />
            )}
            <span className="tm-slot-income">
              <GoodsFigures goods={slot.income} />
              {slot.vp > 0 && <Figure icon="vp">{slot.vp}</Figure>}
            </span>
          </span>
        ))}
        {building === 'stronghold' &&
          strongholdActions.map((action) => (
            <span key={action} className={left > 0 ? 'tm-slot-action tm-pale' : 'tm-slot-action'}>
              <ActionSign action={action} />
            </span>
          ))}
        {building === 'stronghold' &&
          abilities.map(({ ability, signs, isUsed }) => (
            <span key={ability} className={left > 0 ? 'tm-slot-action tm-pale' : 'tm-slot-action'}>
              <OctagonSign signs={signs} isUsed={isUsed} />
            </span>
          ))}
      </span>
    </Explained>
  );

  function brought({ income, vp }: Slot): string {
    return p.list([w.goods(income), vp > 0 ? w.vpOf(vp) : ''].filter((each) => each !== ''));
  }

  function notes(): readonly string[] {
    const { workers, coins, coinsAlone, priests = 0, vp = 0, favours = 0, value } = row;
    const goods = w.goods({ workers, coins, priests });
    const next = slots.find(({ isCovered }) => isCovered);
    return [
      p.board.price(vp > 0 ? p.list([goods, w.vpOf(vp)]) : goods),
      ...(coinsAlone === undefined ? [] : [p.board.alone(w.coins(coinsAlone))]),
      p.board.value(value),
      ...(next === undefined ? [] : [p.board.nextSlot(brought(next) || p.none)]),
      ...(favours > 0 ? [p.board.favours(favours)] : []),
      ...(building === 'stronghold' ? [w.strongholds[factionNames[state.faction(seat)]]] : []),
    ];
  }
}

function slotClass({ isCovered, drafted }: Slot): string {
  return [
    'tm-slot',
    ...(isCovered ? ['tm-slot-covered'] : []),
    ...(drafted === undefined ? [] : [`tm-slot-${drafted}-now`]),
  ].join(' ');
}
