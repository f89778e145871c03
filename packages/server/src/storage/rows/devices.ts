import { DELETE_CHANNEL, MOVE_PUSH, PUSH_OF_DEVICE } from '../statements/notices.ts';
import { DELETE_DEVICE } from '../statements/persons.ts';
import type { Sql, Steps } from './steps.ts';

/** A device is nobody's any more, and is told nothing more. */
export function* endDevice(db: Sql, device: number): Steps<void> {
  for (const { id: channel } of yield* db.all<{ id: number }>(PUSH_OF_DEVICE, { device })) {
    for (const statement of DELETE_CHANNEL) yield* db.run(statement, { channel });
  }
  yield* db.run(DELETE_DEVICE, { device });
}

/** Devices are another person's now, and are told what waits for that one. */
export function* pushFollows(db: Sql, devices: readonly number[], to: number): Steps<void> {
  for (const device of devices) yield* db.run(MOVE_PUSH, { device, to });
}
