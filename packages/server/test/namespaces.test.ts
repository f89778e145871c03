// A network that is cut loses everything without a word, and goes on where it stood when it is mended.
import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { newNamespace, whyNoNamespaces } from './namespaces.ts';
import { emptyFolder } from './running.ts';

const why = whyNoNamespaces();

test.skipIf(why !== undefined)(
  `a link that is cut loses everything without a word${why === undefined ? '' : `: ${why}`}`,
  async () => {
    const folder = emptyFolder();
    const [inside, outside] = [join(folder, 'inside.sock'), join(folder, 'outside.sock')];
    const [one, other] = [newNamespace(), newNamespace()];
    onTestFinished(async () => {
      await Promise.all([one.remove(), other.remove()]);
    });
    const link = one.link(other, [0, 1]);
    // From here into one network, through the link into the other, and back here.
    await one.open([[{ port: 9, host: link.there }, { path: inside }]]);
    await other.open([[{ path: outside }, { port: 9, host: link.there }]]);
    const came: string[] = [];
    const server = createServer((socket) => {
      socket.on('data', (data) => came.push(`${data}`));
    });
    server.listen(outside);
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const socket: Socket = createConnection(inside);
    onTestFinished(() => void socket.destroy());
    socket.write('one ');
    while (came.join('') !== 'one ') await sleep(5);
    link.cut();
    socket.write('two ');
    // These bytes would arrive long before the next data.
    await sleep(300);
    expect([came.join(''), socket.destroyed]).toEqual(['one ', false]);
    link.mend();
    while (came.join('') !== 'one two ') await sleep(5);
    expect(socket.destroyed).toBe(false);
  },
);
