import type { Devices } from '../identity/devices.ts';
import type { Storage } from '../storage/contract.ts';
import type { Hub } from '../stream/hub.ts';
import type { Desk } from '../tables/desk.ts';
import type { Door } from '../tables/door.ts';

/** What the routes need of the server. */
export interface ApiNeeds {
  readonly storage: Storage;
  readonly devices: Devices;
  readonly desk: Desk;
  readonly door: Door;
  readonly hub: Hub;
  readonly now: () => number;
  /** Whether writes worked last time, for `/api/health`. */
  readonly storageState: () => 'ok' | 'full' | 'failed';
  readonly limits: { readonly streams: number; readonly streamsPerDevice: number };
}
