import type { ServerResponse } from 'node:http';
import type { Line } from './hub.ts';

/** The most that may lie unread in a connection before it is cut; the device comes back and is told all. */
const UNREAD_BYTES = 1 << 20;

/** A stream's end at a connection. A device that reads too slowly is cut off, so that nothing piles up. */
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
