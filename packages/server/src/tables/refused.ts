import type { Refusal } from '@pangaea/rules/kernel';

/** Refusals of the server itself, each with its HTTP status. */
export const SERVER_REFUSALS = {
  'request-malformed': 400,
  'night-too-long': 400,
  'day-off-too-far': 400,
  'token-wrong': 401,
  'cross-site': 403,
  blocked: 403,
  'seat-key-wrong': 403,
  'code-wrong': 403,
  'arrival-refused': 403,
  'key-wrong': 403,
  'proof-needed': 403,
  'key-young': 403,
  'came-later': 403,
  'token-elsewhere': 403,
  'not-your-seat': 403,
  'not-your-table': 403,
  'not-met': 403,
  'seat-kept': 403,
  'unknown-host': 421,
  'not-found': 404,
  'table-unknown': 404,
  'table-deleted': 410,
  'device-unknown': 404,
  'arrival-gone': 404,
  'join-gone': 404,
  'word-unknown': 404,
  'invitation-gone': 404,
  'channel-unknown': 404,
  'key-unknown': 404,
  'too-slow': 408,
  stale: 409,
  'version-unknown': 409,
  'not-dealt': 409,
  'already-dealt': 409,
  'seats-changed': 409,
  'already-shared': 409,
  'key-reused': 409,
  'name-taken': 409,
  'seat-taken': 409,
  'seats-taken': 409,
  'sits-here': 409,
  'seat-here': 409,
  'too-few-to-agree': 409,
  'link-needed': 409,
  'seat-left': 409,
  'table-over': 409,
  'already-answered': 409,
  'ahead-changed': 409,
  'ahead-live': 409,
  'ahead-now': 409,
  'joined-lately': 409,
  'same-table': 409,
  'last-device': 409,
  'too-many-channels': 409,
  'too-many-keys': 409,
  'key-known': 409,
  'no-mail': 409,
  'no-passkeys': 409,
  'game-not-over': 409,
  'game-ended': 409,
  'request-open': 409,
  'request-gone': 409,
  'asked-before': 409,
  'not-asked': 403,
  'nobody-stays': 409,
  'too-large': 413,
  'media-type': 415,
  'channel-wrong': 422,
  'condition-unknown': 422,
  'edition-refused': 422,
  'game-unknown': 422,
  'seats-wrong': 422,
  'record-other-rules': 422,
  'orders-too-many': 429,
  'too-many-requests': 429,
  'too-many-words': 429,
  'asked-often': 429,
  'program-too-fast': 429,
  'too-many-backs': 429,
  'too-many-streams': 429,
  'tables-per-hour': 429,
  'tables-per-device': 429,
  'tables-full': 503,
  'rules-deadline': 503,
  'rules-failed': 503,
  'rules-busy': 503,
  'storage-away': 503,
  'storage-failed': 503,
  'server-failed': 500,
  'storage-full': 507,
} as const;

export type ServerRefusal = keyof typeof SERVER_REFUSALS;

/** The HTTP status of refusals by the rules. */
const BY_THE_RULES = 422;

/** A refused request; nothing was changed. Services throw it, and the HTTP side answers with it. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly status: number;
  /**
   * Further fields of the answer: the index of a refused move, or the steps that the sender has
   * missed.
   */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(refusal: Refusal, more: Readonly<Record<string, unknown>> = {}) {
    super(refusal.code);
    this.refusal = refusal;
    this.more = more;
    this.status = isServers(refusal.code) ? SERVER_REFUSALS[refusal.code] : BY_THE_RULES;
  }
}

export function refused(
  code: ServerRefusal,
  params: Refusal['params'] = {},
  more: Readonly<Record<string, unknown>> = {},
): Refused {
  return new Refused({ code, params }, more);
}

function isServers(code: string): code is ServerRefusal {
  return Object.hasOwn(SERVER_REFUSALS, code);
}
