import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const REQUEST_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const PUBLISH_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5];

/** Read when the metrics are scraped. */
interface Sources {
  readonly revision: () => number;
  readonly openStreams: () => number;
}

/** Metrics for Prometheus. Requests are labelled by route, so that clients cannot add labels. */
export interface Metrics {
  readonly contentType: string;
  readonly observeRequest: (route: string, method: string, status: number, seconds: number) => void;
  /** A read that was answered on the fast path. */
  readonly countPrepared: (isNotModified: boolean) => void;
  readonly observePublish: (seconds: number) => void;
  readonly text: (sources: Sources) => Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Memory, garbage collection, descriptors, and the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'ces_requests_total',
    help: 'Requests answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'ces_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['route'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const publish = new Histogram({
    name: 'ces_publish_seconds',
    help: 'Time to derive and encode all data after a change.',
    buckets: PUBLISH_SECONDS,
    registers,
  });
  const revision = new Gauge({
    name: 'ces_revision',
    help: 'The published revision.',
    registers,
  });
  const streams = new Gauge({
    name: 'ces_open_event_streams',
    help: 'Open event streams.',
    registers,
  });
  // Plain counters, since thousands of reads a second pass here; they are turned into metrics when scraped.
  let sent = 0;
  let notModified = 0;
  new Counter({
    name: 'ces_prepared_reads_total',
    help: 'Public requests answered with a precomputed response, before any route.',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset();
      this.inc({ status: 200 }, sent);
      this.inc({ status: 304 }, notModified);
    },
  });
  return {
    contentType: registry.contentType,
    observeRequest(route, method, status, taken) {
      requests.inc({ route, method, status });
      seconds.observe({ route }, taken);
    },
    countPrepared(isNotModified) {
      if (isNotModified) notModified += 1;
      else sent += 1;
    },
    observePublish: (taken) => publish.observe(taken),
    text(sources) {
      revision.set(sources.revision());
      streams.set(sources.openStreams());
      return registry.metrics();
    },
  };
}
