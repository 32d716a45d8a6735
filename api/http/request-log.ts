import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** A Social Security number that someone typed where a loan number belongs, as people write it. */
const SSN = /(?<!\d)\d{3}[-.\s+]?\d{2}[-.\s+]?(\d{4})(?!\d)/g;

const withoutSsn = (text: string): string => text.replaceAll(SSN, '***-**-$1');

/** A path as the calls read it. One that does not decode reaches no call. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The request ID that a client or proxy gave, which finds the request in their logs. It identifies nothing here: anyone can send any. */
function clientIdOf(req: IncomingMessage): string | undefined {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? withoutSsn(given) : undefined;
}

/** The path without its query, which may hold secrets, and without Social Security numbers. */
function pathOf(req: IncomingMessage & { originalUrl?: string }): string {
  const path = (req.originalUrl ?? req.url ?? '').split('?')[0] ?? '';
  const masked = withoutSsn(decoded(path));
  return masked === decoded(path) ? path : masked;
}

/**
 * Logs one line per request: ID, the client's ID, method, path, status, time. No other headers, no query, no body. A handed-over session ID in a path
 * is a credential, so it is cut off.
 */
export const requestLog = (log: Logger) =>
  pinoHttp({
    logger: log,
    genReqId: (_req, res) => {
      const id = randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: {
      ignore: (req) => req.url === '/healthz' || req.url === '/readyz',
    },
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
    serializers: {
      req: (req: { id: string; method: string; raw: IncomingMessage }) => ({
        id: req.id,
        clientId: clientIdOf(req.raw),
        method: req.method,
        path: pathOf(req.raw).replace(/(lqb-integration|landing)\/[^/]+/i, '$1/…'),
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
    },
  });
