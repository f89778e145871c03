import { isIP } from 'node:net';

/** Endings of names that home networks give to a machine, such as `nas.local` and `nas.lan`. */
const LOCAL_ENDINGS = new Set(['local', 'lan', 'home', 'internal', 'fritz.box', 'home.arpa']);

/**
 * Whether the server answers to this `Host` header: its public name, an IP address, `localhost`, or
 * the name of the machine. Another site can point its own host name here (DNS rebinding); links
 * would then contain that name, and browsers would treat that page as ours.
 * @param host as in the request, with the port; undefined if the request has none
 * @param machineName gives the name of the machine; only called for other names
 */
export function isOurHost(
  host: string | undefined,
  publicUrl: string | undefined,
  machineName: () => string,
): boolean {
  if (host === undefined) return true;
  if (publicUrl !== undefined && host.toLowerCase() === new URL(publicUrl).host) return true;
  // Text that is more than a name and a port.
  if (/[/\\?#@]/.test(host)) return false;
  const url = URL.parse(`http://${host}`);
  if (url === null) return false;
  const name = url.hostname.toLowerCase();
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  const machine = machineName().toLowerCase();
  const [own] = machine.split('.', 1);
  if (own === '' || !(name === own || name.startsWith(`${own}.`))) return false;
  return name === own || name === machine || LOCAL_ENDINGS.has(name.slice(own.length + 1));
}
