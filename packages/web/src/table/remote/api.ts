import type { Refusal } from '@pangaea/rules/kernel';
import type { TimeAgreed } from '../../clock/agreed.ts';
import type { ToldRecord } from '../../game/verify.ts';
import type { Notes, Said, Word } from '../talk.ts';
import type {
  DeviceCode,
  DeviceList,
  Happened,
  HoursTold,
  Offer,
  PresenceTold,
  ProgramMade,
  Reach,
  Refused,
  SeatWish,
  Shown,
  TableInfo,
  TablePace,
} from './wire.ts';

/** An answer, a refusal, or silence: the server was not reached. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refused: Refused; readonly status: number };

const UNREACHED: Refusal = { code: 'unreached', params: {} };

async function ask<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const json: unknown = await response.json();
    if (response.ok) return { ok: true, value: json as T };
    return { ok: false, refused: json as Refused, status: response.status };
  } catch {
    return { ok: false, refused: { refusal: UNREACHED }, status: 0 };
  }
}

/** The server's HTTP interface, as far as the page uses it. */
export const api = {
  /** Tables of this device; silence means that no server is behind this page. */
  list: () => ask<{ readonly tables: readonly TableInfo[] }>('/api/tables'),
  create: (wanted: TableWish) => ask<TableInfo>('/api/tables', wanted),
  table: (id: string) => ask<TableInfo>(`/api/tables/${id}`),
  remove: (id: string) => ask<unknown>(`/api/tables/${id}`, undefined, 'DELETE'),
  /** @param seat through whose eyes, where this device has several */
  game: (id: string, from = 0, seat?: number) =>
    ask<Shown>(`/api/tables/${id}/game?from=${from}${seat === undefined ? '' : `&seat=${seat}`}`),
  record: (id: string) => ask<ToldRecord>(`/api/tables/${id}/record`),
  presence: (id: string) => ask<PresenceTold>(`/api/tables/${id}/presence`),
  offer: (id: string, key: string) => ask<Offer>(`/api/tables/${id}/link`, { key }),
  /** @param share what the seat adds to a game that is not dealt yet */
  claim: (id: string, key: string, name: string, share: string | undefined) =>
    ask<TableInfo>(`/api/tables/${id}/seats`, {
      key,
      ...(share === undefined ? {} : { share }),
      ...(name === '' ? {} : { name }),
    }),
  /** Adds it to seats that were taken before it could be. */
  addShare: (id: string, seats: readonly number[], share: string) =>
    ask<TableInfo>(`/api/tables/${id}/shares`, { seats, share }),
  free: (id: string, seat: number) =>
    ask<TableInfo>(`/api/tables/${id}/seats/${seat}`, undefined, 'DELETE'),
  program: (id: string, seat: number) =>
    ask<ProgramMade>(`/api/tables/${id}/seats/${seat}/token`, {}),
  endProgram: (id: string, seat: number) =>
    ask<TableInfo>(`/api/tables/${id}/seats/${seat}/token`, undefined, 'DELETE'),
  renewLinks: (id: string) => ask<TableInfo>(`/api/tables/${id}/links`, {}),
  /** Another table for the same people; the same one however often it is asked for. */
  rematch: (id: string) => ask<TableInfo>(`/api/tables/${id}/rematch`, {}),
  /** Bots that play for somebody here give the seats back. */
  comeBack: (id: string) => ask<TableInfo>(`/api/tables/${id}/return`, {}),
  hours: () => ask<HoursTold>('/api/hours'),
  setHours: (hours: HoursTold) => ask<HoursTold>('/api/hours', hours),
  words: (id: string, after: number) =>
    ask<{ readonly words: readonly Word[] }>(`/api/tables/${id}/words?after=${after}`),
  say: (id: string, say: { readonly seat: number; readonly key: string; readonly said: Said }) =>
    ask<Word>(`/api/tables/${id}/words`, say),
  notes: (id: string) => ask<Notes>(`/api/tables/${id}/notes`),
  note: (id: string, text: string) => ask<Notes>(`/api/tables/${id}/notes`, { text }),
  askRequest: (id: string, wanted: AskBody) => ask<TableInfo>(`/api/tables/${id}/requests`, wanted),
  answerRequest: (id: string, consent: ConsentBody) =>
    ask<TableInfo>(`/api/tables/${id}/requests/answer`, consent),
  withdrawRequest: (id: string, version: number) =>
    ask<TableInfo>(`/api/tables/${id}/requests/${version}`, undefined, 'DELETE'),
  leave: (id: string, seat: number, level: string) =>
    ask<TableInfo>(`/api/tables/${id}/seats/${seat}/leave`, { level }),
  reach: () => ask<Reach>('/api/reach'),
  devices: () => ask<DeviceList>('/api/devices'),
  code: () => ask<DeviceCode>('/api/devices/code', {}),
  bring: (code: string) => ask<DeviceList>('/api/devices', { code }),
  endDevice: (device: number) => ask<DeviceList>(`/api/devices/${device}`, undefined, 'DELETE'),
  send: (id: string, segment: SegmentBody) => ask<Happened>(`/api/tables/${id}/segments`, segment),
};
export type Api = typeof api;

export interface TableWish {
  readonly game: string;
  readonly options: unknown;
  readonly pace: TablePace;
  readonly time?: TimeAgreed;
  readonly seats: readonly SeatWish[];
  readonly editionFile?: unknown;
}

export interface AskBody {
  readonly kind: 'back' | 'stop';
  readonly seat: number;
  readonly version: number;
  /** Where it leads; of `back`. */
  readonly to?: number;
}

export interface ConsentBody {
  readonly seat: number;
  readonly version: number;
  readonly asker: number;
  readonly allow: boolean;
}

export interface SegmentBody {
  readonly seat: number;
  readonly version: number;
  /** The same for every attempt at the same segment: it is played once. */
  readonly key: string;
  readonly commands: readonly string[];
}
