import type { Refusal } from '@pangaea/rules/kernel';
import type {
  AnswerBack,
  Ask,
  AskBack,
  AskChallenge,
  AskCode,
  BotSeat,
  Came,
  Challenge,
  Claim,
  CodeSent,
  Come,
  Consent,
  Create,
  DeviceCode,
  DeviceList,
  DrawnWords,
  Erased,
  FewerSeats,
  Happened,
  Hours,
  KeyList,
  KeyPurpose,
  Leave,
  LetGo,
  LetIn,
  Link,
  Note,
  Notes,
  Offer,
  PersonFile,
  PresenceInfo,
  ProgramMade,
  Reach,
  Refused,
  Say,
  Segment,
  Shares,
  ShowKey,
  Shown,
  ShownKey,
  SignedIn,
  SignIn,
  TableInfo,
  TableList,
  WholeRecord,
  Word,
  WordList,
} from '@pangaea/wire';
import { SERVER_TIME } from '../../clock/server-time.ts';

/** An answer, a refusal, or silence when the server was not reached. */
export type ApiAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refused: Refused; readonly status: number };

/** Whether it is unknown what the server has done: it was not reached, or its answer was lost. */
export function isSilent({ status }: { readonly status: number }): boolean {
  return status === 0 || status === 503;
}

const UNREACHED: Refusal = { code: 'unreached', params: {} };

