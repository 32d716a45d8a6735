import { z } from 'zod';

/** Named by the OpenTelemetry specification, whose other variables the exporter reads itself. */
export const tracingVariables = { OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional() } as const;
