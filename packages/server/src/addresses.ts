import { networkInterfaces } from 'node:os';

/**
 * Lines for the terminal: the address of the page, and the addresses by which other machines reach
 * it.
 */
export function addressLines(host: string, port: number, publicUrl: string | undefined): string[] {
  const everywhere = host === '0.0.0.0' || host === '::';
  const local = everywhere || isLoopback(host) ? 'localhost' : inUrl(host);
  const lines = [`Pangaea is at  http://${local}:${port}/`];
  if (everywhere) {
    for (const address of lanAddresses()) lines.push(`for others     http://${address}:${port}/`);
  }
  if (publicUrl !== undefined) lines.push(`links lead to  ${publicUrl}/`);
  if (publicUrl !== undefined && !isLoopback(host)) {
    lines.push(
      'Others reach this port without the proxy, and plain http: close it to them, or use HOST=127.0.0.1.',
    );
  }
  if (isLoopback(host)) {
    lines.push('Only this machine can open it. For others in your network: HOST=0.0.0.0 npm start');
  }
  return lines;
}

/** Addresses of this machine in its local networks. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** Whether this host name or address reaches only this machine itself. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
