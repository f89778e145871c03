import type { Sent, TablePort } from '../../table/port.ts';

/** As often an order is sent again that met a move of somebody else on its way. */
const TRIES = 5;

/** Moves of others meanwhile do not change an order: it may be given at any time. */
export async function sendOrder(port: TablePort, seat: number, order: string): Promise<Sent> {
  for (let left = TRIES; ; left--) {
    const version = port.current().as(seat).steps.length;
    const sent = await port.send(seat, version, [`order ${order}`]);
    if (sent.ok || sent.refusal.code !== 'stale' || left === 1) return sent;
  }
}
