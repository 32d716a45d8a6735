import { hostname } from 'node:os';
import { version } from '../../package.json' with { type: 'json' };

/** Sends what is left, and stops. */
type Stop = () => Promise<void>;

interface Options {
  /** The collector, such as http://127.0.0.1:4318; absent: nothing is traced, and the SDK is not even loaded. */
  readonly endpoint: string | undefined;
  /** The name of this program among the others. */
  readonly service: string;
}

/**
 * Sends the spans of this process to an OpenTelemetry collector (OTLP over HTTP), in batches, beside the work: a collector that is away costs
 * its spans and nothing else.
 */
export async function startTracing({ endpoint, service }: Options): Promise<Stop> {
  if (endpoint === undefined) return async () => undefined;
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.version': version,
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return () => provider.shutdown();
}
