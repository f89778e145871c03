import type {
  NewChannel,
  NewChannelTold,
  NoticeKind,
  TableHook,
  Telling,
  Tried,
} from '@pangaea/wire';
import { ask } from './api.ts';

/** A hook of a table as its host sets it. */
export type NewTableHook = Omit<Extract<NewChannel, { readonly kind: 'hook' }>, 'kind'>;

/** The part of the server's HTTP interface about notices while no page is open. */
export const tellingApi = {
  telling: () => ask<Telling>('/api/telling'),
  turnOff: (off: readonly NoticeKind[]) => ask<Telling>('/api/telling', { off }),
  add: (channel: NewChannel) => ask<NewChannelTold>('/api/telling/channels', channel),
  remove: (channel: number) =>
    ask<Telling>(`/api/telling/channels/${channel}`, undefined, 'DELETE'),
  /** Sends a notice about nothing. */
  test: (channel: number) => ask<Tried>(`/api/telling/channels/${channel}/test`, {}),
  hook: (table: string) => ask<TableHook>(`/api/tables/${table}/hook`),
  setHook: (table: string, hook: NewTableHook) => ask<TableHook>(`/api/tables/${table}/hook`, hook),
  removeHook: (table: string) => ask<TableHook>(`/api/tables/${table}/hook`, undefined, 'DELETE'),
};
