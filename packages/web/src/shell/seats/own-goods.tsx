import { memo } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { beforeDraft } from '../before-draft.ts';
import { ownSeat } from './own-seat.ts';

/**
 * The goods of the seat at this device in one line, if there is no room for the rail; empty for a
 * spectator.
 */
export const OwnGoods = memo(function OwnGoods() {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play, who, face } = useTable();
  const columns = face.table.rail.filter(({ isInDock }) => isInDock !== true);
  const seat = ownSeat(play);
  if (columns.length === 0 || play.table.players[seat].kind !== 'here') return null;
  const several = play.table.players.filter(({ kind }) => kind === 'here').length > 1;
  const before = beforeDraft(play);
  return (
    <section
      className="own-goods"
      aria-label={several ? m.rail.goodsOf(who.seat(seat)) : m.rail.goods}
    >
      <ul>
        {columns.map(({ id, Sign, name, figure }) => {
          const is = figure(play.state, seat) ?? '–';
          const had = before === undefined ? is : (figure(before, seat) ?? '–');
          return (
            <li
              key={id}
              className={is === had ? undefined : 'own-goods-foreseen'}
              title={name(speech)}
              data-spot={`${id} ${seat}`}
            >
              <span aria-hidden="true" className="own-goods-sign">
                <Sign />
              </span>
              <span className="spoken">{name(speech)}</span> {is}
              {is !== had && <span className="spoken">{m.rail.now(had)}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
});
