import { coverageTable, zeros } from '@pangaea/rules/conformance';
import type { Messages } from '../messages/index.ts';
import type { ConformanceResult } from './shares.ts';

const SLOW_SHOWN = 5;

/** The number of games of a run by default: enough for every row of Terra Nova. */
export const USUAL_GAMES = 2000;

/** The coverage table, slow calls, failures, and the result. */
export function conformanceReport(result: ConformanceResult, say: Messages): string {
  const { conformance: words } = say;
  const lines = [coverageTable(result), ''];
  for (const { call, milliseconds, reproduce } of result.slow.slice(0, SLOW_SHOWN)) {
    lines.push(words.slow(call, milliseconds), `  ${reproduce}`);
  }
  for (const { law, detail, reproduce } of result.failures) {
    lines.push(words.failure(law), `  ${detail}`, `  ${reproduce}`);
  }
  const never = zeros(result).length;
  lines.push(words.summary(result), words.verdict(result.failures.length, never));
  if (result.failures.length === 0 && never > 0 && result.games < USUAL_GAMES) {
    lines.push(words.tooFew(USUAL_GAMES));
  }
  return `${lines.join('\n')}\n`;
}
