import { refusal } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { sendOrder } from '../../../src/shell/seats/send-order.ts';
import type { Sent, TablePort } from '../../../src/table/port.ts';

/** A table at which others play `moves` times while an order is being sent. */
function busyTable(moves: number) {
  let steps = 7;
  let left = moves;
  const sent: (readonly [number, number, readonly string[]])[] = [];
  const send = async (seat: number, version: number, commands: readonly string[]) => {
    sent.push([seat, version, commands]);
    if (left-- > 0) steps++;
    return version === steps ? { ok: true } : { ok: false, refusal: refusal('stale') };
  };
  const current = () => ({ as: () => ({ steps: { length: steps } }) });
  return { port: { current, send } as unknown as TablePort, sent };
}

test('an order is sent again when others have played meanwhile', async () => {
  const { port, sent } = busyTable(2);
  expect(await sendOrder(port, 1, 'power-offers never')).toEqual({ ok: true });
  expect(sent.map(([, version]) => version)).toEqual([7, 8, 9]);
  expect(sent[0]).toEqual([1, 7, ['order power-offers never']]);
});

test('but not for ever, and not when it is refused', async () => {
  const busy = busyTable(99);
  expect(await sendOrder(busy.port, 1, 'power-offers never')).toMatchObject({ ok: false });
  expect(busy.sent.length).toBeLessThan(10);
  const { port, sent } = busyTable(0);
  const no: Sent = { ok: false, refusal: refusal('order-stands-already') };
  const refusing: TablePort = {
    ...port,
    send: async (seat, version, commands) => {
      await port.send(seat, version, commands);
      return no;
    },
  };
  expect(await sendOrder(refusing, 1, 'power-offers ask')).toBe(no);
  expect(sent).toHaveLength(1);
});
