import { type ReactNode, useState } from 'react';
import { ledger, totalOf } from '../game/ledger.ts';
import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';
import { Dialog } from '../ui/dialog.tsx';

/** A number that tells where it came from when pressed. */
export function Whence({
  seat,
  of,
  children,
}: {
  readonly seat: number;
  readonly of: 'coins' | 'vp';
  readonly children: ReactNode;
}) {
  const { m, w } = useSpeech();
  const { play, who } = useTable();
  const [open, setOpen] = useState(false);
  const name = who.seat(seat);
  const title = of === 'vp' ? m.scores.whence(name) : m.scores.whenceCoins(name);
  const entries = open ? ledger(play.table.history, seat, of, play.moment) : [];
  const [total] = totalOf(entries);
  return (
    <>
      <button type="button" className="whence" title={title} onClick={() => setOpen(true)}>
        {children}
      </button>
      <Dialog title={title} open={open} onClose={() => setOpen(false)}>
        <table className="ledger">
          <tbody>
            {entries.map(({ cause, amounts: [amount] }) => (
              <tr key={cause}>
                <th scope="row">{w.causes[cause]}</th>
                <td>{amount > 0 ? `+${amount}` : `−${-amount}`}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.scores.total}</th>
              <td>{total}</td>
            </tr>
          </tfoot>
        </table>
      </Dialog>
    </>
  );
}
