// Packages as npm packs them, installed into an empty folder.
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { npmCommand } from '../../scripts/launch/install.mjs';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Files that are needed to pack, besides the packages. */
const PROJECT = ['package.json', 'tsconfig.base.json', 'tsconfig.build.json', 'scripts'];

const UNPACKED = new Set(['node_modules', 'dist', 'package.json.source']);

/**
 * Packs packages of the repository and installs them, with no network, into a folder of their own.
 * Packing swaps a package.json for a moment, so it happens in a copy of the repository.
 * @param names directories under packages/
 * @returns the folder and what removes it
 */
export async function installPacked(names: readonly string[]) {
  const scratch = mkdtempSync(join(tmpdir(), 'pangaea pack '));
  const copy = join(scratch, 'repository');
  for (const path of [...PROJECT, ...names.map((name) => `packages/${name}`)]) {
    cpSync(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (from) => !UNPACKED.has(basename(from)),
    });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const name of names) {
    await npm(['pack', '--pack-destination', scratch], join(copy, 'packages', name));
  }

  const folder = join(scratch, 'installed');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const archives = readdirSync(scratch).filter((file) => file.endsWith('.tgz'));
  await npm(['install', '--offline', ...archives.map((file) => join(scratch, file))], folder);
  return { folder, copy, remove: () => rmSync(scratch, { recursive: true, force: true }) };
}

/** Directories under packages/ whose package is published and has sources. */
export function publishedPackages(): readonly string[] {
  return readdirSync(join(ROOT, 'packages')).filter((name) => {
    const directory = join(ROOT, 'packages', name);
    return existsSync(join(directory, 'src')) && manifestIn(directory).private === false;
  });
}

export interface Manifest {
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

export function manifestIn(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;
}

async function npm(args: readonly string[], cwd: string): Promise<void> {
  const [command, prefix, shell] = npmCommand(process.env, process.platform, process.execPath);
  const flags = ['--loglevel=error', '--no-audit', '--no-fund'];
  await run(command, [...prefix, ...args, ...flags], { cwd, shell, env: cleanEnvironment() });
}

/** The environment without what an npm around us says about its own project. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(lifecycle|package|command)|npm_config_local_prefix|INIT_CWD)/.test(name),
    ),
  );
}

/** Runs a program; when it fails, the error holds all that it said. */
export const run = promisify(execFile);
