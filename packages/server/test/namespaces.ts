// Networks of their own on this machine (Linux, as root), which can be taken apart: what is sent is lost, and nobody is told.
// No address in them leads anywhere else.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { ListenOptions, NetConnectOpts } from 'node:net';
import { fileURLToPath } from 'node:url';

/** No machine has this address (locally administered): what is sent there is lost. */
const NOBODY = '02:00:00:00:00:01';
const ROADS = fileURLToPath(new URL('road-in-namespace.ts', import.meta.url));

/** One end of a link. */
interface End {
  readonly namespace: string;
  readonly device: string;
  readonly address: string;
}

/** A link between two namespaces, as a cable is. */
export interface Link {
  /** The addresses of its ends. */
  readonly here: string;
  readonly there: string;
  /** From now on everything is lost, both ways. Both ends believe that the link is there. */
  cut(): void;
  mend(): void;
}

export interface Namespace {
  readonly name: string;
  /** Words before a command that is to run in it, as another user than root where one is named. */
  within(user?: { readonly uid: number; readonly gid: number }): readonly string[];
  /** A link to another namespace. @param net two numbers of 198.18.0.0/15, whose addresses are for tests of networks (RFC 2544) */
  link(other: Namespace, net: readonly [number, number]): Link;
  /** Ways in and out that are never cut. */
  open(roads: readonly (readonly [NetConnectOpts, ListenOptions])[]): Promise<void>;
  remove(): Promise<void>;
}

/** Why this machine has no network namespaces for tests; undefined where it has. */
export function whyNoNamespaces(): string | undefined {
  if (process.platform !== 'linux') return 'network namespaces are Linux’s';
  if (process.getuid?.() !== 0) return 'only root makes network namespaces';
  for (const program of ['ip', 'nsenter']) {
    if (spawnSync(program, ['--version']).error !== undefined) {
      return `this machine has no \`${program}\` (Debian: iproute2, util-linux)`;
    }
  }
  const name = newName();
  try {
    ip('netns', 'add', name);
    ip('netns', 'del', name);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** @throws Error with the reason where there are none */
export function newNamespace(): Namespace {
  const name = newName();
  ip('netns', 'add', name);
  ip('-n', name, 'link', 'set', 'lo', 'up');
  const children: ChildProcess[] = [];
  const within: Namespace['within'] = (user) => [
    'nsenter',
    `--net=/run/netns/${name}`,
    ...(user === undefined ? [] : [`--setuid=${user.uid}`, `--setgid=${user.gid}`]),
  ];
  return {
    name,
    within,
    link: (other, [high, low]) => {
      const [device, there] = [newName(), newName()];
      const ends: readonly [End, End] = [
        { namespace: name, device, address: `198.18.${high}.${4 * low + 1}` },
        {
          namespace: other.name,
          device: there,
          address: `198.18.${high}.${4 * low + 2}`,
        },
      ];
      const [one, second] = ends;
      const peer = ['peer', 'name', there, 'netns', second.namespace];
      ip('link', 'add', device, 'netns', name, 'type', 'veth', ...peer);
      for (const { namespace, device: own, address } of ends) {
        ip('-n', namespace, 'address', 'add', `${address}/30`, 'dev', own);
        ip('-n', namespace, 'link', 'set', own, 'up');
      }
      // Each end takes the other for a machine that does not exist.
      const cut = ({ namespace, device: own }: End, { address }: End) =>
        ip('-n', namespace, 'neigh', 'replace', address, 'lladdr', NOBODY, 'dev', own);
      const mend = ({ namespace, device: own }: End, { address }: End) =>
        ip('-n', namespace, 'neigh', 'del', address, 'dev', own);
      const both = (work: typeof cut) => {
        work(one, second);
        work(second, one);
      };
      const [here, far] = [one.address, second.address];
      return { here, there: far, cut: () => both(cut), mend: () => both(mend) };
    },
    open: async (roads) => {
      const [program, ...words] = [...within(), process.execPath, ROADS, JSON.stringify(roads)];
      const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
      children.push(child);
      await once(child.stdout, 'data');
    },
    remove: async () => {
      for (const child of children) {
        child.stdin?.end();
        if (child.exitCode === null) await once(child, 'exit');
      }
      if (existsSync(`/run/netns/${name}`)) ip('netns', 'del', name);
    },
  };
}

/** Names of devices have at most 15 letters. */
function newName(): string {
  return `pang${crypto.randomUUID().slice(0, 8)}`;
}

/** @throws Error as `ip` says it */
function ip(...words: readonly string[]): void {
  const { status, stderr, error } = spawnSync('ip', words, { encoding: 'utf8' });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`ip ${words.join(' ')}: ${stderr.trim()}`);
}
