import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Without {@link startTracing} it makes spans that do nothing. */
const tracer = () => trace.getTracer('emet-portal');

/** What kind of error it was: messages may have values of a loan. */
const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/**
 * Does work as a span of the current trace. Names and attributes never have a loan, a user or another value: IDs of requests and orders
 * only, which the log and the audit have, too.
 */
export function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setAttribute('error.type', kindOf(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The same port, with a span for each call that takes time: `los loadLoan`. */
export function tracedPort<Port extends object>(party: string, port: Port): Port {
  return new Proxy(port, {
    get(target, name, receiver) {
      const operation: unknown = Reflect.get(target, name, receiver);
      if (typeof operation !== 'function' || typeof name !== 'string') return operation;
      return (...values: unknown[]): unknown => {
        const span = tracer().startSpan(`${party} ${name}`, { kind: SpanKind.CLIENT });
        const answer: unknown = context.with(trace.setSpan(context.active(), span), () =>
          operation.apply(target, values),
        );
        if (!(answer instanceof Promise)) return answer;
        answer
          .catch((error: unknown) => {
            span.setAttribute('error.type', kindOf(error));
            span.setStatus({ code: SpanStatusCode.ERROR });
          })
          .finally(() => span.end());
        return answer;
      };
    },
  });
}

/** A statement that has run, as a span of the current trace: its text, which has numbered places instead of values. */
export function statementSpan(text: string, milliseconds: number): void {
  const ended = Date.now();
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  tracer()
    .startSpan('statement', { kind: SpanKind.CLIENT, startTime: ended - milliseconds, attributes })
    .end(ended);
}

/** The headers that continue the current trace in another process; none without a trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
