import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EXIT, Stop } from '../exit.ts';
import type { Metrics } from './prometheus.ts';

/** The place where metrics are read. */
export interface MetricsPlace {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Answers `GET /metrics` at a separate port, which no visitor of the page can reach.
 * @throws Stop if the port cannot be used
 */
export async function listenForMetrics(
  { host, port }: MetricsPlace,
  metrics: Metrics,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isAsked = request.url === '/metrics' && request.method === 'GET';
    if (!isAsked) {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 5_000;
  server.maxConnections = 16;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((error: unknown) => {
    const { code } = error as { readonly code?: string };
    if (code === undefined) throw error;
    const isTaken = code === 'EADDRINUSE';
    throw new Stop(
      isTaken ? EXIT.portTaken : EXIT.address,
      `Metrics cannot be offered at ${host}, port ${port} (${code}). Set METRICS_PORT or METRICS_HOST.`,
    );
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
