import type { DeviceKind } from '../storage/contract.ts';

/** Patterns of browsers. The first match counts, since browsers also name their ancestors. */
const BROWSERS = [
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const satisfies readonly (readonly [string, RegExp])[];

const SYSTEMS = [
  ['Android', /Android/],
  ['iPadOS', /iPad/],
  ['iOS', /iPhone|iPod/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** The kind of a device, derived from its `User-Agent`; nothing else of that header is kept. */
export function deviceKind(userAgent: string | undefined): DeviceKind {
  const said = userAgent ?? '';
  const system = SYSTEMS.find(([, mark]) => mark.test(said))?.[0];
  const browser = BROWSERS.find(([, mark]) => mark.test(said))?.[0];
  const names = [browser, system].filter((name) => name !== undefined);
  return { kind: kindOf(said, system), browser: names.join(' · ') };
}

function kindOf(said: string, system: string | undefined): DeviceKind['kind'] {
  if (system === undefined) return 'unknown';
  if (system === 'iPadOS') return 'tablet';
  if (system === 'iOS') return 'phone';
  if (system === 'Android') return /Mobile/.test(said) ? 'phone' : 'tablet';
  return 'computer';
}
