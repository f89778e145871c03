import type { Thinker } from '../bots/pool.ts';
import type { Storage } from '../storage/contract.ts';
import { listenForMetrics, type MetricsPlace, type MetricsServer } from './listen.ts';
import { measuredStorage, measuredThinker } from './measured.ts';
import type { Meter } from './meter.ts';
import type { Levels } from './prometheus.ts';

/** The measuring of a server. Without a port for reading, nothing is measured. */
export interface Metering {
  readonly meter: Meter | undefined;
  storage(storage: Storage): Storage;
  thinker(thinker: Thinker): Thinker;
  /** @returns the port of the metrics @throws Stop if the port cannot be used */
  listen(levels: Levels): Promise<number | undefined>;
  close(): Promise<void>;
}

const NOTHING_MEASURED: Metering = {
  meter: undefined,
  storage: (storage) => storage,
  thinker: (thinker) => thinker,
  listen: async () => undefined,
  close: async () => undefined,
};

/** The library is loaded only if something is measured. */
export async function meteringAt(place: MetricsPlace | undefined): Promise<Metering> {
  if (place === undefined) return NOTHING_MEASURED;
  const metrics = (await import('./prometheus.ts')).prometheus();
  const { meter } = metrics;
  let server: MetricsServer | undefined;
  return {
    meter,
    storage: (storage) => measuredStorage(storage, meter),
    thinker: (thinker) => measuredThinker(thinker, meter),
    listen: async (levels) => {
      metrics.watch(levels);
      server = await listenForMetrics(place, metrics);
      return server.port;
    },
    close: async () => server?.close(),
  };
}
