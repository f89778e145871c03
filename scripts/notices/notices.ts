import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLATFORM_PACKAGES } from '../launch/runtime.mjs';

/** A package of other authors, as the lock file and its own package.json describe it. */
interface ThirdParty {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /**
   * Whether the package is used for development only: no published package and no running server
   * needs it.
   */
  readonly tool: boolean;
}

interface LockEntry {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** Licences under which a package may be distributed together with this project. */
const ACCEPTED =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|Unlicense)\b/;

/**
 * The text of THIRD-PARTY-NOTICES.md. The list of packages comes from the lock file, for every
 * platform; the licence comes from the installed package, if it is installed.
 * @throws {Error} if a distributed package has no licence text, or a licence that is not known to
 * fit
 */
export function noticesOf(root: string): string {
  const packages = thirdParties(root);
  const runtime = new Set(Object.values(PLATFORM_PACKAGES));
  const node = packages.filter(({ name }) => runtime.has(name));
  const shipped = packages.filter(({ name, tool }) => !tool && !runtime.has(name));
  const tools = packages.filter(({ tool }) => tool);
  return `${[
    '# Third-party notices',
    'Written by `npm run notices`; a test holds it up to date. Pangaea itself is under the MIT licence (LICENSE).',
    '## What is passed on with Pangaea',
    shipped.length === 0
      ? 'Nothing: the published packages have no dependency.'
      : shipped.map((each) => section(root, each)).join('\n\n'),
    '## Data',
    'The list of characters that look alike (`packages/server/src/identity/confusables.ts`) is made from ICU, © 1991-2022 Unicode, Inc., under this licence:',
    `\`\`\`text\n${UNICODE}\n\`\`\``,
    '## The runtime',
    `Started from its repository, Pangaea installs Node.js ${node[0]?.version ?? ''} as one of these packages. It is not passed on with Pangaea. Node.js is under the MIT licence and contains parts under others; the full text lies in the package as LICENSE.`,
    table(node),
    '## Tools',
    'These are installed to build and test Pangaea, and are not passed on with it. Of those that are made for one platform, only the fitting ones are installed.',
    table(tools),
  ].join('\n\n')}\n`;
}

function thirdParties(root: string): readonly ThirdParty[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && entry.link !== true)
    .map(([path, entry]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      license: installedLicense(join(root, path)) ?? entry.license ?? 'not stated',
      tool: entry.dev === true || entry.devOptional === true,
    }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** Packages under the MIT licence that name the holder but do not include the text. */
const WITHOUT_TEXT: ReadonlyMap<string, string> = new Map([
  ['abstract-logging', 'James Sumners'],
  ['pg-types', '2014 Brian M. Carlson'],
  ['pgpass', '2013-2016 Hannes Hörl'],
]);

/**
 * The licence of this project is the MIT licence: its text is used, without the line of the
 * holders.
 */
const MIT = readFileSync(join(import.meta.dirname, '../../LICENSE'), 'utf8')
  .replace(/^[\s\S]*?Copyright[^\n]*\n+/, '')
  .trim();

/** The licence of ICU and of the data of Unicode in it. */
const UNICODE = readFileSync(join(import.meta.dirname, 'unicode-licence.txt'), 'utf8').trim();

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function installedLicense(directory: string): string | undefined {
  const manifest = join(directory, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { license } = JSON.parse(readFileSync(manifest, 'utf8')) as { license?: unknown };
  return typeof license === 'string' ? license : undefined;
}

function section(root: string, { path, name, version, license }: ThirdParty): string {
  if (!ACCEPTED.test(license)) throw new Error(`${name}: is the licence ${license} acceptable?`);
  const directory = join(root, path);
  const file = readdirSync(directory).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const holder = WITHOUT_TEXT.get(name);
  if (file === undefined && holder === undefined) throw new Error(`${name} brings no licence text`);
  const text =
    file === undefined
      ? `Copyright (c) ${holder}\n\n${MIT}`
      : readFileSync(join(directory, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return `### ${name} ${version} (${license})\n\n\`\`\`text\n${text}\n\`\`\``;
}

function table(packages: readonly ThirdParty[]): string {
  const rows = packages.map((each) => `| ${each.name} | ${each.version} | ${each.license} |`);
  return ['| package | version | licence |', '|---|---|---|', ...rows].join('\n');
}
