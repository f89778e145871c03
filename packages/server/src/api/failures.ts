import type { FastifyError } from 'fastify';
import { RulesUnavailable } from '../rules/pool.ts';
import { StorageError } from '../storage/contract.ts';
import { Refused, refused } from '../tables/refused.ts';

/**
 * The refusal that is sent for an error.
 * @param request its id; with it the operator finds an internal error in the log
 */
export function refusalFor(error: unknown, request: string): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof RulesUnavailable) return refused(error.code);
  if (error instanceof StorageError) {
    if (error.fault === 'away') return refused('storage-away', { seconds: 1 });
    return refused(error.fault === 'full' ? 'storage-full' : 'storage-failed');
  }
  const { statusCode, validation, validationContext } = error as Partial<FastifyError>;
  if (validation !== undefined) {
    const [first] = validation;
    const where = `${validationContext ?? ''}${first?.instancePath ?? ''}`;
    const allowed: unknown = first?.params.allowedValues;
    const values = Array.isArray(allowed) ? `: ${allowed.join(', ')}` : '';
    return refused('request-malformed', { where, why: `${first?.message ?? ''}${values}` });
  }
  if (statusCode === 413) return refused('too-large');
  if (statusCode === 415) return refused('media-type');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return refused('request-malformed', { where: 'body', why: 'not JSON' });
  }
  return refused('server-failed', { request });
}
