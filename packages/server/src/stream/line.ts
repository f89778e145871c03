import type { ServerResponse } from 'node:http';
import type { Line } from './hub.ts';

/**
 * The most unread bytes of a connection before it is closed; the device reconnects and gets
 * everything.
 */
const UNREAD_BYTES = 1 << 20;

/**
 * The connection of a stream. A device that reads too slowly is disconnected, so that no data pile
 * up.
 */
export function lineTo(
  response: Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength'>,
): Line {
  return {
    write: (text) => {
      response.write(text);
      if (response.writableLength > UNREAD_BYTES) response.destroy();
    },
    end: () => response.end(),
  };
}
