import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';

/** Proxies on the same machine, which are trusted by default. */
export const LOOPBACK: readonly string[] = ['127.0.0.0/8', '::1'];

/**
 * An address in its standard form, without port, brackets and zone, and IPv4 as IPv4. So a machine
 * counts as one, however its address is written.
 * @returns undefined for text that is not an address
 */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bare =
    /^\[(.+)\](?::\d+)?$/.exec(trimmed)?.[1] ??
    /^([\d.]+):\d+$/.exec(trimmed)?.[1] ??
    trimmed.split('%', 1)[0];
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  const mapped = /^::ffff:([\d.]+)$/.exec(address)?.[1];
  return mapped ?? address;
}

/**
 * Returns a function that says whether an address is in one of these networks.
 * @param networks addresses, or prefixes such as `10.0.0.0/8` and `fd00::/8`
 * @throws RangeError naming the first text that is not a network
 */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [text, length] = network.split('/', 2);
    const address = plainAddress(text);
    const bits = length === undefined || /^\d{1,3}$/.test(length) ? length : undefined;
    if (address === undefined || (bits === undefined && network.includes('/'))) {
      throw new RangeError(network);
    }
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else if (Number(bits) > (family === 'ipv4' ? 32 : 128)) throw new RangeError(network);
    else list.addSubnet(address, Number(bits), family);
  }
  return (text) => {
    const address = plainAddress(text);
    return address !== undefined && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  };
}

/**
 * The networks that contain an address, smallest first: the address itself, and for IPv6 the /64 of
 * a line and the /56 and /48 that a customer may have. All texts that are not addresses count as
 * one network: otherwise each of them would be a new visitor.
 */
export function networksOf(text: string): readonly [string, ...string[]] {
  const address = plainAddress(text);
  if (address === undefined) return ['unknown'];
  if (isIPv4(address)) return [address];
  const [a, b, c, d] = groupsOf(address).map((group) => Number.parseInt(group, 16));
  const name = (...groups: readonly number[]) => groups.map((each) => each.toString(16)).join(':');
  return [`${name(a, b, c, d)}/64`, `${name(a, b, c, d & 0xff00)}/56`, `${name(a, b, c)}/48`];
}

function groupsOf(address: string): readonly string[] {
  const [head, tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (tail === undefined) return groups;
  const end = tail.split(':').filter((group) => group !== '');
  while (groups.length + end.length < 8) groups.push('0');
  return [...groups, ...end];
}
