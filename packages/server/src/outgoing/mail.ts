import { createTransport } from 'nodemailer';
import type { MailSettings } from '../settings.ts';

/** A connection without data is closed after this time. */
const PATIENCE_MS = 15_000;
const MOST_CONNECTIONS = 2;

/** One message to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Further headers, by name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The result of a message. `gone`: its address will never accept mail. */
export type Mailed =
  | { readonly result: 'sent' }
  | { readonly result: 'gone' }
  | { readonly result: 'failed'; readonly why: string };

/** Sends mail by the SMTP server of the operator. A failure is returned, never thrown. */
export interface Mailer {
  send(mail: Mail): Promise<Mailed>;
  close(): void;
}

/** Sends mail by SMTP. Tests use a shorter time limit. */
export function smtpMailer(
  { host, port, isSecure, user, password, from }: MailSettings,
  patienceMs = PATIENCE_MS,
): Mailer {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    // A password is sent to other machines only encrypted.
    requireTLS: user !== '' && !isLoopback(host),
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    // A message must not make the library read a file or load an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, headers, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          // An object is passed, so that the text of an address is never read as a list.
          to: { name: '', address: to },
          from,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
        return { result: 'sent' };
      } catch (error) {
        return failedBy(error);
      }
    },
    close: () => transport.close(),
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);
}

/** The text of the other server's answer is not kept, because it may contain the address. */
function failedBy(error: unknown): Mailed {
  const { code, responseCode } = error as {
    readonly code?: string;
    readonly responseCode?: number;
  };
  const isForGood = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  if (code === 'EENVELOPE' && isForGood) return { result: 'gone' };
  return {
    result: 'failed',
    why: responseCode === undefined ? 'unreachable' : `status ${responseCode}`,
  };
}
