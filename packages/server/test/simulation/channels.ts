import type { Mailer } from '../../src/outgoing/mail.ts';
import { rest } from './connection.ts';
import { addWords } from './keeping.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** A valid public key and secret, as a browser would give them for push messages. */
const PUSH_KEYS = {
  p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  auth: 'AAAAAAAAAAAAAAAAAAAAAA',
};

/**
 * Channels of people. The host name says what happens to messages: they arrive; they arrive
 * usually, and sometimes without an answer; they never arrive; after some time the channel has
 * ended.
 */
const CHANNELS = [
  [0.5, 'hook', 'good.example'],
  [0.3, 'hook', 'flaky.example'],
  [0.3, 'hook', 'dead.example'],
  [0.2, 'push', 'good.example'],
  [0.2, 'push', 'flaky.example'],
  [0.2, 'push', 'ending.example'],
  [0.15, 'mail', 'good.example'],
  [0.1, 'mail', 'flaky.example'],
  [0.1, 'mail', 'ending.example'],
] as const;

/** Codes that have arrived by mail. */
export class Mailbox {
  readonly #world: World;
  readonly #codes = new Map<string, string>();

  constructor(world: World) {
    this.#world = world;
  }

  /** The part of a server run that sends mail other than notices. */
  mailer(process: { readonly alive: boolean }): Mailer {
    return {
      send: ({ to, subject }) =>
        new Promise((resolve) => {
          this.#world.at(300, () => {
            const [, code] = /\b(\d{6})\b/.exec(subject) ?? [];
            if (code !== undefined) this.#codes.set(to, code);
            if (process.alive) resolve({ result: 'sent' });
          });
        }),
      close: () => undefined,
    };
  }

  take(address: string): string | undefined {
    const code = this.#codes.get(address);
    this.#codes.delete(address);
    return code;
  }
}

/** Adds channels for notices. */
export async function addChannels(person: Person): Promise<void> {
  for (const [often, kind, host] of CHANNELS) {
    const { channels = '-' } = person.company.leaning;
    const isWanted = kind === channels || host === channels;
    if (!person.chance.happens(isWanted ? 1 : often)) continue;
    const name = person.newKey('channel');
    if (kind === 'mail') await addMail(person, `${name}@${host}`).catch(() => undefined);
    else {
      const url = `https://${host}/${name}`;
      const channel =
        kind === 'hook' ? { kind, form: 'raw', url } : { kind, endpoint: url, ...PUSH_KEYS };
      await addChannel(person, channel).catch(() => undefined);
    }
  }
}

async function addChannel(person: Person, channel: object): Promise<void> {
  const body = { ...channel, language: 'en' };
  const { status } = await person.ask('POST', '/api/telling/channels', body);
  person.company.ledger.count(`channel ${status}`);
}

/**
 * Confirms a mail address by the code that arrives there. Only the first address is confirmed:
 * another one would need a proof.
 */
async function addMail(person: Person, address: string): Promise<void> {
  const { mailbox, ledger } = person.company;
  const ask = { address, language: 'en', for: 'add' };
  const { status } = await person.ask('POST', '/api/keys/code', ask);
  if (status !== 200) return;
  await rest(person.company, 1_000);
  const code = mailbox.take(address);
  if (code === undefined) return;
  const added = await person.ask('POST', '/api/keys', { key: { kind: 'mail', address, code } });
  ledger.count(`mail key ${added.status}`);
  if (added.status !== 201) return;
  const every = person.company.leaning.channels !== 'mail' && person.chance.happens(0.5);
  await addChannel(person, { kind: 'mail', address, every });
  // For some minutes the code is also a proof that allows new keys.
  if (person.chance.happens(0.5)) await addWords(person);
}
