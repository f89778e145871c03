import { isIP } from 'node:net';

/** Names under which home networks know a machine besides its own: `nas.local`, `nas.lan`. */
const LOCAL_ENDINGS = new Set(['local', 'lan', 'home', 'internal', 'fritz.box', 'home.arpa']);

/**
 * Whether the server answers to this `Host`: where a proxy shows it, to numbers, to `localhost`, and to the name of
 * the machine. Pages of other sites can make a name of theirs lead here (DNS rebinding); links would be made
 * from it, and browsers would take their requests for our page's.
 * @param host as the request has it, with the port; undefined where there was none
 * @param machine what the machine calls itself
 */
export function isOurHost(
  host: string | undefined,
  publicUrl: string | undefined,
  machine: string,
): boolean {
  if (host === undefined) return true;
  if (publicUrl !== undefined && host.toLowerCase() === new URL(publicUrl).host) return true;
  // Anything else than a name and a port.
  if (/[/\\?#@]/.test(host)) return false;
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  if (url === undefined) return false;
  const name = url.hostname.toLowerCase();
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  const [own] = machine.toLowerCase().split('.', 1);
  if (own === '' || !(name === own || name.startsWith(`${own}.`))) return false;
  return (
    name === own || name === machine.toLowerCase() || LOCAL_ENDINGS.has(name.slice(own.length + 1))
  );
}
