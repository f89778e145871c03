import { createHash } from 'node:crypto';
import type {
  ChannelTold,
  HookForm,
  NewChannel,
  NewTableHookSchema,
  NoticeKind,
  TableHook,
  Telling,
} from '@pangaea/wire';
import type { Static } from 'typebox';
import { newKey } from '../identity/secrets.ts';
import { plainAddress } from '../keys/mail-codes.ts';
import { addressOf } from '../outgoing/guarded.ts';
import { areKeys, newServerKeys, readServerKeys, type ServerKeys } from '../outgoing/push.ts';
import type {
  DueWork,
  Identity,
  Storage,
  StoredChannel,
  StoredTable,
} from '../storage/contract.ts';
import { sitsAt } from '../tables/live.ts';
import { refused } from '../tables/refused.ts';
import type { TableService } from '../tables/table-service.ts';
import { TOLD_AFTER_MS } from '../time/control.ts';
import { hostOf, mailSecret, mailSecrets, readMailSecret } from './channels.ts';
import type { NoticeService } from './service.ts';

const MOST_CHANNELS = 10;
/** The number of sent notices shown to a person. */
const SHOWN = 50;

/** By form: the hosts of its service. A form without a service has none here. */
const HOSTS: Readonly<Partial<Record<HookForm, RegExp>>> = {
  discord: /^((ptb|canary)\.)?discord(app)?\.com$/,
  slack: /^hooks\.slack(-gov)?\.com$/,
};

type Made<T> = { readonly secret: string | undefined } & T;

interface ChannelNeeds {
  readonly storage: Storage;
  readonly tables: TableService;
  readonly notices: NoticeService;
  /** Called when due work was stored. */
  readonly stored: (works: readonly DueWork[]) => void;
  readonly now: () => number;
  /** Whether this server sends mail. */
  readonly canMail: boolean;
}

/** The channels of persons, and the hooks of tables. */
export class ChannelService {
  readonly #storage: Storage;
  readonly #tables: TableService;
  readonly #notices: NoticeService;
  readonly #stored: (works: readonly DueWork[]) => void;
  readonly #now: () => number;
  readonly #canMail: boolean;
  #keys: Promise<ServerKeys> | undefined;

  constructor({ storage, tables, notices, stored, now, canMail }: ChannelNeeds) {
    this.#storage = storage;
    this.#tables = tables;
    this.#notices = notices;
    this.#stored = stored;
    this.#now = now;
    this.#canMail = canMail;
  }

