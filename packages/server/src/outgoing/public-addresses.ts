import { inNetworks } from '../identity/networks.ts';

/** IPv4 networks that do not belong to the public internet (IANA, special-purpose addresses). */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** IPv6 addresses are refused outside these networks; an IPv4 address mapped into IPv6 counts as IPv4. */
const GLOBAL_IPV6 = ['2000::/3'];
/**
 * Exceptions inside those: tunnels, which lead to any IPv4 address, and addresses for documents and
 * tests.
 */
const SPECIAL_IPV6 = [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '3ffe::/16',
];

const isSpecial = inNetworks([...SPECIAL_IPV4, ...SPECIAL_IPV6]);
const isGlobal = inNetworks(['0.0.0.0/0', ...GLOBAL_IPV6]);

/** Whether a text is an address of the public internet. */
export function isPublicAddress(address: string): boolean {
  return isGlobal(address) && !isSpecial(address);
}
