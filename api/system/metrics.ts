import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SlowCall } from '../../domain/system/system.schemas';

/** Upper bounds in seconds: from what a page does not notice to what a user gives up on. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Prometheus waits ten seconds for all metrics. */
const GAUGE_LIMIT_MS = 3000;

/** Whether an operation of the LOS worked, or how it failed. */
export type LosOutcome = 'ok' | 'refused' | 'failed';

/** How often and how fast this process does its work since it started. Labels never have a loan, a user or another value of a request. */
export interface Metrics {
  call(call: { readonly method: string; readonly path: string; readonly status: number }, seconds: number): void;
  los(operation: string, outcome: LosOutcome, seconds: number): void;
  /** A value that is read when the metrics are. */
  gauge(name: string, help: string, label: string | null, read: () => GaugeValues | Promise<GaugeValues>): void;
  /** The calls with the highest 95th percentile. */
  slowCalls(most: number): Promise<readonly SlowCall[]>;
  /** The text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

type GaugeValues = Readonly<Record<string, number>>;

interface Bucketed {
  readonly labels: Readonly<Record<string, string | number>>;
  readonly metricName?: string;
  readonly value: number;
}

/** What is known of one call: its buckets are in rising order. */
interface Distribution {
  readonly name: string;
  readonly buckets: { readonly below: number; readonly count: number }[];
}

const callName = ({ labels }: Bucketed): string => `${labels.method} ${labels.path}`;

function distributions(values: readonly Bucketed[]): Distribution[] {
  const all = new Map<string, Map<number, number>>();
  for (const one of values) {
    if (!one.metricName?.endsWith('_bucket')) continue;
    const below = Number(one.labels.le === '+Inf' ? Number.POSITIVE_INFINITY : one.labels.le);
    const counts = all.get(callName(one)) ?? new Map<number, number>();
    // The same call has a histogram for each status.
    counts.set(below, (counts.get(below) ?? 0) + one.value);
    all.set(callName(one), counts);
  }
  return [...all].map(([name, counts]) => ({
    name,
    buckets: [...counts].map(([below, count]) => ({ below, count })).sort((one, other) => one.below - other.below),
  }));
}

/** The bound that this share of the calls is below; of the slowest calls, the last bound. */
function bound({ buckets }: Distribution, share: number): number {
  const total = buckets.at(-1)?.count ?? 0;
  const found = buckets.find(({ count }) => count >= total * share)?.below ?? 0;
  return Math.round(Math.min(found, SECONDS.at(-1) ?? 0) * 1000);
}

const slowCall = (calls: Distribution): SlowCall => ({
  call: calls.name,
  count: calls.buckets.at(-1)?.count ?? 0,
  median: bound(calls, 0.5),
  slowest5: bound(calls, 0.95),
});

async function inTime(read: () => GaugeValues | Promise<GaugeValues>): Promise<GaugeValues> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), GAUGE_LIMIT_MS);
  });
  return Promise.race([read(), limit]).finally(() => clearTimeout(timer));
}

/** `ofProcess` adds memory, event loop and garbage collection of this process. */
export function createMetrics({ ofProcess = false } = {}): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'portal_call_seconds',
    help: 'Calls of the API by method, path and status',
    labelNames: ['method', 'path', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  const los = new Histogram({
    name: 'portal_los_seconds',
    help: 'Operations of the loan origination system by outcome',
    labelNames: ['operation', 'outcome'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    call: ({ method, path, status }, seconds) => calls.observe({ method, path, status }, seconds),
    los: (operation, outcome, seconds) => los.observe({ operation, outcome }, seconds),
    gauge(name, help, label, read) {
      new Gauge({
        name,
        help,
        labelNames: label === null ? [] : [label],
        registers: [registry],
        async collect() {
          this.reset();
          // Without this value, the others are still there, such as when the database does not answer.
          const values = await inTime(read).catch(() => ({}));
          for (const [of, value] of Object.entries(values)) this.set(label === null ? {} : { [label]: of }, value);
        },
      });
    },
    async slowCalls(most) {
      const { values } = await calls.get();
      return distributions(values)
        .map(slowCall)
        .sort((one, other) => other.slowest5 - one.slowest5 || other.count - one.count)
        .slice(0, most);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
