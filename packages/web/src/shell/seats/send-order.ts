import type { Sent, TablePort } from '../../table/port.ts';

/** How often an order is sent again if another seat's move came first. */
const TRIES = 5;

/**
 * Sends an order of a seat. The moves of others do not change an order, so after such a move it is
 * sent again.
 */
export async function sendOrder(port: TablePort, seat: number, order: string): Promise<Sent> {
  for (let left = TRIES; ; left--) {
    const version = port.current().as(seat).steps.length;
    const sent = await port.send(seat, version, [`order ${order}`]);
    if (sent.ok || sent.refusal.code !== 'stale' || left === 1) return sent;
  }
}
