import type { Limits } from '../api/needs.ts';
import type { Clock } from '../clock.ts';
import type { CodesOf } from '../identity/codes.ts';
import type { Persons } from '../identity/persons.ts';
import type { Log } from '../log.ts';
import type { Carrier } from '../notices/message.ts';
import type { Mailer } from '../outgoing/mail.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/contract.ts';
import type { NewLimit } from '../tables/allowance.ts';
import { KeyNewsSender } from './key-news.ts';
import { type KeyFacts, KeyService } from './key-service.ts';
import { type SlowHash, slowHash } from './recovery-words.ts';

const DAY_MS = 24 * 3_600_000;

interface KeysNeeds {
  readonly outside: {
    readonly settings: Pick<Settings, 'publicUrl'>;
    readonly storage: Storage;
    readonly mailer?: Mailer | undefined;
    readonly log: Log;
    readonly clock: Clock;
    readonly slowHash?: SlowHash | undefined;
  };
  readonly persons: Persons;
  readonly codes: CodesOf;
  readonly carrier: Carrier;
  readonly limits: Pick<Limits, 'keysAskedPerHour' | 'wrongKeysPerDay'>;
  /** Called when news were stored and are due. */
  readonly stored: () => void;
  readonly limit: NewLimit;
  readonly facts: KeyFacts;
}

/** Makes the services for keys and for the news about them. */
export function makeKeys(needs: KeysNeeds): {
  readonly keys: KeyService;
  readonly news: KeyNewsSender;
} {
  const { outside, persons, codes, carrier, limits, stored, limit, facts } = needs;
  const { settings, storage, mailer, log, clock } = outside;
  const { now } = clock;
  const news = new KeyNewsSender({ storage, carrier, mailer, log, now, stored });
  const keys = new KeyService({
    storage,
    persons,
    codes,
    news,
    slowHash: outside.slowHash ?? slowHash(),
    publicUrl: settings.publicUrl,
    now,
    asked: limit('keys-asked', limits.keysAskedPerHour),
    tried: limit('keys-tried', limits.wrongKeysPerDay, DAY_MS),
    facts,
  });
  return { keys, news };
}