export async function ask<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
  keepalive = false,
): Promise<ApiAnswer<T>> {
  try {
    const response = await fetch(path, {
      method,
      keepalive,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    SERVER_TIME.hear(response.headers.get('date'));
    const json: unknown = await response.json();
    if (response.ok) return { ok: true, value: json as T };
    return { ok: false, refused: json as Refused, status: response.status };
  } catch {
    return { ok: false, refused: { refusal: UNREACHED }, status: 0 };
  }
}

/** The server's HTTP interface, as far as the page uses it. */
export const api = {
  /**
   * A page of the tables of this device; no answer means that no server is behind this page.
   * @param after the `next` of the page before
   */
  list: (after?: string) =>
    ask<TableList>(after === undefined ? '/api/tables' : `/api/tables?after=${after}`),
  create: (wanted: Create) => ask<TableInfo>('/api/tables', wanted),
  table: (id: string) => ask<TableInfo>(`/api/tables/${id}`),
  remove: (id: string) => ask<LetGo>(`/api/tables/${id}`, undefined, 'DELETE'),
  /** @param seat the viewer, if this device has several seats */
  game: (id: string, from = 0, seat?: number) =>
    ask<Shown>(`/api/tables/${id}/game?from=${from}${seat === undefined ? '' : `&seat=${seat}`}`),
  record: (id: string) => ask<WholeRecord>(`/api/tables/${id}/record`),
  presence: (id: string) => ask<PresenceInfo>(`/api/tables/${id}/presence`),
  /** The seat that a link would give. */
  offer: (id: string, link: Link) => ask<Offer>(`/api/tables/${id}/link`, link),
  /** @param share the share of the seat in a game that is not dealt yet */
  claim: (
    id: string,
    link: Link & Pick<Claim, 'beside'>,
    name: string,
    share: string | undefined,
  ) =>
    ask<TableInfo>(`/api/tables/${id}/seats`, {
      ...link,
      ...(share === undefined ? {} : { share }),
      ...(name === '' ? {} : { name }),
    } satisfies Claim),
  /** Adds a share for seats that were taken without one. */
  addShare: (id: string, seats: readonly number[], share: string) =>
    ask<TableInfo>(`/api/tables/${id}/shares`, { seats, share } satisfies Shares),
  free: (id: string, seat: number) =>
    ask<TableInfo>(`/api/tables/${id}/seats/${seat}`, undefined, 'DELETE'),
  /** Gives a free seat to a bot, before the deal. */
  giveToBot: (id: string, seat: number, level: BotSeat['level']) =>
    ask<TableInfo>(`/api/tables/${id}/seats/${seat}/bot`, { level } satisfies BotSeat),
  /**
   * Removes a free seat, before the deal.
   * @param of the number of seats that the person saw
   */
  removeSeat: (id: string, seat: number, of: number) =>
    ask<TableInfo>(`/api/tables/${id}/seats/${seat}/remove`, { of } satisfies FewerSeats),
  program: (id: string, seat: number) =>
    ask<ProgramMade>(`/api/tables/${id}/seats/${seat}/token`, {}),
  endProgram: (id: string, seat: number) =>
    ask<TableInfo>(`/api/tables/${id}/seats/${seat}/token`, undefined, 'DELETE'),
  renewLinks: (id: string) => ask<TableInfo>(`/api/tables/${id}/links`, {}),
  /** The rematch of a table; the same one at every call. */
  rematch: (id: string) => ask<TableInfo>(`/api/tables/${id}/rematch`, {}),
  /** Takes back the seats that bots play for this person. */
  comeBack: (id: string) => ask<TableInfo>(`/api/tables/${id}/return`, {}),
  keys: () => ask<KeyList>('/api/keys'),
  drawWords: () => ask<DrawnWords>('/api/keys/words', {}),
  mailCode: (wanted: AskCode) => ask<CodeSent>('/api/keys/code', wanted),
  challenge: (purpose: KeyPurpose) =>
    ask<Challenge>('/api/keys/challenge', { for: purpose } satisfies AskChallenge),
  addKey: (key: ShownKey) => ask<KeyList>('/api/keys', { key } satisfies ShowKey),
  proveKey: (key: ShownKey) => ask<KeyList>('/api/keys/proof', { key } satisfies ShowKey),
  removeKey: (id: number) => ask<KeyList>(`/api/keys/${id}`, undefined, 'DELETE'),
  personFile: () => ask<PersonFile>('/api/person'),
  /** Erases this person for good. */
  erase: () => ask<Erased>('/api/person', undefined, 'DELETE'),
  signIn: (wanted: SignIn) => ask<SignedIn>('/api/sign-in', wanted),
  hours: () => ask<Hours>('/api/hours'),
  setHours: (hours: Hours) => ask<Hours>('/api/hours', hours),
  words: (id: string, after: number) => ask<WordList>(`/api/tables/${id}/words?after=${after}`),
  say: (id: string, say: Say) => ask<Word>(`/api/tables/${id}/words`, say),
  notes: (id: string) => ask<Notes>(`/api/tables/${id}/notes`),
  note: (id: string, text: string) =>
    // It may be the last request of a page that is closed.
    ask<Notes>(`/api/tables/${id}/notes`, { text } satisfies Note, 'POST', true),
  askRequest: (id: string, wanted: Ask) => ask<TableInfo>(`/api/tables/${id}/requests`, wanted),
  answerRequest: (id: string, consent: Consent) =>
    ask<TableInfo>(`/api/tables/${id}/requests/answer`, consent),
  withdrawRequest: (id: string, version: number) =>
    ask<TableInfo>(`/api/tables/${id}/requests/${version}`, undefined, 'DELETE'),
  /** Asks the people at the table to let this device back into a seat. */
  askBack: (id: string, wanted: AskBack) => ask<TableInfo>(`/api/tables/${id}/let-back`, wanted),
  answerBack: (id: string, answer: AnswerBack) =>
    ask<TableInfo>(`/api/tables/${id}/let-back/answer`, answer),
  withdrawBack: (id: string, request: number) =>
    ask<TableInfo>(`/api/tables/${id}/let-back/${request}`, undefined, 'DELETE'),
  leave: (id: string, seat: number, level: Leave['level']) =>
    ask<TableInfo>(`/api/tables/${id}/seats/${seat}/leave`, { level } satisfies Leave),
  reach: () => ask<Reach>('/api/reach'),
  devices: () => ask<DeviceList>('/api/devices'),
  code: () => ask<DeviceCode>('/api/devices/code', {}),
  /** This device joins with a code; asked again, the server returns the state. */
  come: (coming: Come) => ask<Came>('/api/devices', coming),
  letIn: (answer: LetIn) => ask<DeviceList>('/api/devices/arrivals', answer),
  undoJoin: (join: number) => ask<DeviceList>(`/api/devices/joins/${join}`, undefined, 'DELETE'),
  endDevice: (device: number) => ask<DeviceList>(`/api/devices/${device}`, undefined, 'DELETE'),
  send: (id: string, segment: Segment) => ask<Happened>(`/api/tables/${id}/segments`, segment),
};
export type Api = typeof api;
