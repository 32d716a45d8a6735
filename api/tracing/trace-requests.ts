import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestHandler } from 'express';

const tracer = () => trace.getTracer('emet-portal');

interface Options {
  /** Whether the callers are our own processes, whose traces go on here. Otherwise their trace is only linked: anyone can send any. */
  readonly ownCallers: boolean;
}

/** Makes each call a span, named by the path that it is declared with. Streams, which last as long as a page, have none. */
export const traceRequests =
  ({ ownCallers }: Options): RequestHandler =>
  (req, res, next) => {
    const remote = propagation.extract(context.active(), req.headers);
    const theirs = trace.getSpanContext(remote);
    const span = tracer().startSpan(
      req.method,
      { kind: SpanKind.SERVER, ...(theirs && !ownCallers && { links: [{ context: theirs }] }) },
      ownCallers ? remote : context.active(),
    );
    span.setAttributes({ 'http.request.method': req.method, 'portal.request_id': String(req.id ?? '') });
    res.once('finish', () => {
      if (res.getHeader('content-type') === 'text/event-stream') return;
      const declared: unknown = req.route?.path;
      if (typeof declared === 'string') {
        span.updateName(`${req.method} ${declared}`);
        span.setAttribute('http.route', declared);
      }
      span.setAttribute('http.response.status_code', res.statusCode);
      if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(context.active(), span), next);
  };
