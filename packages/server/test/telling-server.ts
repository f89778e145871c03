// A server for browser tests that sends no messages to push services and hooks. It prints each
// message as a line of JSON on the standard output, with push messages decrypted, and behaves as if
// it had arrived. The first line contains a subscription.
import type { Outgoing } from '../src/outgoing/guarded.ts';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { Subscription } from './notice-world.ts';

const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const subscription = new Subscription('of-a-test');
tell({ subscription: subscription.channel() });

const { port, close } = await startServer(readSettings(process.env), {
  botPool: { budgetMs: 20 },
  sender: {
    send: async (outgoing: Outgoing) => {
      const { url, body } = outgoing;
      const isPush = url === subscription.endpoint;
      tell({ url, said: isPush ? subscription.read(outgoing) : JSON.parse(`${body}`) });
      return { status: 201 };
    },
  },
});
process.stdout.write(`http://127.0.0.1:${port}/\n`);
process.on('SIGTERM', () => void close().then(() => process.exit()));
