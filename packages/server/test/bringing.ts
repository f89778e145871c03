import type { Came, Come, DeviceCode, DeviceList } from '@pangaea/wire';
import type { Answered, Browser, Refusing } from './client.ts';

let tickets = 0;
/** A random secret of a device. */
export const newTicket = (): string => `ticket-of-a-device-${String(++tickets).padStart(6, '0')}`;

export const listOf = async (browser: Browser): Promise<DeviceList> =>
  (await browser.ask<DeviceList>('/api/devices')).body;

export const codeOf = async (browser: Browser): Promise<DeviceCode> =>
  (await browser.ask<DeviceCode>('/api/devices/code', {})).body;

/** A device comes with a code, or asks again whether it was accepted. */
export function come(
  browser: Browser,
  code: string,
  more: Partial<Come> = {},
  headers: Record<string, string> = {},
): Promise<Answered<Came & Refusing>> {
  const body: Come = { code, ticket: newTicket(), games: 'bring', ...more };
  return browser.ask('/api/devices', body, headers);
}

export const letIn = (
  browser: Browser,
  arrival: string,
  allow = true,
): Promise<Answered<DeviceList & Refusing>> =>
  browser.ask('/api/devices/arrivals', { arrival, allow });

/**
 * A device joins the person of another device, which accepts it.
 * @returns the last answer
 */
export async function bring(
  old: Browser,
  fresh: Browser,
  games: Come['games'] = 'bring',
  headers: Record<string, string> = {},
): Promise<Answered<Came & Refusing>> {
  const { code } = await codeOf(old);
  const coming = { ticket: newTicket(), games };
  const came = await come(fresh, code, coming, headers);
  if (came.body.state !== 'waiting') return came;
  const { arrival } = await listOf(old);
  await letIn(old, arrival?.id ?? '');
  return come(fresh, code, coming, headers);
}
