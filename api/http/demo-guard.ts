import type { RequestHandler } from 'express';
import { isLoopbackHost } from '../../config/loopback';

/** Headers that proxies add. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
];

const text = (why: string): string =>
  `This portal runs in demo mode, with known passwords and PINs that anyone can read, so it answers this computer only. ${why}\n` +
  'For real use, set DEMO=0; the start then lists what else to set.\n';

/**
 * Refuses requests that came through a proxy or by another name than this computer's: a demo behind a proxy is public, although
 * it listens on loopback only.
 */
export const demoGuard: RequestHandler = (req, res, next) => {
  const header = PROXY_HEADERS.find((name) => req.headers[name] !== undefined);
  const isElsewhere = !isLoopbackHost((req.headers.host ?? '').replace(/:\d+$/, ''));
  if (header === undefined && !isElsewhere) return next();
  const why =
    header === undefined ? `The request is for another host.` : `The request came through a proxy (${header}).`;
  res.status(403).type('text/plain').send(text(why));
};