  /** The push keys of this server, made when they are first needed. */
  keys(): Promise<ServerKeys> {
    this.#keys ??= this.#storage.serverSecret('push', newServerKeys()).then(readServerKeys);
    this.#keys.catch(() => {
      this.#keys = undefined;
    });
    return this.#keys;
  }

  /**
   * The ways in which a person is notified, and the last notices.
   * @param person undefined for a client that is not known yet
   */
  async describe(person: number | undefined): Promise<Telling> {
    const { publicKey: key } = await this.keys();
    const none = this.#canMail ? { mail: [] } : {};
    if (person === undefined) {
      return { key, off: [], channels: [], told: [], waiting: [], ...none };
    }
    const [channels, off, told, waiting, mail] = await Promise.all([
      this.#storage.channelsOf(person),
      this.#storage.noticesOff(person),
      this.#storage.noticesOf(person, SHOWN),
      this.#notices.waiting(person),
      this.#mailOf(person),
    ]);
    return {
      key,
      off: [...off],
      channels: channels.map(channelTold),
      told: told.map(({ table, kind, at, channel, why }) => ({
        table,
        kind,
        at,
        channel,
        ...(why === '' ? { outcome: 'sent' } : { outcome: 'failed', why }),
      })),
      waiting: [...waiting],
      ...(mail === undefined ? {} : { mail: [...mail] }),
    };
  }

  /**
   * Adds a channel.
   * @returns the secret of a raw hook
   * @throws Refused
   */
  async add(
    { person, device }: Identity,
    given: NewChannel,
    origin: string,
  ): Promise<Made<object>> {
    const channels = await this.#storage.channelsOf(person);
    const address = addressGiven(given);
    const isKnown = channels.some((each) => each.address === address);
    if (channels.length >= MOST_CHANNELS && !isKnown) {
      throw refused('too-many-channels', { limit: MOST_CHANNELS });
    }
    const common = { person, table: '', address, device: 0, origin, language: given.language };
    if (given.kind === 'push') {
      const { p256dh, auth } = given;
      if (addressOf(address) === undefined || !areKeys(given)) throw refused('channel-wrong');
      const secret = JSON.stringify({ p256dh, auth });
      await this.#add({ ...common, kind: 'push', form: '', secret, device });
      return { secret: undefined };
    }
    if (given.kind === 'mail') {
      if ((await this.#mailOf(person))?.includes(address) !== true) throw refused('channel-wrong');
      const secret = mailSecret(newKey(), given.every);
      await this.#add({ ...common, kind: 'mail', form: '', secret });
      return { secret: undefined };
    }
    const secret = secretFor(given.form, address);
    await this.#add({ ...common, kind: 'hook', form: given.form, secret });
    return { secret: given.form === 'raw' ? secret : undefined };
  }

  /**
   * Removes a channel of a person.
   * @throws Refused if the person has no such channel
   */
  async remove(person: number | undefined, channel: number): Promise<void> {
    const isGone = person !== undefined && (await this.#storage.removeChannel(person, channel));
    if (!isGone) throw refused('channel-unknown');
  }

  /** Ends a mail channel by the word in its link. Ending it again does nothing. */
  async endMail(word: string): Promise<void> {
    await this.#storage.endMail(mailSecrets(word));
  }

  /** Addresses that the person has confirmed; undefined if this server sends no mail. */
  async #mailOf(person: number): Promise<readonly string[] | undefined> {
    if (!this.#canMail) return undefined;
    const keys = await this.#storage.keysOf(person);
    return keys.filter(({ kind }) => kind === 'mail').map(({ lookup }) => lookup);
  }

  async turnOff(person: number, off: readonly NoticeKind[]): Promise<void> {
    const due = this.#now() + TOLD_AFTER_MS.slow;
    await this.#storage.turnNoticesOff(person, off, due);
    this.#wake(due);
  }

  /**
   * The hook of a table, for everybody who sits there and its host.
   * @throws Refused
   */
  async hookOf(id: string, person: number | undefined): Promise<TableHook> {
    const { table } = await this.#tables.find(id);
    if (!sitsAt(table, person) && !isHost(table, person)) throw refused('not-your-seat');
    const hook = await this.#storage.hookOf(id);
    if (hook === undefined) return {};
    const { language, isOff, failing, form } = hook;
    return {
      hook: {
        form: form === '' ? 'raw' : form,
        language,
        isOff,
        ...(failing === 0 ? {} : { failing }),
      },
    };
  }

  /**
   * Sets the hook of a table, and replaces an older one.
   * @throws Refused unless its host asks
   */
  async setHook(
    id: string,
    person: number | undefined,
    { form, url, language }: Static<typeof NewTableHookSchema>,
    origin: string,
  ): Promise<TableHook> {
    const host = await this.#hostOf(id, person);
    const secret = secretFor(form, url);
    const common = { person: host, table: id, address: url, device: 0, origin, language };
    await this.#add({ ...common, kind: 'hook', form, secret });
    const told = await this.hookOf(id, host);
    return form === 'raw' ? { ...told, secret } : told;
  }

  /**
   * Removes the hook of a table.
   * @throws Refused unless the host of the table asks
   */
  async removeHook(id: string, person: number | undefined): Promise<void> {
    await this.#hostOf(id, person);
    await this.#storage.removeHook(id);
  }

  async #hostOf(id: string, person: number | undefined): Promise<number> {
    const { table } = await this.#tables.find(id);
    if (person === undefined || !isHost(table, person)) throw refused('not-your-table');
    return person;
  }

  async #add(
    channel: Omit<Parameters<Storage['addChannel']>[0], 'created' | 'due'>,
  ): Promise<void> {
    const now = this.#now();
    // The person is present now, and knows the state of all own tables.
    const due = now + TOLD_AFTER_MS.slow;
    await this.#storage.addChannel({ ...channel, created: now, due });
    this.#wake(due);
  }

  /** Reports that notices are due at that time, at one table or several. */
  #wake(at: number): void {
    this.#stored([{ owner: '', kind: 'notice', at, about: 0, claimed: 0 }]);
  }
}

function addressGiven(given: NewChannel): string {
  if (given.kind === 'push') return given.endpoint;
  return given.kind === 'hook' ? given.url : plainAddress(given.address);
}

function isHost({ host }: StoredTable, person: number | undefined): boolean {
  return host === person;
}

/**
 * The secret of a new hook: random for a raw one, otherwise empty.
 * @throws Refused if nothing can be sent to an address in that form
 */
function secretFor(form: HookForm, address: string): string {
  const url = addressOf(address);
  if (url === undefined) throw refused('channel-wrong');
  if (HOSTS[form]?.test(url.hostname) === false) throw refused('channel-wrong');
  return form === 'raw' ? newKey() : '';
}

/** The mark of a subscription; the browser computes the same value. */
function markOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

function channelTold(channel: StoredChannel): ChannelTold {
  const { id, kind, form, language, created, isOff, failing } = channel;
  return {
    id,
    kind,
    ...(form === '' ? {} : { form }),
    at: hostOf(channel),
    ...(kind === 'push' ? { mark: markOf(channel.address) } : {}),
    ...(kind === 'mail' ? { every: readMailSecret(channel.secret).every } : {}),
    language,
    made: created,
    isOff,
    ...(failing === 0 ? {} : { failing }),
  };
}
