import { DELETE_CHANNEL, MOVE_PUSH, PUSH_OF_DEVICE } from '../statements/notices.ts';
import { DELETE_DEVICE } from '../statements/persons.ts';
import type { Sql, Steps } from './steps.ts';

/** Deletes a device, with its push channels and their notices. */
export function* endDevice(db: Sql, device: number): Steps<void> {
  for (const { id: channel } of yield* db.all<{ id: number }>(PUSH_OF_DEVICE, { device })) {
    for (const statement of DELETE_CHANNEL) yield* db.run(statement, { channel });
  }
  yield* db.run(DELETE_DEVICE, { device });
}

/** Gives the push channels of devices to the person to whom the devices belong now. */
export function* pushFollows(db: Sql, devices: readonly number[], to: number): Steps<void> {
  for (const device of devices) yield* db.run(MOVE_PUSH, { device, to });
}
