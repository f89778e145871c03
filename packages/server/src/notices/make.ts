import type { Clock } from '../clock.ts';
import { measuredCarrier } from '../metrics/measured.ts';
import type { Meter } from '../metrics/meter.ts';
import { guardedSender, type Sender } from '../outgoing/guarded.ts';
import type { Mailer } from '../outgoing/mail.ts';
import type { Rules } from '../rules/pool.ts';
import type { Settings } from '../settings.ts';
import type { DueWork, Storage } from '../storage/contract.ts';
import type { Hub } from '../stream/hub.ts';
import type { TableService } from '../tables/table-service.ts';
import type { Down } from '../time/down.ts';
import { makeCarrier } from './carrier.ts';
import { ChannelService } from './channel-service.ts';
import type { Carrier } from './message.ts';
import { NoticeService } from './service.ts';

interface NoticesNeeds {
  readonly outside: {
    readonly settings: Pick<Settings, 'adminMail' | 'publicUrl'>;
    readonly storage: Storage;
    readonly rules: Rules;
    readonly hub: Hub;
    readonly clock: Clock;
    readonly sender?: Sender | undefined;
    readonly carrier?: Carrier | undefined;
    readonly mailer?: Mailer | undefined;
    readonly meter?: Meter | undefined;
  };
  readonly tables: TableService;
  readonly stored: (works: readonly DueWork[]) => void;
  readonly down: () => readonly Down[];
  /** Whether a page of the person shows the table now. */
  readonly isLookedAt: (table: string, person: number) => boolean;
}

/** Makes the services for notices and for their channels. */
export function makeNotices({ outside, tables, stored, down, isLookedAt }: NoticesNeeds): {
  readonly notices: NoticeService;
  readonly channels: ChannelService;
  readonly carrier: Carrier;
} {
  const { storage, rules, settings, mailer, sender = guardedSender() } = outside;
  const { publicUrl } = settings;
  const { now } = outside.clock;
  const keys = () => channels.keys();
  const plain =
    outside.carrier ??
    makeCarrier({ sender, mailer, publicUrl, keys, subject: subjectOf(settings), now });
  const carrier = outside.meter === undefined ? plain : measuredCarrier(plain, outside.meter);
  const notices = new NoticeService({ storage, rules, tables, carrier, isLookedAt, now, down });
  const canMail = mailer !== undefined;
  const channels = new ChannelService({ storage, tables, notices, stored, now, canMail });
  return { notices, channels, carrier };
}

/** The contact of the operator for push services. */
function subjectOf({ adminMail, publicUrl }: Pick<Settings, 'adminMail' | 'publicUrl'>): string {
  if (adminMail !== undefined) return `mailto:${adminMail}`;
  return publicUrl?.startsWith('https:') === true ? publicUrl : 'mailto:nobody@pangaea.invalid';
}
