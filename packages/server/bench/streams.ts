import { connect, type Socket } from 'node:net';

/**
 * Opens a stream. Most streams are only read without parsing, since parsing would take processor
 * time from the server.
 * @param heard called with the table of each segment message
 */
export function listen(
  port: number,
  cookie: string,
  heard: ((table: string) => void) | undefined,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('error', reject);
    socket.write(`GET /api/stream HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n\r\n`);
    socket.once('data', (first) => {
      if (!first.toString('latin1').startsWith('HTTP/1.1 200')) reject(new Error(`${first}`));
      if (heard === undefined) socket.resume();
      else {
        socket.setEncoding('latin1').on('data', (text: string) => {
          for (const [, table] of text.matchAll(/event: segment\ndata: \{"table":"(\w+)"/g)) {
            heard(table);
          }
        });
      }
      resolve(socket);
    });
  });
}
