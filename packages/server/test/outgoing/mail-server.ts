import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A message as an SMTP server receives it. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body, as they were received. */
  readonly raw: string;
}

/** An SMTP server on this machine. It stops at the end of the test. */
export async function takeMail(more: SMTPServerOptions = {}): Promise<{
  readonly port: number;
  readonly taken: readonly TakenMail[];
}> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const to = rcptTo.map(({ address }) => address);
        taken.push({ from, to, raw: Buffer.concat(parts).toString() });
        done();
      });
    },
    ...more,
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  return { port: (server.server.address() as AddressInfo).port, taken };
}
